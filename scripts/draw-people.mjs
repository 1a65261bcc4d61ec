// Draws the portraits of the people on sites: pinned parts of DiceBear's "Lorelei" (by Lisa Wischofsky, CC0 1.0).
// Run: node scripts/draw-people.mjs   (same input, same bytes)
import { writeFileSync } from "node:fs";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import { project } from "./run.mjs";

const FILE = "src/sites/art/people.ts";
/** The original is drawn on 980 units; whole numbers on less than a third of that are finer than a portrait is ever shown. */
const SCALE = 0.28;
/** How far a curve may lie beside the original, on that grid. */
const TOLERANCE = 1;
const LARGEST = 2_800;
const LARGEST_FILE = 90_000;

const SKIN = ["#f6d3bd", "#eebf9f", "#dfa57f", "#c98a62", "#a96b45", "#8a5336", "#6b3f2a"];
const HAIR = {
  black: "#241d1f",
  brown: "#4a2e22",
  chestnut: "#7a4528",
  blond: "#c99a55",
  red: "#a8512b",
  grey: "#9b9a9c",
  white: "#d9d6d2",
};

/**
 * Chosen by eye: hair, eyes, mouth, brows, nose, skin, colour of the hair, whom it may stand for, and what else is worn.
 * @type {[number, number, number, number, number, number, keyof typeof HAIR, "she" | "he" | "any", string?][]}
 */
const PEOPLE = [
  [13, 24, 5, 7, 1, 1, "brown", "she"],
  [3, 16, 1, 9, 2, 2, "black", "he"],
  [24, 2, 5, 7, 3, 5, "black", "she"],
  [9, 6, 2, 1, 4, 5, "black", "he"],
  [23, 24, 1, 5, 1, 0, "red", "she"],
  [8, 24, 5, 9, 5, 1, "chestnut", "he"],
  [15, 21, 2, 7, 2, 3, "black", "she"],
  [47, 16, 1, 1, 4, 6, "black", "he", "beard1"],
  [32, 24, 4, 7, 1, 4, "brown", "she"],
  [12, 6, 5, 10, 3, 0, "blond", "he", "glasses3"],
  [33, 2, 1, 5, 2, 2, "black", "she"],
  [1, 16, 2, 9, 4, 3, "grey", "he", "glasses4"],
  [38, 24, 5, 7, 5, 6, "black", "she"],
  [39, 2, 1, 1, 1, 6, "black", "he"],
  [19, 16, 2, 5, 3, 1, "black", "she", "glasses1"],
  [6, 24, 5, 10, 2, 1, "brown", "any"],
  [35, 21, 1, 7, 4, 5, "brown", "she"],
  [28, 6, 2, 1, 5, 2, "brown", "he", "beard1"],
  [10, 2, 5, 5, 1, 0, "blond", "she"],
  [22, 16, 1, 9, 3, 4, "black", "any"],
  [15, 24, 4, 7, 2, 1, "grey", "she"],
  [7, 24, 2, 10, 4, 3, "black", "he"],
  [26, 6, 5, 5, 1, 4, "black", "she"],
  [2, 2, 1, 1, 5, 0, "red", "he"],
  [31, 24, 2, 7, 3, 2, "chestnut", "she"],
  [44, 16, 5, 9, 2, 5, "black", "any"],
  [33, 21, 1, 5, 4, 4, "brown", "she", "glasses3"],
  [25, 6, 4, 10, 1, 1, "white", "he", "glasses1"],
  [18, 24, 5, 7, 5, 2, "red", "she"],
  [43, 24, 1, 1, 3, 2, "chestnut", "any"],
  [46, 2, 2, 5, 2, 0, "brown", "she"],
  [4, 16, 5, 9, 4, 1, "blond", "he"],
  [42, 24, 1, 7, 1, 5, "black", "she"],
  [17, 6, 2, 10, 3, 1, "chestnut", "any", "glasses4"],
  [14, 21, 5, 5, 5, 3, "black", "she"],
  [36, 16, 1, 1, 2, 4, "black", "he"],
  [10, 2, 4, 7, 4, 1, "white", "she", "glasses3"],
  [5, 24, 5, 9, 1, 4, "black", "any"],
  [23, 16, 2, 5, 3, 2, "blond", "she"],
  [9, 24, 1, 10, 2, 1, "grey", "he", "beard1"],
];

