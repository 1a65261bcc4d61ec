import { PARAGRAPH } from "#src/sites/fields.ts";

/** Splits texts into paragraphs that fit into a block: between sentences if possible, otherwise between words. */
export const inParagraphs = (texts: readonly string[]) =>
  texts.flatMap((text) => piecesOf(text.trim())).filter((text) => text !== "");

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > PARAGRAPH) {
    const start = rest.slice(0, PARAGRAPH);
    const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => start.lastIndexOf(end)));
    const word = start.lastIndexOf(" ");
    const at = sentence > PARAGRAPH / 3 ? sentence + 1 : word > PARAGRAPH / 3 ? word : PARAGRAPH;
    pieces.push(rest.slice(0, at).trim().toWellFormed());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}
