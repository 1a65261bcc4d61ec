import { createElement } from "react";
import { mix } from "../colour.ts";
import { at, draw, polygon, round, times, together } from "../shapes.ts";
import { area, halo, type PlainDraw, type Point, sheet, smooth, stroke, tint } from "./area.ts";

const LEAF = "M0 0C18 -34 62 -46 104 -4C66 34 22 30 0 0z";

/** The light of a window on a wall, with the shadow of a branch. */
export const windowOnWall: PlainDraw = (
  paint,
  frame,
  place,
  { left, width, height, x, y, reach, outline },
) => {
  const { random, theme } = paint;
  const pane = reach * random.between(0.36, 0.42);
  const high = reach * random.between(0.5, 0.58);
  const gap = reach * 0.05;
  const columns = random.whole(2, 3);
  const slope = random.between(0.14, 0.26) * paint.lightFrom * -1;
  const lean = random.between(0.1, 0.24);
  const from: Point = [x - ((pane + gap) * columns) / 2 - reach * 0.1, y - (high + gap) * 1.1];
  const spot = (column: number, row: number): Point => [
    from[0] + column - row * lean,
    from[1] + row + column * slope - reach * 0.1,
  ];
  const panes = times(columns * 2, (index) => {
    const [column, row] = [(index % columns) * (pane + gap), Math.floor(index / columns) * (high + gap)];
    return polygon(
      spot(column, row),
      spot(column + pane, row),
      spot(column + pane, row + high),
      spot(column, row + high),
    ).d;
  }).join("");
  const shadow = theme.treatment === "line" ? tint(paint, "dominant", 0.8) : tint(paint, "dominant", 0.5);
  const leaves = times(9, (index) => {
    const t = index / 8;
    return at(
      x + reach * (0.62 - t * 1.1),
      y - reach * (0.62 - t * 0.66 - t * t * 0.16),
      { rotate: 150 + (index % 2 ? 62 : -40) + t * 30, scale: (reach / 430) * (1.25 - t * 0.4) },
      draw({ d: LEAF }, { fill: shadow, fillOpacity: 0.9 }),
    );
  });
  const stem = smooth(
    times(5, (index): Point => {
      const t = index / 4;
      return [x + reach * (0.72 - t * 1.22), y - reach * (0.66 - t * 0.66 - t * t * 0.16)];
    }),
    false,
  );
  const glow = paint.define("window light", (id) =>
    createElement("clipPath", { id }, createElement("path", { d: panes })),
  );
  return together(
    sheet(paint, frame, place),
    theme.treatment === "lit" ? null : area(paint, outline, { hue: "dominant", share: 0.36 }),
    theme.treatment === "lit"
      ? draw({ x: left, y: 0, width, height }, { fill: tint(paint, "dominant", 0.3), fillOpacity: 0.55 })
      : null,
    theme.treatment === "lit"
      ? draw(
          { d: panes },
          { fill: mix(paint.palette.lamp, theme.accent, theme.isDark ? 0.45 : 0.22), fillOpacity: 0.85 },
        )
      : area(paint, { d: panes }, { hue: theme.isDark ? "accent" : "light", share: 0.92 }),
    createElement(
      "g",
      { clipPath: `url(#${glow})` },
      ...leaves,
      draw({ d: stem }, { fill: "none", stroke: shadow, strokeWidth: round(reach * 0.018) }),
    ),
  );
};

/** Leaves before a light. */
export const leavesAgainstLight: PlainDraw = (paint, frame, place, { x, y, reach, width, left, outline }) => {
  const { random } = paint;
  const turn = random.between(-14, 14);
  const stems = times(3, (index) => {
    const share = [0.34, 0.62, 0.95][index] as number;
    const size = [1.55, 1.3, 1.1][index] as number;
    const bent = random.between(20, 46);
    const leaf = paint.stamp(
      `plain leaf ${index}`,
      area(paint, { d: LEAF }, { hue: "dominant", share, height: index === 2 ? 1 : 0, fades: "fall" }),
    );
    const start: Point = [
      left + width * (0.98 - index * 0.16),
      [-60, y - reach * 0.2, y + reach * 1.2][index] as number,
    ];
    const heading = [118, 196, 226][index] as number;
    const points = times(6, (step): Point => {
      const angle = ((heading + turn + step * bent * 0.16) * Math.PI) / 180;
      return [
        start[0] + Math.cos(angle) * step * reach * 0.24,
        start[1] + Math.sin(angle) * step * reach * 0.24,
      ];
    });
    return together(
      stroke(paint, { d: smooth(points, false) }, "dominant", share, reach * 0.014),
      ...points.slice(1).flatMap(([px, py], step) => {
        const way = heading + turn + step * bent * 0.16;
        const scale = (reach / 420) * size * (1 - step * 0.1);
        return [
          leaf(px, py, { rotate: way - 52, scale }),
          leaf(px, py, { rotate: way + 46, scale: scale * 0.92 }),
        ];
      }),
    );
  });
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(
        paint,
        { cx: x, cy: round(y), r: round(reach * 0.86) },
        { hue: "accent", share: 0.5, fades: "down" },
      ),
      area(
        paint,
        { cx: round(x - reach * 0.12), cy: round(y - reach * 0.1), r: round(reach * 0.46) },
        { hue: "light", share: 0.8 },
      ),
      ...stems,
    ),
  );
};

