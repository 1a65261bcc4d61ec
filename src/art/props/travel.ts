import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a made bed seen from its foot, 980 wide and 560 high. */
export function hotelBed(paint: Paint, cover: MaterialName = "dominant", throwOver: MaterialName = "accent") {
  const pillow = (x: number, y: number, scale: number, stuff: MaterialName) =>
    at(
      x,
      y,
      { scale },
      paint.lift(
        1,
        paint.body(stuff, "ball", {
          d: "M-186 -58C-200 -110 -176 -126 -140 -118C-60 -132 60 -132 140 -118C176 -126 200 -110 186 -58C200 0 186 34 150 26C60 40 -60 40 -150 26C-186 34 -200 0 -186 -58z",
        }),
      ),
      paint.detail({ d: "M-150 -84Q-110 -70 -84 -40M150 -84Q110 -70 84 -40M-40 -20Q0 -6 40 -20" }, 4, 0.3),
    );
  return together(
    paint.contact(0, 6, 560, 34),
    paint.lift(
      2,
      paint.body(cover, "down", { d: "M-470 -120V-500Q-470 -560 -410 -560H410Q470 -560 470 -500V-120z" }),
      paint.detail({ d: "M-313 -560V-300M-157 -560V-300M0 -560V-300M157 -560V-300M313 -560V-300" }, 5, 0.7),
      paint.shine(
        { d: "M-450 -500Q-450 -540 -410 -542H410Q450 -540 450 -500Q400 -524 0 -524Q-400 -524 -450 -500z" },
        0.5,
      ),
    ),
    pillow(-220, -300, 1.06, "linen"),
    pillow(220, -300, 1.06, "linen"),
    pillow(-190, -236, 0.92, "foam"),
    pillow(190, -236, 0.92, "foam"),
    pillow(0, -208, 0.62, throwOver),
    paint.body(
      "walnut",
      "bar",
      bars([
        [-450, -30, 60, 30],
        [390, -30, 60, 30],
      ]),
    ),
    paint.lift(
      1,
      paint.body("foam", "down", {
        d: "M-490 -196C-300 -226 300 -226 490 -196L500 -40Q500 -24 484 -24H-484Q-500 -24 -500 -40z",
      }),
    ),
    paint.shade({ d: "M-490 -196C-300 -226 300 -226 490 -196L492 -166C300 -196 -300 -196 -492 -166z" }, 0.35),
    paint.lift(
      1,
      paint.body(throwOver, "down", {
        d: "M-496 -132C-300 -158 300 -158 496 -132L502 -52Q300 -76 0 -76Q-300 -76 -502 -52z",
      }),
    ),
    paint.detail(
      { d: "M-330 -146L-338 -66M-160 -152L-164 -74M20 -154V-76M200 -152L206 -74M370 -144L378 -64" },
      4,
      0.4,
    ),
  );
}

/** Stands on 0, 0: a lamp with a cloth shade, 430 high, lit. */
export function tableLamp(paint: Paint, foot: MaterialName = "brass", shade: MaterialName = "linen") {
  return together(
    paint.glow(0, -320, 330, 1),
    paint.contact(0, 2, 100, 12),
    paint.body(foot, "tube", {
      d: "M-80 0Q-80 -18 -30 -22C-70 -80 -60 -150 -14 -180V-240H14V-180C60 -150 70 -80 30 -22Q80 -18 80 0z",
    }),
    paint.shine({ d: "M-40 -60C-54 -100 -40 -140 -16 -160C-26 -120 -30 -90 -24 -50z" }, 1),
    paint.body(shade, "tube", { d: "M-84 -430H84L150 -228Q0 -204 -150 -228z" }),
    paint.body("pasta", "even", { d: "M-150 -228Q0 -204 150 -228Q0 -246 -150 -228z" }),
  );
}

