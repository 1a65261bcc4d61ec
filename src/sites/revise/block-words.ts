import type { Tone } from "../themes/compose.ts";

/** Words for one more of what is there. */
export const AGAIN = /\b(?:another|second|one more|additional|extra|two)\b/;

/** The ground that a block is wished to stand on. */
export function toneIn(shape: string): Tone | undefined {
  if (/\b(?:dark|darker|black|night)\b/.test(shape)) return "dark";
  if (/\b(?:tinted|tint|shaded|grey|gray|subtle)\b/.test(shape)) return "tinted";
  if (/\b(?:accent|coloured|colored|colourful|colorful|bright|loud|stand out)\b/.test(shape)) return "accent";
  return /\b(?:plain|white|light|lighter)\b/.test(shape) ? "plain" : undefined;
}
