import { convertLrgbToOklab, convertRgbToLrgb } from "culori/fn";

/** RGBA pixels, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export interface ColourShare {
  /** `#rrggbb` */
  colour: string;
  /** Share of the visible pixels, from 0 to 1. */
  share: number;
}

type Point = readonly [l: number, a: number, b: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** Alpha from 0 to 255. Lower values are shadows or antialiased edges without a colour of their own. */
const VISIBLE = 12;
const SOLID = 230;
const SAMPLES = 6_000;
const CLUSTERS = 8;
const ROUNDS = 12;
/** Distance in Oklab below which two colours count as one. */
const SAME = 0.075;
const LEAST_SHARE = 0.015;
/** Tolerance per channel, of 255, because JPEG compression adds noise to a plain background. */
const GROUND_NOISE = 20;

/**
 * Returns the background of an opaque picture whose edges all have one colour, undefined for any other
 * picture.
 */
export function plainGround({ data, width, height }: Pixels): Rgb | undefined {
  const at = (x: number, y: number) => 4 * (y * width + x);
  const ground = rgbAt(data, 0);
  const steps = 64;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [Math.round((step * (width - 1)) / steps), Math.round((step * (height - 1)) / steps)];
    for (const place of [at(x, 0), at(x, height - 1), at(0, y), at(width - 1, y)]) {
      if ((data[place + 3] ?? 0) < SOLID || isFar(rgbAt(data, place), ground)) return undefined;
    }
  }
  return ground;
}

/** Returns the bounding box of everything but transparency and background, undefined for an empty picture. */
export function contentBox({ data, width, height }: Pixels, ground?: Rgb) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = 4 * (y * width + x);
      if ((data[place + 3] ?? 0) < VISIBLE || (ground && !isFar(rgbAt(data, place), ground))) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Returns the colours of a picture, the most frequent first, without the background. Uses k-means in Oklab
 * with deterministic starts, so that the same picture always has the same colours.
 */
export function coloursOf({ data }: Pixels, ground?: Rgb): ColourShare[] {
  const solid: number[] = [];
  for (let place = 0; place < data.length; place += 4) {
    if ((data[place + 3] ?? 0) < SOLID || (ground && !isFar(rgbAt(data, place), ground))) continue;
    solid.push(place);
  }
  const step = Math.max(1, Math.floor(solid.length / SAMPLES));
  const samples = solid.filter((_, index) => index % step === 0).map((place) => rgbAt(data, place));
  if (samples.length === 0) return [];
  const points = samples.map(toPoint);
  const groups = clustered(points).map((members) => ({ members, centre: meanOf(members, points) }));
  const merged: typeof groups = [];
  for (const group of groups.sort((one, other) => other.members.length - one.members.length)) {
    const same = merged.find(({ centre }) => distance(centre, group.centre) < SAME);
    if (same) same.members.push(...group.members);
    else merged.push({ ...group });
  }
  return merged
    .map(({ members, centre }) => ({
      // Uses the pixel nearest to the mean: the mean of two reds is a red that does not occur in the logo.
      colour: hexOf(samples[nearest(members, centre, points)] ?? [0, 0, 0]),
      share: Math.round((members.length / samples.length) * 1_000) / 1_000,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
}

/** Whether all pixels are mixtures of the background and one colour, as in a scanned logo of one ink. */
export function isOneInk({ data }: Pixels, ground: Rgb, ink: Rgb) {
  const [from, to] = [toPoint(ground), toPoint(ink)];
  const length = distance(from, to);
  if (length < 0.2) return false;
  let [seen, off] = [0, 0];
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES));
  for (let place = 0; place < data.length; place += step) {
    const rgb = rgbAt(data, place);
    if (!isFar(rgb, ground)) continue;
    seen += 1;
    const point = toPoint(rgb);
    const share = dot(minus(point, from), minus(to, from)) / length ** 2;
    const foot = from.map((value, index) => value + share * ((to[index] ?? 0) - value));
    if (distance(point, foot as unknown as Point) > SAME || share > 1.25) off += 1;
  }
  return seen > 0 && off / seen < 0.03;
}

/** Recolours the picture in one ink. A plain background becomes transparent. */
export function inOneInk(
  { data, width, height }: Pixels,
  ink: Rgb,
  lifted?: { ground: Rgb; ink: Rgb },
): Pixels {
  const made = new Uint8ClampedArray(data.length);
  for (let place = 0; place < data.length; place += 4) {
    const alpha = lifted ? 255 * coverage(rgbAt(data, place), lifted) : (data[place + 3] ?? 0);
    made.set([...ink, alpha], place);
  }
  return { data: made, width, height };
}

/** Returns how much of a pixel the ink covers, from 0 to 1. */
function coverage(rgb: Rgb, { ground, ink }: { ground: Rgb; ink: Rgb }) {
  const way = minus(ink, ground);
  const share = dot(minus(rgb, ground), way) / dot(way, way);
  return share < 0.06 ? 0 : Math.min(1, share);
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Lloyd's algorithm with starts as far apart as possible. Returns the members of each cluster, none empty.
 */
function clustered(points: readonly Point[]): number[][] {
  const centres: Point[] = [points[0] as Point]; // there is at least one
  const gaps = points.map((point) => distance(point, centres[0] as Point));
  while (centres.length < Math.min(CLUSTERS, points.length)) {
    const furthest = gaps.indexOf(Math.max(...gaps));
    const centre = points[furthest] as Point;
    if ((gaps[furthest] ?? 0) < SAME / 2) break;
    centres.push(centre);
    points.forEach((point, index) => {
      gaps[index] = Math.min(gaps[index] ?? 0, distance(point, centre));
    });
  }
  let groups: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = centres.map(() => []);
    points.forEach((point, index) => {
      const gapsTo = centres.map((centre) => distance(point, centre));
      groups[gapsTo.indexOf(Math.min(...gapsTo))]?.push(index);
    });
    groups.forEach((members, index) => {
      if (members.length > 0) centres[index] = meanOf(members, points);
    });
  }
  return groups.filter((members) => members.length > 0);
}

function meanOf(members: readonly number[], points: readonly Point[]): Point {
  const sum = [0, 0, 0];
  for (const index of members) {
    const point = points[index] as Point;
    for (const axis of [0, 1, 2] as const) sum[axis] = (sum[axis] ?? 0) + point[axis];
  }
  return sum.map((value) => value / members.length) as unknown as Point;
}

const nearest = (members: readonly number[], centre: Point, points: readonly Point[]) =>
  members.reduce((best, index) =>
    distance(points[index] as Point, centre) < distance(points[best] as Point, centre) ? index : best,
  );

function toPoint([r, g, b]: Rgb): Point {
  const lab = convertLrgbToOklab(convertRgbToLrgb({ r: r / 255, g: g / 255, b: b / 255 }));
  return [lab.l, lab.a, lab.b];
}

const rgbAt = (data: Uint8ClampedArray, place: number): Rgb => [
  data[place] ?? 0,
  data[place + 1] ?? 0,
  data[place + 2] ?? 0,
];
const isFar = (one: Rgb, other: Rgb) =>
  one.some((value, axis) => Math.abs(value - (other[axis] ?? 0)) > GROUND_NOISE);
const minus = (one: readonly number[], other: readonly number[]) =>
  one.map((value, axis) => value - (other[axis] ?? 0));
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
const distance = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const hexOf = (rgb: Rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
