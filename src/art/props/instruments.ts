import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, times, together } from "../shapes.ts";
import { pipe } from "./plumbing.ts";

type Bar = [x: number, y: number, width: number, height: number];

/** From x, y: a row of white keys with the black ones in groups of two and three, as seen from the bench. */
function keyRow(paint: Paint, x: number, y: number, octaves: number, key: number, height: number) {
  const white = octaves * 7;
  const black = times(white, (index) => index)
    .filter((index) => ![2, 6].includes(index % 7))
    .map((index): Bar => [x + (index + 1) * key - key * 0.32, y, key * 0.64, height * 0.6]);
  const gap = `m${key} ${-height}v${height}`;
  return together(
    paint.body("paper", "down", { x, y, width: Math.round(white * key), height }),
    paint.detail({ d: `M${x + key} ${y}v${height}${gap.repeat(white - 2)}` }, 2, 0.9),
    paint.body("nose", "even", bars(black)),
  );
}

/** Stands on 0, 0: an upright piano 760 wide and 650 high, its lid open and music on its desk. */
export function uprightPiano(paint: Paint, wood: MaterialName = "walnut") {
  const panel = (x: number, y: number, width: number, height: number) =>
    together(
      paint.shade({ x, y, width, height, rx: 5 }, 0.7),
      paint.body(wood, "plane", { x: x + 6, y: y + 7, width: width - 12, height: height - 13, rx: 4 }),
    );
  return together(
    paint.contact(0, 4, 440, 30),
    paint.lift(
      2,
      paint.body(wood, "plane", { x: -360, y: -630, width: 720, height: 618, rx: 6 }),
      paint.body(wood, "bar", { x: -380, y: -652, width: 760, height: 32, rx: 8 }),
    ),
    panel(-336, -600, 206, 190),
    panel(-114, -600, 228, 190),
    panel(130, -600, 206, 190),
    panel(-316, -232, 632, 174),
    paint.lift(
      1,
      paint.body("paper", "plane", {
        d: "M-96 -592Q-46 -604 0 -590Q46 -604 96 -592V-426Q46 -438 0 -424Q-46 -438 -96 -426z",
      }),
    ),
    paint.detail({ d: "M0 -590V-426" }, 3, 0.7),
    paint.detail(
      {
        d: [-566, -526, -486]
          .flatMap((y) => [0, 8, 16].map((line) => `M-80 ${y + line}h66m28 0h66`))
          .join(""),
      },
      2,
      0.7,
    ),
    paint.body(wood, "bar", { x: -150, y: -430, width: 300, height: 18, rx: 6 }),
    paint.shade({ x: -340, y: -404, width: 680, height: 30 }, 1.5),
    keyRow(paint, -322, -386, 3, 30.7, 84),
    paint.lift(
      2,
      paint.body(wood, "bar", { x: -372, y: -304, width: 744, height: 52, rx: 8 }),
      paint.body(wood, "plane", {
        d: "M-376 -410H-340Q-322 -360 -322 -304H-376zM376 -410H340Q322 -360 322 -304H376z",
      }),
    ),
    paint.shade({ x: -356, y: -252, width: 712, height: 22 }, 1.4),
    paint.body(wood, "tube", {
      d: "M-366 -252H-318L-328 -214L-324 -40H-360L-356 -214zM366 -252H318L328 -214L324 -40H360L356 -214z",
    }),
    paint.body(wood, "bar", { x: -376, y: -44, width: 752, height: 44, rx: 6 }),
    ...[-46, 0, 46].map((x) =>
      paint.body("brass", "tube", { x: x - 14, y: -46, width: 28, height: 36, rx: 12 }),
    ),
    paint.shine(
      bars([
        [-360, -648, 700, 6],
        [-356, -298, 700, 6],
      ]),
      1.1,
    ),
  );
}

