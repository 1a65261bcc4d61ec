import stored from "./foreign-slips.json";

// Slips of grammar that writers make whose first language is another one, or who type fast.

const slips = stored.slips.map(([slip = "", right = ""]) => ({
  slip: new RegExp(slip.replaceAll("<verbs>", stored.verbs), "giu"),
  right,
}));

/** Mends agreement, tense and small words where only one reading is possible: "price is depend of" is "price depends on". */
export const withoutForeignSlips = (text: string) =>
  slips.reduce(
    (done, { slip, right }) =>
      done.replace(slip, (...found: (string | undefined)[]) => realised(found, right)),
    text,
  );

function realised(found: readonly (string | undefined)[], right: string) {
  const [whole = ""] = found;
  const filled = right.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? "");
  const written = filled.replace(FORM, (_, form: string, words: string) => FORMS[form]?.(words) ?? words);
  if (!/\p{Ll}/u.test(whole)) return written.toUpperCase();
  return /^\p{Lu}/u.test(whole) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}

const FORM = /<(\p{L}+):([^>]*)>/gu;

const FORMS: Record<string, (words: string) => string> = {
  /** "having" is "have", "selling" is "sell". */
  base: (word) => baseOf(word.toLowerCase()),
  s: (word) => `${/ing$/i.test(word) ? baseOf(word.toLowerCase()) : word}s`,
  plain: (word) => word.replace(/(?<=[^aeious])es$|s$/i, (end) => (end === "es" ? "e" : "")),
  part: (word) => PARTICIPLES.get(word.toLowerCase()) ?? `${word.replace(/e$/, "")}ed`,
  verb: (noun) => VERBS.get(noun.toLowerCase()) ?? noun,
  a: (words) => `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`,
};

/** Roots that lose an "e" before "ing". */
const WITH_E = /(?:hav|mak|giv|serv|us|includ|provid|tak|bak)$/;

function baseOf(word: string) {
  const root = word.replace(/ing$/, "");
  return WITH_E.test(root) ? `${root}e` : root;
}

const VERBS = new Map([
  ["installation", "install"],
  ["cleaning", "clean"],
  ["delivery", "deliver"],
]);

const PARTICIPLES = new Map([
  ["make", "made"],
  ["sell", "sold"],
  ["teach", "taught"],
  ["do", "done"],
  ["run", "run"],
  ["grow", "grown"],
  ["build", "built"],
  ["bake", "baked"],
]);
