import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: a cushion `size` wide. */
export function cushion(paint: Paint, cloth: MaterialName, size = 190) {
  const h = size / 2;
  return paint.lift(
    1,
    paint.body(cloth, "ball", {
      d: `M${-h} ${-h}Q0 ${-h * 0.8} ${h} ${-h}Q${h * 0.84} 0 ${h} ${h}Q0 ${h * 0.86} ${-h} ${h}Q${-h * 0.84} 0 ${-h} ${-h}z`,
    }),
    paint.detail(
      {
        d: `M${-h * 0.7} ${-h * 0.7}L${-h * 0.3} ${-h * 0.2}M${h * 0.7} ${-h * 0.7}L${h * 0.3} ${-h * 0.24}M${-h * 0.7} ${h * 0.72}L${-h * 0.34} ${h * 0.3}`,
      },
      4,
      0.4,
    ),
  );
}

/** Stands on 0, 0: a sofa for three from the front, 1000 wide and 400 high. */
export function sofa(
  paint: Paint,
  cloth: MaterialName = "dominant",
  cushions: [MaterialName, MaterialName] = ["accent", "linen"],
) {
  return together(
    paint.contact(0, 4, 560, 26),
    paint.body("walnut", "even", {
      d: "M-440 -60H-410L-416 0H-430zM440 -60H410L416 0H430zM-10 -60H16L12 0H-2z",
    }),
    paint.lift(
      1,
      paint.body(cloth, "down", { d: "M-420 -380Q-424 -404 -396 -406H396Q424 -404 420 -380V-170H-420z" }),
      paint.shine({ d: "M-414 -384Q-414 -398 -396 -398H396Q414 -398 414 -384z" }, 0.5),
    ),
    paint.detail({ d: "M-138 -400Q-132 -300 -138 -190M138 -400Q132 -300 138 -190" }, 4, 0.7),
    paint.shade({ d: "M-420 -232H420V-190H-420z" }, 0.8),
    paint.lift(
      1,
      ...[-274, 0, 274].map((x) =>
        paint.body(cloth, "down", { x: x - 136, y: -222, width: 272, height: 98, rx: 26 }),
      ),
      paint.body(cloth, "down", { x: -440, y: -136, width: 880, height: 84, rx: 16 }),
    ),
    paint.shade({ x: -420, y: -136, width: 840, height: 16 }, 0.9),
    paint.lift(
      1,
      paint.body(cloth, "ball", {
        d: "M-500 -250Q-502 -292 -456 -292Q-404 -292 -404 -246V-62Q-404 -48 -420 -48H-484Q-500 -48 -500 -62z",
      }),
      paint.body(cloth, "ball", {
        d: "M500 -250Q502 -292 456 -292Q404 -292 404 -246V-62Q404 -48 420 -48H484Q500 -48 500 -62z",
      }),
    ),
    at(-300, -290, { rotate: -9 }, cushion(paint, cushions[0])),
    at(300, -284, { rotate: 11, scale: 0.9 }, cushion(paint, cushions[1])),
  );
}

/** Stands on 0, 0: an armchair with wings from the front, 480 wide and 560 high. */
export function armchair(paint: Paint, cloth: MaterialName = "accent", pillow: MaterialName = "linen") {
  return together(
    paint.contact(0, 4, 290, 22),
    paint.body("walnut", "even", { d: "M-190 -70H-154L-166 0H-184zM190 -70H154L166 0H184z" }),
    paint.lift(
      1,
      paint.body(cloth, "ball", {
        d: "M-196 -420C-206 -560 -110 -580 0 -580C110 -580 206 -560 196 -420L180 -180H-180z",
      }),
    ),
    paint.shade({ d: "M-150 -230H150V-196H-150z" }, 1),
    paint.detail({ d: "M-140 -470C-120 -530 120 -530 140 -470" }, 4, 0.5),
    paint.lift(
      1,
      paint.body(cloth, "down", { x: -162, y: -234, width: 324, height: 96, rx: 30 }),
      paint.body(cloth, "down", { x: -180, y: -150, width: 360, height: 92, rx: 16 }),
    ),
    paint.shade(bars([[-160, -150, 320, 12]]), 0.8),
    paint.lift(
      1,
      paint.body(cloth, "ball", {
        d: "M-240 -280Q-240 -328 -196 -328Q-152 -328 -152 -280V-72Q-152 -56 -168 -56H-220Q-238 -56 -238 -72z",
      }),
      paint.body(cloth, "ball", {
        d: "M240 -280Q240 -328 196 -328Q152 -328 152 -280V-72Q152 -56 168 -56H220Q238 -56 238 -72z",
      }),
    ),
    at(0, -310, { rotate: 4, scale: 0.86 }, cushion(paint, pillow)),
  );
}

