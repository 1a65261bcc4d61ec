import lexicon from "./practical-words.json";

/** Words of sentences that a customer needs before a visit or an order, by what they are about. */
const WITHIN = new RegExp(`(?<!\\p{L})(?:${lexicon.within.join("|")})(?!\\p{L})`, "iu");
const OPENING = new RegExp(
  `^(?:(?:and|but|so|also|sorry|usually|there(?: is|['’]s| are)) )*(?:${lexicon.opening.join("|")})(?!\\p{L})`,
  "iu",
);

/** Whether a sentence tells customers how a visit or an order goes: booking, paying, parking, waiting, delivery. */
export const isPractical = (sentence: string) => OPENING.test(sentence) || WITHIN.test(sentence);

/** "It's four dollars." says nothing without the sentence before. */
export const leansBack = (sentence = "") =>
  /^(?:it|its|they|these|those|this|that|he|she|also|both|each)(?:['’]\p{L}+)?(?!\p{L})/iu.test(sentence);

/** Parts what customers need to know from what the business is and does; a sentence that leans on another stays with it. */
export function withoutPractical(sentences: readonly string[]): [telling: string[], practical: string[]] {
  const parts: [string[], string[]] = [[], []];
  let last = 0;
  for (const sentence of sentences) {
    if (!leansBack(sentence)) last = isPractical(sentence) ? 1 : 0;
    parts[last]?.push(sentence);
  }
  return parts;
}
