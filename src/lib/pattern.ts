/** An expression, words separated by "|", or several of both, as alternatives. */
type Piece = string | RegExp | readonly Piece[];

/**
 * Composes a regular expression from named pieces: pattern("i")`^${DAYS} (?:to|until) ${DAYS}$`. In words, "?" makes
 * the character before it optional, and all other characters are literal.
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
