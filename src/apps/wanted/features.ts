/** Longer texts are cut: what is wanted is said early. */
export const MAX_CHARACTERS = 4_000;
/** The least number of features that a text is weighed by, so that two words alone are no certainty. */
export const MIN_FEATURES = 4;

/** Facts for the visitors of a business, and forms of texts about records. */
const signs: Record<string, RegExp> = {
  amount: /[£$€] ?\d/,
  phone: /\d{3}[ -]?\d{3,4}[ -]?\d{3,}/,
  time: /\d ?(?:am|pm)\b|\d[:.]\d\d/i,
  // The name of a business, or of a place of several words.
  name: /[\p{L},] \p{Lu}\p{Ll}[\p{L}'’]*(?: (?:&|and|of|the|on))? \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}|, \p{Lu}\p{Ll}+[.,]/u,
  // "Garage: item, shelf, box": a head and short names.
  list: /[\p{L})]\s?:\s?(?:[\p{L}' -]{2,30},\s?){2,}[\p{L}' -]{2,30}/u,
  clause: /(?:^|[,;] |and )(?:whether|who|when|how (?:many|much|long|often)|what|which) /i,
};

/** Steps that a share or a number has passed, each a feature of its own. */
const steps = {
  words: [8, 15, 30, 60, 120],
  commas: [0.08, 0.15, 0.25],
  short: [0.2, 0.35, 0.5, 0.7],
};

const PIECES = /[,;:.!?()\n/]| and | or | with /;

/** The words, pairs of words and signs of a text, each once. A sentence begins and ends with "^"; "#" is any number. */
export function featuresOf(text: string): string[] {
  const cut = text.slice(0, MAX_CHARACTERS).replace(/[‘’]/g, "'");
  const low = cut.toLowerCase();
  const tokens = low.match(/\p{L}+(?:'\p{L}+)?|\d+|[.!?;,:()/&+\n-]/gu) ?? [];
  const found = new Set<string>();
  let before = "^";
  for (const token of tokens) {
    const one = /^\d/.test(token) ? "#" : /[.!?;\n]/.test(token) ? "^" : token;
    if (/[\p{L}#]/u.test(one)) found.add(one);
    if (one !== "^" || before !== "^") found.add(`${before} ${one}`);
    before = one;
  }
  for (const [name, sign] of Object.entries(signs)) if (sign.test(cut)) found.add(`=${name}`);
  const words = tokens.filter((token) => /^\p{L}/u.test(token)).length;
  const pieces = low.split(PIECES).filter((piece) => piece.trim());
  const measured = {
    words,
    commas: tokens.filter((token) => token === ",").length / Math.max(1, words),
    short: pieces.filter((piece) => piece.trim().split(" ").length <= 2).length / Math.max(1, pieces.length),
  };
  for (const [name, value] of Object.entries(measured))
    for (const step of steps[name as keyof typeof steps]) if (value > step) found.add(`=${name} ${step}`);
  return [...found];
}

/** The logarithm of the odds that a text with some features, of which those without a weight count for nothing, asks for an app. */
export function oddsOf(features: readonly string[], weights: ReadonlyMap<string, number>, bias: number) {
  const known = features.flatMap((feature) => weights.get(feature) ?? []);
  return (
    bias + known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(MIN_FEATURES, known.length))
  );
}