/** Stands on 0, 0, its keys at the left: a grand piano 900 wide and 720 high, its lid up. */
export function grandPiano(paint: Paint, lacquer: MaterialName = "raven") {
  const leg = (x: number) =>
    together(
      paint.body(lacquer, "tube", { d: `M${x - 34} -246H${x + 34}L${x + 18} -40H${x - 18}z` }),
      paint.body("brass", "ball", { cx: x, cy: -18, r: 18 }),
    );
  return together(
    paint.contact(0, 4, 480, 32),
    leg(-330),
    leg(300),
    paint.strand("brass", { d: "M-176 -240V-60M-140 -240V-60" }, 8),
    paint.body(lacquer, "bar", { x: -206, y: -72, width: 96, height: 26, rx: 6 }),
    paint.body("brass", "bar", { d: "M-196 -48H-120L-126 -34H-214Q-222 -42 -196 -48z" }),
    paint.lift(
      2,
      paint.body(lacquer, "plane", {
        d: "M-346 -372L-262 -700C-130 -740 30 -716 128 -640C210 -576 256 -500 372 -462Q428 -440 436 -372z",
      }),
    ),
    paint.shine({ d: "M-318 -396L-246 -682C-140 -712 -30 -704 60 -664C-60 -650 -150 -560 -176 -396z" }, 0.75),
    paint.strand("brass", { d: "M150 -378L110 -608" }, 10),
    paint.body("brass", "plane", { d: "M-306 -394H404L420 -366H-330z" }),
    paint.detail({ d: times(20, (index) => `M${-280 + index * 34} -390l-16 22`).join("") }, 2, 0.8),
    paint.lift(
      1,
      paint.body("paper", "plane", { d: "M-286 -398L-270 -486H-176L-190 -398z" }),
      paint.detail({ d: "M-262 -464h70M-266 -444h70M-270 -424h70" }, 3, 0.7),
    ),
    paint.lift(
      2,
      paint.body(lacquer, "bar", {
        d: "M-364 -376H372C430 -376 450 -350 446 -314C444 -268 424 -238 372 -238H-432Q-448 -238 -448 -254V-296Q-448 -306 -436 -306H-364z",
      }),
    ),
    paint.body("paper", "down", { d: "M-446 -322H-366V-304H-446z" }),
    paint.body("nose", "even", bars([[-420, -332, 54, 11]])),
    paint.body(lacquer, "plane", { d: "M-374 -352L-362 -376H-344V-300H-374z" }),
    paint.shine({ d: "M-350 -364H370Q416 -362 430 -332Q404 -350 368 -350H-350z" }, 0.9),
    paint.shade({ d: "M-440 -264H430Q412 -238 372 -238H-432z" }, 1.2),
  );
}

