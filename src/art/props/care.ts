import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Above 0, 0: two wisps of steam 200 high. */
function wisps(paint: Paint) {
  return paint.shine(
    {
      d: "M-34 0C-70 -50 0 -90 -34 -190C-10 -130 -10 -110 -26 -70C-34 -40 -30 -20 -34 0zM36 -10C6 -60 70 -100 40 -200C64 -140 60 -110 46 -76C36 -50 38 -30 36 -10z",
    },
    1,
  );
}

/** Stands on 0, 0: a cup of tea on its saucer, steaming, 640 wide and 520 high. */
export function teacup(paint: Paint, band: MaterialName = "accent") {
  return together(
    paint.contact(0, 6, 340, 34),
    paint.lift(
      2,
      paint.body("ceramic", "plane", { cy: -34, rx: 320, ry: 46 }),
      paint.body("ceramic", "tube", {
        d: "M-320 -34C-310 -6 -160 10 0 10C160 10 310 -6 320 -34C280 0 -280 0 -320 -34z",
      }),
    ),
    paint.detail({ cy: -38, rx: 264, ry: 32 }, 4, 0.5),
    paint.shade({ cx: 14, cy: -34, rx: 150, ry: 22 }, 0.9),
    paint.lift(
      1,
      paint.body("ceramic", "plane", {
        d: "M196 -270C290 -320 350 -250 320 -180C296 -124 220 -96 160 -90L176 -124C220 -134 268 -152 284 -190C298 -236 262 -264 204 -228z",
      }),
      paint.body("ceramic", "tube", {
        d: "M-224 -310C-224 -170 -160 -64 -90 -40Q0 -26 90 -40C160 -64 224 -170 224 -310z",
      }),
    ),
    paint.body(band, "tube", {
      d: "M-221 -276C-140 -246 140 -246 221 -276L212 -224C130 -196 -130 -196 -212 -224z",
    }),
    paint.body("ceramic", "plane", { cy: -310, rx: 224, ry: 42 }),
    paint.body("rust", "dish", { cy: -304, rx: 200, ry: 30 }),
    paint.shine({ cx: -60, cy: -312, rx: 80, ry: 9 }, 1.2),
    paint.shine({ d: "M-176 -196C-150 -140 -120 -90 -84 -64C-126 -84 -170 -140 -196 -206z" }, 1.4),
    at(0, -340, {}, wisps(paint)),
  );
}

/** Stands on 0, 0, its spout at the left: a teapot 780 wide and 560 high. */
export function teapot(paint: Paint, glaze: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 270, 28),
    paint.lift(
      2,
      paint.body(glaze, "plane", {
        d: "M220 -350C330 -420 420 -340 390 -230C366 -140 280 -90 210 -90L224 -138C280 -142 336 -180 350 -240C364 -320 310 -346 236 -296z",
      }),
      paint.body(glaze, "bar", {
        d: "M-200 -130C-290 -150 -310 -260 -330 -330Q-340 -360 -384 -384Q-390 -400 -370 -408L-316 -400C-270 -370 -262 -320 -210 -300z",
      }),
      paint.body(glaze, "ball", {
        d: "M-130 -24C-330 -90 -300 -380 -110 -410H110C300 -380 330 -90 130 -24Q120 0 100 0H-100Q-120 0 -130 -24z",
      }),
    ),
    paint.shade({ d: "M-130 -24Q0 0 130 -24Q120 0 100 0H-100Q-120 0 -130 -24z" }, 1.2),
    paint.lift(
      1,
      paint.body(glaze, "ball", {
        d: "M-136 -398C-120 -452 -60 -470 0 -470C60 -470 120 -452 136 -398Q0 -372 -136 -398z",
      }),
      paint.body("brass", "ball", { cy: -494, r: 32 }),
    ),
    paint.body("light", "even", {
      d: "M-258 -232C-120 -196 120 -196 258 -232L261 -206C120 -168 -120 -168 -261 -206z",
    }),
    paint.shine(
      { d: "M-200 -320C-180 -360 -140 -386 -96 -394C-140 -360 -176 -310 -190 -250Q-210 -280 -200 -320z" },
      1.5,
    ),
    paint.shine({ d: "M-96 -430C-70 -450 -40 -456 -6 -456C-40 -446 -70 -430 -88 -412z" }, 1.3),
  );
}

