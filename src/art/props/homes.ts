import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { bucket, dirtyWindow, squeegee } from "./cleaning.ts";
import { spade } from "./garden.ts";
import { ladder, paintBrush, paintTin } from "./tools.ts";

/** Stands on 0, 0: a step ladder with a tin of paint on its step and a brush beside it, 620 wide and 720 high. */
export function paintLadder(paint: Paint, colour: MaterialName = "accent") {
  const tin = paint.stamp("tin of paint", paintTin(paint, colour));
  return together(
    at(-40, 0, {}, ladder(paint, 6)),
    tin(-36, -318, { scale: 0.5 }),
    at(-36, -674, { scale: 0.36, rotate: 90 }, paintBrush(paint, colour)),
    tin(236, 0, { scale: 0.72 }),
  );
}

/** Rows of tiles with round ends, in the outline `d`, the first row at `top`. */
function tileRows(paint: Paint, d: string, top: number, rows: number, clay: MaterialName) {
  const row = paint.stamp(
    "row of tiles",
    together(
      paint.body(clay, "bar", { d: `M-480 -14V34${"q32 36 64 0".repeat(15)}V-14z` }),
      paint.detail({ d: `M-416 34v-40${"m64 40v-40".repeat(13)}` }, 3, 0.9),
    ),
  );
  return paint.within(
    { d },
    ...times(rows, (index) => row(index % 2 ? 32 : 0, top + (rows - 1 - index) * 46)),
  );
}

/** Stands on 0, 0: a house's roof of clay tiles with a window in it and a chimney, 900 wide and 640 high. */
export function tiledRoof(paint: Paint, clay: MaterialName = "clay") {
  const slope = "M-300 -520H300L440 -130H-440z";
  return together(
    paint.body("linen", "plane", { x: -390, y: -150, width: 780, height: 150 }),
    paint.shade({ x: -390, y: -132, width: 780, height: 40 }, 1.2),
    paint.lift(
      1,
      paint.body("brick", "tube", { x: 140, y: -640, width: 110, height: 210 }),
      paint.body("brick", "bar", { x: 126, y: -654, width: 138, height: 32, rx: 3 }),
      paint.body("clay", "tube", { x: 168, y: -704, width: 54, height: 54, rx: 5 }),
    ),
    paint.detail(
      { d: "M140 -596H250M140 -570H250M140 -544H250M176 -622v26M212 -596v26M170 -570v26" },
      3,
      0.8,
    ),
    paint.lift(2, paint.body(clay, "plane", { d: slope })),
    tileRows(paint, slope, -510, 9, clay),
    paint.shade({ d: "M300 -520L440 -130H330L220 -520z" }, 0.8),
    paint.lift(
      1,
      paint.body(clay, "bar", { x: -316, y: -544, width: 632, height: 40, rx: 18 }),
      paint.body("light", "plane", { d: "M-170 -410H-20L-4 -240H-186z" }),
      paint.body("screen", "plane", { d: "M-156 -396H-34L-22 -256H-168z" }),
    ),
    paint.shine({ d: "M-150 -390H-100L-140 -262H-162z" }, 0.8),
    paint.detail({ d: `M-250 -544v38${"m62 -38v38".repeat(8)}` }, 3, 0.7),
    paint.lift(1, paint.body("steel", "bar", { x: -456, y: -146, width: 912, height: 32, rx: 14 })),
    paint.body("steel", "tube", { x: 356, y: -122, width: 28, height: 122 }),
  );
}

/** Lies around 0, 0: four roof tiles of clay, one over the other, 640 × 660. */
export function roofTile(paint: Paint, clay: MaterialName = "clay") {
  const tile = paint.stamp(
    "pantile",
    paint.lift(
      2,
      paint.body(clay, "plane", { d: "M-170 -180H170V168Q166 186 146 186H-150Q-170 186 -170 166z" }),
      paint.shade({ x: -74, y: -180, width: 60, height: 366 }, 0.9),
      paint.body(clay, "tube", { d: "M-30 -186Q60 -236 150 -186V176Q60 214 -30 176z" }),
      paint.shine({ d: "M26 -190Q36 -202 52 -204V186Q36 186 26 184z" }, 0.8),
      paint.shade({ d: "M-170 150H-30V176L-150 186Q-170 184 -170 166z" }, 0.7),
    ),
  );
  return together(tile(160, 150), tile(-160, 150), tile(160, -140), tile(-160, -140));
}

