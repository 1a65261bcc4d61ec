import { createElement } from "react";
import { bars, polygon, round, times, together } from "../shapes.ts";
import { area, type Hue, type PlainDraw, type Point, sheet, stroke, tint } from "./area.ts";

/** Bands over and under one another. */
export const weave: PlainDraw = (paint, frame, place, { x, y, reach, outline }) => {
  const { random } = paint;
  const count = random.whole(5, 6);
  const step = (reach * 1.9) / count;
  const band = step * random.between(0.66, 0.8);
  const size = step * count;
  const from: Point = [x - size / 2, y - size / 2];
  const accent = random.whole(0, count - 1);
  const over = (parity: number, column: number) =>
    bars(
      times(count, (row) => row)
        .filter((row) => (row + column) % 2 === parity)
        .map((row): [number, number, number, number] => [
          from[0] + column * step,
          from[1] + row * step - (step - band) / 2,
          band,
          step + (step - band) * 0.02,
        ]),
    );
  const across = (row: number) => ({
    x: round(from[0] - step * 0.4),
    y: round(from[1] + row * step),
    width: round(size + step * 0.6),
    height: round(band),
  });
  const down = (column: number) => ({
    x: round(from[0] + column * step),
    y: round(from[1] - step * 0.4),
    width: round(band),
    height: round(size + step * 0.6),
  });
  const look = (column: number) =>
    column === accent
      ? ({ hue: "accent", share: 0.95 } as const)
      : ({ hue: "dominant", share: 0.86 } as const);
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      createElement(
        "g",
        { transform: `rotate(${random.pick([-45, -12, 12, 45])} ${round(x)} ${round(y)})` },
        ...times(count, (column) => area(paint, down(column), { ...look(column), fades: "down" })),
        ...times(count, (row) =>
          area(paint, across(row), {
            hue: "light",
            share: row === accent ? 0.6 : 0.92,
            height: 1,
            fades: "right",
          }),
        ),
        ...times(count, (column) =>
          area(paint, over(0, column), { ...look(column), height: 1, fades: "down" }),
        ),
      ),
    ),
  );
};

/** Chips of stone in a floor. */
export const terrazzo: PlainDraw = (paint, frame, place, { left, width, height, reach, outline }) => {
  const { random } = paint;
  const placed: [Point, number][] = [];
  for (let attempt = 0; attempt < 260 && placed.length < 62; attempt++) {
    const r = reach * (placed.length < 9 ? random.between(0.13, 0.2) : random.between(0.035, 0.085));
    const spot: Point = [left + random.next() * width, random.next() * height];
    if (placed.every(([[px, py], other]) => Math.hypot(px - spot[0], py - spot[1]) > (r + other) * 1.12))
      placed.push([spot, r]);
  }
  const chip = ([[cx, cy], r]: [Point, number]) => {
    const count = random.whole(5, 7);
    const turn = random.between(0, 6.28);
    return polygon(
      ...times(count, (index): Point => {
        const angle = turn + ((index + random.between(-0.28, 0.28)) / count) * Math.PI * 2;
        const far = r * random.between(0.78, 1.08);
        return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
      }),
    ).d;
  };
  const kinds: [Hue, number][] = [
    ["dominant", 0.92],
    ["accent", 0.92],
    ["light", 0.95],
    ["dominant", 0.5],
  ];
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "accent", share: 0.2 }),
      ...kinds.map(([hue, share], kind) =>
        area(
          paint,
          {
            d: placed
              .filter((_, index) => index % kinds.length === kind)
              .map(chip)
              .join(""),
          },
          { hue, share, height: 1 },
        ),
      ),
    ),
  );
};

/** Quarters of circles in a grid, like a tiled floor. */
export const quarters: PlainDraw = (paint, frame, place, { left, width, height, reach, outline }) => {
  const { random } = paint;
  const columns = Math.max(3, Math.round(width / (reach * 0.52)));
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const hues: [Hue, number][] = [
    ["dominant", 0.92],
    ["accent", 0.92],
    ["light", 0.9],
    ["dominant", 0.42],
  ];
  const grounds: string[] = ["", "", "", ""];
  const marks: string[] = ["", "", "", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [round(left + column * size), round(row * size)];
      const s = round(size);
      const under = random.whole(0, 3);
      const over = (under + random.whole(1, 2)) % 4;
      grounds[under] += `M${cx} ${cy}h${s}v${s}h${-s}z`;
      const [r, right, low] = [s, round(cx + s), round(cy + s)];
      marks[over] += random.pick([
        `M${cx} ${cy}h${r}a${r} ${r} 0 0 1 ${-r} ${r}z`,
        `M${right} ${low}h${-r}a${r} ${r} 0 0 1 ${r} ${-r}z`,
        `M${right} ${cy}v${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`,
        `M${cx} ${low}v${-r}a${r} ${r} 0 0 1 ${r} ${r}z`,
        `M${cx} ${round(cy + s / 2)}a${round(s / 2)} ${round(s / 2)} 0 0 1 ${s} 0z`,
        `M${round(cx + s * 0.22)} ${round(cy + s / 2)}a${round(s * 0.28)} ${round(s * 0.28)} 0 1 0 ${round(s * 0.56)} 0a${round(s * 0.28)} ${round(s * 0.28)} 0 1 0 ${round(-s * 0.56)} 0z`,
      ]);
    }
  }
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      ...hues.map(([hue, share], index) => {
        const d = grounds[index] as string;
        return d ? area(paint, { d }, { hue, share }) : null;
      }),
      ...hues.map(([hue, share], index) => {
        const d = marks[index] as string;
        return d ? area(paint, { d }, { hue, share, height: 1 }) : null;
      }),
    ),
  );
};

/** One large letter, cut by the edge of the sheet. */
export const initial: PlainDraw = (paint, frame, place, { left, width, height, outline }, word) => {
  const { random, theme } = paint;
  const letter = [...word.trim()][0]?.toUpperCase() ?? "&";
  // Whole: a letter that is cut is not read.
  const size = Math.min(height, width) * random.between(0.66, 0.78);
  const text = (dx: number, dy: number, fill: string, more: Record<string, string | number> = {}) =>
    createElement(
      "text",
      {
        x: round(left + width * 0.5 + dx),
        y: round(height * 0.48 + size * 0.36 + dy),
        fontSize: round(size),
        textAnchor: "middle",
        className: "sw-letters",
        fill,
        ...more,
      },
      letter,
    );
  const isLine = theme.treatment === "line";
  const strong = tint(paint, theme.isDark ? "accent" : "dominant", 0.94);
  const back = tint(paint, theme.isDark ? "dominant" : "accent", theme.isDark ? 0.9 : 0.5);
  const offset = round(size * 0.035);
  const rule = round(height * 0.9);
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: theme.isDark ? 0.3 : 0.16, fades: "down" }),
      isLine ? null : text(offset, offset, back),
      paint.lift(3, text(0, 0, isLine ? "none" : strong, isLine ? { stroke: strong, strokeWidth: 3 } : {})),
      isLine
        ? text(offset, offset, "none", { stroke: strong, strokeWidth: 1.4, strokeDasharray: "3 9" })
        : null,
      stroke(paint, { d: `M${round(left + width * 0.1)} ${rule}h${round(width * 0.8)}` }, "ink", 0.5, 3),
    ),
  );
};