/** Stands on 0, 0: a lamp 860 high with a shade, lit. */
export function floorLamp(paint: Paint, shade: MaterialName = "linen") {
  return together(
    paint.glow(0, -760, 420, 1),
    paint.contact(0, 2, 130, 13),
    paint.body("brass", "tube", { d: "M-100 0Q-100 -22 -16 -26H16Q100 -22 100 0z" }),
    paint.strand("brass", { d: "M0 -20V-660" }, 13),
    paint.lift(1, paint.body(shade, "tube", { d: "M-96 -860H96L164 -640H-164z" })),
    paint.shine({ d: "M-80 -850H80L140 -650H-140z" }, 1),
    paint.body("brass", "even", bars([[-164, -644, 328, 8]])),
  );
}

/** Stands on 0, 0: a small round table 260 wide and 270 high. */
export function sideTable(paint: Paint, wood: MaterialName = "walnut") {
  return together(
    paint.contact(0, 2, 140, 12),
    paint.strand(wood, { d: "M0 -250L-84 -6M0 -250L84 -6M0 -250V-10" }, 15, -0.3),
    paint.lift(1, paint.body(wood, "down", { x: -136, y: -276, width: 272, height: 28, rx: 13 })),
    paint.shine(bars([[-124, -274, 248, 5]]), 1),
  );
}

/** Lies around 0, 0 on the floor: an oval rug. */
export function rug(paint: Paint, width: number, height: number, cloth: MaterialName = "linen") {
  const [rx, ry] = [width / 2, height / 2];
  return together(
    paint.body(cloth, "plane", { rx, ry }),
    paint.strand(
      "accent",
      {
        d: `M${round(-rx * 0.9)} 0A${round(rx * 0.9)} ${round(ry * 0.86)} 0 1 1 ${round(rx * 0.9)} 0A${round(rx * 0.9)} ${round(ry * 0.86)} 0 1 1 ${round(-rx * 0.9)} 0`,
      },
      9,
    ),
    paint.strand(
      "dominant",
      {
        d: `M${round(-rx * 0.8)} 0A${round(rx * 0.8)} ${round(ry * 0.76)} 0 1 1 ${round(rx * 0.8)} 0A${round(rx * 0.8)} ${round(ry * 0.76)} 0 1 1 ${round(-rx * 0.8)} 0`,
      },
      5,
    ),
  );
}

/** Stands on 0, 0: a vase 230 high with three branches in it. */
export function vase(paint: Paint, glaze: MaterialName = "light", leaves = true) {
  const leaf = leaves
    ? paint.stamp(
        "vase leaf",
        paint.body("leaf", "plane", { d: "M0 0C-24 -30 -24 -70 0 -100C24 -70 24 -30 0 0z" }),
      )
    : null;
  return together(
    paint.contact(0, 2, 100, 10),
    paint.strand(
      "leaf",
      {
        d: "M0 -210C-20 -320 -90 -380 -130 -440M0 -210C10 -340 20 -420 10 -520M0 -210C30 -310 90 -350 140 -390",
      },
      7,
      -0.4,
    ),
    leaf
      ? together(
          ...(
            [
              [-130, -430, -40],
              [-96, -384, -84],
              [-60, -346, 10],
              [10, -510, 4],
              [14, -440, 58],
              [8, -380, -52],
              [140, -382, 54],
              [96, -346, 100],
              [70, -334, 0],
            ] as const
          ).map(([x, y, rotate]) => leaf(x, y, { rotate })),
        )
      : null,
    paint.lift(
      1,
      paint.body(glaze, "tube", {
        d: "M-34 -230H34L28 -196C100 -170 104 -60 56 0H-56C-104 -60 -100 -170 -28 -196z",
      }),
    ),
  );
}

