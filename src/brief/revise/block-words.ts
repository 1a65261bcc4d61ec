import { pattern } from "#src/lib/pattern.ts";
import type { Tone } from "#src/sites/themes/compose.ts";
import lexicon from "./wish-words.json";

export const ADD = pattern()`\b${lexicon.add}\b`;

export const REMOVE = pattern()`\b${[lexicon.remove, /take (?:(?:the )?@0 )?(?:out|away|off|down)|(?:dont|do not) (?:need|want|like)/]}\b|^no\b|\b${lexicon.removeLast}$`;

export const MOVE =
  /\b(?:move|put|place|shift|bring|push|pull|drag|send|want|like|get|have|should|goes|go|belongs?|comes?|be|set)\b/;

/** Words that ask for one more of an existing kind. */
export const AGAIN = /\b(?:another|second|one more|additional|extra|two)\b/;

/** Returns the background that the request asks for. */
export function toneIn(shape: string): Tone | undefined {
  if (/\b(?:dark|darker|black|night)\b/.test(shape)) return "dark";
  if (/\b(?:tinted|tint|shaded|grey|gray|subtle)\b/.test(shape)) return "tinted";
  if (/\b(?:accent|coloured|colored|colourful|colorful|bright|loud|stand out)\b/.test(shape)) return "accent";
  return /\b(?:plain|white|light|lighter)\b/.test(shape) ? "plain" : undefined;
}
