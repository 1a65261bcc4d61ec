import { polygon, round, times, together } from "../shapes.ts";
import { area, type Hue, type PlainDraw, type Point, sheet } from "./area.ts";

const HUES: readonly [Hue, number][] = [
  ["dominant", 0.92],
  ["accent", 0.9],
  ["light", 0.92],
  ["dominant", 0.45],
];

const hueOf = (index: number) => {
  const [hue, share] = HUES[index % HUES.length] as (typeof HUES)[number];
  return { hue, share };
};

/** Rows of round tiles over one another. */
export const scales: PlainDraw = (paint, frame, place, { left, width, height, reach, outline }) => {
  const { random } = paint;
  const size = width / Math.max(3, Math.round(width / (reach * random.between(0.5, 0.6))));
  const rows = Math.ceil(height / (size * 0.5)) + 2;
  const first = random.whole(0, 3);
  const tile = (row: number, column: number) => ({
    cx: round(left + (column + (row % 2 === 0 ? 0 : 0.5)) * size),
    cy: round(height - row * size * 0.5),
    r: round(size * 0.52),
  });
  const columns = Math.ceil(width / size) + 1;
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      ...times(rows, (step) => {
        // From the top down, so that each row lies on the one above it.
        const row = rows - 1 - step;
        return together(
          ...times(columns, (column) =>
            area(paint, tile(row, column), {
              ...hueOf(first + row + (column % 3 === row % 3 ? 1 : 0)),
              height: 1,
            }),
          ),
        );
      }),
    ),
  );
};

/** Large discs that share their edges. */
export const discs: PlainDraw = (paint, frame, place, { x, y, reach, outline, left, width, height }) => {
  const { random } = paint;
  const turn = random.between(0, Math.PI * 2);
  const middle: Point = [(x + left + width / 2) / 2, Math.min(y, height / 2)];
  const spots = times(3, (index): [number, number, number] => {
    const angle = turn + (index * Math.PI * 2) / 3;
    const r = reach * (0.62 - index * 0.13);
    return [middle[0] + Math.cos(angle) * reach * 0.46, middle[1] + Math.sin(angle) * reach * 0.46, r];
  });
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.18, fades: "down" }),
      ...spots.flatMap(([cx, cy, r], index) => [
        area(
          paint,
          { cx: round(cx), cy: round(cy), r: round(r) },
          { ...hueOf(index), height: 1, fades: "fall" },
        ),
        area(paint, { cx: round(cx), cy: round(cy), r: round(r * 0.52) }, { ...hueOf(index + 1), height: 1 }),
      ]),
    ),
  );
};

/** Broad bands across the sheet, each a step lighter. */
export const bands: PlainDraw = (paint, frame, place, { left, width, height, outline }) => {
  const { random } = paint;
  const count = random.whole(5, 7);
  const slope = random.pick([-1, 1]) * random.between(0.24, 0.5) * width;
  const step = (height + Math.abs(slope)) / count;
  const top = -Math.abs(slope) / 2;
  const low = height + Math.abs(slope);
  const first = random.whole(0, 3);
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      ...times(count, (index) => {
        const y = top + index * step;
        return area(
          paint,
          polygon([left, y - slope / 2], [left + width, y + slope / 2], [left + width, low], [left, low]),
          { ...hueOf(first + index), height: 1 },
        );
      }),
    ),
  );
};