/** A low sun over hills or over water. */
export const horizon: PlainDraw = (paint, frame, place, { left, width, height, x, y, reach, outline }) => {
  const { random } = paint;
  const level = y + reach * random.between(0.08, 0.22);
  const sun = {
    cx: round(x + reach * random.between(-0.2, 0.2)),
    cy: round(level - reach * random.between(0.12, 0.3)),
    r: round(reach * random.between(0.3, 0.38)),
  };
  const isSea = random.next() < 0.5;
  const hill = (index: number) => {
    const count = 6;
    const base = level + index * (height - level) * 0.26 - (index === 0 ? reach * 0.06 : 0);
    const points = times(
      count + 1,
      (step): Point => [
        left - 60 + ((width + 120) * step) / count,
        base + random.between(-0.12, 0.12) * reach * (1 - index * 0.18),
      ],
    );
    return { d: `${smooth(points, false)}V${height + 40}H${left - 60}z` };
  };
  const gleams = times(6, (index) => {
    const half = sun.r * (0.92 - index * 0.11) * random.between(0.8, 1.1);
    const gleamY = level + reach * (0.08 + index * 0.1);
    const shift = random.between(-0.1, 0.1) * sun.r;
    return `M${round(sun.cx - half + shift)} ${round(gleamY)}h${round(half * 2)}`;
  }).join("");
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "accent", share: 0.26, fades: "up" }),
      halo(paint, sun.cx, sun.cy, sun.r * 2.6, 0.7),
      area(paint, { ...sun, r: sun.r }, { hue: "accent", share: 0.96, height: 1, fades: "down" }),
      ...(isSea
        ? [
            area(
              paint,
              { x: left, y: round(level), width, height: Math.max(1, round(height - level)) },
              { hue: "dominant", share: 0.72, height: 1, fades: "down" },
            ),
            stroke(paint, { d: gleams }, "accent", 0.85, reach * 0.026),
          ]
        : times(4, (index) =>
            area(paint, hill(index), {
              hue: "dominant",
              share: [0.34, 0.52, 0.74, 0.96][index] as number,
              height: 2,
              fades: "down",
            }),
          )),
    ),
  );
};

/** Arches behind one another, with the light at their end. */
export const arches: PlainDraw = (paint, frame, place, { x, y, height, reach, outline }) => {
  const { random } = paint;
  const count = random.whole(4, 5);
  const isPointed = random.next() < 0.34;
  const arch = (index: number) => {
    const half = reach * (0.98 - index * (0.74 / count));
    const top = y - reach * (0.92 - index * (0.72 / count));
    const [l, r] = [round(x - half), round(x + half)];
    const spring = round(top + half);
    const base = round(height + 20);
    const head = isPointed
      ? `C${l} ${round(spring - half * 0.7)} ${round(x - half * 0.4)} ${round(top - half * 0.02)} ${round(x)} ${round(top - half * 0.24)}C${round(x + half * 0.4)} ${round(top - half * 0.02)} ${r} ${round(spring - half * 0.7)} ${r} ${spring}`
      : `A${round(half)} ${round(half)} 0 0 1 ${r} ${spring}`;
    return { d: `M${l} ${base}V${spring}${head}V${base}z` };
  };
  const inner = reach * (0.98 - 0.74);
  const floor = y + reach * 0.72;
  const path = polygon(
    [x - inner, floor],
    [x + inner, floor],
    [x + reach * 0.62, height + 20],
    [x - reach * 0.5, height + 20],
  );
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      ...times(count, (index) =>
        area(paint, arch(index), {
          hue: "dominant",
          share: 0.3 + (index / count) * 0.68,
          height: 2,
          fades: "right",
        }),
      ),
      area(paint, arch(count), { hue: "accent", share: 0.55, height: 0, fades: "up" }),
      halo(paint, round(x), round(y + reach * 0.1), round(reach * 0.55), 0.6),
      paint.within(arch(0), area(paint, { d: path.d }, { hue: "light", share: 0.5, fades: "up" })),
    ),
  );
};

/** Steps towards a lit door. */
export const steps: PlainDraw = (paint, frame, place, { left, width, height, x, y, reach, outline }) => {
  const { random } = paint;
  const count = random.whole(5, 7);
  const rise = reach * random.between(0.13, 0.17);
  const floor = y + reach * random.between(0.8, 0.9);
  const isLeft = random.next() < 0.5 ? 1 : -1;
  const step = (index: number) => {
    const inset = index * reach * 0.16;
    const [l, r] =
      isLeft > 0 ? [x - reach * 0.9 + inset, left + width + 40] : [left - 40, x + reach * 0.9 - inset];
    return { x: round(l), y: round(floor - index * rise), width: round(r - l), height: round(height) };
  };
  const doorX = x + isLeft * reach * random.between(0.34, 0.5);
  const doorY = floor - (count - 1) * rise;
  const half = reach * 0.24;
  const door = {
    d: `M${round(doorX - half)} ${round(doorY)}V${round(doorY - reach * 0.52)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0V${round(doorY)}z`,
  };
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.42, fades: "down" }),
      halo(paint, round(doorX), round(doorY - reach * 0.3), round(reach * 0.8), 0.6),
      area(paint, door, { hue: "accent", share: 0.8, fades: "up" }),
      ...times(count, (index) => {
        const at = count - 1 - index;
        return together(
          area(paint, step(at), { hue: "dominant", share: 0.5 + index * 0.09, height: 1, fades: "down" }),
          stroke(paint, { d: `M${step(at).x} ${step(at).y}h${step(at).width}` }, "light", 0.6, 4),
        );
      }),
    ),
  );
};