/** Stands on 0, 0: a chimney of brick out of which a sweep's brush looks, 520 wide and 860 high. */
export function chimney(paint: Paint, clay: MaterialName = "clay") {
  const bristles = times(40, (index) => {
    const [x, y] = polar((index / 40) * Math.PI * 2, index % 2 ? 136 : 116);
    return `M0 0L${x} ${y}`;
  });
  const bonds = times(
    10,
    (row) => `M-150 ${-88 - row * 40}H150M${row % 2 ? -90 : -30} ${-88 - row * 40}v-40m120 40v-40`,
  );
  return together(
    at(
      -62,
      -734,
      {},
      paint.body("iron", "tube", { x: -8, y: 0, width: 16, height: 140 }),
      paint.strand("ash", { d: bristles.join("") }, 6, 0.3),
      paint.body("brass", "ball", { r: 26 }),
    ),
    paint.lift(
      1,
      paint.body(clay, "tube", { d: "M-118 -648H-6L-16 -500H-108zM30 -610H126L118 -500H38z" }),
      paint.body(
        clay,
        "bar",
        bars([
          [-126, -660, 128, 26],
          [22, -622, 112, 24],
        ]),
      ),
    ),
    paint.lift(
      2,
      paint.body("brick", "plane", { x: -160, y: -480, width: 320, height: 480 }),
      paint.body("stone", "bar", { x: -196, y: -520, width: 392, height: 48, rx: 5 }),
    ),
    paint.detail({ d: bonds.join("") }, 4, 0.8),
    paint.shade({ d: "M80 -472H160V0H80z" }, 0.8),
    paint.shade({ x: -160, y: -472, width: 320, height: 20 }, 1.2),
    paint.lift(2, paint.body("dominant", "plane", { d: "M-260 0L-160 -96H160L260 0z" })),
    paint.detail(
      {
        d: "M-208 -48H208M-120 -94L-140 -50M-40 -94L-46 -50M40 -94L46 -50M120 -94L140 -50M-170 -46L-196 -2M-84 -46L-96 -2M0 -46V-2M84 -46L96 -2M170 -46L196 -2",
      },
      3,
      0.8,
    ),
  );
}

/** Around 0, 0: a window that a squeegee wipes clean, 760 wide and 860 high. */
export function cleanWindow(paint: Paint, grip: MaterialName = "accent") {
  return together(dirtyWindow(paint, 0.56), at(178, 120, { rotate: -80, scale: 0.8 }, squeegee(paint, grip)));
}

/** Around 0, 0: a garden fork and a spade that cross, 520 wide and 800 high. */
export function gardenFork(paint: Paint, handle: MaterialName = "board") {
  return together(
    at(-66, 10, { rotate: 19 }, spade(paint, handle)),
    at(
      66,
      0,
      { rotate: -19 },
      paint.lift(
        2,
        paint.strand(
          "steel",
          { d: "M-66 150C-70 240 -66 320 -58 392M-22 150V400M22 150V400M66 150C70 240 66 320 58 392" },
          15,
          0.2,
        ),
        paint.body("steel", "bar", {
          d: "M-78 150Q-76 112 -24 106V20H24V106Q76 112 78 150Q74 166 60 164H-60Q-74 166 -78 150z",
        }),
        paint.body(handle, "tube", { d: "M-17 -300H17L20 60H-20z" }),
        paint.body(handle, "bar", {
          d: "M-70 -392H70Q84 -392 78 -372L40 -296Q20 -262 0 -262Q-20 -262 -40 -296L-78 -372Q-84 -392 -70 -392zM-40 -358L-14 -304Q0 -290 14 -304L40 -358z",
        }),
      ),
      paint.shine({ d: "M-9 -280H-2V50H-9z" }, 1),
    ),
  );
}

