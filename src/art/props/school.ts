import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";

/** Lies along the y axis around 0, 0: a pencil 640 long, its point at the top. */
export function pencil(paint: Paint, colour: MaterialName = "accent"): ReactNode {
  return paint.lift(
    2,
    paint.body("board", "tube", { d: "M-36 -190L0 -320L36 -190z" }),
    paint.body("ink", "tube", { d: "M-11 -280L0 -320L11 -280z" }),
    paint.body(colour, "tube", { d: "M-36 -190Q-24 -206 -12 -190Q0 -206 12 -190Q24 -206 36 -190V230H-36z" }),
    paint.shade(bars([[14, -186, 22, 416]]), 0.6),
    paint.shine(bars([[-24, -180, 8, 410]]), 1),
    paint.body("steel", "tube", { x: -38, y: 228, width: 76, height: 40 }),
    paint.detail({ d: "M-38 240H38M-38 254H38" }, 4, 0.7),
    paint.body("rose", "tube", { d: "M-36 268H36V300Q36 322 0 322Q-36 322 -36 300z" }),
  );
}

/** Lies around 0, 0: an open exercise book 800 × 540 on squared paper: a curve at the left, working at the right. */
export function exerciseBook(paint: Paint, cover: MaterialName = "dominant"): ReactNode {
  const grid = (left: number) =>
    times(12, (index) => `M${left} ${-210 + index * 38}h340M${left + 10 + index * 29} -240v470`).join("");
  return together(
    paint.lift(3, paint.body(cover, "plane", { x: -410, y: -276, width: 820, height: 552, rx: 16 })),
    paint.body("paper", "plane", {
      d: "M-390 -250C-260 -268 -90 -264 0 -242V258C-90 238 -260 236 -390 250z",
    }),
    paint.body("paper", "plane", { d: "M390 -250C260 -268 90 -264 0 -242V258C90 238 260 236 390 250z" }),
    paint.detail({ d: grid(-366) + grid(26) }, 1.5, 0.22),
    paint.shade({ d: "M0 -242C-30 -250 -60 -254 -92 -256V240C-60 244 -30 250 0 258z" }, 0.3),
    paint.shade({ d: "M0 -242C20 -248 40 -250 56 -252V244C40 246 20 250 0 258z" }, 0.22),
    paint.detail(
      { d: "M-350 130H-60M-204 -210V216M-60 130l-16 -9m16 9l-16 9M-204 -210l-9 16m9 -16l9 16" },
      5,
      1.1,
    ),
    paint.strand("accent", { d: "M-330 -160C-280 60 -250 150 -204 150C-158 150 -128 60 -78 -160" }, 9),
    paint.body(
      "accent",
      "ball",
      discs([
        [-204, 150, 13],
        [-282, 30, 11],
        [-126, 30, 11],
      ]),
    ),
    paint.detail(
      {
        d: "M56 -196h120M56 -196l12 -14M200 -196h70M56 -136h60M140 -146h30M140 -132h30M196 -140h80M56 -76h90M170 -84h26M170 -70h26M220 -78h70M56 -16h150",
      },
      7,
      0.9,
    ),
    paint.strand("dominant", { d: "M60 60H330M60 112H300M60 164H330" }, 6, 0),
    paint.strand("accent", { d: "M244 -26l22 24l52 -62" }, 12, 0),
  );
}

/** Around 0, 0: a blackboard 900 × 560 in its frame with a curve and a formula on it. */
export function blackboard(paint: Paint): ReactNode {
  return together(
    paint.lift(2, paint.body("board", "plane", { x: -470, y: -300, width: 940, height: 600, rx: 14 })),
    paint.body("screen", "plane", { x: -440, y: -270, width: 880, height: 540, rx: 4 }),
    paint.shine({ d: "M-440 -200C-200 -240 100 -120 440 -190V-60C160 -20 -160 -120 -440 -60z" }, 0.16),
    paint.strand(
      "light",
      { d: "M-380 170H-40M-210 -210V230M-40 170l-18 -10m18 10l-18 10M-210 -210l-10 18m10 -18l10 18" },
      5,
      0.2,
    ),
    paint.strand("accent", { d: "M-350 -170C-290 90 -260 170 -210 170C-160 170 -130 90 -70 -170" }, 9),
    paint.strand(
      "light",
      {
        d: "M60 -150q16 -24 30 0l26 60M116 -150q-20 40 -40 110M140 -170q20 -14 24 4q0 14 -26 34h32M196 -100h46M219 -123v46M290 -150l44 70M334 -150l-44 70",
      },
      7,
      0.3,
    ),
    paint.strand("light", { d: "M60 20h300M60 80h240M60 140h280" }, 5, -0.3),
    paint.strand("accent", { d: "M40 190q160 30 340 -6" }, 7),
    paint.lift(1, paint.body("board", "bar", { x: -470, y: 292, width: 940, height: 30, rx: 6 })),
    paint.body(
      "foam",
      "bar",
      bars([
        [-220, 276, 80, 18],
        [160, 276, 50, 18],
      ]),
    ),
    paint.body("accent", "bar", bars([[-120, 276, 60, 18]])),
  );
}