/** Stands on 0, 0: the bell on a desk, 400 wide. */
export function deskBell(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 6, 230, 22),
    paint.body("walnut", "tube", { d: "M-210 0Q-214 -34 -196 -36H196Q214 -34 210 0z" }),
    paint.lift(
      1,
      paint.body(metal, "tube", { d: "M-180 -50C-176 -170 -100 -226 0 -226C100 -226 176 -170 180 -50z" }),
      paint.body(metal, "bar", { x: -192, y: -66, width: 384, height: 24, rx: 12 }),
    ),
    paint.shine({ d: "M-146 -80C-140 -140 -100 -186 -50 -202C-90 -170 -106 -130 -108 -80z" }, 1.4),
    paint.shade({ d: "M116 -70C112 -120 96 -160 66 -190C120 -164 150 -120 156 -70z" }, 0.8),
    paint.body(metal, "tube", { x: -15, y: -262, width: 30, height: 40 }),
    paint.body(metal, "ball", { cy: -270, rx: 36, ry: 17 }),
  );
}

/** Hangs from 0, 0: a room key on a heavy tag, 420 long. */
export function roomKey(paint: Paint, tag: MaterialName = "dominant") {
  return paint.lift(
    1,
    at(
      0,
      0,
      { rotate: -24 },
      paint.body("brass", "plane", { d: "M-9 40H9V250H52V274H28V300H52V326H-9z" }),
      paint.body("brass", "plane", { d: "M0 -44a54 54 0 1 0 .1 0zM0 -18a28 28 0 1 1 -.1 0z" }),
    ),
    at(
      10,
      10,
      { rotate: 22 },
      paint.body(tag, "tube", {
        d: "M-64 90Q-64 56 -28 34Q0 20 28 34Q64 56 64 90V330Q64 396 0 396Q-64 396 -64 330z",
      }),
      paint.strand(
        "brass",
        { d: "M-48 96Q-46 64 0 44Q46 64 48 96V326Q44 380 0 380Q-44 380 -48 326z" },
        4,
        0.2,
      ),
      paint.body("brass", "even", {
        d: "M-34 190H-8V216L-24 290H-44L-26 212H-34zM6 190H44V210H26V226H44V290H6V270H24V246H6z",
      }),
      paint.body("brass", "ball", { cy: 70, r: 12 }),
    ),
    paint.strand("brass", { d: "M0 4C-30 40 0 80 20 66C44 50 30 10 0 4" }, 7, 0.3),
  );
}

/** Stands on 0, 0: a suitcase 600 wide and 490 high, bound with two straps, with the label of a journey. */
export function suitcase(paint: Paint, hide: MaterialName = "leather", trim: MaterialName = "walnut") {
  const side = { x: -214, y: -396, width: 540, height: 396, rx: 48 };
  const cap = (x: number, y: number, sx: 1 | -1, sy: 1 | -1) =>
    `M${x} ${y + sy * 44}Q${x} ${y} ${x + sx * 44} ${y}h${sx * 52}q${sx * -4} ${sy * 88} ${sx * -96} ${sy * 96}z`;
  const straps = (width: number, shift = 0) =>
    bars([
      [-160 + shift, -406, width, 404],
      [112 + shift, -406, width, 404],
    ]);
  return together(
    paint.contact(24, 6, 360, 28),
    paint.body(hide, "down", side),
    paint.shade(side, 1.1),
    paint.strand(trim, { d: "M-92 -404V-440Q-92 -484 -50 -484H50Q92 -484 92 -440V-404" }, 32, -0.3),
    paint.lift(1, paint.body(hide, "plane", { x: -280, y: -404, width: 560, height: 400, rx: 44 })),
    paint.shine({ d: "M-236 -404H-30L-220 -4H-236Q-280 -4 -280 -48V-360Q-280 -404 -236 -404z" }, 0.36),
    paint.detail({ x: -258, y: -382, width: 516, height: 356, rx: 28 }, 3, 0.7),
    paint.body(trim, "plane", {
      d: cap(-282, -406, 1, 1) + cap(282, -406, -1, 1) + cap(-282, -2, 1, -1) + cap(282, -2, -1, -1),
    }),
    paint.body("accent", "plane", { cx: -16, cy: -108, r: 62 }),
    paint.strand("light", { d: "M-62 -92L-34 -126L-18 -108L2 -134L32 -92z" }, 7, 0),
    paint.shade(straps(58, 8), 1.1),
    paint.body(trim, "down", straps(54)),
    paint.shine(straps(7, 4), 0.7),
    paint.body("brass", "plane", {
      d: "M-170 -270H-96V-182H-170zM-154 -254V-198H-112V-254zM102 -270H176V-182H102zM118 -254V-198H160V-254z",
    }),
    paint.strand("brass", { d: "M-133 -258V-206M139 -258V-206" }, 9, 0.5),
    paint.body("brass", "bar", { x: -40, y: -396, width: 80, height: 56, rx: 10 }),
    paint.shade({ cy: -370, r: 9 }, 3),
  );
}

