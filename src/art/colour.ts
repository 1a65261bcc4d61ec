import {
  convertLabToLch,
  convertLchToLab,
  convertLrgbToRgb,
  convertRgbToLrgb,
  type Lrgb,
  lerp,
  type Oklab,
  parseHex,
  serializeHex,
} from "culori/fn";

// Only culori's conversions: its `converter`, `wcagContrast` and `clampChroma` include the parsers of all notations.

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Lab = Pick<Oklab, "l" | "a" | "b">;

export const WHITE = "#ffffff";
export const BLACK = "#000000";

export function toOklch(colour: string): Oklch {
  const { l, c, h = 0 } = convertLabToLch(toLab(colour), "oklch");
  return { l, c, h };
}

/** Returns the nearest colour in sRGB; lightness and hue are preserved, chroma is reduced. */
export function toHex({ l, c, h }: Oklch) {
  const lightness = Math.min(1, Math.max(0, l));
  const lab = (chroma: number) => convertLchToLab({ l: lightness, c: chroma, h });
  if (isShown(lab(c))) return clipped(lab(c));
  let [low, high] = [0, c];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (isShown(lab(middle))) low = middle;
    else high = middle;
  }
  return clipped(lab(low));
}

function isShown(lab: Lab) {
  const { r, g, b } = toLrgb(lab);
  return [r, g, b].every((value) => value > -0.0005 && value < 1.0005);
}

/** Mixes two colours in sRGB, for art: fast. A `share` of 0 returns the first, 1 the second. */
export function mix(first: string, second: string, share: number) {
  return clipped(between(first, second, share));
}

/** Mixes two colours for themes. Out-of-gamut mixtures keep lightness and hue. */
export function mixWithHue(first: string, second: string, share: number) {
  const { l, c, h = 0 } = convertLabToLch(between(first, second, share), "oklch");
  return toHex({ l, c, h });
}

function between(first: string, second: string, share: number): Lab {
  const [from, to] = [toLab(first), toLab(second)];
  return { l: lerp(from.l, to.l, share), a: lerp(from.a, to.a, share), b: lerp(from.b, to.b, share) };
}

export function withLightness(colour: string, l: number) {
  return toHex({ ...toOklch(colour), l });
}

/** Mixes with white by `amount` from 0 to 1, and keeps the hue. */
export function lighten(colour: string, amount: number) {
  const { l, a, b } = toLab(colour);
  return clipped({ l: l + (1 - l) * amount, a: a * (1 - amount * 0.6), b: b * (1 - amount * 0.6) });
}

/** Mixes with black by `amount` from 0 to 1, and keeps the hue. */
export function darken(colour: string, amount: number) {
  const { l, a, b } = toLab(colour);
  const rest = 1 - amount;
  return clipped({ l: l * rest, a: a * rest, b: b * rest });
}

/** Returns the perceived lightness, from 0 to 1. */
export function lightness(colour: string) {
  return toLab(colour).l;
}

/** Returns the perceived difference: 0 is the same colour, 1 is black and white. */
export function distance(first: string, second: string) {
  const [one, two] = [toLab(first), toLab(second)];
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b);
}

/** Returns the WCAG contrast ratio: 1 for the same colour, 21 for black on white. */
export function contrast(first: string, second: string) {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminance(colour: string) {
  const { r, g, b } = convertRgbToLrgb(toRgb(colour));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether white text has more contrast on this colour than black text. */
export function isDark(colour: string) {
  return contrast(colour, WHITE) >= contrast(colour, BLACK);
}

/**
 * Returns the colour nearest to the given one with at least this contrast ratio to all grounds. Only the lightness
 * changes, away from the grounds, which must be all dark or all light.
 */
export function readable(colour: string, grounds: string[], ratio: number) {
  const holds = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (holds(colour)) return colour;
  const end = isDark(grounds[0] ?? WHITE) ? 1 : 0;
  const { l, c, h } = toOklch(colour);
  let [near, far] = [0, 1];
  for (let step = 0; step < 14; step++) {
    const middle = (near + far) / 2;
    if (holds(toHex({ l: l + (end - l) * middle, c, h }))) far = middle;
    else near = middle;
  }
  const found = toHex({ l: l + (end - l) * far, c, h });
  if (holds(found)) return found;
  return end === 1 ? WHITE : BLACK;
}

/** Returns red, green and blue of `#rrggbb` from 0 to 1, gamma-encoded. */
export function channels(colour: string): [red: number, green: number, blue: number] {
  const { r, g, b } = toRgb(colour);
  return [r, g, b];
}

/** Returns `#rrggbb` of three channels from 0 to 1. */
export const hex = (r: number, g: number, b: number) => serializeHex({ mode: "rgb", r, g, b });

const clipped = (lab: Lab) => serializeHex(convertLrgbToRgb(toLrgb(lab)));

const toRgb = (colour: string) => parseHex(colour) ?? { mode: "rgb", r: 0, g: 0, b: 0 };

const known = new Map<string, Lab>();

function toLab(colour: string): Lab {
  const before = known.get(colour);
  if (before) return before;
  const lab = fromLrgb(convertRgbToLrgb(toRgb(colour)));
  // A page has some hundred colours; a studio session that tries thousands must not grow without limit.
  if (known.size > 2_000) known.clear();
  known.set(colour, lab);
  return lab;
}

// Björn Ottosson's published matrices (https://bottosson.github.io/posts/oklab/). culori computes with more digits,
// which changes the last bit of one colour in 30,000: enough to change a template or a saved site.

function fromLrgb({ r, g, b }: Lrgb): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toLrgb({ l, a, b }: Lab): Lrgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    mode: "lrgb",
    r: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    g: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    b: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

/** The largest change of lightness that keeps a colour recognizable: a yellow dark enough for white paper looks muddy. */
export const MOST_CHANGE = 0.2;
