import type { ParsedBrief } from "../parsed-brief.ts";
import { capital, escaped } from "../short-text.ts";
import type { Trade } from "../trades/trade.ts";
import { isCommonWord } from "./common-words.ts";
import { inCapitals, isShouted } from "./edited.ts";
import { isGivenName } from "./given-names.ts";
import { isTrustedName, OF_OTHERS } from "./trusted-name.ts";
import { trustedPlace } from "./trusted-place.ts";

/**
 * Tells a business's name from what only looks like one: the first name of its owner ("Dave, plumber, Norwich"), or
 * the first words of a sentence in capitals.
 */
export function ownerOf(
  text: string,
  found: ParsedBrief,
  trade?: Trade | undefined,
): { understood: ParsedBrief; person: string } {
  const read = withPlace(text, found);
  const name = read.name?.replace(/^[^\p{L}\p{N}"“'‘(]+/u, "");
  const [at] = read.evidence.name ?? [];
  // "A wood oven called Brenda" names no person.
  if (at && OF_OTHERS.test(text.slice(Math.max(0, at.start - 48), at.start)))
    return { understood: withoutName(read), person: signatureOf(text) };
  const nickname = name
    ? ""
    : inCapitals(QUOTED.exec(text)?.[1] ?? "") || nicknameOf(text) || personFirst(text);
  if (nickname) return { understood: { ...read, name: nickname }, person: "" };
  if (!name) return { understood: read, person: signatureOf(text) };
  if (isGivenName(name) || isIntroduced(text, name))
    return { understood: withoutName(read), person: isOneOfMany(text, read) ? "" : name };
  const isNone =
    isOfSentence(text, read) || isOfTrade(name, read) || INSIDE.test(name) || !isTrusted(text, read, trade);
  const first = isNone ? personFirst(text) : "";
  if (first) return { understood: { ...read, name: first }, person: "" };
  return isNone
    ? { understood: withoutName(read), person: signatureOf(text) }
    : { understood: { ...read, name: written(name) }, person: "" };
}

const SIGNATURE =
  /(?:regards|thanks|cheers|wishes|sincerely|faithfully|best|love|ta)[,.!]?[ \t]*[\n\r]\s*(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){0,2})[ \t]*(?:[\n\r,(]|$)/iu;

const INTRODUCED =
  /^(?:(?:hi|hello|hey)[,!. ]+)?(?:i['’]m|i am|my name is|my name['’]s|it['’]s) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,| and| -|\.) /iu;

/** "Home care agency in Dundee: “Kindly”." */
const QUOTED = /^[^.!?\n"“]{3,70} ["“](\p{Lu}[^"”]{1,40})["”](?=[.,;]|\s|$)/u;

/** "ADELE MARCHAND, SWORN INTERPRETER, LYON": in capitals or small letters, a person before a comma. */
function personFirst(text: string) {
  const [, said = ""] = /^(\p{L}{3,} \p{L}{3,}),/u.exec(text.trim()) ?? [];
  const isFlat = said === said.toUpperCase() || said === said.toLowerCase();
  const [first = "", last = ""] = said.toLowerCase().split(" ");
  return isFlat && isGivenName(first) && !isCommonWord(last) ? written(said.toLowerCase()) : "";
}

/** "I'm Tariq" names a person, whatever list of names lacks it. */
const isIntroduced = (text: string, name: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  new RegExp(`(?<!\\p{L})(?:i['’]m|i am|my name is|my name['’]s) ${escaped(name)}(?![\\p{L}'’])`, "iu").test(
    text,
  );

/** "Dave the drain man" is what customers call him. */
function nicknameOf(text: string) {
  const [, said = "", first = ""] =
    /^((\p{L}+) the \p{L}+(?: \p{L}+)?)(?=[.,:;\n]| [-–—])/iu.exec(text.trim()) ?? [];
  return isGivenName(first)
    ? capital(said.toLowerCase().replace(FIRST_LETTERS, (one) => one.toUpperCase()))
    : "";
}

/** The name below a letter, or with which it begins: "I'm Tom and I sharpen knives". */
function signatureOf(text: string) {
  const signed = SIGNATURE.exec(text)?.[1] ?? INTRODUCED.exec(text)?.[1] ?? "";
  return /^\p{Lu}/u.test(signed) && isGivenName(signed.split(" ")[0] ?? "") ? signed : "";
}

/** "Gareth does MOTs": one of the people of whom a text in the plural speaks. */
function isOneOfMany(text: string, { evidence }: ParsedBrief) {
  const [at] = evidence.name ?? [];
  return (
    at !== undefined && /\b(?:we|our)\b/i.test(text) && /^ (?!is from\b)\p{Ll}+s\b/u.test(text.slice(at.end))
  );
}

export { isGivenName };

function isTrusted(text: string, { place, facts, evidence, confidence }: ParsedBrief, trade?: Trade) {
  const [at] = evidence.name ?? [];
  return (
    !at ||
    isTrustedName({
      text,
      at,
      trade,
      place,
      signs: (evidence.industry ?? []).map((sign) => sign.text),
      contacts: [...facts.emails, ...facts.websites],
      addresses: evidence.facts.addresses,
      confidence: confidence.name,
    })
  );
}

const FIRST_LETTERS = /(?<![\p{L}\p{N}'’.-])(?!(?:and|of|the|on|in|by|at|for|with)(?!\p{L}))\p{Ll}/gu;

/** A name that was typed in small letters gets its capitals: "solar solutions by sam". */
const written = (name: string) =>
  /\p{Lu}|\d/u.test(name) || name.includes(".")
    ? name
    : capital(name.replace(FIRST_LETTERS, (one) => one.toUpperCase()));

/** No name begins in the middle of a sentence: "mit Karte". */
const INSIDE = /^(?:mit|und|für|with|and|for|pour|avec|et|con|para|y) /;

/** "dog walking" in small letters is what somebody does. */
function isOfTrade(name: string, { evidence }: ParsedBrief) {
  const said = evidence.name?.[0]?.text ?? "";
  const known = new Set((evidence.industry ?? []).flatMap(({ text }) => text.toLowerCase().split(/\s+/)));
  return (
    !/\p{Lu}/u.test(said) &&
    said !== "" &&
    name
      .toLowerCase()
      .split(/\s+/)
      .every((word) => known.has(word))
  );
}

/** "STEEL AND WROUGHT IRON GATES": in capitals, a name ends at a mark, or before what it is and where. */
function isOfSentence(text: string, { name = "", evidence }: ParsedBrief) {
  const [at] = evidence.name ?? [];
  if (!at || !name || !isShouted(text)) return false;
  const isCalled = /(?:CALLED|NAMED|NAME IS|WE ARE|WE'RE|THIS IS)\s+["“']?$/i.test(text.slice(0, at.start));
  return (
    !isCalled &&
    /^ (?!(?:IN|AT|IS|ARE|ON|OF|FOR|MAKES?|SELLS?|OFFERS?|DOES|HAS|AND|&|NEAR|FROM)\b)\p{L}/u.test(
      text.slice(at.end),
    )
  );
}

const LANGUAGE =
  /^(?:english|french|spanish|german|italian|portuguese|irish|welsh|polish|arabic|mandarin|chinese|japanese|korean|hindi|urdu|russian|dutch|greek|turkish)$/i;

/** A language is no town, nor is a place of another sense. */
function withPlace(text: string, read: ParsedBrief): ParsedBrief {
  const [at] = read.evidence.place ?? [];
  if (!read.place) return read;
  const place = LANGUAGE.test(read.place) ? undefined : at ? trustedPlace(text, read.place, at) : read.place;
  if (place) return place === read.place ? read : { ...read, place };
  const { place: _, ...rest } = read;
  const { place: __, ...evidence } = rest.evidence;
  return { ...rest, evidence };
}

function withoutName({ name: _, ...read }: ParsedBrief): ParsedBrief {
  const { name: __, ...evidence } = read.evidence;
  return { ...read, evidence };
}