/** Lies around 0, 0: a violin with its bow across the floor behind it, 720 wide and 820 high. */
export function violin(paint: Paint, wood: MaterialName = "chestnut") {
  const half = (s: 1 | -1) =>
    `C${76 * s} 330 ${154 * s} 304 ${154 * s} 216C${154 * s} 168 ${114 * s} 158 ${134 * s} 120C${84 * s} 104 ${80 * s} 34 ${118 * s} 14C${96 * s} -16 ${122 * s} -40 ${120 * s} -84C${118 * s} -144 ${66 * s} -166 0 -166`;
  const belly = `M0 330${half(-1)}L0 -166M0 330${half(1)}z`;
  const hole = (s: 1 | -1) =>
    `M${50 * s} 22C${32 * s} 22 ${34 * s} 46 ${48 * s} 66C${66 * s} 90 ${82 * s} 110 ${74 * s} 132C${68 * s} 146 ${56 * s} 140 ${60 * s} 128M${46 * s} 74L${72 * s} 82`;
  return together(
    at(
      150,
      20,
      { rotate: 36 },
      paint.lift(
        1,
        paint.strand("light", { d: "M-22 350L-16 -370" }, 9),
        paint.strand("walnut", { d: "M0 396C20 140 16 -140 -10 -396" }, 15, 0.3),
        paint.body("nose", "plane", { d: "M-34 320H10L8 374H-28z" }),
        paint.body("brass", "tube", { d: "M-8 392h18l4 34h-20z" }),
      ),
    ),
    at(
      -60,
      10,
      { rotate: -24 },
      paint.lift(
        2,
        paint.body(wood, "tube", { d: "M-17 -400H17L22 -150H-22z" }),
        paint.body(wood, "plane", { d: belly }),
      ),
      paint.shade(
        {
          d: "M60 322C120 306 154 280 154 216C154 168 114 158 134 120C84 104 80 34 118 14C96 -16 122 -40 120 -84C118 -120 100 -146 70 -158C106 -110 70 -50 78 -6C50 40 64 100 98 138C130 190 120 270 60 322z",
        },
        0.8,
      ),
      at(0, 6, { scale: 0.92 }, paint.detail({ d: belly }, 3.5, 0.6)),
      paint.shine(
        {
          d: "M-134 214C-130 176 -102 160 -110 132C-74 104 -70 40 -96 8C-76 -20 -102 -50 -98 -88C-96 -124 -70 -144 -40 -150C-74 -116 -80 -60 -66 -20C-54 20 -50 90 -80 140C-104 170 -120 200 -118 250z",
        },
        0.8,
      ),
      paint.strand("nose", { d: hole(1) + hole(-1) }, 8),
      paint.lift(
        1,
        paint.body("nose", "tube", { d: "M-13 -400H13L24 18Q0 28 -24 18z" }),
        paint.body("nose", "plane", { d: "M-11 316H11L30 176Q0 160 -30 176z" }),
        paint.body("nose", "ball", { cx: -66, cy: 286, rx: 52, ry: 32 }),
        paint.body("crumb", "plane", {
          d: "M-44 116L-36 88Q0 72 36 88L44 116H24Q18 100 0 100Q-18 100 -24 116z",
        }),
      ),
      paint.strand("light", { d: "M-8 -398L-22 180M-3 -398L-8 180M3 -398L8 180M8 -398L22 180" }, 2.4),
      paint.strand("nose", { d: "M-46 -426H20M-20 -446H46M-44 -466H18M-18 -486H44" }, 12, 0.2),
      paint.body(wood, "tube", { d: "M-17 -398L-14 -480C-30 -520 26 -534 26 -490L17 -398z" }),
      paint.body(wood, "ball", { cx: 4, cy: -502, r: 26 }),
      paint.detail({ d: "M4 -502m-14 2a14 13 0 1 1 22 10a8 8 0 1 1 -6 -13" }, 4, 0.9),
    ),
  );
}

