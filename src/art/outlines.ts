import { round } from "./shapes.ts";

/** A point of an outline. A third number of 1 makes it a corner. */
export type OutlinePoint = [x: number, y: number, corner?: 0 | 1];

export type LimbPoint = [x: number, y: number, thickness: number];

type Vector = [x: number, y: number];

/**
 * A soft closed outline through points, for animals, leaves and everything else that grew. As a text, the points are
 * "x,y" with spaces between them, and a corner ends with "!".
 */
export function smooth(...given: [text: string] | OutlinePoint[]): { d: string } {
  const points = isText(given)
    ? numbersOf(given[0]).map(
        ({ numbers: [x = 0, y = 0], isCorner }): OutlinePoint => [x, y, isCorner ? 1 : 0],
      )
    : given;
  const count = points.length;
  const spot = (index: number) => points[(index + count) % count] as OutlinePoint;
  const pull = (index: number): Vector => {
    const [before, [, , corner], after] = [spot(index - 1), spot(index), spot(index + 1)];
    return corner ? [0, 0] : [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
  const curves = points.map((from, index) => curve(from, pull(index), spot(index + 1), pull(index + 1)));
  return { d: `${move("M", spot(0))}${curves.join("")}z` };
}

/**
 * The outline of a tube, rope or leg along points, each with its own thickness; its ends are round. As a text, the
 * points are "x,y,thickness" with spaces between them.
 */
export function limb(...given: [text: string] | LimbPoint[]): { d: string } {
  const points = isText(given)
    ? numbersOf(given[0]).map(({ numbers: [x = 0, y = 0, thickness = 0] }): LimbPoint => [x, y, thickness])
    : given;
  const last = points.length - 1;
  const spot = (index: number) => points[Math.min(last, Math.max(0, index))] as LimbPoint;
  const side = (sign: 1 | -1) =>
    points.map(([x, y, thickness], index): Vector => {
      const [toX, toY] = [spot(index + 1)[0] - spot(index - 1)[0], spot(index + 1)[1] - spot(index - 1)[1]];
      const reach = (sign * thickness) / 2 / (Math.hypot(toX, toY) || 1);
      return [x + toY * reach, y - toX * reach];
    });
  const along = (list: Vector[]) => {
    const pull = (index: number): Vector => {
      const [before, after] = [list[index - 1] ?? list[index], list[index + 1] ?? list[index]];
      if (!before || !after) return [0, 0];
      const share = index === 0 || index === last ? 3 : 6;
      return [(after[0] - before[0]) / share, (after[1] - before[1]) / share];
    };
    return list
      .slice(1)
      .map((to, index) => curve(list[index] as Vector, pull(index), to, pull(index + 1)))
      .join("");
  };
  const cap = (thickness: number, [x, y]: Vector) =>
    `A${round(thickness / 2)} ${round(thickness / 2)} 0 0 1 ${round(x)} ${round(y)}`;
  const [there, back] = [side(1), side(-1).reverse()];
  const [start, turn] = [there[0] as Vector, back[0] as Vector];
  return {
    d: `${move("M", start)}${along(there)}${cap(spot(last)[2], turn)}${along(back)}${cap(spot(0)[2], start)}z`,
  };
}

/** A straight tube from one point to another. */
export function tube(x: number, y: number, toX: number, toY: number, thickness: number, end = thickness) {
  const reach = 1 / (2 * (Math.hypot(toX - x, toY - y) || 1));
  const [acrossX, acrossY] = [(toY - y) * reach, (x - toX) * reach];
  const spot = (atX: number, atY: number, size: number): Vector => [
    atX + acrossX * size,
    atY + acrossY * size,
  ];
  return {
    d: `${move("M", spot(x, y, thickness))}${move("L", spot(toX, toY, end))}${move("L", spot(toX, toY, -end))}${move("L", spot(x, y, -thickness))}z`,
  };
}

/** The strokes of the strands that are twisted into a rope along points, one every `gap`. */
export function twist(points: LimbPoint[], gap: number): { d: string } {
  const strokes: string[] = [];
  let due = gap / 2;
  for (const [index, [x, y, thickness]] of points.slice(0, -1).entries()) {
    const [toX, toY] = points[index + 1] as LimbPoint;
    const length = Math.hypot(toX - x, toY - y);
    const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
    const [half, lean] = [thickness * 0.4, thickness * 0.24];
    for (; due < length; due += gap) {
      const [atX, atY] = [x + alongX * due, y + alongY * due];
      const [offX, offY] = [alongY * half - alongX * lean, -alongX * half - alongY * lean];
      strokes.push(`${move("M", [atX + offX, atY + offY])}${move("L", [atX - offX, atY - offY])}`);
    }
    due -= length;
  }
  return { d: strokes.join("") };
}

/** Several outlines as one. */
export function joined(...shapes: { d: string }[]): { d: string } {
  return { d: shapes.map(({ d }) => d).join("") };
}

function isText<T>(given: [text: string] | T[]): given is [text: string] {
  return typeof given[0] === "string";
}

function numbersOf(text: string) {
  return text.split(" ").map((point) => ({
    numbers: point.replace("!", "").split(",").map(Number),
    isCorner: point.endsWith("!"),
  }));
}

function curve(from: Vector | OutlinePoint, pull: Vector, to: Vector | OutlinePoint, toPull: Vector) {
  const numbers = [from[0] + pull[0], from[1] + pull[1], to[0] - toPull[0], to[1] - toPull[1], to[0], to[1]];
  return `C${numbers.map(round).join(" ")}`;
}

function move(command: "M" | "L", [x, y]: Vector | OutlinePoint) {
  return `${command}${round(x)} ${round(y)}`;
}
