import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { inPlace } from "../site-copy.ts";

const PREPOSITION = pattern(
  "iu",
)`(?<!\p{L})(${"near|in|at|on|outside|just outside|close to|by|around|across|off|out of|throughout|beside|behind|above|over|under|opposite|along|covering|serving"}) (?:(the) )?$`;

/** " in the Beauce, Québec" goes on with the place. */
const GOES_ON =
  /^(?:(?: (?:in|on) (?:the )?|, )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?=[\s,.;:]|$)){1,2}/u;

/** Returns the place with the owner's preposition: " near Gnosall", " out of Twillingate"; else one that fits. */
export function placePhrase(text: string, { place, evidence }: ParsedBrief): string {
  if (!place) return "";
  const [at] = evidence.place ?? [];
  const [, preposition = "", article] =
    (at && PREPOSITION.exec(text.slice(Math.max(0, at.start - 30), at.start))) || [];
  const isSame = at && at.text === place;
  const more = isSame ? (GOES_ON.exec(text.slice(at.end))?.[0] ?? "") : "";
  if (!at || !preposition || /^(?:in|on|at)$/i.test(preposition)) return inPlace(place);
  // "Outside Leeds" may be read as the place itself.
  return place.toLowerCase().startsWith(preposition.toLowerCase())
    ? ` ${place}`
    : ` ${[preposition.toLowerCase(), article, place].filter(Boolean).join(" ")}${more}`;
}
