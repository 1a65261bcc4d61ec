import { capital } from "../short-text.ts";
import type { Word } from "../words.ts";

export const WATERS = /^(?:lake|loch|lough|river|mount|mt|isle)$/;

/** A place as it is written on a map: one that was typed in small letters gets its capitals. */
export function placeName(text: string) {
  const place = text.replace(/\s+/g, " ");
  if (/\p{Lu}/u.test(place))
    return place === place.toUpperCase()
      ? place.replace(CRIED, (word) => (SMALL.test(word) ? word.toLowerCase() : capital(word.toLowerCase())))
      : place;
  return place.replace(/[\p{L}’']+/gu, (word, at: number) => {
    if ((at > 0 && STATE.test(word)) || INITIALS.test(word)) return word.toUpperCase();
    return at > 0 && SMALL.test(word) ? word : capital(word);
  });
}
const CRIED = /\p{Lu}{4,}/gu;
/** Of the states' letters those that are no word of their own. */
export const STATE =
  /^(?:az|ca|ct|fl|ga|il|ks|ky|md|mn|mo|mt|nc|nd|ne|nh|nj|nm|nv|ny|nsw|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)$/;
export const isState = (low: string) => STATE.test(low);
const INITIALS = /^(?:uk|us|usa|uae|nyc|sf|dc|nz)$/;
const SMALL = /^(?:upon|on|of|the|de|le|la|les|sur|in|under|and|am|an|der)$/;

/** "Hay-on-Wye", and no "step-by-step". */
export const isTown = (words: readonly Word[]) =>
  words[0]?.isCapital === true &&
  words[2]?.isCapital === true &&
  words.slice(1).every(({ gap }) => gap === "-") &&
  /^(?:on|upon|under|le|sur)$/.test(words[1]?.low ?? "");
