import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

const signs = [
  "M-44 60L0 -64L44 60M-26 16H26",
  "M-38 -60V60H10C50 60 50 2 10 0H-38H4C40 -4 40 -60 4 -60z",
  "M44 -44C10 -84 -46 -60 -46 0C-46 60 10 84 44 44",
  "M0 -60l18 38l42 5l-31 29l8 42l-37 -20l-37 20l8 -42l-31 -29l42 -5z",
];

/** Stands on 0, 0: a toy block 200 wide; `sign` 0 to 2 is a letter, 3 a star. */
export function toyBlock(paint: Paint, colour: MaterialName, sign: number): ReactNode {
  return together(
    paint.lift(1, paint.body(colour, "plane", { x: -100, y: -200, width: 200, height: 200, rx: 22 })),
    paint.body("cream", "plane", { x: -74, y: -174, width: 148, height: 148, rx: 12 }),
    at(0, -100, { scale: 0.78 }, paint.strand(colour, { d: signs[sign % 4] as string }, 22, 0)),
    paint.shine(bars([[-84, -194, 168, 8]]), 1),
  );
}

/** Stands on 0, 0: a wooden rainbow of arches, 640 wide and 330 high. */
export function woodenRainbow(
  paint: Paint,
  colours: MaterialName[] = ["apple", "accent", "yolk", "leaf", "dominant"],
): ReactNode {
  return together(
    paint.contact(0, 6, 400, 26),
    ...colours.map((colour, index) => {
      const r = 320 - index * 56;
      const inner = r - 46;
      return paint.lift(
        1,
        paint.body(colour, "ball", {
          d: `M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${inner}A${inner} ${inner} 0 0 0 ${-inner} 0z`,
        }),
        paint.shine(
          {
            d: `M${round(-r * 0.94)} ${round(-r * 0.24)}A${r} ${r} 0 0 1 ${round(-r * 0.2)} ${round(-r * 0.95)}L${round(-r * 0.19)} ${round(-r * 0.91)}A${round(r * 0.95)} ${round(r * 0.95)} 0 0 0 ${round(-r * 0.9)} ${round(-r * 0.22)}z`,
          },
          0.9,
        ),
      );
    }),
  );
}

/** Stands on 0, 0: a wooden engine with a carriage, 760 wide and 300 high, driving to the left. */
export function toyTrain(
  paint: Paint,
  engine: MaterialName = "accent",
  carriage: MaterialName = "dominant",
): ReactNode {
  const wheel = paint.stamp(
    "wheel",
    together(
      paint.body("ink", "ball", { r: 46 }),
      paint.body("yolk", "ball", { r: 24 }),
      paint.shade({ r: 8 }, 2),
    ),
  );
  return together(
    paint.contact(0, 6, 440, 24),
    paint.body("board", "bar", bars([[-30, -76, 90, 18]])),
    paint.lift(
      1,
      paint.body("ink", "tube", { d: "M-296 -260H-224L-236 -180H-284z" }),
      paint.body(engine, "bar", { d: "M-350 -190H-170V-70H-350Q-370 -70 -370 -130Q-370 -190 -350 -190z" }),
      paint.body(engine, "plane", { d: "M-180 -280H-30V-70H-180z" }),
      paint.body("board", "bar", { x: -200, y: -304, width: 190, height: 34, rx: 10 }),
      paint.body("glass", "plane", { x: -146, y: -248, width: 82, height: 76, rx: 8 }),
      paint.body("board", "bar", { x: -380, y: -84, width: 370, height: 28, rx: 8 }),
    ),
    paint.shine(bars([[-340, -180, 150, 9]]), 1),
    paint.lift(
      1,
      paint.body(carriage, "plane", { d: "M50 -200H370V-70H50z" }),
      paint.body("board", "bar", { x: 40, y: -84, width: 340, height: 28, rx: 8 }),
    ),
    paint.body(
      "yolk",
      "ball",
      discs([
        [110, -226, 44],
        [210, -232, 48],
        [308, -226, 44],
      ]),
    ),
    paint.body(carriage, "bar", bars([[50, -204, 320, 30]])),
    paint.lift(1, wheel(-310, -46), wheel(-190, -46), wheel(-76, -46), wheel(120, -46), wheel(300, -46)),
  );
}

/** Stands on 0, 0: a pair of rubber boots, 460 wide and 440 high, toes to the left. */
export function rubberBoots(paint: Paint, colour: MaterialName = "yolk"): ReactNode {
  const boot = (x: number, y: number) =>
    at(
      x,
      y,
      {},
      paint.lift(
        1,
        paint.body(colour, "tube", {
          d: "M-60 -420H100L96 -150C110 -120 116 -80 114 -34H-190C-216 -110 -150 -150 -70 -170z",
        }),
      ),
      paint.body("ink", "bar", { d: "M-196 -40H120Q126 0 96 0H-170Q-200 0 -196 -40z" }),
      paint.body("light", "tube", { d: "M-66 -436H106V-392H-64z" }),
      paint.shade({ d: "M40 -392H98L96 -150C110 -120 116 -80 114 -40H60C60 -160 40 -260 40 -392z" }, 0.5),
      paint.shine(
        { d: "M-44 -380H-18L-30 -160C-80 -150 -130 -130 -150 -90C-150 -130 -110 -150 -54 -172z" },
        1,
      ),
    );
  return together(paint.contact(0, 8, 300, 26), boot(90, -20), boot(-30, 0));
}

