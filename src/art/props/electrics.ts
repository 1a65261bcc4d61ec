import { band, wayOf } from "../bands.ts";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";
import { figureStrokes } from "./office.ts";

/** The outline of a ring around 0, 0. */
export function ring(outer: number, inner: number): { d: string } {
  const circle = (r: number, sweep: 0 | 1) =>
    `M${-r} 0a${r} ${r} 0 1 ${sweep} ${r * 2} 0a${r} ${r} 0 1 ${sweep} ${-r * 2} 0z`;
  return { d: circle(outer, 0) + circle(inner, 1) };
}

/** Hangs from 0, -420 with its glass around 0, 60: a light bulb 860 high, burning. */
export function bulb(paint: Paint) {
  const glass =
    "M-88 -190C-92 -120 -250 -60 -250 110C-250 250 -130 340 0 340C130 340 250 250 250 110C250 -60 92 -120 88 -190z";
  const filament =
    "M-70 20C-60 120 -40 120 -34 40C-28 120 -6 120 0 40C6 120 28 120 34 40C40 120 60 120 70 20";
  return together(
    paint.glow(0, 80, 620, 1.2),
    paint.body("iron", "tube", { x: -7, y: -900, width: 14, height: 500 }),
    paint.clear({ d: glass }),
    paint.strand("brass", { d: "M-20 -190L-14 -40L-70 20M20 -190L14 -40L70 20" }, 6, 0.3),
    paint.strand("yolk", { d: filament }, 16, 0.2),
    paint.strand("light", { d: filament }, 6, 1),
    paint.glow(0, 60, 240, 1.3),
    paint.clear({ d: "M-26 -190C-26 -100 -30 -60 -14 -36H14C30 -60 26 -100 26 -190z" }),
    paint.shine(
      {
        d: "M-196 60C-190 -20 -140 -60 -100 -100C-120 -40 -150 0 -156 70C-160 130 -140 190 -120 220C-170 190 -200 120 -196 60z",
      },
      1.5,
    ),
    paint.shine({ cx: 150, cy: 220, rx: 26, ry: 46 }, 0.9),
    paint.lift(
      2,
      paint.body("iron", "tube", { d: "M-60 -420Q-60 -440 -40 -440H40Q60 -440 60 -420V-350H-60z" }),
      paint.body("brass", "tube", { d: "M-104 -210C-108 -196 108 -196 104 -210L96 -366H-96z" }),
    ),
    paint.shade(
      bars(times(4, (index): [number, number, number, number] => [-101, -240 - index * 34, 202, 11])),
      1.4,
    ),
    paint.shine({ d: "M-64 -360L-70 -212H-50L-46 -360z" }, 1.3),
  );
}

/** Around 0, 0: a breaker panel 620 × 860, its door folded to the left; one breaker has tripped. */
export function breakerPanel(paint: Paint, rows = 8) {
  const breaker = paint.stamp(
    "breaker",
    together(
      paint.body("iron", "bar", { x: -104, y: -32, width: 208, height: 60, rx: 5 }),
      paint.body("linen", "plane", { x: 10, y: -20, width: 64, height: 36, rx: 4 }),
      paint.shine({ x: 16, y: -18, width: 18, height: 32 }, 1.6),
    ),
  );
  const spots = times(rows * 2, (index): [number, number] => [
    index % 2 ? 108 : -108,
    -270 + Math.floor(index / 2) * 66,
  ]);
  return together(
    paint.lift(
      3,
      paint.body("steel", "plane", { d: "M-310 -430L-560 -470V490L-310 430z" }),
      paint.body("steel", "plane", { x: -310, y: -430, width: 620, height: 860, rx: 10 }),
    ),
    paint.shade({ d: "M-330 -400L-540 -434V450L-330 400z" }, 0.5),
    paint.body("paper", "plane", { d: "M-352 -250L-512 -270V180L-352 160z" }),
    paint.detail(
      {
        d: times(
          9,
          (index) => `M-372 ${-214 + index * 40}l-${index % 3 === 1 ? 70 : 112} -${index % 3 === 1 ? 9 : 14}`,
        ).join(""),
      },
      5,
      0.7,
    ),
    paint.body("iron", "dish", { x: -262, y: -384, width: 524, height: 768, rx: 8 }),
    paint.body("steel", "plane", { x: -240, y: -324, width: 480, height: 624, rx: 6 }),
    ...spots.map(([x, y]) => breaker(x, y, { flip: x < 0 })),
    at(
      108,
      -270 + 66 * 3,
      {},
      paint.body("accent", "plane", { x: -70, y: -20, width: 64, height: 36, rx: 4 }),
      paint.shade({ x: 10, y: -20, width: 64, height: 36 }, 2),
    ),
    paint.body("dominant", "plane", { x: -70, y: -372, width: 140, height: 36, rx: 6 }),
    paint.strand("copper", { d: "M-180 300V352H-90M-140 300V340H-60M180 300V352H90M140 300V340H60" }, 8, 0.2),
    paint.body("copper", "bar", { x: -100, y: 332, width: 200, height: 26, rx: 4 }),
  );
}