/** Stands on 0, 0: the front of a hotel by evening, 860 wide and 900 high. */
export function facade(paint: Paint, wall: MaterialName = "stone") {
  const pane = paint.stamp(
    "pane",
    together(
      paint.body("marble", "bar", { x: -50, y: -154, width: 100, height: 168, rx: 4 }),
      paint.body("pasta", "down", { x: -38, y: -142, width: 76, height: 138 }),
      paint.detail({ d: "M0 -142V-4M-38 -74H38" }, 5, 0.9),
      paint.body("marble", "bar", { x: -58, y: -4, width: 116, height: 18, rx: 4 }),
    ),
  );
  const unlit = paint.stamp(
    "unlit",
    together(
      paint.body("marble", "bar", { x: -50, y: -154, width: 100, height: 168, rx: 4 }),
      paint.body("screen", "down", { x: -38, y: -142, width: 76, height: 138 }),
      paint.detail({ d: "M0 -142V-4M-38 -74H38" }, 5, 0.9),
      paint.body("marble", "bar", { x: -58, y: -4, width: 116, height: 18, rx: 4 }),
    ),
  );
  const rows = [-640, -420].flatMap((y, row) =>
    times(5, (index) => ((index * 3 + row * 2) % 4 === 1 ? unlit : pane)(-320 + index * 160, y)),
  );
  return together(
    paint.contact(0, 6, 520, 30),
    paint.lift(2, paint.body(wall, "tube", { x: -410, y: -840, width: 820, height: 840 })),
    paint.body("dominant", "down", { d: "M-430 -838L-380 -980H380L430 -838z" }),
    ...[-240, 0, 240].map((x) => pane(x, -836, { scale: 0.72 })),
    paint.body(
      "marble",
      "bar",
      bars([
        [-440, -852, 880, 30],
        [-424, -310, 848, 22],
      ]),
    ),
    paint.shade(
      bars([
        [-410, -822, 820, 14],
        [-410, -288, 820, 12],
      ]),
      1,
    ),
    ...rows,
    paint.body("walnut", "down", { x: -84, y: -230, width: 168, height: 230 }),
    paint.body(
      "pasta",
      "down",
      bars([
        [-64, -210, 56, 140],
        [8, -210, 56, 140],
      ]),
    ),
    paint.glow(0, -130, 220, 0.8),
    ...[-270, 270].map((x) =>
      together(
        paint.body("screen", "down", { x: x - 90, y: -240, width: 180, height: 190 }),
        paint.body("pasta", "down", { x: x - 78, y: -228, width: 156, height: 166 }),
        paint.detail({ d: `M${x} -228V-62` }, 5, 0.8),
      ),
    ),
    paint.lift(1, paint.body("accent", "down", { d: "M-150 -282H150L186 -216H-186z" })),
    paint.body("accent", "even", discs(times(8, (index) => [-163 + index * 46.5, -216, 23]))),
    paint.body("stone", "bar", bars([[-130, -20, 260, 20]])),
    paint.body(
      "brass",
      "ball",
      discs([
        [-22, -110, 8],
        [22, -110, 8],
      ]),
    ),
    ...[-130, 130].map((x) =>
      at(
        x,
        0,
        {},
        paint.body("clay", "tube", { d: "M-30 -60H30L22 0H-22z" }),
        paint.body("leaf", "ball", { cy: -96, r: 46 }),
      ),
    ),
  );
}