/** Stands on 0, 0: a wood stove that burns, its pipe up, a pile of logs beside it, 700 wide and 860 high. */
export function woodStove(paint: Paint, iron: MaterialName = "iron") {
  const logs = [
    [262, -44],
    [348, -44],
    [305, -116],
  ] as const;
  return together(
    paint.contact(30, 4, 400, 28),
    paint.lift(
      1,
      paint.body(iron, "tube", { x: -104, y: -860, width: 88, height: 330 }),
      paint.body(iron, "tube", { x: -114, y: -640, width: 108, height: 26, rx: 6 }),
    ),
    paint.lift(
      2,
      paint.body(iron, "tube", { d: "M-260 -70H-214L-226 0H-258zM140 -70H94L106 0H138z" }),
      paint.body(iron, "plane", { x: -280, y: -500, width: 440, height: 440, rx: 10 }),
      paint.body(iron, "bar", { x: -306, y: -540, width: 492, height: 50, rx: 10 }),
      paint.body(iron, "bar", { x: -300, y: -86, width: 480, height: 34, rx: 8 }),
    ),
    paint.lift(1, paint.body(iron, "bar", { x: -240, y: -460, width: 360, height: 340, rx: 18 })),
    paint.body("screen", "even", { x: -206, y: -424, width: 292, height: 266, rx: 12 }),
    paint.glow(-60, -260, 220, 1),
    paint.body("tomato", "plane", {
      d: "M-160 -172C-200 -250 -140 -300 -136 -350C-100 -320 -96 -290 -98 -270C-70 -310 -70 -370 -40 -400C-36 -340 20 -300 14 -250C30 -260 36 -280 36 -296C66 -250 60 -200 40 -172z",
    }),
    paint.body("yolk", "plane", {
      d: "M-112 -172C-136 -220 -104 -250 -96 -280C-80 -250 -70 -250 -62 -230C-50 -260 -48 -290 -36 -310C-30 -270 4 -240 -4 -206Q-8 -186 -20 -172z",
    }),
    paint.body("umber", "bar", bars([[-180, -186, 240, 26]])),
    paint.shine({ d: "M-196 -414H-120L-196 -250z" }, 0.6),
    paint.strand("brass", { d: "M104 -330V-250" }, 16, 0.4),
    paint.detail({ d: "M-230 -108H120" }, 4, 0.8),
    ...logs.map(([x, y]) =>
      together(
        paint.body("umber", "ball", { cx: x, cy: y, r: 44 }),
        paint.body("board", "plane", { cx: x, cy: y, r: 35 }),
      ),
    ),
    paint.detail(
      discs(
        logs.flatMap(([x, y]) => [
          [x, y, 22],
          [x - 2, y, 10],
        ]),
      ),
      3,
      0.7,
    ),
    paint.shine(bars([[-296, -534, 460, 8]]), 1),
  );
}

/** Stands on 0, 0: a washing machine that runs, 600 wide and 720 high. */
export function washingMachine(paint: Paint, wash: MaterialName = "accent") {
  return together(
    paint.contact(0, 4, 350, 26),
    paint.lift(2, paint.body("enamel", "plane", { x: -300, y: -720, width: 600, height: 712, rx: 22 })),
    paint.shade({ d: "M220 -720H278Q300 -720 300 -698V-30Q300 -8 278 -8H220z" }, 0.35),
    paint.detail({ d: "M-300 -576H300M-300 -60H300" }, 4, 0.6),
    paint.body("light", "plane", { x: -268, y: -690, width: 180, height: 84, rx: 10 }),
    paint.detail({ x: -268, y: -690, width: 180, height: 84, rx: 10 }, 3, 0.6),
    paint.shade({ x: -214, y: -632, width: 72, height: 12, rx: 6 }, 1.4),
    paint.body("screen", "even", { x: -40, y: -676, width: 130, height: 56, rx: 8 }),
    paint.strand("light", { d: "M-20 -660v24M0 -660v24M20 -660h22v24h-22z" }, 5),
    paint.lift(1, paint.body("steel", "ball", { cx: 200, cy: -648, r: 46 })),
    paint.detail({ d: "M200 -690v34" }, 7, 1.2),
    paint.lift(1, paint.body("steel", "ball", { cy: -318, r: 216 })),
    paint.body("iron", "plane", { cy: -318, r: 186 }),
    paint.body("screen", "dish", { cy: -318, r: 164 }),
    paint.body("water", "plane", {
      d: "M-160 -290Q-110 -330 -56 -300T56 -300T160 -296A164 164 0 0 1 -160 -290z",
    }),
    paint.body(wash, "ball", {
      d: "M-120 -250C-150 -330 -80 -400 -30 -350C-10 -390 60 -390 60 -330C40 -280 -20 -290 -40 -240C-70 -210 -110 -220 -120 -250z",
    }),
    paint.body("light", "ball", {
      d: "M-20 -220C0 -290 90 -330 120 -270C140 -220 90 -190 50 -196C20 -170 -30 -180 -20 -220z",
    }),
    paint.body(
      "foam",
      "ball",
      discs([
        [-106, -292, 22],
        [-72, -306, 16],
        [70, -300, 20],
        [104, -288, 14],
      ]),
    ),
    paint.shine({ d: "M-138 -352A144 144 0 0 1 -30 -458L-20 -430A116 116 0 0 0 -110 -342z" }, 1.6),
  );
}

