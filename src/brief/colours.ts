import { contrast, isDark, mixWithHue, toHex, toOklch } from "#src/art/colour.ts";
import { type Mood, moods, type Palette, type PaletteColours, palettes } from "#src/sites/themes/palettes.ts";
import { colourNames } from "./colour-names.ts";

export type Ground = "light" | "tinted" | "dark";

/** Returns the colours named in the words as `#rrggbb`. */
export function coloursIn(words: string): string[] {
  const found: string[] = [];
  let rest = words.toLowerCase();
  for (const [hex] of rest.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g))
    found.push(hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);
  if (found.length > 0) return found;
  const places: [number, string][] = [];
  for (const { name, start, hex } of namesByLength) {
    // Building a regular expression for each of two hundred names is slow, so a substring test comes first.
    if (!rest.includes(start)) continue;
    const at = rest.search(patternOf(name));
    if (at < 0) continue;
    places.push([at, hex]);
    rest = rest.slice(0, at) + " ".repeat(name.length) + rest.slice(at + name.length);
  }
  return places.sort(([a], [b]) => a - b).map(([, hex]) => hex);
}

/** Longest first, so that "navy blue" counts as one colour. */
const namesByLength = [...colourNames]
  .map(([name, hex]) => ({ name, hex, start: name.split(/[- ]/, 1)[0] ?? name }))
  .sort((one, other) => other.name.length - one.name.length);

const patternOf = (name: string) =>
  new RegExp(`(?<![\\p{L}-])${name.replace("-", "[- ]")}s?(?![\\p{L}])`, "u");

/** Whether a palette has none of the colours that the owner wants nowhere. */
export const keepsOff = (palette: PaletteColours, refused: readonly string[]) =>
  refused.every((hex) => COLOURED.every((part) => !isLike(palette[part], hex)));

const COLOURED = ["dominant", "accent", "neutral", "ground"] as const;

/** Whether somebody calls both colours by one name. */
function isLike(one: string, other: string) {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = Math.abs(a.h - b.h);
  if (isGrey(other)) return isGrey(one) && Math.abs(a.l - b.l) < 0.12;
  return !isGrey(one) && Math.min(turn, 360 - turn) < 32 && Math.abs(a.l - b.l) < 0.3;
}

export const isPale = (hex: string) => toOklch(hex).l > 0.86;
const isInk = (hex: string) => toOklch(hex).l < 0.3 && toOklch(hex).c < 0.03;
const isGrey = (hex: string) => toOklch(hex).c < 0.025;

/** Builds a full palette from a few named colours. `composeTones` adjusts it to be readable. */
export function paletteFrom(named: readonly string[], ground: Ground): PaletteColours {
  const bright = named.filter((hex) => !isPale(hex) && !isInk(hex));
  // Black beside one colour is the main colour, and the other one its accent.
  const strong = bright.length === 1 && ground !== "dark" && named.some(isInk) ? [BLACK, ...bright] : bright;
  const dominant =
    strong.find((hex) => !isGrey(hex) || hex === BLACK) ??
    strong[0] ??
    (named.some(isInk) ? BLACK : deepened(named.find((hex) => isPale(hex) && !isGrey(hex))));
  const { h, c } = toOklch(dominant);
  const tint = Math.min(0.03, c * 0.25);
  const pale = named.find(isPale);
  const accent =
    strong.find((hex) => hex !== dominant) ??
    (named.length > 1 ? kin(dominant, pale) : counterpart(dominant, ground));
  const light = toHex({ l: 0.985, c: Math.min(0.012, tint), h });
  const ink = toHex({ l: 0.2, c: Math.min(0.04, c * 0.4), h });
  const grounds: Record<Ground, string> = {
    light: pale && ground === "light" ? pale : toHex({ l: 0.985, c: tint * 0.3, h }),
    tinted: toHex({ l: 0.945, c: Math.max(0.012, tint), h }),
    dark: named.some(isInk) ? "#111214" : toHex({ l: 0.19, c: Math.min(0.05, c * 0.5), h }),
  };
  const chosen = grounds[ground];
  const neutral = isDark(chosen) ? toHex({ l: 0.62, c: tint, h }) : mixWithHue(chosen, dominant, 0.16);
  return {
    dominant: visible(dominant, chosen),
    accent: visible(accent, chosen),
    neutral,
    ground: chosen,
    ink,
    light,
  };
}

/** Darkens a pale colour until it is readable on paper. Defaults to a quiet blue. */
function deepened(pale: string | undefined) {
  if (!pale) return "#2c4a63";
  return toHex({ l: 0.5, c: 0.12, h: toOklch(pale).h });
}

const BLACK = "#1c1d20";

/** Returns the second colour of two that were named, where one is paper: a deeper cream, or another shade of the first. */
function kin(dominant: string, pale: string | undefined) {
  if (pale && toOklch(pale).c > 0.015) return toHex({ l: 0.72, c: 0.09, h: toOklch(pale).h });
  const { l, c, h } = toOklch(dominant);
  return toHex({ l: l > 0.55 ? l - 0.18 : l + 0.2, c: c * 0.8, h });
}

/** Returns a companion for a colour that was named alone. */
function counterpart(hex: string, ground: Ground) {
  const { l, c, h } = toOklch(hex);
  // On a dark ground a dark companion of a bright colour would be mud.
  return toHex({
    l: ground === "dark" ? 0.82 : l > 0.6 ? 0.45 : 0.7,
    c: Math.max(0.1, Math.min(0.15, c)),
    h: c < 0.03 ? 60 : h + 150,
  });
}

/** Adjusts a colour until it is visible on its background. */
function visible(hex: string, ground: string) {
  if (contrast(hex, ground) >= 1.6) return hex;
  const { l, c, h } = toOklch(hex);
  return toHex({ l: isDark(ground) ? Math.max(0.55, l) : Math.min(0.5, l), c, h });
}

export const isMood = (words: string): words is Mood => (moods as readonly string[]).includes(words);

/** Returns the palettes of a mood, the best match first. */
export const palettesOf = (mood: Mood): Palette[] =>
  palettes
    .filter(({ moods: all }) => all.includes(mood) && !(mood === "vivid" && all.includes("neutral")))
    .sort((a, b) => a.moods.indexOf(mood) - b.moods.indexOf(mood));