/** Hangs from 0, 0: the sign on a door handle, 190 × 430. */
export function doorSign(paint: Paint, stock: MaterialName = "dominant") {
  return together(
    paint.strand("brass", { d: "M-60 8H150" }, 30, 0),
    paint.strand("brass", { d: "M-60 2H150" }, 7, 0.8),
    paint.lift(
      2,
      paint.body(stock, "plane", {
        d: "M-80 -50Q-80 -66 -64 -66H64Q80 -66 80 -50V350Q80 366 64 366H-64Q-80 366 -80 350zM0 -30a40 40 0 1 0 .1 0z",
      }),
    ),
    paint.body("light", "even", { d: "M22 130A70 70 0 1 0 50 250A58 58 0 1 1 22 130z" }),
    paint.shine({ d: "M36 150l8 18 18 4-14 12 4 18-16-10-16 10 4-18-14-12 18-4z" }, 2.6),
    paint.shine(
      bars([
        [-44, 306, 88, 8],
        [-28, 326, 56, 6],
      ]),
      2,
    ),
  );
}

/** Stands on 0, 0: a window with curtains, the evening in it, 560 wide and 640 high. */
export function curtainedWindow(paint: Paint, cloth: MaterialName = "dominant") {
  const curtain = "M-300 -660H-120C-130 -420 -180 -260 -240 -200C-270 -140 -260 -60 -250 0H-310z";
  return together(
    paint.body("marble", "plane", { x: -220, y: -640, width: 440, height: 600 }),
    paint.body("dominant", "down", { x: -200, y: -620, width: 400, height: 560 }),
    paint.glow(60, -220, 240, 1.2),
    paint.body("ink", "plane", { d: "M-200 -60V-170L-120 -250L-40 -180L40 -270L140 -160L200 -210V-60z" }),
    paint.body("light", "even", { cx: 84, cy: -470, r: 46 }),
    paint.body(
      "marble",
      "bar",
      bars([
        [-8, -620, 16, 560],
        [-200, -390, 400, 14],
        [-250, -50, 500, 30],
      ]),
    ),
    paint.lift(1, paint.body(cloth, "tube", { d: curtain })),
    at(0, 0, { flip: true }, paint.lift(1, paint.body(cloth, "tube", { d: curtain }))),
    paint.detail(
      {
        d: "M-260 -650C-260 -420 -280 -220 -280 0M-200 -650C-206 -440 -240 -280 -262 -210M260 -650C260 -420 280 -220 280 0M200 -650C206 -440 240 -280 262 -210",
      },
      5,
      0.5,
    ),
    paint.strand("brass", { d: "M-340 -668H340" }, 18, 0.2),
  );
}

/** Around 0, 0: a tray seen from above, 620 × 420. */
export function tray(paint: Paint, stuff: MaterialName = "walnut") {
  return together(
    paint.lift(3, paint.body(stuff, "plane", { x: -330, y: -225, width: 660, height: 450, rx: 40 })),
    paint.body(stuff, "dish", { x: -306, y: -201, width: 612, height: 402, rx: 26 }),
    paint.strand("brass", { d: "M-318 -60V60M318 -60V60" }, 14, 0.2),
    paint.detail({ d: `M-290 ${round(-120)}H290M-290 0H290M-290 120H290` }, 2.5, 0.3),
  );
}

const WINDOW =
  "M-240 -140C-240 -300 -140 -350 0 -350C140 -350 240 -300 240 -140V140C240 300 140 350 0 350C-140 350 -240 300 -240 140z";