/** Stands on 0, 0: a string mop and a bucket, 620 wide and 800 high. */
export function mop(paint: Paint, colour: MaterialName = "dominant") {
  const strands = times(19, (index) => {
    const part = index / 9 - 1;
    return `M${round(part * 52)} -150C${round(part * 96)} -90 ${round(part * 130 + (index % 3) * 8)} -60 ${round(part * 176)} ${round(-8 - (1 - part * part) * 6 + (index % 2) * 6)}`;
  });
  return together(
    at(150, 0, {}, bucket(paint, colour)),
    paint.contact(-170, 4, 200, 18),
    at(
      -170,
      0,
      {},
      at(
        0,
        -150,
        { rotate: -9 },
        paint.lift(1, paint.body("board", "tube", { x: -15, y: -640, width: 30, height: 640, rx: 14 })),
      ),
      paint.body("linen", "tube", {
        d: "M-60 -150H60C96 -90 140 -60 190 -6Q90 10 0 6Q-90 10 -190 -6C-140 -60 -96 -90 -60 -150z",
      }),
      paint.detail({ d: strands.join("") }, 4, 0.7),
      paint.lift(1, paint.body("accent", "bar", { d: "M-44 -206H44L70 -146Q0 -128 -70 -146z" })),
      paint.shine({ d: "M-38 -198H38L42 -188H-42z" }, 1.2),
    ),
  );
}

/** Lies along the y axis around 0, 0: a broom of straw 860 long, its bristles down. */
export function broom(paint: Paint, binding: MaterialName = "tomato") {
  const straws = times(15, (index) => `M${round((index - 7) * 6.4)} 130L${round((index - 7) * 23)} 420`);
  return paint.lift(
    2,
    paint.body("board", "tube", { x: -17, y: -440, width: 34, height: 520, rx: 15 }),
    paint.body("pasta", "tube", {
      d: "M-24 50H24C52 110 104 150 132 240L174 408Q150 430 120 416Q92 436 60 422Q30 440 0 424Q-30 440 -60 422Q-92 436 -120 416Q-150 430 -174 408L-132 240C-104 150 -52 110 -24 50z",
    }),
    paint.detail({ d: straws.join("") }, 3, 0.7),
    paint.body(binding, "bar", {
      d: "M-64 122Q0 140 64 122L78 144Q0 164 -78 144zM-100 180Q0 204 100 180L112 204Q0 230 -112 204z",
    }),
    paint.body("iron", "tube", { d: "M-26 40H26L36 76H-36z" }),
    paint.shine({ d: "M-9 -426H-2V36H-9z" }, 1.1),
  );
}

/** Stands on 0, 0: a flight of stairs that climbs to the right, with its banister, 800 wide and 760 high. */
export function staircase(paint: Paint, wood: MaterialName = "board") {
  const step = (index: number) => [-330 + index * 100, -index * 76] as const;
  const steps = times(7, step);
  const side = steps.map(([x, y]) => `L${x} ${y - 76}H${x + 100}`).join("");
  return together(
    paint.contact(20, 4, 440, 24),
    paint.lift(2, paint.body("light", "plane", { d: `M-330 0${side}V0z` })),
    paint.shade({ d: "M-330 0L370 -532V-420L-120 0z" }, 0.35),
    paint.body("light", "plane", { d: "M-20 0H370V-300z" }),
    paint.detail({ d: "M40 -16H354V-252zM-20 0L370 -300" }, 4, 0.6),
    paint.lift(1, paint.body(wood, "bar", bars(steps.map(([x, y]) => [x - 14, y - 92, 116, 20])))),
    paint.body(
      "linen",
      "even",
      bars(
        steps.flatMap(([x, y]) => [
          [x + 26, y - 258, 13, 166],
          [x + 70, y - 292, 13, 200],
        ]),
      ),
    ),
    paint.lift(
      1,
      paint.body(wood, "bar", polygon([-344, -300], [370, -842], [370, -800], [-330, -268])),
      paint.body(wood, "tube", { x: -352, y: -330, width: 44, height: 330, rx: 4 }),
      paint.body(wood, "ball", { cx: -330, cy: -348, r: 34 }),
    ),
    paint.shine(polygon([-320, -302], [366, -826], [366, -818], [-318, -292]), 1),
  );
}

