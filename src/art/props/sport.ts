import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";
import { figureStrokes } from "./office.ts";

/** Around 0, 0: a weight plate seen from its face, of radius `r`. */
export function weightPlate(paint: Paint, r: number, colour: MaterialName = "iron"): ReactNode {
  const holes = discs(
    times(3, (index) => {
      const angle = (index / 3) * Math.PI * 2 + 0.5;
      return [Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, r * 0.13];
    }),
  );
  return together(
    paint.lift(2, paint.body(colour, "plane", { r })),
    paint.body(colour, "dish", { r: round(r * 0.88) }),
    paint.detail({ r: round(r * 0.88) }, 4, 0.8),
    paint.shade(holes, 2.6),
    paint.body("steel", "plane", { r: round(r * 0.2) }),
    paint.shade({ r: round(r * 0.11) }, 2.4),
    paint.shine(
      {
        d: `M${round(-r * 0.84)} ${round(-r * 0.3)}Q${round(-r * 0.6)} ${round(-r * 0.86)} ${round(r * 0.02)} ${round(-r * 0.92)}Q${round(-r * 0.5)} ${round(-r * 0.7)} ${round(-r * 0.74)} ${round(-r * 0.22)}z`,
      },
      1,
    ),
  );
}

/** Around 0, 0: a loaded bar from the front, 1500 wide, its plates 520 high. */
export function barbell(paint: Paint, plates: [MaterialName, MaterialName, MaterialName]): ReactNode {
  const side = (x: -1 | 1) =>
    at(
      0,
      0,
      { flip: x > 0 },
      paint.body("steel", "bar", { x: -740, y: -20, width: 330, height: 40, rx: 8 }),
      paint.lift(
        1,
        paint.body(plates[0], "bar", { x: -500, y: -260, width: 76, height: 520, rx: 22 }),
        paint.shine({ x: -488, y: -236, width: 10, height: 472, rx: 5 }, 0.9),
        paint.body(plates[1], "bar", { x: -566, y: -210, width: 60, height: 420, rx: 20 }),
        paint.shine({ x: -556, y: -190, width: 8, height: 380, rx: 4 }, 0.9),
        paint.body(plates[2], "bar", { x: -616, y: -140, width: 44, height: 280, rx: 16 }),
      ),
      paint.body("steel", "bar", { x: -654, y: -40, width: 32, height: 80, rx: 8 }),
      paint.body("steel", "bar", { x: -424, y: -40, width: 28, height: 80, rx: 6 }),
    );
  return together(
    paint.lift(1, paint.body("steel", "bar", { x: -400, y: -15, width: 800, height: 30 })),
    paint.detail(
      { d: times(26, (index) => `M${-330 + index * 8} -13l6 26M${130 + index * 8} -13l6 26`).join("") },
      2,
      0.7,
    ),
    side(-1),
    side(1),
  );
}

/** Stands on 0, 0: a kettlebell 400 wide and 520 high. */
export function kettlebell(
  paint: Paint,
  colour: MaterialName = "iron",
  band: MaterialName = "accent",
): ReactNode {
  return together(
    paint.contact(0, 4, 250, 26),
    paint.lift(
      1,
      paint.body(colour, "tube", {
        d: "M-130 -300C-190 -470 -150 -530 -70 -530H70C150 -530 190 -470 130 -300L66 -320C120 -440 110 -466 60 -466H-60C-110 -466 -120 -440 -66 -320z",
      }),
      paint.body(colour, "ball", {
        d: "M-104 -330C-40 -360 40 -360 104 -330C190 -290 226 -210 216 -140C206 -60 150 0 90 0H-90C-150 0 -206 -60 -216 -140C-226 -210 -190 -290 -104 -330z",
      }),
    ),
    paint.body(band, "tube", {
      d: "M-129 -302C-40 -338 40 -338 129 -302L118 -270C40 -304 -40 -304 -118 -270z",
    }),
    at(14, -140, { scale: 2.3 }, paint.strand("light", { d: figureStrokes("24", 28, -20) }, 7)),
    paint.shine(
      {
        d: "M-176 -150C-184 -230 -140 -290 -90 -306C-130 -270 -150 -220 -146 -130C-146 -100 -170 -110 -176 -150zM-128 -440C-130 -490 -110 -512 -70 -514H40V-502H-66C-100 -500 -112 -480 -112 -440z",
      },
      1,
    ),
  );
}

