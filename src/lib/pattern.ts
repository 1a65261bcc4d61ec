/** An expression, words with "|" between them, or several of both, any one of which matches. */
type Piece = string | RegExp | readonly Piece[];

/**
 * A regular expression composed from named pieces: pattern("i")`^${DAYS} (?:to|until) ${DAYS}$`. In words, "?" makes the
 * character before it optional, and everything else stands for itself.
 */
export const pattern =
  (flags = "") =>
  (template: TemplateStringsArray, ...pieces: Piece[]) =>
    new RegExp(String.raw(template, ...pieces.map((piece) => `(?:${sourceOf(piece)})`)), flags);

function sourceOf(piece: Piece): string {
  if (piece instanceof RegExp) return piece.source;
  return typeof piece === "string"
    ? piece.replace(/[.*+^${}()[\]\\/]/g, "\\$&")
    : piece.map(sourceOf).join("|");
}