/** Stands on 0, 0: a drum kit from the front, 900 wide and 720 high. */
export function drumKit(paint: Paint, shell: MaterialName = "accent") {
  const tom = (x: number, y: number, width: number, height: number, tilt: number) =>
    at(
      x,
      y,
      { rotate: tilt },
      paint.lift(
        1,
        paint.body(shell, "tube", { d: `M${-width} 0V${height}Q0 ${height + 44} ${width} ${height}V0z` }),
        paint.body("steel", "bar", { rx: width + 5, ry: width * 0.24 }),
      ),
      paint.body("paper", "plane", { rx: width - 8, ry: width * 0.19 }),
      paint.strand(
        "steel",
        {
          d: [-0.7, 0, 0.7]
            .map((part) => `M${width * part} ${width * (part ? 0.2 : 0.26)}V${height}`)
            .join(""),
        },
        6,
      ),
    );
  const cymbal = (x: number, y: number, width: number, tilt: number) =>
    together(
      paint.strand("steel", { d: `M${x} ${y}V-10M${x} -90l-56 84M${x} -90l56 84` }, 9),
      at(
        x,
        y,
        { rotate: tilt },
        paint.lift(1, paint.body("brass", "bar", { rx: width, ry: width * 0.15 })),
        paint.detail({ rx: width * 0.68, ry: width * 0.09 }, 2, 0.5),
        paint.body("brass", "ball", { d: `M-32 -8Q0 -40 32 -8z` }),
      ),
    );
  return together(
    paint.contact(0, 4, 480, 32),
    cymbal(-330, -640, 150, -9),
    cymbal(340, -690, 170, 9),
    paint.strand("steel", { d: "M-110 -400V-480M110 -400V-480" }, 14),
    tom(-132, -580, 118, 130, 10),
    tom(132, -580, 118, 130, -10),
    paint.strand("steel", { d: "M-372 -140V-4M-290 -140L-250 -4M280 -140V-4M430 -140V-4" }, 11),
    tom(-322, -300, 120, 86, 3),
    tom(356, -340, 124, 210, 0),
    paint.strand("steel", { d: "M-180 -120L-232 0M180 -120L232 0" }, 12),
    paint.lift(
      2,
      paint.body("steel", "plane", { cy: -216, r: 216 }),
      paint.body(shell, "plane", { cy: -216, r: 200 }),
    ),
    paint.body("paper", "plane", { cy: -216, r: 176 }),
    paint.body("nose", "even", { cx: 74, cy: -150, r: 42 }),
    paint.shine({ d: "M-150 -260A160 160 0 0 1 -30 -370L-20 -346A136 136 0 0 0 -126 -250z" }, 1.2),
  );
}

/** Lies around 0, 0, its bell at the right: a trumpet 900 long and 380 high. */
export function trumpet(paint: Paint, metal: MaterialName = "brass") {
  const valve = paint.stamp(
    "valve",
    together(
      paint.body("steel", "tube", { x: -6, y: -190, width: 12, height: 50 }),
      paint.body("foam", "bar", { x: -22, y: -204, width: 44, height: 18, rx: 9 }),
      paint.body(metal, "tube", { x: -29, y: -140, width: 58, height: 262, rx: 6 }),
      paint.body(
        metal,
        "tube",
        bars([
          [-33, -146, 66, 26],
          [-33, 104, 66, 26],
        ]),
      ),
    ),
  );
  return paint.lift(
    2,
    pipe(
      paint,
      [
        [150, -62],
        [336, -62],
        [336, 78],
        [40, 78],
      ],
      30,
      62,
      metal,
    ),
    pipe(
      paint,
      [
        [-40, 78],
        [-300, 78],
        [-300, -24],
        [-60, -24],
      ],
      30,
      48,
      metal,
    ),
    paint.body(metal, "bar", {
      d: "M-60 -40H170C300 -44 368 -70 438 -190Q452 -196 456 -180V152Q452 168 438 162C368 42 300 -4 170 -8H-60z",
    }),
    paint.shade({ d: "M-60 -16H170C300 -12 372 40 440 150L438 162C368 42 300 -4 170 -8H-60z" }, 1.4),
    paint.body(metal, "tube", {
      d: "M440 -194Q462 -200 462 -14Q462 172 440 166Q424 160 424 -14Q424 -188 440 -194z",
    }),
    paint.body("iron", "dish", {
      d: "M448 -176Q456 -160 456 -14Q456 132 448 148Q436 130 436 -14Q436 -158 448 -176z",
    }),
    paint.body(metal, "bar", { d: "M-400 -76H160V-48H-400z" }),
    paint.shine(bars([[-396, -70, 550, 6]]), 1.6),
    valve(-66, 0),
    valve(0, 0),
    valve(66, 0),
    paint.strand(metal, { d: "M-140 -86a24 24 0 1 1 -2 0M180 -84q26 -44 50 -6" }, 9, 0.4),
    paint.body("steel", "bar", {
      d: "M-402 -74L-430 -72C-446 -72 -446 -96 -464 -96V-28C-446 -28 -446 -52 -430 -52L-402 -50z",
    }),
  );
}