const roles = { aa0001: "hair", aa0002: "skin", aa0003: "ink", aa0004: "mouth", aa0005: "glasses" };
const letters = { hair: "h", skin: "s", ink: "i", mouth: "m", glasses: "g" };

/** @type {Map<string, number>} */
const outlines = new Map();
const portraits = PEOPLE.map((person) => {
  const parts = partsOf(person);
  const size = parts.reduce((sum, part) => sum + part.d.length, 0);
  if (size > LARGEST)
    throw new Error(`Hair ${person[0]} makes a portrait of ${size} characters, over ${LARGEST}.`);
  const drawing = parts.map(({ role, d }) => {
    const index = outlines.get(d) ?? outlines.size;
    outlines.set(d, index);
    return `${letters[/** @type {keyof typeof letters} */ (role)]}${index}`;
  });
  const [, , , , , skin, hair, stands] = person;
  return { drawing: drawing.join(" "), skin: SKIN[skin], hair: HAIR[hair], stands };
});

const source = `// Made by scripts/draw-people.mjs from DiceBear's "Lorelei" by Lisa Wischofsky (CC0 1.0). Change it there.

/** A face: its outlines and their colours, from back to front. */
export interface Portrait {
  /** \`h\` hair, \`s\` skin, \`i\` ink, \`m\` mouth, \`g\` glasses, each with the number of an outline. */
  drawing: string;
  skin: string;
  hair: string;
  /** The given names that fit the face, so that a name and a beard do not contradict each other. */
  stands: "she" | "he" | "any";
}

export const outlines = [
${[...outlines.keys()].map((d) => `  ${JSON.stringify(d)},`).join("\n")}
];

export const portraits: Portrait[] = [
${portraits.map((portrait) => `  ${entry(portrait)},`).join("\n")}
];
`;
if (source.length > LARGEST_FILE)
  throw new Error(`${FILE} is ${source.length} characters, over ${LARGEST_FILE}.`);
writeFileSync(project + FILE, source);
console.log(`${portraits.length} portraits of ${outlines.size} outlines, ${source.length} characters`);

/** @param {{ drawing: string, skin: string | undefined, hair: string, stands: string }} portrait */
function entry({ drawing, skin, hair, stands }) {
  return `{ drawing: "${drawing}", skin: "${skin}", hair: "${hair}", stands: "${stands}" }`;
}

/** @param {(typeof PEOPLE)[number]} person */
function partsOf([hair, eyes, mouth, brows, nose, , , , extra = ""]) {
  const svg = createAvatar(lorelei, {
    seed: "pinned",
    hair: [/** @type {any} */ (variant(hair))],
    head: [/** @type {any} */ (variant((hair % 2) + 3))],
    eyes: [/** @type {any} */ (variant(eyes))],
    mouth: [/** @type {any} */ (`happy${String(mouth).padStart(2, "0")}`)],
    eyebrows: [/** @type {any} */ (variant(brows))],
    nose: [/** @type {any} */ (variant(nose))],
    glasses: [/** @type {any} */ (variant(Number(extra.slice(-1)) || 1))],
    glassesProbability: extra.startsWith("glasses") ? 100 : 0,
    beard: ["variant01"],
    beardProbability: extra.startsWith("beard") ? 100 : 0,
    earringsProbability: 0,
    hairAccessoriesProbability: 0,
    frecklesProbability: 0,
    hairColor: ["aa0001"],
    skinColor: ["aa0002"],
    eyesColor: ["aa0003"],
    eyebrowsColor: ["aa0001"],
    noseColor: ["aa0003"],
    mouthColor: ["aa0004"],
    glassesColor: ["aa0005"],
  }).toString();
  return [...svg.matchAll(/<path([^>]*)>/g)].map(([, attributes = ""]) => {
    const d = / d="([^"]+)"/.exec(attributes)?.[1] ?? "";
    const fill = / fill="#([^"]+)"/.exec(attributes)?.[1] ?? "";
    const role = roles[/** @type {keyof typeof roles} */ (fill)] ?? (fill.startsWith("fff") ? "skin" : "ink");
    return { role, d: compact(d) };
  });
}

