import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { figureStrokes } from "./office.ts";

type Point = [x: number, y: number];

/** A panel between four corners, from the upper left clockwise, with `columns` × `rows` cells. */
export function panel(paint: Paint, corners: [Point, Point, Point, Point], columns = 6, rows = 4) {
  const [a, b, c, d] = corners;
  const mid = (one: Point, other: Point, share: number): Point => [
    round(one[0] + (other[0] - one[0]) * share),
    round(one[1] + (other[1] - one[1]) * share),
  ];
  const lines = [
    ...times(
      columns - 1,
      (index) => `M${mid(a, b, (index + 1) / columns)}L${mid(d, c, (index + 1) / columns)}`,
    ),
    ...times(rows - 1, (index) => `M${mid(a, d, (index + 1) / rows)}L${mid(b, c, (index + 1) / rows)}`),
  ];
  return together(
    paint.body("cell", "plane", polygon(a, b, c, d)),
    paint.strand("steel", { d: lines.join("") }, 2, 0.2),
    paint.shine(polygon(mid(a, b, 0.1), mid(a, b, 0.42), mid(d, c, 0.16), mid(d, c, 0)), 0.5),
    paint.strand("steel", { d: `${polygon(a, b, c, d).d}` }, 7, 0.3),
  );
}

/** Around 0, 0: the sun with its rays, `r` its own radius. */
export function sun(paint: Paint, r: number) {
  const rays = times(16, (index) => {
    const angle = (index / 16) * Math.PI * 2;
    const [x, y] = polar(angle, r * 1.24);
    const [toX, toY] = polar(angle, r * (index % 2 ? 1.46 : 1.66));
    return `M${x} ${y}L${toX} ${toY}`;
  });
  return together(
    paint.glow(0, 0, r * 2.6, 1.2),
    paint.strand("yolk", { d: rays.join("") }, Math.max(6, r * 0.09), 0.2),
    paint.body("yolk", "ball", { r }),
  );
}

/** Stands on 0, 0: a house seen along its roof, eight panels on the slope; 1100 wide and 720 high. */
export function sunnyHouse(paint: Paint, wall: MaterialName = "linen", roof: MaterialName = "brick") {
  const [left, right, top, eaves] = [-500, 440, -680, -290];
  const lean = 170;
  const spot = (u: number, v: number): Point => [
    round(left + lean * (1 - v) + u * (right - left - lean * (1 - v) * 0.4)),
    round(top + v * (eaves - top)),
  ];
  return together(
    paint.contact(0, 6, 560, 26),
    paint.lift(1, paint.body(wall, "plane", { x: -440, y: -300, width: 840, height: 300 })),
    paint.shade(bars([[-440, -290, 840, 26]]), 1.2),
    ...[-300, 90].map((x) =>
      together(
        paint.body("light", "plane", { x: x - 12, y: -232, width: 184, height: 154 }),
        paint.body("yolk", "down", { x, y: -220, width: 160, height: 130 }),
        paint.body(
          "light",
          "even",
          bars([
            [x + 76, -220, 8, 130],
            [x, -160, 160, 8],
          ]),
        ),
      ),
    ),
    paint.body("dominant", "plane", { x: -70, y: -230, width: 110, height: 230, rx: 4 }),
    paint.body("brass", "ball", { cx: 22, cy: -110, r: 8 }),
    paint.lift(
      2,
      paint.body(
        roof,
        "down",
        polygon(spot(-0.04, -0.04), spot(1.06, -0.04), spot(1.04, 1.06), spot(-0.06, 1.06)),
      ),
    ),
    paint.detail(
      {
        d: times(5, (index) => `M${spot(-0.05, index / 5 + 0.16)}L${spot(1.05, index / 5 + 0.16)}`).join(""),
      },
      3,
      0.6,
    ),
    paint.lift(
      1,
      ...[0, 1].flatMap((row) =>
        times(4, (column) => {
          const [u, v] = [0.06 + column * 0.225, 0.08 + row * 0.45];
          return panel(
            paint,
            [spot(u, v), spot(u + 0.21, v), spot(u + 0.21, v + 0.41), spot(u, v + 0.41)],
            4,
            3,
          );
        }),
      ),
    ),
  );
}