/** Around 0, 0: an accordion drawn open, its keys at the left, 860 wide and 620 high. */
export function accordion(paint: Paint, shell: MaterialName = "dominant") {
  const fold = paint.stamp(
    "fold of bellows",
    together(
      paint.body("ink", "tube", { d: "M0 -252L21 -278L42 -252V252L21 278L0 252z" }),
      paint.shade({ d: "M21 -278L42 -252V252L21 278z" }, 1),
      paint.body("brass", "even", { d: "M14 -269L21 -278L28 -269L21 -258zM14 269L21 278L28 269L21 258z" }),
    ),
  );
  const buttons = paint.stamp(
    "bass buttons",
    paint.body("paper", "even", discs(times(4, (index) => [index * 32, index * 7, 11]))),
  );
  return paint.lift(
    2,
    ...times(9, (index) => fold(-190 + index * 42, 0)),
    at(
      -300,
      0,
      { rotate: 3 },
      paint.body(shell, "bar", { x: -60, y: -300, width: 176, height: 600, rx: 34 }),
      at(-146, 272, { rotate: -90 }, keyRow(paint, 0, 0, 2, 39, 112)),
      paint.body(shell, "plane", { x: -164, y: -288, width: 26, height: 576, rx: 10 }),
      paint.body("brass", "plane", { x: -14, y: -220, width: 106, height: 440, rx: 30 }),
      paint.detail({ d: times(11, (row) => `M6 ${-180 + row * 36}h66`).join("") }, 10, 1),
      paint.shine({ x: -46, y: -288, width: 148, height: 12, rx: 6 }, 1.2),
    ),
    at(
      306,
      0,
      { rotate: -3 },
      paint.body(shell, "bar", { x: -116, y: -300, width: 210, height: 600, rx: 34 }),
      ...times(8, (row) => buttons(-66, -196 + row * 52)),
      paint.body("leather", "bar", { x: 62, y: -210, width: 46, height: 420, rx: 20 }),
      paint.shine({ x: -96, y: -288, width: 170, height: 12, rx: 6 }, 1.2),
    ),
  );
}

/** Lies along the y axis around 0, 0: a tuning fork 700 long that sounds. */
export function tuningFork(paint: Paint, metal: MaterialName = "steel") {
  const wave = (x: number, reach: number) => `M${x} ${-reach}q${x < 0 ? -34 : 34} ${reach} 0 ${reach * 2}`;
  return together(
    at(
      0,
      -190,
      {},
      paint.strand(
        "accent",
        {
          d: [120, 170, 220]
            .flatMap((x, index) => [wave(x, 70 + index * 34), wave(-x, 70 + index * 34)])
            .join(""),
        },
        9,
      ),
    ),
    paint.lift(
      2,
      paint.body(metal, "tube", { d: "M-20 90H20V306H-20z" }),
      paint.body(metal, "ball", { cy: 322, r: 32 }),
      paint.body(metal, "tube", {
        d: "M-76 -350H-28V-6Q-28 40 0 40Q28 40 28 -6V-350H76V0C76 74 40 84 30 116H-30C-40 84 -76 74 -76 0z",
      }),
    ),
    paint.shine(
      bars([
        [-66, -342, 9, 350],
        [38, -342, 9, 330],
      ]),
      1.6,
    ),
    paint.shade({ d: "M-28 -6Q-28 40 0 40Q28 40 28 -6V20Q20 62 0 62Q-20 62 -28 20z" }, 1),
    paint.detail({ d: "M-20 150H20M-20 162H20" }, 4, 0.9),
  );
}