/** The left hand of two, open and its palm to the viewer, its wrist at 0, 0. */
function palm(paint: Paint, skin: MaterialName, cloth: MaterialName) {
  return together(
    paint.body(skin, "plane", {
      d: "M-226 0C-240 -50 -262 -70 -290 -100C-340 -150 -366 -200 -414 -244C-440 -280 -404 -316 -368 -292C-330 -266 -304 -232 -272 -214C-276 -280 -312 -390 -318 -424C-322 -470 -262 -478 -252 -436L-212 -296L-226 -484C-228 -530 -166 -534 -162 -488L-142 -304L-128 -490C-122 -534 -62 -528 -66 -482L-80 -292L-42 -410C-28 -450 26 -434 14 -392L-14 -250C4 -160 -10 -70 -24 0z",
    }),
    paint.shade(
      {
        d: "M-14 -250C4 -160 -10 -70 -24 0H-70C-50 -80 -44 -170 -80 -292L-42 -410C-28 -450 26 -434 14 -392z",
      },
      0.35,
    ),
    paint.detail(
      {
        d: "M-252 -190C-200 -174 -164 -120 -170 -30M-246 -216C-180 -220 -120 -196 -56 -204M-50 -250C-90 -262 -140 -262 -196 -272M-270 -356l42 -12M-222 -402l50 -4M-130 -404l50 4M-50 -348l42 12",
      },
      4,
      0.45,
    ),
    paint.body(cloth, "tube", { d: "M-262 -30Q-140 -10 -4 -30L4 120H-276z" }),
    paint.shade({ d: "M-262 -30Q-140 -10 -4 -30L-3 -8Q-140 14 -264 -8z" }, 0.8),
  );
}

/** Around 0, 0: two open hands side by side, 840 wide and 640 high. */
export function openHands(paint: Paint, skin: MaterialName = "skin", cloth: MaterialName = "dominant") {
  return together(
    paint.lift(2, at(-4, 200, { rotate: -4 }, palm(paint, skin, cloth))),
    paint.lift(2, at(4, 200, { rotate: 4, flip: true }, palm(paint, skin, cloth))),
  );
}

/** Around 0, 0: two hands that shake, 900 wide and 480 high. */
export function hands(paint: Paint, left: MaterialName = "skin", right: MaterialName = "tan") {
  const fingers = times(4, (index) =>
    at(
      -2 + index * 50,
      86 - index * 12,
      { rotate: 36 },
      paint.body(left, "tube", { x: -28, y: -92 + index * 4, width: 56, height: 132 - index * 6, rx: 28 }),
    ),
  );
  return together(
    paint.lift(
      2,
      paint.body(left, "bar", {
        d: "M-300 -110C-200 -130 -120 -140 -40 -110L120 -60Q170 -30 150 10L60 120H-60L-300 110z",
      }),
      at(
        -332,
        0,
        { rotate: 4 },
        paint.body("light", "plane", { x: -20, y: -130, width: 60, height: 260, rx: 10 }),
        paint.body("dominant", "bar", { d: "M-140 -134H-6V134H-140z" }),
      ),
    ),
    paint.lift(
      1,
      paint.body(right, "bar", {
        d: "M310 -120C220 -140 120 -170 20 -150C-20 -140 -90 -100 -130 -50Q-146 -20 -120 -4Q-96 6 -66 -16L0 -60C60 -30 120 30 190 90L310 116z",
      }),
      at(
        332,
        0,
        { rotate: -4 },
        paint.body("light", "plane", { x: -40, y: -136, width: 60, height: 262, rx: 10 }),
        paint.body("accent", "bar", { d: "M6 -140H140V130H6z" }),
      ),
    ),
    paint.lift(1, ...fingers),
    paint.detail({ d: "M-66 -16L0 -60M0 -60C40 -40 80 -6 110 22" }, 4, 0.7),
    paint.shine({ d: "M20 -138C110 -156 200 -132 280 -114V-102C200 -120 110 -140 24 -122z" }, 0.8),
  );
}

