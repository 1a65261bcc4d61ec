/** Runs what it is given, `most` at a time, the others in the order in which they came. */
export function limitTo(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next one: a newcomer must not take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