/** Stands on 0, 0: the pipes of an organ in their case, 760 wide and 820 high. */
export function organPipes(paint: Paint, metal: MaterialName = "steel") {
  const organPipe = (x: number, top: number, width: number) =>
    together(
      paint.body(metal, "tube", {
        d: `M${x - width} ${top}Q${x} ${top - 16} ${x + width} ${top}V-266L${x + 10} -176H${x - 10}L${x - width} -266z`,
      }),
      paint.body("nose", "even", {
        d: `M${x - width * 0.6} -276H${x + width * 0.6}L${x + width * 0.45} -292H${x - width * 0.45}z`,
      }),
      paint.detail({ d: `M${x - width * 0.6} -290L${x} ${-330 - width}L${x + width * 0.6} -290` }, 3, 0.7),
    );
  const heights = [640, 560, 600, 680, 760, 680, 600, 560, 640];
  return together(
    paint.contact(0, 4, 420, 28),
    paint.body("walnut", "plane", { x: -350, y: -560, width: 700, height: 420 }),
    paint.shade({ x: -350, y: -560, width: 700, height: 420 }, 1.6),
    paint.lift(
      1,
      ...heights.map((height, index) => organPipe((index - 4) * 74, -height, index === 4 ? 36 : 32)),
    ),
    paint.lift(
      2,
      paint.body("walnut", "tube", { d: "M-384 -700H-340V-150H-384zM340 -700H384V-150H340z" }),
      paint.body(
        "brass",
        "ball",
        discs([
          [-362, -722, 26],
          [362, -722, 26],
        ]),
      ),
      paint.body("walnut", "bar", { x: -400, y: -206, width: 800, height: 44, rx: 6 }),
      paint.body("walnut", "plane", { x: -380, y: -164, width: 760, height: 164, rx: 4 }),
    ),
    paint.detail({ d: "M-340 -128H-130V-36H-340zM-96 -128H96V-36H-96zM130 -128H340V-36H130z" }, 5, 0.9),
    paint.shine(bars([[-390, -202, 780, 7]]), 1),
  );
}

/** Stands on 0, 0: a metronome 420 wide and 640 high, its arm swung to the right. */
export function metronome(paint: Paint, wood: MaterialName = "walnut") {
  return together(
    paint.contact(0, 4, 260, 22),
    paint.lift(
      2,
      paint.body(wood, "plane", { d: "M-64 -610Q0 -650 64 -610L184 -40H-184z" }),
      paint.body(wood, "bar", { x: -210, y: -50, width: 420, height: 50, rx: 10 }),
    ),
    paint.shade({ d: "M64 -610L184 -40H120L34 -624z" }, 0.8),
    paint.body("cream", "plane", { d: "M-40 -580H40L98 -210H-98z" }),
    paint.detail(
      {
        d: times(
          9,
          (index) => `M-${20 + (index % 2) * 8} ${-546 + index * 36}h${(20 + (index % 2) * 8) * 2}`,
        ).join(""),
      },
      4,
      0.9,
    ),
    paint.body(wood, "bar", { x: -112, y: -226, width: 224, height: 34, rx: 4 }),
    at(
      0,
      -160,
      { rotate: 17 },
      paint.lift(
        1,
        paint.body("steel", "tube", { x: -6, y: -450, width: 12, height: 440 }),
        paint.body("brass", "bar", { d: "M-34 -330H34L24 -270H-24z" }),
      ),
    ),
    paint.body("brass", "ball", { cy: -140, r: 26 }),
    paint.shine({ d: "M-52 -600L-160 -60H-146L-40 -600z" }, 0.9),
  );
}

