import { type Attributes, polar, round } from "./shapes.ts";

type Point = [x: number, y: number];
type Side = { d: string } & Attributes;

/**
 * The outline of a pipe, a hose or a cable: the area between the offsets `from` and `to` beside a path of straight
 * lines with corners rounded by `radius`. Negative offsets are on the left in the direction of the path.
 */
export function band(way: Point[], radius: number, from: number, to: number): Side {
  const there = beside(way, radius, from);
  const back = beside([...way].reverse(), radius, -to);
  return { d: `M${there}L${back}z` };
}

/** The path itself, with rounded corners, as a line. */
export function wayOf(points: Point[], radius: number): Side {
  return { d: `M${beside(points, radius, 0)}` };
}

function beside(way: Point[], radius: number, offset: number) {
  const spot = ([x, y]: Point, angle: number) => {
    const [dx, dy] = polar(angle + Math.PI / 2, offset);
    return `${round(x + dx)} ${round(y + dy)}`;
  };
  const angles = way.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = way[index] as Point;
    return Math.atan2(y - fromY, x - fromX);
  });
  const [first] = way;
  const parts = [spot(first as Point, angles[0] as number)];
  for (let index = 1; index < way.length - 1; index++) {
    const [x, y] = way[index] as Point;
    const [before, after] = [angles[index - 1] as number, angles[index] as number];
    const turn = Math.atan2(Math.sin(after - before), Math.cos(after - before));
    const reach = radius * Math.tan(Math.abs(turn) / 2);
    const [bx, by] = [x - Math.cos(before) * reach, y - Math.sin(before) * reach];
    const [ax, ay] = [x + Math.cos(after) * reach, y + Math.sin(after) * reach];
    const own = Math.max(1, round(radius - Math.sign(turn) * offset));
    parts.push(`L${spot([bx, by], before)}A${own} ${own} 0 0 ${turn > 0 ? 1 : 0} ${spot([ax, ay], after)}`);
  }
  parts.push(`L${spot(way.at(-1) as Point, angles.at(-1) as number)}`);
  return parts.join("");
}