/** Stands on 0, 0: a globe on its foot, 420 wide and 600 high. */
export function globe(paint: Paint, sea: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 4, 190, 20),
    paint.body("wood", "tube", { d: "M-150 0Q-150 -34 -60 -44H60Q150 -34 150 0z" }),
    paint.body("brass", "tube", { x: -14, y: -120, width: 28, height: 82 }),
    paint.strand("brass", { d: "M120 -528A226 226 0 1 1 -160 -176" }, 17, -0.2),
    paint.lift(1, paint.body(sea, "ball", { cy: -340, r: 200 })),
    paint.within(
      { d: "M-200 -340a200 200 0 1 0 400 0a200 200 0 1 0-400 0z" },
      paint.body("leaf", "plane", {
        d: "M-170 -440C-120 -500 -40 -520 -10 -490C20 -470 -20 -440 -40 -420C-60 -400 -20 -390 -40 -360C-70 -340 -80 -370 -110 -370C-140 -370 -190 -400 -170 -440zM-60 -330C-10 -350 30 -310 20 -270C10 -220 -20 -180 -40 -150C-70 -190 -90 -290 -60 -330zM70 -480C130 -500 190 -440 210 -390C190 -340 150 -370 120 -350C110 -300 150 -260 120 -220C90 -200 70 -260 60 -310C20 -340 30 -380 60 -400C40 -430 40 -470 70 -480z",
      }),
      paint.detail(
        {
          d: "M-200 -340Q0 -290 200 -340M-172 -440Q0 -400 172 -440M-172 -240Q0 -190 172 -240M0 -540C-110 -440 -110 -240 0 -140M0 -540C110 -440 110 -240 0 -140",
        },
        2.5,
        0.45,
      ),
      paint.shade({ d: "M60 -540C180 -440 180 -240 60 -140H220V-540z" }, 0.6),
    ),
    paint.shine(
      {
        d: "M-160 -380C-160 -450 -110 -500 -50 -510C-100 -480 -126 -440 -130 -370C-132 -350 -156 -352 -160 -380z",
      },
      1.1,
    ),
    paint.body(
      "brass",
      "ball",
      discs([
        [80, -540, 15],
        [-80, -140, 15],
      ]),
    ),
  );
}

/** Lies around 0, 0: a set square 460 × 460 of clear plastic. */
export function setSquare(paint: Paint): ReactNode {
  return paint.lift(
    1,
    paint.clear({ d: "M-230 230V-230L230 230zM-150 150V-40L40 150z" }),
    paint.detail(
      { d: times(22, (index) => `M${-210 + index * 19} 230v${index % 5 ? -14 : -26}`).join("") },
      3,
      1,
    ),
    paint.detail(
      { d: times(18, (index) => `M-230 ${200 - index * 21}h${index % 5 ? 14 : 26}`).join("") },
      3,
      1,
    ),
  );
}

/** Stands on 0, 0: a cup of pencils 200 wide and 420 high. */
export function pencilCup(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 3, 140, 16),
    at(-44, -260, { rotate: -12, scale: 0.62 }, pencil(paint, "accent")),
    at(46, -270, { rotate: 11, scale: 0.64 }, pencil(paint, "leaf")),
    at(4, -300, { rotate: -1, scale: 0.62 }, pencil(paint, "rose")),
    paint.lift(1, paint.body(colour, "tube", { d: "M-100 -210H100L90 -14Q88 0 72 0H-72Q-88 0 -90 -14z" })),
    paint.body("light", "tube", { d: "M-98 -150H98L95 -100H-95z" }),
    paint.shine(bars([[-74, -200, 12, 190]]), 1),
  );
}