/** Stands on 0, 0: a saxophone upright, its bell at the right, 460 wide and 820 high. */
export function saxophone(paint: Paint, metal: MaterialName = "brass") {
  const cups: [number, number, number][] = [
    [-76, -520, 26],
    [-80, -452, 28],
    [-82, -376, 30],
    [-82, -300, 32],
    [-78, -222, 34],
  ];
  return paint.lift(
    2,
    paint.body("nose", "bar", { d: "M-240 -756L-176 -790L-160 -760L-232 -736z" }),
    paint.strand(metal, { d: "M-176 -774C-120 -810 -86 -790 -84 -720" }, 26, 0.3),
    paint.body(metal, "tube", {
      d: "M-102 -716H-64L-44 -180C-40 -110 30 -100 54 -160C84 -240 84 -330 62 -430C56 -470 30 -500 12 -520L232 -560C216 -470 210 -400 200 -300C192 -190 150 -10 10 -2C-90 2 -124 -80 -122 -170z",
    }),
    paint.shade(
      {
        d: "M232 -560C216 -470 210 -400 200 -300C192 -190 150 -10 10 -2C100 -40 140 -200 150 -310C156 -400 170 -480 190 -552z",
      },
      0.9,
    ),
    paint.body(metal, "bar", {
      d: "M10 -522C70 -580 180 -600 234 -562Q236 -548 220 -540C150 -520 80 -510 24 -506Q8 -510 10 -522z",
    }),
    paint.body("iron", "dish", { d: "M30 -520C80 -562 170 -580 216 -560C160 -538 90 -526 30 -520z" }),
    paint.strand("steel", { d: "M-40 -660L-30 -200M-112 -640L-134 -180" }, 7, 0.4),
    paint.body(metal, "ball", discs(cups)),
    paint.body("foam", "ball", discs(cups.map(([x, y]) => [x, y, 13]))),
    paint.body(
      metal,
      "ball",
      discs([
        [120, -330, 38],
        [112, -226, 40],
        [50, -80, 38],
      ]),
    ),
    paint.detail(
      discs([
        [120, -330, 24],
        [112, -226, 26],
        [50, -80, 24],
      ]),
      3,
      0.8,
    ),
    paint.shine(
      { d: "M-96 -700H-86L-104 -180C-106 -110 -80 -60 -40 -36C-100 -50 -116 -110 -114 -180z" },
      1.6,
    ),
  );
}

/** Stands on 0, 0: a music stand 560 wide and 760 high with an open score. */
export function musicStand(paint: Paint, metal: MaterialName = "iron") {
  const staves = [-660, -600, -540];
  return together(
    paint.contact(0, 4, 260, 20),
    paint.strand(metal, { d: "M0 -150L-190 -4M0 -150L190 -4M0 -150L30 0" }, 16),
    paint.body(metal, "tube", bars([[-10, -460, 20, 330]])),
    paint.body(metal, "tube", { x: -18, y: -320, width: 36, height: 60, rx: 8 }),
    paint.lift(
      2,
      paint.body(metal, "plane", { d: "M-250 -740H250L284 -450H-284z" }),
      paint.body("paper", "plane", {
        d: "M-232 -752Q-110 -776 0 -748Q110 -776 232 -752L258 -478Q120 -496 0 -474Q-120 -496 -258 -478z",
      }),
    ),
    paint.detail({ d: "M0 -748V-476" }, 3, 0.7),
    paint.detail(
      {
        d: staves.flatMap((y) => times(4, (line) => `M-212 ${y + line * 9 - 40}h188m48 0h188`)).join(""),
      },
      2,
      0.6,
    ),
    paint.body(
      "ink",
      "even",
      discs(
        staves.flatMap((y, row) =>
          times(8, (index): [number, number, number] => [
            (index < 4 ? -216 : -160) + index * 46 + 16,
            y - 30 + ((index * 7 + row * 5) % 18),
            7,
          ]),
        ),
      ),
    ),
    paint.body(metal, "bar", { x: -300, y: -476, width: 600, height: 34, rx: 8 }),
  );
}

/** Around 0, 0: two notes on one beam, 460 wide and 560 high. */
export function musicNote(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.body(colour, "plane", { d: "M-116 -206L216 -270V210H176V-120L-76 -72V250H-116z" }),
    paint.shade({ d: "M-116 -140L216 -204V-160L-116 -96z" }, 0.6),
    at(-146, 240, { rotate: -18 }, paint.body(colour, "ball", { rx: 78, ry: 56 })),
    at(146, 200, { rotate: -18 }, paint.body(colour, "ball", { rx: 78, ry: 56 })),
    paint.shine({ d: "M-106 -196L206 -256V-240L-106 -180z" }, 1.4),
  );
}