/** Stands on 0, 0: a low cupboard 760 wide and 300 high, things may stand on its top at -300. */
export function sideboard(paint: Paint, wood: MaterialName = "wood") {
  return together(
    paint.contact(0, 2, 430, 20),
    paint.body("walnut", "even", { d: "M-330 -70H-300L-312 0H-328zM330 -70H300L312 0H328z" }),
    paint.lift(1, paint.body(wood, "down", { x: -380, y: -300, width: 760, height: 240, rx: 8 })),
    paint.shade(
      bars([
        [-366, -282, 242, 208],
        [-118, -282, 236, 208],
        [124, -282, 242, 208],
      ]),
      0.45,
    ),
    paint.detail({ d: "M-121 -284V-72M121 -284V-72" }, 5, 0.9),
    paint.body(
      "brass",
      "even",
      bars([
        [-150, -190, 8, 44],
        [-94, -190, 8, 44],
        [142, -190, 8, 44],
      ]),
    ),
    paint.shine(bars([[-376, -298, 752, 7]]), 0.9),
  );
}

/** From 0, 0 to the right and down: an arched window with the sky in it, the glass in four. */
export function archWindow(paint: Paint, width: number, height: number) {
  const r = width / 2;
  const arch = (inset: number) =>
    `M${inset} ${height - inset}V${r}A${r - inset} ${r - inset} 0 0 1 ${width - inset} ${r}V${height - inset}z`;
  return together(
    paint.body("paper", "plane", { d: arch(0) }),
    paint.body("glass", "down", { d: arch(20) }),
    paint.glow(r, height * 0.4, r * 1.1, 1),
    paint.body("leaf", "even", {
      d: `M20 ${height - 20}V${round(height * 0.76)}Q${round(r * 0.5)} ${round(height * 0.62)} ${r} ${round(height * 0.74)}T${width - 20} ${round(height * 0.7)}V${height - 20}z`,
    }),
    paint.body(
      "paper",
      "even",
      bars([
        [r - 7, 14, 14, height - 30],
        [14, height * 0.46, width - 28, 14],
      ]),
    ),
    paint.body("paper", "plane", bars([[-24, height - 20, width + 48, 26]])),
  );
}

/** Hangs from 0, 0: half of a pair of curtains. */
export function curtain(paint: Paint, cloth: MaterialName, width: number, height: number) {
  const folds = times(4, (index) => round((index + 0.5) * (width / 4)));
  return together(
    paint.lift(
      1,
      paint.body(cloth, "down", {
        d: `M0 0H${width}Q${width * 0.9} ${height * 0.5} ${width * 1.04} ${height}Q${width * 0.5} ${height + 16} ${-width * 0.02} ${height}z`,
      }),
    ),
    paint.shade(
      {
        d: folds
          .map(
            (x) =>
              `M${x} 0h${round(width * 0.09)}L${round(x * 1.03 + width * 0.06)} ${height}H${round(x * 1.03 - width * 0.03)}z`,
          )
          .join(""),
      },
      0.8,
    ),
    paint.shine(
      {
        d: folds
          .map(
            (x) =>
              `M${round(x - width * 0.08)} 0h${round(width * 0.05)}L${round(x * 1.03 - width * 0.06)} ${height}h${round(-width * 0.03)}z`,
          )
          .join(""),
      },
      0.4,
    ),
  );
}

