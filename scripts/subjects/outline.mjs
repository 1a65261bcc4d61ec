// @ts-check
import svgpath from "svgpath";

/** @typedef {[x: number, y: number]} Point */
/**
 * One closed outline of an icon with its holes.
 * @typedef {{ d: string, points: Point[], area: number, length: number, box: [number, number, number, number] }} Outline
 */

const STEPS = 8;

/**
 * Splits a path into outlines that do not touch each other's inside: a hole stays with the outline around it.
 * @param {string} d @returns {Outline[]}
 */
export function outlinesOf(d) {
  /** @type {string[]} */
  const pieces = [];
  svgpath(d)
    .abs()
    .unshort()
    .iterate((segment, index) => {
      if (segment[0] === "M" || index === 0) pieces.push("");
      pieces[pieces.length - 1] += `${segment[0]}${segment.slice(1).join(" ")}`;
    });
  const closed = pieces
    .map((piece) => measured(piece))
    .filter(({ area }) => area > 0.02)
    .sort((a, b) => b.area - a.area);
  /** @type {Outline[]} */
  const whole = [];
  for (const piece of closed) {
    const around = whole.find((outline) => shareWithin(piece.points, outline.points) > 0.9);
    if (around) around.d += piece.d;
    else whole.push(piece);
  }
  return whole;
}

/** @param {string} d @returns {Outline} */
function measured(d) {
  const points = pointsOf(d);
  let area = 0;
  let length = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = /** @type {Point} */ (points[(index + 1) % points.length]);
    area += x * nextY - nextX * y;
    length += Math.hypot(nextX - x, nextY - y);
  }
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    d,
    points,
    area: Math.abs(area) / 2,
    length,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

/** @param {string} d @returns {Point[]} */
function pointsOf(d) {
  /** @type {Point[]} */
  const points = [];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const [command, ...values] = segment;
      const v = /** @type {number[]} */ (values);
      if (command === "M" || command === "L") points.push([v[0] ?? 0, v[1] ?? 0]);
      else if (command === "H") points.push([v[0] ?? 0, y]);
      else if (command === "V") points.push([x, v[0] ?? 0]);
      else if (command === "C" || command === "Q") {
        const [x1, y1] = [v[0] ?? 0, v[1] ?? 0];
        const [x2, y2] = command === "C" ? [v[2] ?? 0, v[3] ?? 0] : [x1, y1];
        const [endX, endY] = [v.at(-2) ?? 0, v.at(-1) ?? 0];
        for (let step = 1; step <= STEPS; step++) {
          const t = step / STEPS;
          const u = 1 - t;
          const on = (/** @type {number[]} */ [a = 0, b = 0, c = 0, e = 0]) =>
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e;
          points.push([on([x, x1, x2, endX]), on([y, y1, y2, endY])]);
        }
      }
    });
  return points;
}

/** The share of the points that lie in the polygon. @param {Point[]} points @param {Point[]} polygon */
export function shareWithin(points, polygon) {
  return points.filter((point) => isWithin(point, polygon)).length / points.length;
}

/** @param {Point} point @param {Point[]} polygon */
function isWithin([x, y], polygon) {
  let inside = false;
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
    const [ax, ay] = /** @type {Point} */ (polygon[index]);
    const [bx, by] = /** @type {Point} */ (polygon[before]);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
