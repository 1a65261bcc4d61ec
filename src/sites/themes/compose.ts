import type { ArtTheme, Treatment } from "../art/art-theme.ts";
import {
  BLACK,
  contrast,
  isDark,
  mixWithHue,
  readable,
  toHex,
  toOklch,
  WHITE,
  withLightness,
} from "../colour.ts";
import type { PaletteColours } from "./palettes.ts";

export const tones = ["plain", "tinted", "dark", "accent"] as const;
/** On which of the site's grounds a block stands. */
export type Tone = (typeof tones)[number];

/** The roles of colours. On `ground` and `surface` all inks read with 4.5:1 or more, edges with 3:1. */
export interface Roles {
  ground: string;
  /** Of cards and fields. */
  surface: string;
  ink: string;
  muted: string;
  /** Of hairlines, which say nothing by themselves. */
  line: string;
  /** Of fields and other controls. */
  edge: string;
  /** The site's colour as text. */
  strong: string;
  /** Of the main button, and what is written on it. */
  fill: string;
  onFill: string;
  accent: string;
  onAccent: string;
  /** The accent as text. */
  accentInk: string;
}

/** The texts of a block with the colours that they are read in. */
export const textPairs: { what: string; colours: (roles: Roles) => [ink: string, ground: string] }[] = [
  { what: "text", colours: ({ ink, ground }) => [ink, ground] },
  { what: "quiet text", colours: ({ muted, ground }) => [muted, ground] },
  { what: "buttons", colours: ({ onFill, fill }) => [onFill, fill] },
  { what: "coloured text", colours: ({ strong, ground }) => [strong, ground] },
];

/** For any colours whatever: their lightness is moved until texts can be read. */
export function composeTones(palette: PaletteColours): Record<Tone, Roles> {
  const { dominant, accent, neutral, ground, ink } = palette;
  const groundIsDark = isDark(ground);
  const tinted = groundIsDark ? mixWithHue(ground, neutral, 0.16) : mixWithHue(ground, neutral, 0.75);
  const deepest = toOklch(dominant).l < 0.32 ? dominant : mixWithHue(ink, dominant, 0.35);
  const dark = groundIsDark
    ? withLightness(ground, Math.max(0.13, toOklch(ground).l - 0.06))
    : withLightness(deepest, Math.min(0.27, toOklch(deepest).l));
  return {
    plain: composeRoles(ground, palette),
    tinted: composeRoles(keepSide(tinted, groundIsDark), palette),
    dark: composeRoles(dark, palette),
    accent: composeRoles(accentGround(dominant, accent, ground), palette),
  };
}

/** The loud ground is the site's colour, or its accent where that is what the page already stands on. */
function accentGround(dominant: string, accent: string, ground: string) {
  const candidate = contrast(dominant, ground) > 1.6 ? dominant : accent;
  // Ground in the middle between black and white leaves neither room enough for a second, quieter ink.
  const dark = isDark(candidate);
  return keepSide(candidate, dark);
}

/** Moved so far from the middle that inks have room: 7:1 for the strongest. */
function keepSide(colour: string, dark: boolean) {
  return readable(colour, [dark ? WHITE : BLACK], 7);
}

function composeRoles(
  chosenGround: string,
  { dominant, accent, neutral, ink, light }: PaletteColours,
): Roles {
  const dark = isDark(chosenGround);
  const ground = keepSide(chosenGround, dark);
  const { l, c, h } = toOklch(ground);
  const away = dark ? 0.055 : l > 0.985 ? -0.022 : (1 - l) * 0.55;
  const surface = keepSide(toHex({ l: l + away, c: c * (dark ? 1 : 0.7), h }), dark);
  const grounds = [ground, surface];

  const text = readable(dark ? light : ink, grounds, 6.5);
  const muted = readable(mixWithHue(text, ground, 0.28), grounds, 4.6);
  const fill = contrast(dominant, ground) >= 2.2 ? dominant : contrast(accent, ground) >= 2.2 ? accent : text;
  const accentFill = contrast(accent, ground) >= 1.12 ? accent : mixWithHue(accent, text, 0.3);
  const [strong, accentInk] = loudInks(dominant, accent, grounds);
  return {
    ground,
    surface,
    ink: text,
    muted,
    line: mixWithHue(ground, dark ? mixWithHue(text, neutral, 0.4) : text, dark ? 0.2 : 0.16),
    edge: readable(mixWithHue(text, ground, 0.45), grounds, 3.1),
    strong,
    fill,
    onFill: inkOn(fill, light, ink),
    accent: accentFill,
    onAccent: inkOn(accentFill, light, ink),
    accentInk,
  };
}

/** Dominant and accent as text. Where one would have to change beyond recognition, the other stands for it. */
function loudInks(dominant: string, accent: string, grounds: string[]): [strong: string, accentInk: string] {
  const [strong, accentInk] = [readable(dominant, grounds, 4.6), readable(accent, grounds, 4.6)];
  const [ofDominant, ofAccent] = [change(dominant, strong), change(accent, accentInk)];
  if (Math.min(ofDominant, ofAccent) > MOST_CHANGE) return [strong, accentInk];
  return [ofDominant > MOST_CHANGE ? accentInk : strong, ofAccent > MOST_CHANGE ? strong : accentInk];
}

/** Of lightness: a yellow made dark enough for white paper is mud. */
const MOST_CHANGE = 0.2;

const change = (colour: string, made: string) => Math.abs(toOklch(colour).l - toOklch(made).l);

/** The site's light or its ink, whichever reads better, made to read. */
function inkOn(colour: string, light: string, ink: string) {
  const better = contrast(light, colour) >= contrast(ink, colour) ? light : ink;
  return readable(better, [colour], 4.6);
}

/** The colours of pictures in a block of this tone. */
export function artTheme(
  roles: Roles,
  { dominant, accent, light, ink }: PaletteColours,
  treatment: Treatment,
): ArtTheme {
  const dark = isDark(roles.ground);
  const { l } = toOklch(roles.ground);
  return {
    treatment,
    isDark: dark,
    ground: roles.ground,
    groundDeep: dark
      ? withLightness(roles.ground, Math.max(0.06, l * 0.62))
      : mixWithHue(withLightness(roles.ground, l * 0.93), dominant, 0.06),
    dominant,
    accent,
    light,
    ink,
  };
}