/** Lies along the y axis around 0, 0: a wax crayon 420 long. */
export function crayon(paint: Paint, colour: MaterialName): ReactNode {
  return paint.lift(
    1,
    paint.body(colour, "tube", { d: "M-30 -150L-16 -206Q0 -216 16 -206L30 -150z" }),
    paint.body(colour, "tube", { x: -40, y: -154, width: 80, height: 360, rx: 8 }),
    paint.shade(
      bars([
        [-40, -110, 80, 14],
        [-40, 150, 80, 14],
      ]),
      1.6,
    ),
    paint.body("light", "tube", bars([[-40, -88, 80, 226]])),
    paint.body(colour, "even", { cy: 24, rx: 22, ry: 70 }),
    paint.shine(bars([[-24, -146, 9, 340]]), 1),
  );
}

/** The print of a small hand around 0, 0, 260 wide. */
export function handPrint(paint: Paint, colour: MaterialName): ReactNode {
  return together(
    paint.body(colour, "even", {
      d: "M-78 20C-90 -40 -60 -60 0 -60C60 -60 84 -40 78 30C76 100 40 130 0 130C-44 130 -70 90 -78 20z",
    }),
    paint.strand(
      colour,
      { d: "M-62 -40L-86 -130M-22 -56L-28 -164M22 -56L30 -162M60 -40L86 -128M66 60L128 10" },
      42,
      0,
    ),
  );
}

/** Lies around 0, 0: a child's painting 520 × 400 of a house, a sun and two people. */
export function childPainting(paint: Paint): ReactNode {
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -270, y: -205, width: 540, height: 410, rx: 4 })),
    paint.body("leaf", "even", { d: "M-250 110C-120 90 100 130 250 104V185H-250z" }),
    paint.body("yolk", "even", { cx: 180, cy: -120, r: 48 }),
    paint.strand(
      "yolk",
      {
        d: times(
          8,
          (index) =>
            `M${polar(index * 0.785, 62)
              .map((value, axis) => round(value + (axis ? -120 : 180)))
              .join(" ")}L${polar(index * 0.785, 92)
              .map((value, axis) => round(value + (axis ? -120 : 180)))
              .join(" ")}`,
        ).join(""),
      },
      11,
      0,
    ),
    paint.body("dominant", "even", { d: "M-200 -20L-60 -14L-66 120L-196 116z" }),
    paint.body("apple", "even", { d: "M-224 -14L-134 -104L-36 -10z" }),
    paint.body("yolk", "even", { d: "M-150 50L-112 52L-114 118L-152 117z" }),
    paint.strand(
      "ink",
      {
        d: "M40 40V100M40 100L18 146M40 100L62 146M6 60L76 56M140 56V106M140 106L124 144M140 106L158 144M112 72L170 76",
      },
      10,
      0,
    ),
    paint.body(
      "accent",
      "even",
      discs([
        [40, 10, 30],
        [140, 34, 24],
      ]),
    ),
    paint.strand("ink", { d: "M28 14q12 14 24 0M132 38q8 9 16 0" }, 5, 0),
    paint.body("light", "plane", { x: -40, y: -232, width: 80, height: 46 }),
  );
}

/** Hangs from 0, 0: a mobile with moon, clouds and stars, 640 wide and 520 high. */
export function mobile(paint: Paint): ReactNode {
  return together(
    paint.strand("ink", { d: "M0 0V110M-260 200V330M260 200V300M0 110V390" }, 4, 0),
    paint.strand("board", { d: "M-270 200C-160 90 160 90 270 200" }, 22, 0.3),
    at(
      0,
      440,
      {},
      paint.lift(2, paint.body("yolk", "ball", { d: "M40 -100A104 104 0 1 0 60 92A84 84 0 1 1 40 -100z" })),
    ),
    at(
      -260,
      372,
      { scale: 0.9 },
      paint.lift(
        2,
        paint.body("light", "ball", {
          d: "M-80 40C-120 30 -110 -30 -66 -30C-56 -80 20 -84 34 -40C84 -50 110 20 70 40z",
        }),
      ),
    ),
    at(
      260,
      350,
      { scale: 0.95 },
      paint.lift(
        2,
        paint.body("accent", "ball", {
          d: "M0 -64l20 42l46 6l-34 32l9 46l-41 -22l-41 22l9 -46l-34 -32l46 -6z",
        }),
      ),
    ),
  );
}

/** Stands on 0, 0: a lunch box 420 wide and 300 high with its handle. */
export function lunchBox(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 4, 260, 22),
    paint.strand("ink", { d: "M-70 -290C-70 -350 70 -350 70 -290" }, 20, 0),
    paint.lift(1, paint.body(colour, "tube", { x: -210, y: -290, width: 420, height: 290, rx: 46 })),
    paint.shade(bars([[-210, -180, 420, 12]]), 1),
    paint.body("steel", "bar", { x: -34, y: -210, width: 68, height: 58, rx: 10 }),
    paint.body(
      "light",
      "even",
      discs([
        [-120, -90, 24],
        [-40, -60, 18],
        [40, -96, 22],
        [120, -66, 26],
      ]),
    ),
    paint.shine(
      { d: "M-190 -230C-188 -262 -170 -274 -140 -274H120V-262H-136C-160 -260 -174 -250 -176 -220z" },
      1,
    ),
  );
}