/** Around 0, 0: the window of an airliner, 620 wide and 860 high, with a wing and the evening in it. */
export function planeWindow(paint: Paint, sky: MaterialName = "dominant") {
  const puff = paint.stamp(
    "puff",
    paint.body("foam", "ball", {
      d: "M-150 30C-190 30 -190 -24 -140 -24C-140 -70 -70 -84 -44 -50C-20 -90 60 -84 70 -36C110 -50 150 -20 136 10C130 30 120 30 100 30z",
    }),
  );
  return together(
    paint.lift(2, paint.body("marble", "tube", { x: -310, y: -430, width: 620, height: 860, rx: 250 })),
    paint.body("marble", "dish", { x: -268, y: -382, width: 536, height: 764, rx: 220 }),
    paint.within(
      { d: WINDOW },
      paint.body(sky, "down", { x: -250, y: -360, width: 500, height: 720 }),
      paint.body("accent", "ball", { cx: 90, cy: 70, r: 86 }),
      paint.glow(90, 70, 330, 1.2),
      paint.body("ink", "plane", {
        d: "M-250 160L-170 96L-110 140L-40 70L30 150L96 110L170 170L250 120V380H-250z",
      }),
      paint.shade({ d: "M-110 140L-40 70L30 150L10 170L-50 120zM96 110L170 170L140 180z" }, 1),
      puff(-130, 190, { scale: 1.1 }),
      puff(120, 236, { scale: 1.4 }),
      puff(-60, 300, { scale: 1.5 }),
      puff(-190, -120, { scale: 0.6 }),
      paint.lift(1, paint.body("steel", "plane", { d: "M260 250L-150 96L-190 60L-176 56L-120 84L260 150z" })),
      paint.detail({ d: "M-100 96L260 212M40 130L70 150M130 150L160 176" }, 4, 0.5),
      paint.body("accent", "plane", { d: "M-190 60L-176 56L-150 40L-140 46L-150 92z" }),
    ),
    paint.strand("steel", { d: WINDOW }, 16, 0.4),
    paint.shine(
      { d: "M-196 -150C-190 -250 -120 -300 -40 -312C-110 -270 -150 -210 -150 -120V80L-196 140z" },
      0.6,
    ),
    paint.body("marble", "bar", {
      d: "M-240 -140C-240 -300 -140 -350 0 -350C140 -350 240 -300 240 -140V-196Q0 -176 -240 -196z",
    }),
    paint.body("steel", "bar", { x: -46, y: -216, width: 92, height: 16, rx: 8 }),
  );
}

/** Stands on 0, 0: a globe on a foot, 420 wide and 560 high. */
export function globe(paint: Paint, sea: MaterialName = "sea") {
  return together(
    paint.contact(0, 4, 150, 16),
    paint.body("walnut", "tube", { d: "M-130 0C-130 -22 -40 -28 -24 -80H24C40 -28 130 -22 130 0z" }),
    paint.strand("brass", { d: "M60 -530A216 216 0 0 1 -40 -96" }, 19, 0.1),
    at(
      0,
      -300,
      { rotate: -16 },
      paint.lift(1, paint.body(sea, "ball", { r: 190 })),
      paint.within(
        discs([[0, 0, 190]]) as { d: string },
        paint.body("leaf", "plane", {
          d: "M-150 -130C-90 -180 0 -160 -10 -110C-30 -70 -80 -80 -70 -30C-60 10 -120 20 -140 -20C-180 -40 -190 -100 -150 -130zM-80 40C-30 20 10 60 0 110C-10 150 -50 190 -70 150C-90 110 -120 70 -80 40zM40 -140C100 -170 200 -120 200 -40C190 20 120 10 110 50C90 90 50 60 50 10C20 -30 60 -60 40 -90z",
        }),
        paint.body("board", "plane", { d: "M60 -10C90 -30 120 0 110 50C90 90 56 70 50 30z" }),
        paint.detail(
          {
            d: "M-190 0Q0 60 190 0M-160 -100Q0 -40 160 -100M-160 100Q0 160 160 100M0 -190Q-90 0 0 190M0 -190Q110 0 0 190",
          },
          2.5,
          0.4,
        ),
      ),
      paint.shine({ d: "M-140 -60C-130 -120 -80 -156 -30 -164C-80 -130 -106 -90 -110 -40z" }, 1),
      paint.body(
        "brass",
        "ball",
        discs([
          [0, -206, 17],
          [0, 206, 17],
        ]),
      ),
    ),
  );
}

