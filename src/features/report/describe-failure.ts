import { plainLine } from "#src/lib/plain-line.ts";

const MAX_NAME_LENGTH = 40;
const MAX_MESSAGE_LENGTH = 200;

/**
 * Patterns of personal data, each with its replacement. Quoted texts come first, from the first quotation mark to the
 * last, because quotes may be nested, or to the end if a quote is not closed.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/["“”„«»‹›`](?:.*["“”„«»‹›`]|.*)/gsu, "[text]"],
  [/(?<![\p{L}\p{N}])['‘‚](?:.*['’‘](?!\p{L})|.*)/gsu, "[text]"],
  // Paths can contain tokens and names, like whole addresses.
  [/\S*[/\\@]\S*|\b(?:www\.|data:|blob:|tel:)\S*/giu, "[address]"],
  // Tokens are long words, which must go before their digits do.
  [/[\p{L}\p{N}_.-]{25,}/gu, "[word]"],
  [/\+?\p{Nd}(?:[\s().,:-]{0,2}\p{Nd}){3,}/gu, "[number]"],
];

/** Describes an error in one line of at most 200 characters, without personal data. */
export function describeFailure(failure: unknown) {
  if (typeof failure === "string") return withoutPersonal(failure);
  if (!(failure instanceof Error)) return "Not an error";
  // Thrown errors can have any name.
  const name = /^\w+$/.test(failure.name) ? failure.name.slice(0, MAX_NAME_LENGTH) : "Error";
  return `${name}: ${withoutPersonal(failure.message)}`;
}

function withoutPersonal(text: string) {
  const plain = PERSONAL.reduce((rest, [found, name]) => rest.replace(found, name), plainLine(text, 2_000));
  return plainLine(plain, MAX_MESSAGE_LENGTH);
}