/** Lies along the x axis around 0, 0: a dumbbell 480 wide with six-sided heads. */
export function dumbbell(paint: Paint, colour: MaterialName = "iron"): ReactNode {
  const head = (x: number) =>
    together(
      paint.lift(
        1,
        paint.body(colour, "bar", {
          d: `M${x - 60} -70L${x - 40} -104H${x + 40}L${x + 60} -70V70L${x + 40} 104H${x - 40}L${x - 60} 70z`,
        }),
      ),
      paint.shine(bars([[x - 40, -92, 80, 14]]), 0.9),
      paint.shade({ d: `M${x - 60} 40H${x + 60}V70L${x + 40} 104H${x - 40}L${x - 60} 70z` }, 0.8),
    );
  return together(
    paint.body("steel", "bar", { x: -140, y: -24, width: 280, height: 48, rx: 14 }),
    paint.detail({ d: times(18, (index) => `M${-104 + index * 12} -22l-6 44`).join("") }, 3, 0.7),
    head(-180),
    head(180),
  );
}

/** Stands on 0, 0: a rack with two uprights 900 high and 760 wide, a bar across it at -600. */
export function squatRack(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  const post = (x: number) =>
    together(
      paint.body(colour, "tube", { x: x - 28, y: -900, width: 56, height: 890 }),
      paint.shade(discs(times(14, (index) => [x, -850 + index * 58, 9])), 2.4),
      paint.body("ink", "bar", { x: x - 150, y: -30, width: 300, height: 36, rx: 8 }),
      paint.lift(
        1,
        paint.body("steel", "plane", {
          d: `M${x - 34} -660H${x + 34}V-560H${x + 70}V-600H${x + 92}V-536H${x - 34}z`,
        }),
      ),
    );
  return together(
    paint.contact(0, 8, 480, 26),
    paint.lift(1, paint.body(colour, "bar", { x: -360, y: -930, width: 720, height: 50, rx: 8 })),
    post(-320),
    post(320),
  );
}

/** Lies around 0, 0: a skipping rope 700 wide, coiled, its handles below. */
export function jumpRope(paint: Paint, handle: MaterialName = "accent"): ReactNode {
  const cord = paint.shared({
    d: "M-150 120C-380 40 -340 -220 -60 -230C240 -240 330 0 120 60C-60 110 -190 -20 -60 -100C60 -170 240 -60 170 120",
  });
  return paint.lift(
    1,
    paint.strand("ink", cord, 17, 0),
    paint.strand("light", cord, 4, 0.3),
    at(
      -160,
      190,
      { rotate: 8 },
      paint.body(handle, "tube", { x: -26, y: -80, width: 52, height: 190, rx: 22 }),
      paint.detail({ d: times(7, (index) => `M-22 ${-40 + index * 18}H22`).join("") }, 4, 0.6),
    ),
    at(
      172,
      200,
      { rotate: -6 },
      paint.body(handle, "tube", { x: -26, y: -90, width: 52, height: 190, rx: 22 }),
      paint.detail({ d: times(7, (index) => `M-22 ${-50 + index * 18}H22`).join("") }, 4, 0.6),
    ),
  );
}