/** Lies around 0, 0: a map with folds and a marked route, 720 × 520. */
export function mapSheet(paint: Paint) {
  return together(
    paint.lift(
      2,
      paint.body("paper", "plane", {
        d: "M-360 -250L-120 -262L120 -246L360 -260V250L120 262L-120 246L-360 260z",
      }),
    ),
    paint.within(
      { d: "M-340 -232L-120 -244L120 -228L340 -242V232L120 244L-120 228L-340 242z" },
      paint.body("glass", "plane", {
        d: "M-360 -260H-60C-120 -160 -40 -120 -90 -40C-130 20 -220 0 -260 80C-290 140 -360 120 -360 120z",
      }),
      paint.body("leaf", "plane", {
        d: "M120 -100C180 -150 270 -110 260 -30C250 40 170 60 130 10C100 -20 90 -70 120 -100zM-60 120C0 90 60 130 40 180C20 230 -70 220 -90 180C-100 150 -80 130 -60 120z",
      }),
      paint.strand(
        "board",
        { d: "M-90 -40C0 -60 60 40 160 90S300 160 380 130M40 -260C30 -160 90 -60 60 40S0 220 20 280" },
        9,
        0.2,
      ),
      paint.detail(
        {
          d: "M150 -70q40 -30 70 0M170 -40q30 -20 50 0M-320 -160q20 -14 40 0t40 0M-300 -80q20 -14 40 0t40 0M-240 -200q20 -14 40 0t40 0",
        },
        3,
        0.5,
      ),
    ),
    paint.strand("accent", { d: "M-250 170C-190 60 -90 130 -20 40S120 -30 210 -150" }, 8, 0),
    paint.body(
      "accent",
      "ball",
      discs([
        [-250, 170, 15],
        [-20, 40, 11],
      ]),
    ),
    paint.body("tomato", "ball", { d: "M210 -150C170 -200 174 -246 210 -246C246 -246 250 -200 210 -150z" }),
    paint.body("light", "even", { cx: 210, cy: -212, r: 12 }),
    paint.shade({ d: "M-120 -262L-120 246L-100 248V-260zM120 -246L120 262L140 261V-248z" }, 0.5),
    paint.shine({ d: "M-140 -262L-120 -262V246L-140 248zM100 -248L120 -246V262L100 260z" }, 0.9),
  );
}

