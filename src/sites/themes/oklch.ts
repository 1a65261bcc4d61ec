/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const WHITE = "#ffffff";
export const BLACK = "#000000";

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

/** The nearest colour that a screen can show: of too strong a colour, lightness and hue are kept. */
export function toHex({ l, c, h }: Oklch) {
  const lightness = Math.min(1, Math.max(0, l));
  if (isShown(linear({ l: lightness, c, h }))) return hexOf(linear({ l: lightness, c, h }));
  let [low, high] = [0, c];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (isShown(linear({ l: lightness, c: middle, h }))) low = middle;
    else high = middle;
  }
  return hexOf(linear({ l: lightness, c: low, h }));
}

export function mix(first: string, second: string, share: number) {
  const [from, to] = [toOklch(first), toOklch(second)];
  const point = ({ c, h }: Oklch) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [[a1 = 0, b1 = 0], [a2 = 0, b2 = 0]] = [point(from), point(to)];
  const [a, b] = [a1 + (a2 - a1) * share, b1 + (b2 - b1) * share];
  return toHex({
    l: from.l + (to.l - from.l) * share,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  });
}

export function withLightness(hex: string, l: number, chroma = 1) {
  const { c, h } = toOklch(hex);
  return toHex({ l, c: c * chroma, h });
}

/** As WCAG counts it: 1 for the same colour, 21 for black on white. */
export function contrast(first: string, second: string) {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

export function luminance(hex: string) {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether white or black reads better on it. */
export function isDark(hex: string) {
  return contrast(hex, WHITE) >= contrast(hex, BLACK);
}

/**
 * The colour nearest to the given one that stands out from all grounds by the ratio: only its lightness
 * changes, away from the grounds. The grounds must lie on one side: all dark or all light.
 */
export function readable(hex: string, grounds: string[], ratio: number) {
  const holds = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (holds(hex)) return hex;
  const end = isDark(grounds[0] ?? WHITE) ? 1 : 0;
  const { l, c, h } = toOklch(hex);
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

function channels(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function linear({ l, c, h }: Oklch) {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (values: number[]) => values.every((value) => value > -0.0005 && value < 1.0005);

function hexOf(values: number[]) {
  const digits = values.map((value) => {
    const bounded = Math.min(1, Math.max(0, value));
    const curved = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