/** @param {number} number */
function variant(number) {
  return `variant${String(number).padStart(2, "0")}`;
}

/**
 * The same outline with as few curves as look the same, in relative whole numbers of the smaller grid. Each is rounded
 * from where the pen really is, so that errors do not add up.
 * @param {string} d
 */
function compact(d) {
  let result = "";
  let pen = [0, 0];
  let previous = "";
  const write = (/** @type {string} */ kind, /** @type {Point[]} */ points) => {
    const grid = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const numbers = grid.flatMap(([x = 0, y = 0]) => [x - (pen[0] ?? 0), y - (pen[1] ?? 0)]);
    if (kind !== "m" && numbers.every((value) => value === 0)) return;
    pen = grid.at(-1) ?? pen;
    const letter = previous === kind && kind !== "m" ? "" : kind;
    result +=
      letter +
      numbers.map((value, place) => (value < 0 || (place === 0 && letter) ? "" : " ") + value).join("");
    previous = kind;
  };
  for (const runs of traced(d)) {
    const start = runs[0]?.[0];
    if (!start) continue;
    write("m", [start]);
    const begin = pen;
    for (const run of runs) {
      if (run.length < 3) write("l", run.slice(-1));
      else
        for (const curve of fitted(run, direction(run[0], run[1]), direction(run.at(-1), run.at(-2))))
          write("c", curve);
    }
    result += "z";
    previous = "z";
    pen = begin;
  }
  return result;
}

/** @typedef {[x: number, y: number]} Point */

/**
 * The closed lines of an outline as points on the grid, cut where they turn a corner.
 * @param {string} d
 * @returns {Point[][][]}
 */
function traced(d) {
  const tokens = d.match(/[a-z]|-?(?:\d+\.\d+|\.\d+|\d+)/gi) ?? [];
  const lengths = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
  /** @type {Point[][]} */
  const lines = [];
  let [x, y, controlX, controlY] = [0, 0, 0, 0];
  let command = "";
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? "";
    if (/[a-z]/i.test(token)) {
      command = token;
      index++;
    }
    const kind = /** @type {keyof typeof lengths} */ (command.toLowerCase());
    if (!(kind in lengths))
      throw new Error(`The outlines are drawn with a command that is not known here: ${command}`);
    const values = tokens.slice(index, index + lengths[kind]).map(Number);
    index += lengths[kind];
    const line = lines.at(-1);
    const [baseX, baseY] = command === kind ? [x, y] : [0, 0];
    const at = (/** @type {number} */ place) =>
      /** @type {Point} */ ([baseX + (values[place] ?? 0), baseY + (values[place + 1] ?? 0)]);
    const from = /** @type {Point} */ ([x, y]);
    let end = from;
    if (kind === "z") {
      end = line?.[0] ?? from;
      line?.push(end);
    } else if (kind === "m") {
      end = at(0);
      lines.push([end]);
      command = command === "m" ? "l" : "L";
    } else if (kind === "c" || kind === "s") {
      const first = kind === "c" ? at(0) : /** @type {Point} */ ([2 * x - controlX, 2 * y - controlY]);
      const second = at(kind === "c" ? 2 : 0);
      end = at(kind === "c" ? 4 : 2);
      for (let step = 1; step <= 8; step++) line?.push(bezier([from, first, second, end], step / 8));
      [controlX, controlY] = second;
    } else {
      end =
        kind === "h"
          ? [at(0)[0], y]
          : kind === "v"
            ? [x, baseY + (values[0] ?? 0)]
            : at(kind === "a" ? 5 : 0);
      if (kind === "a") line?.push(...arc(from, end, values[0] ?? 0, values[3] === 1, values[4] === 1));
      line?.push(end);
    }
    [x, y] = end;
    if (kind !== "c" && kind !== "s") [controlX, controlY] = end;
  }
  return lines.map((line) =>
    cutAtCorners(line.map(([a, b]) => /** @type {Point} */ ([a * SCALE, b * SCALE]))),
  );
}

/**
 * Points of an arc of a circle; the original has no others.
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 * @param {boolean} isLarge
 * @param {boolean} isClockwise
 */