/** Around 0, 0: two bare feet seen from below, 540 wide and 720 high. */
export function bareFeet(paint: Paint, skin: MaterialName = "skin") {
  const toes = [
    [22, -276, 38],
    [-36, -262, 35],
    [-84, -232, 32],
    [-116, -192, 29],
  ];
  const foot = (side: -1 | 1) =>
    at(
      side * 146,
      10,
      { flip: side > 0, rotate: side * 5 },
      paint.lift(
        2,
        paint.body(skin, "plane", {
          d: "M-128 -170C-138 -80 -92 -20 -88 70C-84 160 -110 210 -100 270C-86 350 70 360 84 270C92 200 52 140 60 60C68 -30 134 -90 132 -180C124 -270 -116 -266 -128 -170z",
        }),
        ...toes.map(([cx, cy, r = 0]) => paint.body(skin, "ball", { cx, cy, r })),
        paint.body(skin, "ball", { cx: 88, cy: -272, rx: 48, ry: 60 }),
      ),
      paint.shade(
        { d: "M60 60C66 -10 110 -60 126 -120C80 -90 20 -40 10 60C10 140 40 200 84 250C86 190 54 140 60 60z" },
        0.45,
      ),
      paint.shine({ d: "M-108 -180C-112 -110 -72 -40 -70 40C-90 -30 -124 -90 -118 -176z" }, 0.9),
      paint.detail({ d: "M-90 -150C-30 -110 40 -110 100 -150M-70 240C-40 200 20 200 56 240" }, 3, 0.4),
    );
  return together(foot(-1), foot(1));
}

/** Around 0, 0: a pair of crutches that cross, 520 wide and 880 high. */
export function crutches(paint: Paint, metal: MaterialName = "steel") {
  const one = (turn: number) =>
    at(
      0,
      0,
      { rotate: turn },
      paint.lift(
        2,
        paint.strand(
          metal,
          { d: "M-46 -380C-70 -200 -60 -60 -16 120V200M46 -380C70 -200 60 -60 16 120V200" },
          19,
          0.2,
        ),
        paint.body(metal, "tube", { x: -15, y: 110, width: 30, height: 290 }),
        paint.body("iron", "tube", { d: "M-22 384H22L32 440H-32z" }),
        paint.body("dominant", "bar", {
          d: "M-92 -396Q-100 -440 -60 -436Q0 -410 60 -436Q100 -440 92 -396Q80 -366 0 -366Q-80 -366 -92 -396z",
        }),
        paint.body("iron", "bar", { x: -74, y: -130, width: 148, height: 40, rx: 18 }),
      ),
      paint.detail(discs(times(6, (index) => [0, 210 + index * 26, 4])), 4, 0.9),
      paint.shine({ d: "M-80 -404Q-60 -424 -50 -418Q0 -398 50 -418Q0 -384 -80 -404z" }, 1),
    );
  return together(one(-15), one(15));
}

