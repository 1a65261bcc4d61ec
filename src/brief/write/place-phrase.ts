import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { inPlace } from "../site-copy.ts";

const PREPOSITION = pattern(
  "iu",
)`(?<!\p{L})(${"near|in|at|on|outside|just outside|close to|by|around|across|off|out of|throughout|beside|behind|above|over|under|opposite|along|covering|serving"}) (?:(the) )?$`;

/** Returns the place with the owner's preposition: " near Gnosall", " out of Twillingate"; else one that fits. */
export function placePhrase(text: string, { place, evidence }: ParsedBrief): string {
  if (!place) return "";
  const [at] = evidence.place ?? [];
  const [, preposition = "", article] =
    (at && PREPOSITION.exec(text.slice(Math.max(0, at.start - 30), at.start))) || [];
  if (!at || !preposition || /^(?:in|on|at)$/i.test(preposition)) return inPlace(place);
  // "Outside Leeds" may be read as the place itself.
  return place.toLowerCase().startsWith(preposition.toLowerCase())
    ? ` ${place}`
    : ` ${[preposition.toLowerCase(), article, place].filter(Boolean).join(" ")}`;
}
