/** Lightness and two colour axes of OKLab, in which the middle of two colours looks like their middle. */
interface Lab {
  l: number;
  a: number;
  b: number;
}

/** `share` of the second colour in the first: 0 leaves the first as it is, 1 gives the second. */
export function mix(first: string, second: string, share: number) {
  const [from, to] = [toLab(first), toLab(second)];
  const between = (start: number, end: number) => start + (end - start) * share;
  return toHex({ l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b) });
}

/** `amount` from 0 to 1 of the way to white, hue kept. */
export function lighten(colour: string, amount: number) {
  const { l, a, b } = toLab(colour);
  return toHex({ l: l + (1 - l) * amount, a: a * (1 - amount * 0.6), b: b * (1 - amount * 0.6) });
}

/** `amount` from 0 to 1 of the way to black, hue kept. */
export function darken(colour: string, amount: number) {
  const { l, a, b } = toLab(colour);
  const rest = 1 - amount;
  return toHex({ l: l * rest, a: a * rest, b: b * rest });
}

/** How light a colour looks, from 0 to 1. */
export function lightness(colour: string) {
  return toLab(colour).l;
}

/** How far apart two colours look: 0 is the same, 1 is black and white. */
export function distance(first: string, second: string) {
  const [one, two] = [toLab(first), toLab(second)];
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b);
}

/** Red, green and blue from 0 to 1, as they are written. */
export function channels(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const known = new Map<string, Lab>();

function toLab(colour: string): Lab {
  const before = known.get(colour);
  if (before) return before;
  const [r, g, b] = channels(colour).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab = {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
  // A page has some hundred colours; a studio session that tries thousands must not fill the memory.
  if (known.size > 2_000) known.clear();
  known.set(colour, lab);
  return lab;
}

function toHex({ l, a, b }: Lab) {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hex(
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  );
}

/** `#rrggbb` of three channels from 0 to 1. */
export function hex(red: number, green: number, blue: number) {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  const value = (byte(red) << 16) | (byte(green) << 8) | byte(blue);
  return `#${value.toString(16).padStart(6, "0")}`;
}

function toLinear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number) {
  const value = Math.max(0, channel);
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
