interface Room {
  words: string;
  width: number;
  height: number;
  /** Line height. */
  leading: number;
  /** In pixels, largest first. */
  sizes: readonly number[];
}

/**
 * Wraps a text in the largest size in which it fits; in the smallest size it is shortened with an ellipsis if
 * necessary. `measure` returns the width of words in pixels.
 */
export function fitted(
  { words, width, height, leading, sizes }: Room,
  measure: (words: string, size: number) => number,
) {
  const smallest = sizes.at(-1) ?? 28;
  const most = (size: number) => Math.max(1, Math.floor(height / (size * leading)));
  const size = sizes.find((one) => {
    const lines = wrapped(words, (line) => measure(line, one) <= width);
    return lines.length <= most(one) && lines.every((line) => measure(line, one) <= width);
  });
  const fits = (line: string) => measure(line, size ?? smallest) <= width;
  const lines = wrapped(words, fits);
  if (size !== undefined) return { size, lines };
  const shown = lines.slice(0, most(smallest));
  const isCut = (line: string, index: number) =>
    !fits(line) || (index === shown.length - 1 && lines.length > shown.length);
  return {
    size: smallest,
    lines: shown.map((line, index) => (isCut(line, index) ? cut(line, fits) : line)),
  };
}

function wrapped(text: string, fits: (line: string) => boolean) {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Shortens to whole characters and an ellipsis. */
function cut(line: string, fits: (line: string) => boolean) {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