/** Around 0, 0: a pair of compasses 420 high, astride. */
export function compasses(paint: Paint): ReactNode {
  return paint.lift(
    2,
    at(0, -170, { rotate: 19 }, paint.body("steel", "tube", { d: "M-13 0H13L7 350L0 400L-7 350z" })),
    at(
      0,
      -170,
      { rotate: -19 },
      paint.body("steel", "tube", { d: "M-13 0H13L9 300H-9z" }),
      paint.body("accent", "tube", { d: "M-16 250H16V340L0 392L-16 340z" }),
    ),
    paint.body("steel", "tube", { x: -10, y: -260, width: 20, height: 70, rx: 6 }),
    paint.body("brass", "ball", { cy: -170, r: 36 }),
    paint.shade({ cy: -170, r: 12 }, 1.6),
  );
}

/** Around 0, 0: a light bulb 300 wide and 460 high, lit. */
export function lightBulb(paint: Paint): ReactNode {
  return together(
    paint.glow(0, -60, 380, 0.9),
    paint.lift(
      1,
      paint.body("yolk", "ball", {
        d: "M0 -240C110 -240 160 -160 150 -80C144 -10 80 20 72 100H-72C-80 20 -144 -10 -150 -80C-160 -160 -110 -240 0 -240z",
      }),
    ),
    paint.strand(
      "light",
      { d: "M-46 100C-50 20 -70 -20 -50 -50C-30 -76 -14 -30 0 -30C14 -30 30 -76 50 -50C70 -20 50 20 46 100" },
      8,
      0.5,
    ),
    paint.shine(
      { d: "M-116 -100C-116 -170 -80 -206 -36 -214C-76 -180 -90 -140 -90 -90C-92 -64 -114 -70 -116 -100z" },
      1.6,
    ),
    paint.body("steel", "tube", { d: "M-72 104H72V196Q60 226 30 226H-30Q-60 226 -72 196z" }),
    paint.detail({ d: "M-74 128H74M-74 154H74M-72 180H72" }, 5, 0.8),
  );
}

/** Around 0, 0: a paper plane 520 wide that flies to the upper right. */
export function paperPlane(paint: Paint): ReactNode {
  return paint.lift(
    3,
    paint.body("paper", "plane", { d: "M-260 40L270 -190L-120 110z" }),
    paint.body("light", "down", { d: "M-120 110L270 -190L-80 210z" }),
    paint.shade({ d: "M-120 110L270 -190L-80 210z" }, 0.8),
    paint.body("paper", "plane", { d: "M-120 110L270 -190L80 190z" }),
    paint.detail({ d: "M-120 110L270 -190" }, 3, 0.6),
  );
}

/** Stands on 0, 0: a school bag 440 wide and 540 high. */
export function backpack(
  paint: Paint,
  colour: MaterialName = "dominant",
  pocket: MaterialName = "accent",
): ReactNode {
  return together(
    paint.contact(0, 4, 280, 24),
    paint.strand("ink", { d: "M-60 -500C-60 -570 60 -570 60 -500" }, 22, 0),
    paint.lift(
      1,
      paint.body(colour, "tube", {
        d: "M-130 -510H130Q210 -500 214 -400L226 -40Q226 0 186 0H-186Q-226 0 -226 -40L-214 -400Q-210 -500 -130 -510z",
      }),
    ),
    paint.detail({ d: "M-190 -290C-190 -420 -150 -460 -90 -462H90C150 -460 190 -420 190 -290" }, 6, 0.8),
    paint.lift(
      1,
      paint.body(pocket, "plane", {
        d: "M-150 -250H150Q170 -250 170 -228V-60Q170 -34 144 -34H-144Q-170 -34 -170 -60V-228Q-170 -250 -150 -250z",
      }),
    ),
    paint.detail({ d: "M-160 -190H160M-150 -54H150" }, 5, 0.7),
    paint.body("brass", "bar", { x: 40, y: -196, width: 16, height: 44, rx: 6 }),
    paint.body("light", "even", {
      d: `M0 -130l${round(16)} 32l36 5l-26 25l6 36l-32 -17l-32 17l6 -36l-26 -25l36 -5z`,
    }),
    paint.shine(
      { d: "M-180 -400C-176 -460 -140 -486 -110 -488C-140 -470 -154 -440 -156 -390L-166 -270H-186z" },
      0.9,
    ),
  );
}