/** Stands on 0, 0: a drinking bottle 160 wide and 420 high. */
export function sportBottle(paint: Paint, colour: MaterialName = "accent"): ReactNode {
  return together(
    paint.contact(0, 3, 110, 13),
    paint.body("ink", "tube", { d: "M-24 -428H24L30 -380H-30z" }),
    paint.body("ink", "tube", { x: -62, y: -384, width: 124, height: 56, rx: 12 }),
    paint.body(colour, "tube", {
      d: "M-66 -330H66C86 -300 80 -270 70 -240V-190C86 -170 84 -150 84 -120V-20Q84 0 62 0H-62Q-84 0 -84 -20V-120C-84 -150 -86 -170 -70 -190V-240C-80 -270 -86 -300 -66 -330z",
    }),
    paint.shade(
      bars([
        [-72, -226, 144, 10],
        [-72, -206, 144, 8],
      ]),
      0.8,
    ),
    paint.body("light", "even", { d: "M-40 -110L10 -110L-4 -72H40L-24 -18L-8 -58H-44z" }),
    paint.shine(
      {
        d: "M-52 -316C-66 -296 -62 -270 -54 -244V-196C-66 -176 -66 -150 -66 -120V-40H-50V-120C-50 -150 -50 -176 -40 -196V-244C-46 -270 -48 -296 -38 -316z",
      },
      0.9,
    ),
  );
}

