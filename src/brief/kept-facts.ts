import { pattern } from "#src/lib/pattern.ts";
import claims from "./claim-words.json";

/** Words of claims. A rewritten text must contain the same claims the same number of times. */
const CLAIMS = pattern("gi")`\b${Object.values(claims)}\b|n['’]t\b|[£$€¥%#]`;
const NUMBERS = /\d+(?:[.,:/]\d+)*/g;
const CONTACTS =
  /\S*@\S*|https?:\S*|\bwww\.\S*|\b[\w-]+\.(?:com|org|net|shop|co\.uk|app|io|de|fr|eu|info)\b\S*/gi;
const MARKUP = /[<>{}[\]\\|`*_~^]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/;
const UNSEEN = /[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;
const REFUSED = pattern("iu")`${[MARKUP, CONTROLS, UNSEEN]}|(?:javascript|data|vbscript|file):|&(?:#|\w+;)`;

/** Words that may start a sentence with a capital and are not names. */
const OPENERS = new Set(
  "a about after again all along also among an and any are around as ask at back be because before behind between book both bring browse but by call can choose come could day did discover do does down each easy enjoy enough even every everything expect explore find fine for fresh from get give go good great have he hello help here how if in inside instead is it its join just keep kind let like little look made make many may meet more most much my near new nobody now of off often on once one or order others our out over people perhaps plain plan please quiet quick quite rather read ready real reach relax see send she simple simply sit small so some something soon speak start stay stop such take talk tell that the their then there these they think this those through time to today together tomorrow too try turn under until up us use very visit walk warm was we welcome well what whatever when where whether which while who whoever whole why will with work would write yes yet you your".split(
    " ",
  ),
);

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu) ?? [];
const all = (text: string, pattern: RegExp) =>
  (text.normalize("NFKC").toLowerCase().match(pattern) ?? []).toSorted().join(" ");

/**
 * Returns why a rewritten text may not replace the original, or undefined if it states the same facts.
 * `known` are all words of the site.
 */
export function changedFact(before: string, after: string, known: ReadonlySet<string>): string | undefined {
  if (after.trim() === "") return "it is empty";
  if (after.length > Math.max(before.length + 30, before.length * 1.5)) return "it is too long";
  if (REFUSED.test(after)) return "it is not plain text";
  if (all(before, NUMBERS) !== all(after, NUMBERS)) return "a number is not the same";
  if (all(before, CONTACTS) !== all(after, CONTACTS)) return "an address is not the same";
  if (all(before, CLAIMS) !== all(after, CLAIMS)) return "it claims something else";
  const kept = new Set(wordsIn(after));
  if (namesIn(before).some((name) => !kept.has(name))) return "a name is missing";
  if (unknownNames(after, known).length > 0) return "a name is new";
  return undefined;
}

/** Returns all words of these texts in lower case. */
export const knownWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsIn(text.toLowerCase())));

/** Returns the capitalised words inside sentences. */
function namesIn(text: string) {
  return sentencesOf(text).flatMap((sentence) => wordsIn(sentence).slice(1).filter(isCapital));
}

function unknownNames(text: string, known: ReadonlySet<string>) {
  return sentencesOf(text).flatMap((sentence) =>
    wordsIn(sentence).filter((word, index) => {
      const small = word.toLowerCase();
      if (!isCapital(word) || known.has(small) || small === "i") return false;
      return index > 0 || !(OPENERS.has(small) || /(?:ly|ing)$/.test(small));
    }),
  );
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const sentencesOf = (text: string) => text.split(/(?<=[.!?:…])\s+/);