function arc(from, to, radius, isLarge, isClockwise) {
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const r = Math.max(radius, half);
  const side = isLarge === isClockwise ? -1 : 1;
  const away = (side * Math.sqrt(r * r - half * half)) / (half || 1) / 2;
  const centre = [
    (from[0] + to[0]) / 2 - away * (to[1] - from[1]),
    (from[1] + to[1]) / 2 + away * (to[0] - from[0]),
  ];
  const [cx = 0, cy = 0] = centre;
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let sweep = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  return [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const angle = start + (sweep * step) / 8;
    return /** @type {Point} */ ([cx + r * Math.cos(angle), cy + r * Math.sin(angle)]);
  });
}

/** @param {Point[]} line */
function cutAtCorners(line) {
  const points = line.filter(([x, y], index) => {
    const before = line[index - 1];
    return !before || Math.hypot(x - before[0], y - before[1]) > 0.05;
  });
  /** @type {Point[][]} */
  const runs = [[]];
  points.forEach((point, index) => {
    const run = /** @type {Point[]} */ (runs.at(-1));
    run.push(point);
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return;
    const [inwards, outwards] = [direction(before, point), direction(point, after)];
    if (inwards[0] * outwards[0] + inwards[1] * outwards[1] < 0.72) runs.push([point]);
  });
  return runs.filter((run) => run.length > 1);
}

/**
 * @param {Point | undefined} from
 * @param {Point | undefined} to
 * @returns {Point}
 */
function direction(from = [0, 0], to = [0, 0]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/**
 * @param {[Point, Point, Point, Point]} curve
 * @param {number} t
 * @returns {Point}
 */
function bezier([p0, p1, p2, p3], t) {
  const u = 1 - t;
  const along = (/** @type {0 | 1} */ axis) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis];
  return [along(0), along(1)];
}

/**
 * The fewest curves through points that stay within `TOLERANCE` of them: one curve by least squares, else two halves.
 * @param {Point[]} points
 * @param {Point} startWay the direction in which the curve leaves its first point
 * @param {Point} endWay the direction in which it would leave its last one, backwards
 * @returns {Point[][]}
 */
function fitted(points, startWay, endWay) {
  const [first, last] = /** @type {[Point, Point]} */ ([points[0], points.at(-1)]);
  let distances = [0];
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    distances.push((distances[index] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  const total = distances.at(-1) || 1;
  distances = distances.map((distance) => distance / total);
  let [aa, ab, bb, ap, bp] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = distances[index] ?? 0;
    const [b1, b2] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)];
    const still = bezier([first, first, last, last], t);
    const [dx, dy] = [point[0] - still[0], point[1] - still[1]];
    aa += b1 * b1;
    bb += b2 * b2;
    ab += b1 * b2 * (startWay[0] * endWay[0] + startWay[1] * endWay[1]);
    ap += b1 * (startWay[0] * dx + startWay[1] * dy);
    bp += b2 * (endWay[0] * dx + endWay[1] * dy);
  });
  const determinant = aa * bb - ab * ab;
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const usual = (value = 0) =>
    Number.isFinite(value) && value > chord * 0.05 && value < total * 1.5 ? value : total / 3;
  const reachA = usual((ap * bb - bp * ab) / determinant);
  const reachB = usual((bp * aa - ap * ab) / determinant);
  /** @type {[Point, Point, Point, Point]} */
  const curve = [
    first,
    [first[0] + startWay[0] * reachA, first[1] + startWay[1] * reachA],
    [last[0] + endWay[0] * reachB, last[1] + endWay[1] * reachB],
    last,
  ];
  let [worst, worstAt] = [0, 0];
  const samples = Array.from({ length: 41 }, (_, step) => bezier(curve, step / 40));
  points.forEach((point, index) => {
    const error = Math.min(...samples.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
    if (error > worst && index > 0 && index < points.length - 1) [worst, worstAt] = [error, index];
  });
  if (worst < TOLERANCE || points.length < 4) return [curve.slice(1)];
  const way = direction(points[worstAt + 1], points[worstAt - 1]);
  return [
    ...fitted(points.slice(0, worstAt + 1), startWay, way),
    ...fitted(points.slice(worstAt), [-way[0], -way[1]], endWay),
  ];
}