/** Lies along the y axis around 0, 0: a walking stick 860 long, its crook at the top. */
export function walkingStick(paint: Paint, wood: MaterialName = "chestnut") {
  return paint.lift(
    2,
    paint.body(wood, "plane", {
      d: "M80 -270C84 -420 -60 -476 -140 -400Q-176 -364 -172 -312Q-168 -288 -146 -290Q-124 -292 -124 -316C-124 -400 36 -420 34 -260L30 380H70z",
    }),
    paint.shine(
      {
        d: "M-154 -310C-156 -400 -60 -440 10 -390C-50 -420 -130 -390 -138 -304Q-152 -298 -154 -310zM42 -240H50L46 360H38z",
      },
      1.1,
    ),
    paint.body("brass", "tube", { d: "M33 -170H78L76 -116H33z" }),
    paint.body("iron", "tube", { d: "M28 366H72L78 432H22z" }),
    paint.detail({ d: "M26 396H74M24 414H76" }, 4, 0.8),
  );
}

/** Around 0, 0: an ear that wears a hearing aid, 520 wide and 700 high. */
export function hearingAid(paint: Paint, skin: MaterialName = "skin", shell: MaterialName = "steel") {
  return together(
    paint.lift(
      2,
      paint.body(skin, "plane", {
        d: "M-112 130C-150 60 -170 -60 -150 -150C-120 -290 0 -340 100 -310C220 -270 250 -130 196 -20C160 50 112 80 92 140C76 200 30 238 -30 230C-90 222 -106 180 -112 130z",
      }),
    ),
    paint.shade(
      {
        d: "M-96 -60C-110 -190 -10 -260 80 -234C160 -204 176 -110 134 -40C100 20 60 50 46 110C60 20 140 -50 110 -130C80 -200 10 -200 -40 -150C-74 -110 -70 -80 -96 -60z",
      },
      0.6,
    ),
    paint.shade(
      {
        d: "M-60 -50C-60 -130 10 -170 60 -136C110 -90 60 -20 26 20C0 60 16 108 -30 118C-70 118 -84 70 -58 44C-30 20 -60 0 -60 -50z",
      },
      0.8,
    ),
    paint.shine(
      {
        d: "M-136 -110C-130 -240 -20 -320 90 -296C190 -262 220 -150 176 -50C200 -150 160 -250 80 -274C-20 -290 -110 -220 -120 -110z",
      },
      0.9,
    ),
    paint.body("nose", "even", { cx: -46, cy: 30, rx: 34, ry: 40 }),
    paint.body(skin, "plane", { d: "M-140 -10C-100 -20 -74 0 -70 30C-70 70 -110 80 -130 90z" }),
    paint.lift(
      1,
      paint.strand("glass", { d: "M-40 -318C-120 -300 -150 -180 -130 -60C-124 -20 -100 10 -54 26" }, 14, 0.4),
      paint.body(shell, "tube", {
        d: "M-50 -344C20 -390 170 -380 240 -280C290 -200 280 -90 226 -10Q200 20 172 4Q156 -10 170 -40C210 -120 216 -190 180 -244C140 -300 60 -320 -26 -300Q-60 -310 -50 -344z",
      }),
      paint.body(
        "accent",
        "ball",
        discs([
          [214, -170, 17],
          [190, -240, 13],
        ]),
      ),
      paint.body(shell, "ball", { cx: -52, cy: 28, r: 32 }),
    ),
    paint.shine({ d: "M20 -356C110 -366 200 -320 236 -236C190 -310 110 -346 20 -340z" }, 1.5),
  );
}

/** Stands on 0, 0: two folded blankets of wool, 720 wide and 360 high. */
export function blanket(paint: Paint, first: MaterialName = "dominant", second: MaterialName = "linen") {
  const folded = (y: number, cloth: MaterialName, line: MaterialName, w: number) =>
    at(
      0,
      y,
      {},
      paint.lift(
        1,
        ...times(3, (row) =>
          paint.body(cloth, "bar", {
            d: `M${w - 40} ${-row * 58}H${-w + 30}a30 29 0 0 1 0 -58H${w - 40}q40 0 40 29q0 29 -40 29z`,
          }),
        ),
      ),
      paint.body(
        line,
        "even",
        bars([
          [-w * 0.5, -172, 46, 170],
          [-w * 0.24, -172, 14, 170],
          [w * 0.5, -172, 26, 170],
        ]),
      ),
      paint.detail({ d: `M${-w + 30} -58H${w - 30}M${-w + 30} -116H${w - 30}` }, 5, 0.8),
      paint.shade(
        bars([
          [-w + 20, -22, w * 2 - 60, 22],
          [-w + 20, -78, w * 2 - 60, 20],
          [-w + 20, -136, w * 2 - 60, 20],
        ]),
        0.35,
      ),
    );
  return together(
    paint.contact(0, 8, 390, 26),
    folded(0, first, second, 350),
    folded(-174, second, "accent", 316),
  );
}

