import { toOklch } from "#src/art/colour.ts";
import type { Mood } from "#src/sites/themes/palettes.ts";
import { coloursIn, isMood } from "../colours.ts";
import { moodNamed } from "../look-things.ts";
import { coloursNamed } from "../read-look.ts";

/** Makes "Navy, gold" and "gold and navy colours" equal. */
export const colourWords = (text: string) =>
  text
    .toLowerCase()
    .match(/#?[\p{L}\p{N}]{2,}/gu)
    ?.filter((word) => !/^(?:and|with|on|the|of|in|colou?rs?|tones?|shades?|accents?)$/.test(word)) ?? [];

/**
 * Whether a result matches the palette of a label. Both are either a mood or colours, as in `ParsedBrief`. For
 * a label with colours, the result must contain each of them, by name or by value. For a label with a mood or
 * a synonym ("bright"), the result must be that mood, or colours of which at least half have it.
 */
export function isPalette(found: string | undefined, label: string) {
  if (!found) return false;
  const words = colourWords(found);
  const wanted = label.toLowerCase();
  if (colourWords(wanted).every((word) => words.includes(word))) return true;
  const colours = coloursOf(found);
  const mood = isMood(wanted) ? wanted : moodNamed(wanted);
  if (mood !== undefined && isMood(mood)) {
    const fitting = colours.filter((colour) => moodsOf(colour).includes(mood));
    return found === mood || (colours.length > 0 && fitting.length * 2 >= colours.length);
  }
  const named = coloursOf(wanted);
  return named.length > 0 && named.every((colour) => colours.includes(colour));
}

const coloursOf = (text: string) => (text.includes("#") ? coloursIn(text) : coloursNamed(text));

/** Returns the moods that a colour has by itself. */
function moodsOf(hex: string): Mood[] {
  const { l, c, h } = toOklch(hex);
  const isWarm = h < 110 || h > 340;
  const moods: [Mood, boolean][] = [
    ["neutral", c < 0.035],
    ["dark", l < 0.42],
    ["pastel", l > 0.75 && c > 0.015 && c < 0.12],
    ["vivid", c > 0.15],
    ["warm", isWarm && c > 0.03],
    ["cool", !isWarm && h > 160 && c > 0.03],
    ["earthy", h > 25 && h < 150 && c > 0.02 && c < 0.13 && l > 0.3 && l < 0.9],
  ];
  return moods.filter(([, has]) => has).map(([mood]) => mood);
}