/** Lies around 0, 0: materials on a board 800 × 640, things to touch. */
export function sampleBoard(paint: Paint) {
  return together(
    paint.lift(3, paint.body("paper", "plane", { x: -400, y: -320, width: 800, height: 640, rx: 6 })),
    at(
      -232,
      -150,
      { rotate: -3 },
      paint.lift(1, paint.body("dominant", "plane", { d: "M-130 -130L126 -134L130 122L-122 130z" })),
      paint.detail(
        { d: times(7, (index) => `M-124 ${-110 + index * 36}L124 ${-114 + index * 36}`).join("") },
        3,
        0.4,
      ),
    ),
    at(
      70,
      -176,
      { rotate: 2 },
      paint.lift(1, paint.body("wood", "plane", { x: -120, y: -100, width: 240, height: 200 })),
      paint.detail(
        {
          d: "M-116 -60C-40 -74 40 -40 116 -56M-116 -10C-20 10 20 -30 116 -6M-116 44C-40 30 60 60 116 40M-116 80H116",
        },
        4,
        0.6,
      ),
    ),
    at(
      290,
      -120,
      { rotate: -2 },
      paint.lift(1, paint.body("marble", "plane", { x: -84, y: -150, width: 168, height: 300 })),
      paint.detail(
        { d: "M-80 -90C-20 -60 -10 -20 80 10M-40 -150C-20 -100 40 -80 80 -90M-80 60C-20 70 20 120 20 150" },
        4,
        0.5,
      ),
    ),
    at(
      -250,
      150,
      { rotate: 4 },
      paint.lift(1, paint.body("accent", "plane", { x: -110, y: -90, width: 220, height: 190, rx: 4 })),
      paint.shine({ d: "M-110 -90H110L-110 60z" }, 0.6),
    ),
    at(
      20,
      110,
      { rotate: -2 },
      paint.lift(
        1,
        paint.body(
          "clay",
          "plane",
          bars([
            [-120, -120, 112, 112],
            [4, -120, 112, 112],
            [-120, 4, 112, 112],
            [4, 4, 112, 112],
          ]),
        ),
      ),
    ),
    at(
      270,
      180,
      { rotate: 5 },
      paint.lift(
        1,
        paint.body("linen", "plane", {
          d: "M-110 -80L-98 -90L-84 -80L-70 -90L-56 -80L-42 -90L-28 -80L-14 -90L0 -80L14 -90L28 -80L42 -90L56 -80L70 -90L84 -80L98 -90L110 -80V90H-110z",
        }),
      ),
      paint.detail({ d: "M-100 -40H100M-100 0H100M-100 40H100M-60 -70V84M0 -70V84M60 -70V84" }, 3, 0.4),
    ),
    paint.body("brass", "ball", { cx: -96, cy: -286, r: 15 }),
  );
}

/** Lies around 0, 0: the plan of a room on a sheet 640 × 480. */
export function roomPlan(paint: Paint) {
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -330, y: -250, width: 660, height: 500 })),
    paint.strand("ink", { d: "M-260 190V-190H260V20M260 110V190H60M-40 190H-260M-60 -190V-60" }, 14, 0.2),
    paint.detail(
      {
        d: "M-40 190A100 100 0 0 1 60 90V190M260 20A90 90 0 0 0 170 110H260M-290 -190V190M-300 -190h20M-300 190h20",
      },
      3,
      0.8,
    ),
    paint.body("dominant", "plane", { x: -230, y: 60, width: 190, height: 84, rx: 14 }),
    paint.body("accent", "plane", { x: 60, y: -90, width: 84, height: 84, rx: 18 }),
    paint.body("accent", "plane", { cx: -140, cy: -20, r: 40 }),
    paint.body("wood", "plane", bars([[100, -178, 150, 44]])),
    paint.detail({ d: "M-218 78h166M74 -76h56" }, 4, 0.8),
  );
}

/** Lies around 0, 0: a tape measure with 260 of tape out to the right. */
export function tapeMeasure(paint: Paint, shell: MaterialName = "accent") {
  return paint.lift(
    2,
    paint.body("yolk", "plane", polygon([40, 34], [330, 34], [330, 74], [40, 74])),
    paint.detail(
      { d: times(14, (index) => `M${110 + index * 15} 74v${index % 5 === 0 ? -26 : -14}`).join("") },
      3,
      1.4,
    ),
    paint.body("steel", "plane", bars([[322, 28, 14, 54]])),
    paint.body(shell, "plane", { x: -90, y: -90, width: 180, height: 172, rx: 44 }),
    paint.body("ink", "plane", { r: 52 }),
    paint.body("light", "even", { r: 30 }),
  );
}