/** Floats on 0, 0: a boat folded of paper, 720 wide and 420 high. */
export function paperBoat(paint: Paint, sheet: MaterialName = "paper") {
  return together(
    paint.contact(0, 6, 330, 22),
    paint.lift(
      2,
      paint.body(sheet, "plane", { d: "M0 -420L-190 -120H190z" }),
      paint.shade({ d: "M0 -420L190 -120H20z" }, 0.7),
      paint.body(sheet, "plane", { d: "M-360 -210L-230 0H230L360 -210L0 -130z" }),
    ),
    paint.shade({ d: "M360 -210L230 0H40L0 -130z" }, 0.5),
    paint.shade({ d: "M-360 -210L0 -130L360 -210L330 -180L0 -112L-330 -180z" }, 0.35),
    paint.detail({ d: "M0 -420L20 -124M0 -130L-140 0M0 -130L140 0" }, 3, 0.5),
    paint.strand(
      "water",
      {
        d: "M-420 18Q-360 -4 -300 18T-180 18T-60 18T60 18T180 18T300 18T420 18M-300 52Q-240 32 -180 52T-60 52T60 52T180 52T300 52",
      },
      9,
      0.2,
    ),
  );
}

/** Around 0, 0, flying to the left: a dove with a twig of olive, 800 wide and 640 high. */
export function dove(paint: Paint, feather: MaterialName = "foam") {
  const leaf = paint.stamp(
    "olive leaf",
    paint.body("leaf", "plane", { d: "M0 0C10 -24 44 -30 66 -14C50 8 20 14 0 0z" }),
  );
  return together(
    paint.lift(
      1,
      paint.body(feather, "plane", {
        d: "M-40 -20C-20 -180 80 -300 260 -330C250 -280 250 -270 220 -240C240 -240 240 -230 214 -196C226 -190 216 -170 190 -146C196 -130 160 -80 100 -30z",
      }),
    ),
    paint.shade({ d: "M-40 -20C-20 -180 80 -300 260 -330C140 -240 60 -120 60 -10z" }, 0.35),
    paint.lift(
      2,
      paint.body(feather, "ball", {
        d: "M-372 -12L-330 -38C-320 -90 -250 -110 -200 -80C-150 -40 -60 -50 40 -20C140 10 240 40 390 60C380 90 360 100 330 104C350 120 340 140 306 144C310 160 280 170 240 160C160 180 40 190 -60 160C-180 130 -270 70 -308 10z",
      }),
    ),
    paint.lift(
      2,
      paint.body(feather, "plane", {
        d: "M-110 20C-190 -120 -160 -270 -30 -360C-24 -320 -20 -300 -34 -276C-4 -290 0 -280 -4 -246C24 -254 30 -236 22 -206C50 -206 56 -180 48 -150C76 -140 84 -110 72 -80C100 -50 90 20 30 50Q-60 70 -110 20z",
      }),
    ),
    paint.detail(
      {
        d: "M-34 -276C-70 -210 -80 -140 -70 -80M-4 -246C-30 -190 -44 -130 -40 -70M22 -206C0 -160 -10 -110 -8 -60M48 -150C34 -120 26 -90 26 -50M150 70C220 90 270 96 330 104M150 110C200 130 250 140 306 144",
      },
      4,
      0.5,
    ),
    paint.shade(
      {
        d: "M-308 10C-270 70 -180 130 -60 160C40 190 160 180 240 160C120 150 -20 150 -120 90C-200 50 -260 40 -308 10z",
      },
      0.5,
    ),
    paint.body("honey", "plane", { d: "M-372 -12L-330 -40L-318 -6z" }),
    paint.body("nose", "ball", { cx: -272, cy: -46, r: 11 }),
    paint.strand("leaf", { d: "M-366 -6C-380 40 -410 70 -450 90" }, 6, -0.3),
    leaf(-374, 26, { rotate: 30 }),
    leaf(-384, 44, { rotate: 150 }),
    leaf(-408, 64, { rotate: 40 }),
    leaf(-430, 80, { rotate: 170 }),
  );
}