/** Stands on 0, 0: a row of panels on their stands, `count` of them, each 260 wide, leaning to the sun. */
export function panelRow(paint: Paint, count = 3) {
  const left = (-count * 270) / 2;
  return together(
    paint.contact(0, 6, count * 140, 20),
    paint.strand(
      "steel",
      {
        d: times(
          count,
          (index) => `M${left + 80 + index * 270} 0V-120M${left + 220 + index * 270} 0V-190`,
        ).join(""),
      },
      14,
      -0.2,
    ),
    paint.lift(
      2,
      ...times(count, (index) => {
        const x = left + index * 270;
        return panel(
          paint,
          [
            [x + 60, -280],
            [x + 316, -280],
            [x + 256, -60],
            [x, -60],
          ],
          5,
          4,
        );
      }),
    ),
  );
}

/** Around 0, 0: a battery for a wall, 380 × 620, four of its five bars full. */
export function wallBattery(paint: Paint, shell: MaterialName = "light") {
  return together(
    paint.lift(3, paint.body(shell, "plane", { x: -190, y: -310, width: 380, height: 620, rx: 54 })),
    paint.shine({ d: "M-160 -250Q-160 -284 -128 -284H-80V260H-160z" }, 0.8),
    paint.shade({ d: "M110 -310H136Q190 -310 190 -256V256Q190 310 136 310H110z" }, 0.4),
    paint.body("screen", "plane", { x: -70, y: -220, width: 140, height: 330, rx: 22 }),
    paint.body("leaf", "plane", { d: times(4, (index) => `M-46 ${52 - index * 62}h92v-44h-92z`).join("") }),
    paint.shade({ x: -46, y: -202, width: 92, height: 38 }, 1.4),
    paint.strand("leaf", { d: "M-60 200H60" }, 12, 0.4),
    paint.glow(0, 200, 90, 0.7),
  );
}

/** Around 0, 0: an inverter 420 × 480 with the current power in watts. */
export function inverter(paint: Paint, figures = "4,820", shell: MaterialName = "dominant") {
  return together(
    paint.lift(
      2,
      paint.body(
        "iron",
        "tube",
        bars(times(4, (index): [number, number, number, number] => [-150 + index * 86, 220, 36, 60])),
      ),
      paint.body("steel", "plane", { x: -210, y: -240, width: 420, height: 480, rx: 22 }),
      paint.body(shell, "plane", { d: "M-210 -90V-218Q-210 -240 -188 -240H188Q210 -240 210 -218V-90z" }),
    ),
    paint.body("screen", "plane", { x: -150, y: -200, width: 300, height: 84, rx: 10 }),
    paint.strand("yolk", { d: figureStrokes(figures, 120, -178) }, 5, 0.4),
    paint.body(
      "light",
      "ball",
      discs([
        [-60, -40, 17],
        [0, -40, 17],
      ]),
    ),
    paint.body("leaf", "ball", { cx: 60, cy: -40, r: 17 }),
    paint.shade(
      bars(times(6, (index): [number, number, number, number] => [-150, 40 + index * 28, 300, 12])),
      1.2,
    ),
    paint.shine({ x: -196, y: -228, width: 392, height: 10, rx: 5 }, 1.2),
  );
}

/** Around 0, 0: a telephone 340 × 620 with a chart of a day's solar yield. */
export function harvestPhone(paint: Paint) {
  return paint.lift(
    2,
    paint.body("iron", "plane", { x: -170, y: -310, width: 340, height: 620, rx: 46 }),
    paint.body("light", "plane", { x: -150, y: -288, width: 300, height: 576, rx: 30 }),
    at(-10, -190, { scale: 1.5 }, paint.strand("dominant", { d: figureStrokes("27.4", 66, -20) }, 6, 0)),
    paint.body("accent", "down", {
      d: "M-130 130C-90 130 -70 100 -50 20C-30 -60 -10 -80 10 -80C40 -80 60 0 76 60C90 110 110 130 130 130z",
    }),
    paint.detail({ d: "M-130 132H130M-130 60H130M-130 -10H130" }, 2, 0.6),
    paint.body("leaf", "plane", { x: -130, y: 176, width: 120, height: 70, rx: 14 }),
    paint.body("dominant", "plane", { x: 10, y: 176, width: 120, height: 70, rx: 14 }),
    paint.shine({ d: "M-150 -258A30 30 0 0 1 -120 -288H40L-150 60z" }, 0.5),
  );
}
