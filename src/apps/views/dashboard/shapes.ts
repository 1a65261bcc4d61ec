import type { Bucket } from "./chart-data.ts";

/** The drawing's own units. It is stretched to its box, and texts stand beside it. */
export const PLOT = { width: 1_200, height: 360, floor: 350, highest: 280 };

/** The place of a period: in the middle of its share of the width for bars, from edge to edge otherwise. */
export function placeX(index: number, count: number, isBar: boolean) {
  if (isBar) return ((index + 0.5) / count) * PLOT.width;
  return count < 2 ? PLOT.width / 2 : (index / (count - 1)) * PLOT.width;
}

/** Negative figures lie on the floor. */
export const placeY = (value: number, highest: number) =>
  PLOT.floor - (Math.max(0, value) / highest) * PLOT.highest;

/** Stacks the series of each bucket; the last layer shows the totals. */
export function stacked(buckets: readonly Bucket[], highest: number): number[][] {
  const layers: number[][] = [];
  const below = buckets.map(() => 0);
  for (let place = 0; place < (buckets[0]?.values.length ?? 0); place++) {
    layers.push(
      buckets.map(({ values }, index) => {
        const sum = (below[index] ?? 0) + Math.max(0, values[place] ?? 0);
        below[index] = sum;
        return placeY(sum, highest);
      }),
    );
  }
  return layers;
}

/** A smooth path through the midpoints between the points, which never overshoots. */
export function curve(points: readonly (readonly [number, number])[]) {
  const [first = [0, PLOT.floor] as const] = points;
  const parts = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `${first.join(" ")} ${parts.join(" ")}`;
}

/** The arcs of a ring in percent of its length, each from where the one before ends. */
export function donutArcs(values: readonly number[]) {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let from = 0;
  return values.map((value) => {
    const length = whole > 0 ? (100 * Math.max(0, value)) / whole : 0;
    const arc = { length, from };
    from += length;
    return arc;
  });
}
