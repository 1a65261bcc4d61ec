import { capital } from "../short-text.ts";
import type { Word } from "../words.ts";

export const WATERS = /^(?:lake|loch|lough|river|mount|mt|isle)$/;

/** Writes a place as on a map, with capitals if it was typed in lower case. */
export function placeName(text: string) {
  const place = text.replace(/\s+/g, " ");
  if (/\p{Lu}/u.test(place))
    return place === place.toUpperCase()
      ? place.replace(CRIED, (word) =>
          SMALL.test(word.toLowerCase()) ? word.toLowerCase() : capital(word.toLowerCase()),
        )
      : place;
  return place.replace(/[\p{L}’']+/gu, (word, at: number) => {
    if ((at > 0 && STATE.test(word)) || INITIALS.test(word)) return word.toUpperCase();
    return at > 0 && SMALL.test(word) ? word : capital(word);
  });
}
const CRIED = /\p{Lu}{4,}|(?<= )(?:ON|OF|THE|IN|LE|LA|DE|SUR|BY)(?= )/gu;
/** State abbreviations that are not also words. */
export const STATE =
  /^(?:az|ca|ct|fl|ga|il|ks|ky|md|mn|mo|mt|nc|nd|ne|nh|nj|nm|nv|ny|nsw|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)$/;
export const isState = (low: string) => STATE.test(low);
const INITIALS = /^(?:uk|us|usa|uae|nyc|sf|dc|nz)$/;
const SMALL = /^(?:upon|on|of|the|de|le|la|les|sur|in|under|and|am|an|der)$/;

/** Matches "Hay-on-Wye", but not "step-by-step". */
export const isTown = (words: readonly Word[]) =>
  words[0]?.isCapital === true &&
  words[2]?.isCapital === true &&
  words.slice(1).every(({ gap }) => gap === "-") &&
  /^(?:on|upon|under|le|sur)$/.test(words[1]?.low ?? "");
