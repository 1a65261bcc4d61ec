const MAX_NAME_LENGTH = 200;

/** Returns a name that no project has: the given one, or "Crumb (copy)", "Crumb (copy 2)" and so on. */
export function freeProjectName(name: string, taken: ReadonlySet<unknown>, how: "copy" | "imported") {
  const [, stem = name] = new RegExp(`^(.*?) \\(${how}(?: \\d+)?\\)$`, "s").exec(name) ?? [];
  let free = name;
  for (let number = 1; taken.has(free); number++) {
    const ending = number === 1 ? ` (${how})` : ` (${how} ${number})`;
    // Counts code points, as the limit does, so that no surrogate pair is split.
    free =
      Array.from(stem)
        .slice(0, MAX_NAME_LENGTH - ending.length)
        .join("") + ending;
  }
  return free;
}
