import type { ArtTheme, Treatment } from "#src/art/art-theme.ts";
import {
  BLACK,
  contrast,
  isDark,
  MOST_CHANGE,
  mixWithHue,
  readable,
  toHex,
  toOklch,
  WHITE,
  withLightness,
} from "#src/art/colour.ts";
import type { PaletteColours } from "./palettes.ts";

export const tones = ["plain", "tinted", "dark", "accent"] as const;
/** The ground of a block. */
export type Tone = (typeof tones)[number];

/** Colours by role. On `ground` and `surface` all inks have a contrast of 4.5:1 or more, edges 3:1. */
export interface Roles {
  ground: string;
  /** The ground of cards and fields. */
  surface: string;
  ink: string;
  muted: string;
  /** Hairlines, which are decorative. */
  line: string;
  /** The edge of fields and other controls. */
  edge: string;
  /** The main colour, as text. */
  strong: string;
  /** The main button, and its label. */
  fill: string;
  onFill: string;
  accent: string;
  onAccent: string;
  /** The accent, as text. */
  accentInk: string;
}

/** The text colours of a block with their grounds. */
export const textPairs: { what: string; colours: (roles: Roles) => [ink: string, ground: string] }[] = [
  { what: "text", colours: ({ ink, ground }) => [ink, ground] },
  { what: "quiet text", colours: ({ muted, ground }) => [muted, ground] },
  { what: "buttons", colours: ({ onFill, fill }) => [onFill, fill] },
  { what: "coloured text", colours: ({ strong, ground }) => [strong, ground] },
];

/** Accepts any colours: their lightness is changed until texts are readable. */
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

/** Returns the colours of a site on paper, which is white in every tone and theme. */
export const paperRoles = (palette: PaletteColours): Roles => ({
  ...composeRoles(WHITE, palette),
  surface: WHITE,
});

/** The bold ground is the main colour, or the accent if the page already has a ground like the main colour. */
function accentGround(dominant: string, accent: string, ground: string) {
  const candidate = contrast(dominant, ground) > 1.6 ? dominant : accent;
  // A mid-tone ground has too little contrast to black and white for a second, quieter ink.
  const dark = isDark(candidate);
  return keepSide(candidate, dark);
}

/** Moves a colour away from mid-tones until the strongest ink has 7:1. */
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

/** Returns main colour and accent as text. If one would change beyond recognition, the other replaces it. */
function loudInks(dominant: string, accent: string, grounds: string[]): [strong: string, accentInk: string] {
  const [strong, accentInk] = [readable(dominant, grounds, 4.6), readable(accent, grounds, 4.6)];
  const [ofDominant, ofAccent] = [change(dominant, strong), change(accent, accentInk)];
  if (Math.min(ofDominant, ofAccent) > MOST_CHANGE) return [strong, accentInk];
  return [ofDominant > MOST_CHANGE ? accentInk : strong, ofAccent > MOST_CHANGE ? strong : accentInk];
}

const change = (colour: string, made: string) => Math.abs(toOklch(colour).l - toOklch(made).l);

/** Returns the palette's light or ink, whichever has more contrast, adjusted to be readable. */
function inkOn(colour: string, light: string, ink: string) {
  const better = contrast(light, colour) >= contrast(ink, colour) ? light : ink;
  return readable(better, [colour], 4.6);
}

/** Returns the colours of pictures in a block of this tone. */
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