/** Lies around 0, 0: a multimeter 300 × 540 with two leads that end at -420, 380 and -330, 460. */
export function multimeter(paint: Paint, figures = "120.4", shell: MaterialName = "accent") {
  const marks = times(14, (index) => {
    const angle = Math.PI * (0.75 + (index / 13) * 1.5);
    const [x, y] = polar(angle, 112);
    const [fromX, fromY] = polar(angle, 96);
    return `M${fromX} ${round(fromY + 66)}L${x} ${round(y + 66)}`;
  });
  const lead = (d: string, colour: MaterialName, x: number, y: number, rotate: number) =>
    together(
      paint.strand(colour, { d }, 13, 0),
      at(
        x,
        y,
        { rotate },
        paint.body("steel", "bar", { x: -190, y: -4, width: 90, height: 8 }),
        paint.body(colour, "bar", { d: "M-110 -10L-90 -20H30Q46 -18 46 0Q46 18 30 20H-90L-110 10z" }),
      ),
    );
  return together(
    paint.lift(
      1,
      lead("M-46 244C-60 400 -220 420 -240 300C-260 180 -360 160 -360 300", "iron", -376, 330, -66),
      lead("M46 244C60 460 -160 520 -210 430", "tomato", -246, 420, -8),
    ),
    paint.lift(
      2,
      paint.body("iron", "plane", { x: -166, y: -286, width: 332, height: 572, rx: 54 }),
      paint.body(shell, "plane", { x: -144, y: -262, width: 288, height: 524, rx: 36 }),
    ),
    paint.shine({ d: "M-124 -236H124V-222H-110V180H-124z" }, 0.9),
    paint.body("iron", "plane", { x: -120, y: -226, width: 240, height: 132, rx: 12 }),
    paint.body("leaf", "plane", { x: -106, y: -212, width: 212, height: 104, rx: 6 }),
    at(0, -160, { scale: 1.4 }, paint.detail({ d: figureStrokes(figures, 66, -20) }, 4.5, 2.2)),
    paint.detail({ d: marks.join("") }, 5, 1.2),
    paint.body("iron", "ball", { cy: 66, r: 82 }),
    paint.body("light", "plane", { d: "M-10 66L0 -6L10 66V128H-10z" }),
    paint.body(
      "iron",
      "ball",
      discs([
        [-46, 222, 20],
        [46, 222, 20],
      ]),
    ),
    paint.body("tomato", "ball", { cx: 46, cy: 222, r: 12 }),
  );
}

/** Lies around 0, 0: a coil of cable, 520 wide, its end at the lower left. */
export function cableCoil(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.body(
      colour,
      "plane",
      band(
        [
          [150, 190],
          [-60, 270],
          [-330, 250],
        ],
        90,
        -15,
        15,
      ),
    ),
    paint.body(
      "copper",
      "bar",
      bars([
        [-384, 236, 60, 9],
        [-378, 252, 54, 9],
      ]),
    ),
    paint.body(colour, "plane", ring(260, 130)),
    paint.detail({ d: ring(232, 206).d + ring(180, 156).d }, 5, 0.8),
    paint.shine({ d: "M-216 -110A244 244 0 0 1 -40 -240L-30 -200A200 200 0 0 0 -180 -90z" }, 0.8),
    paint.shade({ d: "M216 110A244 244 0 0 1 40 240L30 200A200 200 0 0 0 180 90z" }, 0.8),
    ...[-40, 90, 205].map((rotate) =>
      at(0, 0, { rotate }, paint.body("kraft", "bar", { x: 122, y: -17, width: 148, height: 34, rx: 8 })),
    ),
  );
}

/** Around 0, 0: a wall outlet with two sockets, 260 × 400. */
export function outlet(paint: Paint, plate: MaterialName = "light") {
  const socket = (y: number) =>
    at(
      0,
      y,
      {},
      paint.body(plate, "dish", { x: -72, y: -68, width: 144, height: 136, rx: 56 }),
      paint.body(
        "iron",
        "even",
        bars([
          [-34, -36, 13, 48],
          [22, -32, 13, 42],
        ]),
      ),
      paint.body("iron", "even", { d: "M-15 44V30Q-15 18 0 18Q15 18 15 30V44z" }),
    );
  return together(
    paint.lift(2, paint.body(plate, "plane", { x: -130, y: -200, width: 260, height: 400, rx: 22 })),
    paint.shine({ d: "M-112 -182H108V-174H-104V176H-112z" }, 1.4),
    socket(-92),
    socket(92),
    paint.body("steel", "ball", { r: 11 }),
    paint.detail({ d: "M-7 0h14" }, 3, 1),
  );
}

