import type { Evidence } from "../parsed-brief.ts";

export const evidenceOf = (match: RegExpMatchArray): Evidence => {
  const start = match.index ?? 0;
  return { text: match[0], start, end: start + match[0].length };
};

/** Removes spaces and punctuation at both ends. */
export function trimmed({ text, start }: Evidence): Evidence {
  const inner = text.replace(/[\s,.;:–—-]+$/, "");
  const lead = inner.length - inner.trimStart().length;
  return { text: inner.slice(lead), start: start + lead, end: start + inner.length };
}

export function withoutDot({ text, start }: Evidence): Evidence {
  const inner = text.replace(/[.\s-]+$/, "");
  return { text: inner, start, end: start + inner.length };
}

export const isOver = (one: Evidence, other: Evidence) => one.start < other.end && one.end > other.start;

/** Returns the pieces that do not overlap any of the others. */
export const outside = (pieces: Evidence[], others: readonly Pick<Evidence, "start" | "end">[]) =>
  pieces.filter(({ start, end }) => !others.some((other) => start < other.end && end > other.start));

/** Removes pieces with the same text. */
export const distinct = (pieces: Evidence[]) =>
  [...new Map(pieces.map((piece) => [piece.text, piece] as const).reverse()).values()].sort(
    (a, b) => a.start - b.start,
  );