/** Stands on 0, 0: a lantern with a candle that burns, 360 wide and 780 high. */
export function lantern(paint: Paint, metal: MaterialName = "iron") {
  return together(
    paint.contact(0, 4, 230, 22),
    paint.strand(metal, { d: "M-96 -610C-130 -800 130 -800 96 -610" }, 13, 0.3),
    paint.glow(0, -300, 300, 1),
    paint.lift(
      2,
      paint.body(metal, "tube", { d: "M-170 0H170L150 -56H-150z" }),
      paint.body(metal, "tube", { d: "M-160 -500H160L96 -600Q80 -616 70 -640H-70Q-80 -616 -96 -600z" }),
      paint.body(metal, "ball", { d: "M-60 -640Q0 -690 60 -640z" }),
    ),
    paint.body("linen", "tube", { d: "M-52 -56V-200Q0 -220 52 -200V-56z" }),
    paint.strand("iron", { d: "M0 -208V-236" }, 6),
    paint.body("yolk", "ball", { d: "M0 -390C56 -310 50 -226 0 -226C-50 -226 -56 -310 0 -390z" }),
    paint.body("foam", "ball", { d: "M0 -310C24 -276 22 -236 0 -236C-22 -236 -24 -276 0 -310z" }),
    paint.glow(0, -290, 150, 1.1),
    paint.clear({ x: -134, y: -500, width: 268, height: 444 }),
    paint.body(
      metal,
      "tube",
      bars([
        [-146, -500, 20, 446],
        [126, -500, 20, 446],
        [-8, -500, 14, 110],
      ]),
    ),
    paint.body(metal, "bar", { x: -178, y: -516, width: 356, height: 28, rx: 8 }),
    paint.body(metal, "bar", { x: -182, y: -70, width: 364, height: 26, rx: 8 }),
    paint.shine({ d: "M-112 -480H-76L-100 -90H-116z" }, 1),
    paint.shade(
      bars([
        [-60, -572, 24, 40],
        [-14, -576, 26, 44],
        [34, -572, 24, 40],
      ]),
      2,
    ),
  );
}

/** Stands on 0, 0: a candle that burns in its holder, 420 wide and 640 high. */
export function candlestick(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 240, 22),
    paint.glow(0, -560, 230, 1),
    paint.lift(
      2,
      paint.body(metal, "plane", ringAt(196, -92)),
      paint.body(metal, "tube", { d: "M-190 -60C-180 0 -120 0 0 0C120 0 180 0 190 -60z" }),
      paint.body(metal, "plane", { cy: -60, rx: 190, ry: 30 }),
      paint.body(metal, "tube", { d: "M-66 -64Q-50 -90 -52 -140H52Q50 -90 66 -64z" }),
      paint.body(metal, "bar", { x: -68, y: -156, width: 136, height: 26, rx: 10 }),
    ),
    paint.body("linen", "tube", { d: "M-42 -150V-452Q-20 -470 0 -452Q20 -470 42 -456V-150z" }),
    paint.body("linen", "tube", { d: "M24 -460Q50 -460 48 -380Q46 -350 36 -352Q26 -352 28 -390z" }),
    paint.strand("iron", { d: "M0 -456Q4 -476 0 -490" }, 7),
    paint.body("yolk", "ball", { d: "M0 -640C56 -560 50 -480 0 -480C-50 -480 -56 -560 0 -640z" }),
    paint.body("foam", "ball", { d: "M0 -570C26 -530 24 -490 0 -490C-24 -490 -26 -530 0 -570z" }),
    paint.shine({ d: "M-150 -56C-130 -20 -80 -12 -20 -10C-80 -14 -120 -24 -134 -56z" }, 1.4),
  );
}