/** Around 0, 0: a stopwatch 320 wide. */
export function stopwatch(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  const marks = times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * 108)} ${round(y * 108)}L${round(x * 124)} ${round(y * 124)}`;
  }).join("");
  return together(
    paint.body("steel", "tube", { x: -22, y: -226, width: 44, height: 70, rx: 8 }),
    at(0, 0, { rotate: 38 }, paint.body("steel", "tube", { x: -17, y: -206, width: 34, height: 50, rx: 8 })),
    paint.lift(2, paint.body(colour, "plane", { r: 170 })),
    paint.body("paper", "dish", { r: 142 }),
    paint.detail({ d: marks }, 7, 1.6),
    paint.body("accent", "even", { d: "M0 0V-104A104 104 0 0 1 90 -52z" }),
    paint.strand("ink", { d: "M-16 10L88 -52" }, 8),
    paint.body("ink", "ball", { r: 14 }),
    paint.shine({ d: "M-124 -30A128 128 0 0 1 10 -128L-80 90A128 128 0 0 1 -124 -30z" }, 0.6),
  );
}

/** Stands on 0, 0: a box to jump on, 460 wide and 340 high. */
export function plyoBox(paint: Paint): ReactNode {
  return together(
    paint.contact(0, 6, 320, 28),
    paint.body("board", "plane", { x: -230, y: -340, width: 460, height: 340, rx: 6 }),
    paint.detail(
      {
        d: "M-214 -300C-80 -312 60 -290 214 -304M-214 -220C-60 -234 80 -206 214 -222M-214 -110C-80 -124 100 -96 214 -112M-214 -40C-60 -54 80 -30 214 -42",
      },
      3,
      0.35,
    ),
    paint.shade({ x: -70, y: -250, width: 140, height: 52, rx: 26 }, 2.6),
    at(14, -110, { scale: 2 }, paint.strand("dominant", { d: figureStrokes("20", 28, -20) }, 7)),
    paint.shine(bars([[-224, -334, 448, 10]]), 0.8),
  );
}

/** Stands on 0, 0: a training shoe 500 long, its toe at the left. */
export function trainer(
  paint: Paint,
  upper: MaterialName = "accent",
  trim: MaterialName = "dominant",
): ReactNode {
  return together(
    paint.contact(0, 6, 290, 20),
    paint.lift(
      1,
      paint.body(trim, "plane", { d: "M-20 -230L30 -292Q50 -304 66 -288L96 -210z" }),
      paint.body("linen", "plane", {
        d: "M60 -240C100 -208 140 -206 168 -228C190 -246 214 -246 222 -226L228 -180H80z",
      }),
      paint.body(upper, "plane", {
        d: "M-246 -60C-252 -106 -206 -130 -150 -142C-92 -156 -52 -200 -10 -244C2 -256 20 -258 32 -248C70 -206 130 -180 178 -196C206 -206 222 -202 228 -190C238 -150 240 -110 238 -60z",
      }),
    ),
    paint.body(trim, "plane", {
      d: "M-246 -60C-252 -106 -206 -130 -150 -142C-160 -112 -140 -80 -96 -62L-60 -56z",
    }),
    paint.body(trim, "plane", {
      d: "M238 -60C240 -110 238 -150 228 -190C222 -202 210 -204 196 -200C176 -160 150 -110 130 -60z",
    }),
    paint.shine(
      {
        d: "M-208 -112C-196 -122 -176 -128 -160 -130C-164 -118 -162 -106 -156 -98C-176 -96 -196 -100 -208 -112z",
      },
      0.8,
    ),
    paint.body("light", "even", { d: "M20 -66L70 -156H110L64 -66zM-30 -66L12 -140L44 -142L6 -66z" }),
    paint.shade({ d: "M-60 -130L44 -224Q60 -210 76 -200L-20 -96Q-50 -104 -60 -130z" }, 0.5),
    paint.strand("light", { d: "M-58 -136L-6 -112M-30 -164L20 -138M-4 -192L46 -164M22 -218L72 -188" }, 12, 0),
    paint.detail({ d: "M-150 -142C-160 -112 -140 -80 -96 -62M196 -200C176 -160 150 -110 130 -60" }, 4, 0.6),
    paint.lift(
      1,
      paint.body("light", "down", {
        d: "M-258 -50C-256 -74 -240 -76 -220 -70C-110 -54 60 -56 120 -72C170 -84 220 -90 246 -82C260 -60 260 -28 246 -10H-228C-252 -14 -262 -32 -258 -50z",
      }),
    ),
    paint.detail({ d: "M-240 -38C-100 -22 100 -26 250 -46" }, 4, 0.4),
    paint.body(trim, "even", { d: "M-244 -14H250Q252 6 232 6H-204Q-236 4 -244 -14z" }),
  );
}

/** Stands on 0, 0: a boxing bag that hangs from -900 on chains, 260 wide. */
export function heavyBag(paint: Paint, hide: MaterialName = "leather"): ReactNode {
  return together(
    paint.strand("steel", { d: "M-90 -640L0 -900L90 -640" }, 9, -0.2),
    paint.lift(
      3,
      paint.body(hide, "tube", { d: "M-130 -640H130V-60Q130 -20 90 -20H-90Q-130 -20 -130 -60z" }),
      paint.body("ink", "tube", { x: -132, y: -650, width: 264, height: 44, rx: 6 }),
    ),
    paint.body(
      "accent",
      "tube",
      bars([
        [-130, -470, 260, 16],
        [-130, -190, 260, 16],
      ]),
    ),
    paint.detail({ d: "M-130 -330C-60 -318 60 -318 130 -330" }, 4, 0.6),
    paint.shine(bars([[-92, -600, 26, 560]]), 0.7),
  );
}

/** Around 0, 0: a glove for boxing, 360 wide and 460 high, its thumb at the right. */
export function boxingGlove(paint: Paint, colour: MaterialName = "rose"): ReactNode {
  return together(
    paint.lift(
      2,
      paint.body("light", "tube", { d: "M-110 120H100L112 236H-124z" }),
      paint.body(colour, "ball", {
        d: "M-150 20C-190 -110 -150 -230 -10 -236C120 -240 170 -150 150 -60C190 -70 210 -10 180 50C160 100 120 130 100 140H-110C-130 110 -140 60 -150 20z",
      }),
    ),
    paint.detail({ d: "M150 -60C120 -50 90 -30 84 20C82 50 90 70 104 84M-120 150H106M-122 176H108" }, 6, 0.8),
    paint.shade(
      {
        d: "M150 -60C120 -50 90 -30 84 20C70 80 110 130 100 140C120 130 160 100 180 50C210 -10 190 -70 150 -60z",
      },
      0.5,
    ),
    paint.shine(
      { d: "M-136 -40C-150 -140 -110 -206 -30 -212C-90 -180 -108 -120 -100 -30C-100 0 -130 -6 -136 -40z" },
      1.3,
    ),
    paint.strand("light", { d: "M-60 156V224M-20 156V224M20 156V224M60 156V224" }, 5, 0),
  );
}
