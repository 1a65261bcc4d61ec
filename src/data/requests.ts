/** Collects the writes of a transaction, so that a failed one fails the transaction although nobody awaits it. */
export function createRequests() {
  const made: Promise<void>[] = [];
  return {
    /** `write` may throw or reject; either way the returned promise rejects, and handled. */
    add(write: () => unknown): Promise<void> {
      const result = (async () => void (await write()))();
      result.catch(() => {});
      made.push(result);
      return result;
    },
    done: () => Promise.all(made),
  };
}
