import { plainLine } from "#src/lib/plain-line.ts";

const LONGEST_NAME = 40;
const LONGEST_MESSAGE = 200;

/**
 * The patterns of words that can be a visitor's own, each with the word that takes their place. Quoted texts come first, from the first mark to the last, since
 * what is quoted may hold marks itself, and to the end where nothing closes them.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/["“”„«»‹›`](?:.*["“”„«»‹›`]|.*)/gsu, "[text]"],
  [/(?<![\p{L}\p{N}])['‘‚](?:.*['’‘](?!\p{L})|.*)/gsu, "[text]"],
  // Paths may hold tokens and names as well as whole addresses do.
  [/\S*[/\\@]\S*|\b(?:www\.|data:|blob:|tel:)\S*/giu, "[address]"],
  [/\+?\p{Nd}(?:[\s().,:-]{0,2}\p{Nd}){3,}/gu, "[number]"],
  [/[\p{L}\p{N}_.-]{25,}/gu, "[word]"],
];

/** An error in one line of at most 200 characters, without anything that tells of a visitor. */
export function describeFailure(failure: unknown) {
  if (typeof failure === "string") return withoutPersonal(failure);
  if (!(failure instanceof Error)) return "Not an error";
  // Thrown errors can have any name.
  const name = /^\w+$/.test(failure.name) ? failure.name.slice(0, LONGEST_NAME) : "Error";
  return `${name}: ${withoutPersonal(failure.message)}`;
}

function withoutPersonal(text: string) {
  const plain = PERSONAL.reduce((rest, [found, name]) => rest.replace(found, name), plainLine(text, 2_000));
  return plainLine(plain, LONGEST_MESSAGE);
}