/** The ring of a holder beside its dish. */
function ringAt(x: number, y: number) {
  return { d: ring(56, 34).d.replaceAll(/M(-?\d+) 0/g, (_, left: string) => `M${x + Number(left)} ${y}`) };
}

/** Stands on 0, 0, facing right: a wheelchair 680 wide and 780 high. */
export function wheelchair(paint: Paint, cloth: MaterialName = "dominant") {
  const spokes = times(16, (index) => {
    const [x, y] = polar((index / 16) * Math.PI * 2, 196);
    return `M0 0L${round(x)} ${round(y)}`;
  });
  return together(
    paint.contact(20, 4, 340, 24),
    paint.strand(
      "steel",
      {
        d: "M-150 -700V-230M-150 -330H170M-140 -490H110Q140 -490 140 -460V-330M170 -330L230 -90H320M170 -330V-200M230 -110L210 -80",
      },
      20,
      0.2,
    ),
    paint.body("iron", "bar", { x: -230, y: -722, width: 100, height: 34, rx: 16 }),
    paint.lift(
      2,
      paint.body(cloth, "tube", { d: "M-168 -664H-122Q-104 -500 -112 -370H-168z" }),
      paint.body(cloth, "bar", { x: -170, y: -384, width: 360, height: 60, rx: 20 }),
      paint.body("iron", "bar", { x: -100, y: -516, width: 210, height: 36, rx: 17 }),
      paint.body("iron", "bar", { d: "M214 -100H340Q352 -84 340 -74H214z" }),
    ),
    at(
      -90,
      -226,
      {},
      paint.strand("steel", { d: spokes.join("") }, 4),
      paint.body("raven", "plane", ring(226, 200)),
      paint.body("steel", "plane", ring(190, 178)),
      paint.body("steel", "ball", { r: 34 }),
    ),
    at(222, -58, {}, paint.body("raven", "plane", { r: 58 }), paint.body("steel", "ball", { r: 30 })),
    paint.shine({ x: -156, y: -376, width: 330, height: 12, rx: 6 }, 1.1),
  );
}

/** Lies around 0, 0: a feather 300 wide and 780 long. */
export function feather(paint: Paint, vane: MaterialName = "accent") {
  const outline = {
    d: "M6 300C-50 270 -90 210 -96 130L-66 120L-106 90C-124 -30 -120 -150 -70 -260C-40 -330 0 -380 40 -396C70 -340 100 -240 104 -130L72 -100L104 -80C104 20 90 140 40 250z",
  };
  const barbs = times(
    14,
    (index) =>
      `M${34 - index * 3} ${-300 + index * 48}q-60 -20 -130 -90M${36 - index * 3} ${-290 + index * 46}q40 -20 80 -90`,
  );
  return at(
    0,
    0,
    { rotate: 28 },
    paint.lift(
      2,
      paint.body(vane, "plane", outline),
      paint.strand("light", { d: "M40 -390C36 -150 30 120 -10 420" }, 9),
    ),
    paint.within(
      outline,
      paint.shade({ d: "M6 300C30 100 40 -200 40 -396H140V260z" }, 0.6),
      paint.detail({ d: barbs.join("") }, 2.5, 0.5),
    ),
    paint.strand("light", { d: "M40 -390C36 -150 30 120 -10 420" }, 9),
  );
}