/** Around 0, 0: a compass 300 wide. */
export function compass(paint: Paint, metal: MaterialName = "brass") {
  const marks = times(16, (index) => {
    const angle = (index / 16) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * (index % 4 ? 98 : 84))} ${round(y * (index % 4 ? 98 : 84))}L${round(x * 108)} ${round(y * 108)}`;
  }).join("");
  return together(
    paint.lift(
      2,
      paint.body(metal, "plane", { r: 146 }),
      paint.body(metal, "tube", { x: -22, y: -186, width: 44, height: 46, rx: 10 }),
      paint.strand(metal, { d: "M-30 -200a30 30 0 1 1 60 0" }, 11, 0.2),
    ),
    paint.body(metal, "dish", { r: 130 }),
    paint.body("paper", "ball", { r: 118 }),
    paint.detail({ d: marks }, 4, 1.2),
    at(
      0,
      0,
      { rotate: 32 },
      paint.lift(
        1,
        paint.body("accent", "plane", { d: "M0 -92L20 0H-20z" }),
        paint.body("ink", "plane", { d: "M0 92L20 0H-20z" }),
      ),
      paint.shine({ d: "M0 -92L-20 0H0z" }, 0.8),
    ),
    paint.body("brass", "ball", { r: 11 }),
    paint.shine({ d: "M-96 -30C-90 -70 -60 -96 -24 -102C-54 -80 -70 -54 -74 -20z" }, 1.2),
  );
}

/** Lies around 0, 0: a passport with a boarding card in it, 360 × 480. */
export function passport(paint: Paint, cover: MaterialName = "dominant") {
  return together(
    at(
      60,
      -60,
      { rotate: 8 },
      paint.lift(1, paint.body("paper", "plane", { x: -150, y: -250, width: 300, height: 420, rx: 14 })),
      paint.body("accent", "plane", { d: "M-150 -236Q-150 -250 -136 -250H136Q150 -250 150 -236V-180H-150z" }),
      paint.detail({ d: "M-116 -150H-20M20 -150H116M-116 -120H-50" }, 6, 0.7),
    ),
    paint.lift(2, paint.body(cover, "plane", { x: -180, y: -220, width: 350, height: 480, rx: 22 })),
    paint.shade(bars([[-180, -200, 16, 440]]), 0.9),
    paint.strand(
      "brass",
      {
        d: "M-70 -10a66 66 0 1 0 132 0a66 66 0 1 0 -132 0M-70 -10H62M-4 -76C-40 -40 -40 20 -4 56M-4 -76C32 -40 32 20 -4 56M-60 -44H52M-60 24H52",
      },
      6,
      0.2,
    ),
    paint.body(
      "brass",
      "bar",
      bars([
        [-90, -150, 172, 16],
        [-60, 130, 112, 10],
        [-40, 156, 72, 10],
      ]),
    ),
    paint.shine({ d: "M-150 -196H-40L-150 60z" }, 0.3),
  );
}

/** Around 0, 0: a camera from the front, 480 wide and 330 high. */
export function camera(paint: Paint, hide: MaterialName = "leather") {
  return paint.lift(
    2,
    paint.body("steel", "tube", { d: "M-120 -160L-96 -200H96L120 -160z" }),
    paint.body("iron", "tube", { x: -200, y: -186, width: 70, height: 34, rx: 8 }),
    paint.body("steel", "bar", { x: -240, y: -164, width: 480, height: 90, rx: 24 }),
    paint.body(hide, "down", bars([[-240, -90, 480, 170]])),
    paint.body("steel", "bar", { d: "M-240 70H240V110Q240 136 214 136H-214Q-240 136 -240 110z" }),
    paint.lift(1, paint.body("iron", "plane", { r: 132 })),
    paint.body("steel", "dish", { r: 112 }),
    paint.body("iron", "dish", { r: 98 }),
    paint.body("screen", "ball", { r: 72 }),
    paint.shine({ d: "M-50 -20C-46 -46 -24 -60 0 -62C-20 -46 -30 -30 -32 -6z" }, 1.6),
    paint.shine({ cx: 26, cy: 30, r: 11 }, 1.2),
    paint.body("glass", "plane", { x: 120, y: -146, width: 80, height: 46, rx: 6 }),
    paint.body("accent", "ball", { cx: -180, cy: -120, r: 16 }),
  );
}

/** On water at 0, 0: a boat under sail, 620 wide and 700 high. */
export function sailboat(paint: Paint, sail: MaterialName = "linen") {
  return together(
    paint.strand("walnut", { d: "M0 -80V-660" }, 15, 0),
    paint.lift(
      1,
      paint.body(sail, "tube", { d: "M20 -650C150 -500 230 -300 250 -140Q130 -120 20 -140z" }),
      paint.body("accent", "tube", { d: "M-20 -600C-120 -440 -200 -280 -230 -140Q-120 -120 -20 -140z" }),
    ),
    paint.detail({ d: "M20 -460L160 -440M20 -300L226 -280M-20 -400L-130 -390M-20 -270L-186 -260" }, 3, 0.4),
    paint.lift(
      1,
      paint.body("walnut", "bar", {
        d: "M-270 -96C-100 -84 120 -84 300 -112C270 -30 200 0 140 0H-160C-220 0 -260 -40 -270 -96z",
      }),
    ),
    paint.body("light", "bar", {
      d: "M-266 -80C-100 -66 120 -66 292 -92L286 -74C120 -48 -100 -48 -260 -62z",
    }),
    paint.body("glass", "plane", {
      d: "M-400 -10Q-340 -36 -280 -10T-160 -10T-40 -10T80 -10T200 -10T320 -10T440 -10V50H-400z",
    }),
    paint.shine({ d: "M-300 22Q-240 4 -180 22M-60 30Q0 12 60 30M160 20Q220 4 280 20" }, 1),
  );
}

/** On 0, 0: mountains over a lake with the sun behind, 900 wide and 560 high. */
export function mountains(paint: Paint) {
  return together(
    paint.body("accent", "ball", { cx: 180, cy: -360, r: 90 }),
    paint.body("ash", "plane", { d: "M-470 0L-300 -300L-200 -190L-20 -520L160 -230L260 -340L470 0z" }),
    paint.shade({ d: "M-20 -520L160 -230L260 -340L470 0H60L120 -160L30 -270z" }, 0.8),
    paint.body("foam", "plane", {
      d: "M-20 -520L60 -390L24 -360L-16 -410L-50 -350L-92 -388zM260 -340L310 -270L262 -250L226 -304zM-300 -300L-252 -248L-290 -236L-336 -238z",
    }),
    paint.body("leaf", "down", {
      d: "M-470 10V-40L-440 -100L-414 -50L-380 -124L-350 -56L-320 -96L-290 -30L-230 -60L-160 -14L-60 -40L60 -10L180 -50L240 -20L290 -90L330 -40L370 -120L410 -50L450 -96L470 -60V10z",
    }),
  );
}

/** Around 0, 0: a hot-air balloon with its basket, 420 wide and 640 high. */
export function airBalloon(paint: Paint) {
  return together(
    paint.lift(
      1,
      paint.body("accent", "ball", {
        d: "M0 -340C130 -340 210 -250 210 -140C210 -20 90 60 54 140H-54C-90 60 -210 -20 -210 -140C-210 -250 -130 -340 0 -340z",
      }),
    ),
    paint.body("light", "plane", {
      d: "M0 -340C60 -340 96 -250 96 -140C96 -20 40 70 24 140H-24C-40 70 -96 -20 -96 -140C-96 -250 -60 -340 0 -340z",
    }),
    paint.body("dominant", "plane", {
      d: "M0 -340C24 -340 40 -250 40 -140C40 -20 16 70 10 140H-10C-16 70 -40 -20 -40 -140C-40 -250 -24 -340 0 -340z",
    }),
    paint.shade(
      {
        d: "M60 -330C150 -310 210 -240 210 -140C210 -20 90 60 54 140H30C60 40 150 -40 150 -160C150 -240 110 -300 60 -330z",
      },
      0.7,
    ),
    paint.shine({ d: "M-170 -170C-160 -250 -100 -300 -60 -312C-110 -260 -130 -220 -134 -150z" }, 0.8),
    paint.strand("walnut", { d: "M-52 140L-44 214M52 140L44 214M-20 140L-18 214M20 140L18 214" }, 4),
    paint.body("board", "tube", { d: "M-52 214H52L44 284Q42 294 32 294H-32Q-42 294 -44 284z" }),
    paint.body("leather", "bar", { x: -58, y: 206, width: 116, height: 18, rx: 9 }),
  );
}

/** Stands on 0, 0: a straw hat lying down, 460 wide. */
export function strawHat(paint: Paint, band: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 260, 22),
    paint.lift(
      1,
      paint.body("honey", "ball", {
        d: "M-230 -24C-200 -70 -120 -74 0 -74C120 -74 200 -70 230 -24C236 0 120 14 0 14C-120 14 -236 0 -230 -24z",
      }),
    ),
    paint.body("honey", "tube", {
      d: "M-126 -50C-124 -150 -90 -190 0 -190C90 -190 124 -150 126 -50C80 -34 -80 -34 -126 -50z",
    }),
    paint.body(band, "tube", {
      d: "M-127 -50C-127 -70 -126 -86 -124 -96C-70 -82 70 -82 124 -96C126 -86 127 -70 127 -50C80 -34 -80 -34 -127 -50z",
    }),
    paint.detail({ d: "M-110 -130Q0 -112 110 -130M-90 -160Q0 -146 90 -160M-190 -20Q0 6 190 -20" }, 3, 0.4),
  );
}