/** Around 0, 0: a padlock 420 wide and 600 high, locked. */
export function padlock(paint: Paint, metal: MaterialName = "brass") {
  return paint.lift(
    2,
    paint.body("steel", "tube", {
      d: "M-150 20V-130C-150 -340 150 -340 150 -130V20H92V-130C92 -262 -92 -262 -92 -130V20z",
    }),
    paint.shine({ d: "M-138 0V-130C-136 -240 -70 -278 -10 -282C-80 -260 -120 -210 -122 -130V0z" }, 1.2),
    paint.body(metal, "tube", { x: -210, y: -60, width: 420, height: 360, rx: 44 }),
    paint.shade({ d: "M-210 220H210V256Q210 300 166 300H-166Q-210 300 -210 256z" }, 0.7),
    paint.detail({ d: "M-210 -6H210M-210 232H210" }, 4, 0.6),
    paint.body(metal, "ball", { cy: 108, r: 84 }),
    paint.body("nose", "even", {
      d: "M-26 84a26 26 0 1 1 52 0C26 100 18 106 14 112L26 168H-26L-14 112C-18 106 -26 100 -26 84z",
    }),
    paint.shine({ x: -180, y: -46, width: 360, height: 12, rx: 6 }, 1.3),
  );
}

/** Stands on 0, 0: a letterbox on its post, a letter half in it, 480 wide and 780 high. */
export function letterbox(paint: Paint, colour: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 150, 16),
    paint.body("board", "tube", { x: -34, y: -330, width: 68, height: 330 }),
    paint.lift(
      2,
      paint.body(colour, "plane", {
        d: "M-240 -320V-600C-240 -720 -160 -780 0 -780C160 -780 240 -720 240 -600V-320Q240 -300 220 -300H-220Q-240 -300 -240 -320z",
      }),
    ),
    paint.shade({ d: "M170 -736Q240 -690 240 -600V-320Q240 -300 220 -300H170z" }, 0.7),
    paint.body("iron", "even", { x: -170, y: -640, width: 340, height: 40, rx: 10 }),
    paint.lift(
      1,
      at(
        -10,
        -620,
        { rotate: -4 },
        paint.body("paper", "plane", { x: -130, y: -120, width: 270, height: 126, rx: 4 }),
        paint.detail({ d: "M-126 -116L5 -30L136 -116" }, 4, 0.8),
      ),
    ),
    paint.lift(
      1,
      paint.body(colour, "bar", { d: "M-190 -628H190L204 -570Q204 -560 190 -560H-190Q-204 -560 -204 -570z" }),
    ),
    paint.shine(bars([[-180, -620, 356, 8]]), 1.3),
    paint.body("light", "plane", { x: -110, y: -510, width: 220, height: 110, rx: 8 }),
    paint.detail({ d: "M-70 -474H70M-70 -444H30" }, 8, 0.9),
    paint.body("steel", "ball", { cx: 180, cy: -452, r: 20 }),
    paint.detail({ d: "M180 -460v16" }, 5, 1.2),
    paint.shine({ d: "M-220 -600C-220 -690 -160 -744 -80 -758C-150 -730 -192 -680 -196 -600V-340H-220z" }, 1),
  );
}

/** Stands on 0, 0: planks in a pile, 860 wide and 380 high. */
export function plank(paint: Paint, wood: MaterialName = "board") {
  const board = paint.stamp(
    `plank of ${wood}`,
    paint.lift(
      1,
      paint.body("crumb", "plane", { d: "M-430 -62L-370 -118H430L370 -62z" }),
      paint.detail({ d: "M-394 -82C-200 -96 0 -74 384 -90M-350 -106C-150 -98 100 -112 400 -102" }, 3, 0.4),
      paint.body(wood, "bar", { d: "M-430 -62H370V-4H-430z" }),
      paint.detail(
        { d: "M-410 -44C-200 -30 -120 -50 -20 -38C90 -24 240 -48 350 -34M60 -42q30 -12 60 0q-30 14 -60 0" },
        3,
        0.5,
      ),
      paint.body("tan", "plane", { d: "M370 -62L430 -118V-60L370 -4z" }),
      paint.detail({ d: "M378 -20Q396 -70 422 -68M384 -30Q398 -54 414 -52" }, 3, 0.8),
    ),
  );
  return together(
    paint.contact(0, 8, 470, 26),
    paint.body(
      "umber",
      "plane",
      bars([
        [-300, -26, 70, 30],
        [230, -26, 70, 30],
      ]),
    ),
    board(0, -20),
    board(-22, -84),
    board(18, -148),
    board(-8, -212),
    at(30, -300, { rotate: -5 }, board(0, 0)),
  );
}