/** Around 0, 0: a plate of `count` switches, each on or off; 120 wide each and 300 high. */
export function switchPlate(paint: Paint, count = 3, plate: MaterialName = "brass") {
  const width = count * 130 + 40;
  return together(
    paint.lift(2, paint.body(plate, "plane", { x: -width / 2, y: -170, width, height: 340, rx: 18 })),
    ...times(count, (index) => {
      const x = -width / 2 + 85 + index * 130;
      const isOn = index !== 1;
      return together(
        paint.body("iron", "dish", { x: x - 22, y: -60, width: 44, height: 120, rx: 10 }),
        paint.lift(
          1,
          paint.body("light", "bar", { x: x - 15, y: isOn ? -84 : -2, width: 30, height: 86, rx: 12 }),
        ),
        paint.body(
          "steel",
          "ball",
          discs([
            [x, -124, 10],
            [x, 124, 10],
          ]),
        ),
      );
    }),
    paint.shine({ x: -width / 2 + 14, y: -158, width: width - 28, height: 8 }, 1.4),
  );
}

/** Lies along the x axis around 0, 0: a plug whose prongs point to the left, its cord going to the right. */
export function plug(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    1,
    paint.body(
      "brass",
      "bar",
      bars([
        [-150, -44, 80, 18],
        [-150, 26, 80, 18],
      ]),
    ),
    paint.body("steel", "bar", { x: -146, y: -9, width: 70, height: 18, rx: 9 }),
    paint.body(colour, "bar", {
      d: "M-84 -70H-20C30 -66 60 -40 110 -24V24C60 40 30 66 -20 70H-84Q-96 70 -96 58V-58Q-96 -70 -84 -70z",
    }),
    paint.detail({ d: "M-40 -60V60M-16 -60V60M8 -54V54" }, 4, 0.8),
    paint.strand(
      colour,
      wayOf(
        [
          [104, 0],
          [230, 0],
          [300, 120],
          [520, 120],
        ],
        90,
      ),
      30,
      0,
    ),
    paint.shine({ d: "M-80 -58H-20C10 -56 40 -40 70 -30L64 -22C30 -34 0 -44 -24 -46H-80z" }, 1),
  );
}

/** Around 0, 0: a charger for cars, 360 × 520, on its wall, its cable in a loop. */
export function carCharger(paint: Paint, shell: MaterialName = "light") {
  const cable: [number, number][] = [
    [0, 240],
    [0, 420],
    [-250, 420],
    [-250, -60],
    [250, -60],
    [250, 220],
  ];
  return together(
    paint.lift(
      2,
      paint.body("iron", "plane", band(cable, 118, -16, 16)),
      paint.shine(band(cable, 118, -9, -4), 0.7),
    ),
    paint.lift(3, paint.body(shell, "plane", { x: -180, y: -280, width: 360, height: 540, rx: 70 })),
    paint.body("screen", "plane", { x: -128, y: -226, width: 256, height: 300, rx: 40 }),
    paint.strand("leaf", { cy: -76, r: 100 }, 12, 0.5),
    paint.body("yolk", "plane", { d: "M14 -152L-50 -60H-6L-20 0L52 -100H6z" }),
    paint.detail({ d: "M-60 130H60" }, 12, 0.6),
    paint.lift(
      2,
      at(
        250,
        240,
        { rotate: 14 },
        paint.body("iron", "plane", {
          d: "M-40 -60H40Q66 -50 66 -10V60L40 130H-40L-66 60V-10Q-66 -50 -40 -60z",
        }),
        paint.body("accent", "plane", { x: -50, y: 40, width: 100, height: 18 }),
        paint.shine({ d: "M-50 -20Q-48 -44 -30 -46H-18Q-36 -34 -38 0V40H-50z" }, 0.8),
      ),
    ),
  );
}

/** Around 0, 0: three cores of a cable that come out of a wall, bare at their ends. */
export function looseWires(paint: Paint) {
  const core = (d: string, colour: MaterialName, x: number, y: number) =>
    together(paint.strand(colour, { d }, 13, 0), paint.body("copper", "ball", { cx: x, cy: y, r: 9 }));
  return paint.lift(
    1,
    core("M-10 0C60 -20 120 30 170 -30C200 -70 230 -60 250 -40", "tomato", 252, -38),
    core("M-6 10C40 60 90 20 130 80C150 120 200 110 216 80", "iron", 218, 78),
    core("M-14 6C-40 80 30 100 20 160C14 200 60 220 90 200", "leaf", 92, 199),
  );
}
