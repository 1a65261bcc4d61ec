import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";

/** Around 0, 0: a carrot 320 long, its leaves at the top. */
export function carrot(paint: Paint): ReactNode {
  return together(
    paint.body("leaf", "plane", {
      d: "M0 -110C-60 -160 -80 -230 -60 -270C-30 -250 -16 -200 -8 -160C-20 -220 -10 -270 8 -290C26 -260 24 -200 10 -160C24 -210 50 -250 80 -262C84 -220 60 -160 0 -110z",
    }),
    paint.lift(
      1,
      paint.body("rust", "tube", {
        d: "M-56 -90C-50 -124 50 -124 56 -90C54 20 30 130 0 180C-30 130 -54 20 -56 -90z",
      }),
    ),
    paint.detail({ d: "M-54 -50h40M52 -20h-36M-44 30h30M40 66h-26M-24 100h16" }, 4, 0.6),
  );
}

/** Around 0, 0: a head of lettuce or cabbage of radius `r`. */
export function cabbage(paint: Paint, r = 150): ReactNode {
  const leaf = paint.stamp(
    "cabbage leaf",
    together(
      paint.body("leaf", "ball", {
        d: "M0 -150C70 -160 90 -110 130 -90C170 -40 140 20 150 60C120 130 60 120 0 150C-60 120 -120 130 -150 60C-140 20 -170 -40 -130 -90C-90 -110 -70 -160 0 -150z",
      }),
      paint.detail(
        { d: "M0 140C-10 60 -10 -20 0 -120M0 60L-80 0M0 60L80 0M0 -10L-60 -70M0 -10L60 -70" },
        4,
        0.5,
      ),
    ),
  );
  const size = r / 150;
  return paint.lift(
    1,
    leaf(0, 0, { scale: size }),
    leaf(0, 0, { scale: size * 0.8, rotate: 24 }),
    leaf(0, 0, { scale: size * 0.56, rotate: -16 }),
  );
}

/** Stands on 0, 0: a crate of boards 760 wide and 300 high; `inside` appears above its rim at -270. */
export function crate(paint: Paint, inside: ReactNode, mark: MaterialName = "dominant"): ReactNode {
  const slat = paint.stamp(
    "slat",
    together(
      paint.lift(1, paint.body("board", "bar", { x: -384, y: 0, width: 768, height: 84, rx: 6 })),
      paint.detail({ d: "M-370 24C-160 14 120 36 370 22M-370 60C-100 50 160 68 370 58" }, 3, 0.35),
    ),
  );
  return together(
    paint.contact(0, 8, 460, 34),
    paint.body("walnut", "down", { x: -366, y: -290, width: 732, height: 280 }),
    inside,
    slat(0, -286),
    slat(0, -190),
    slat(0, -94),
    paint.body(
      "board",
      "tube",
      bars([
        [-384, -296, 60, 296],
        [324, -296, 60, 296],
      ]),
    ),
    paint.shade(
      discs([
        [-354, -246, 7],
        [-354, -150, 7],
        [-354, -54, 7],
        [354, -246, 7],
        [354, -150, 7],
        [354, -54, 7],
      ]),
      2,
    ),
    paint.body(mark, "even", { d: "M0 -76C-110 -150 -70 -226 0 -186C70 -226 110 -150 0 -76z" }),
  );
}

/** Above a rim at y = 0: vegetables, fruit and a loaf in a heap 680 wide. */
export function harvest(paint: Paint): ReactNode {
  const tomato = paint.stamp(
    "harvest tomato",
    together(
      paint.body("apple", "ball", { r: 70 }),
      paint.body("leaf", "plane", { d: "M0 -50L-34 -66L-10 -44L-20 -20L0 -38L20 -20L10 -44L34 -66z" }),
      paint.shine({ d: "M-50 -10C-50 -44 -30 -54 -12 -56C-30 -40 -36 -26 -36 4C-38 14 -50 8 -50 -10z" }, 1.4),
    ),
  );
  const root = paint.stamp("carrot", carrot(paint));
  return together(
    at(
      -60,
      -150,
      { rotate: 12, scale: 1.1 },
      paint.lift(
        1,
        paint.body("crust", "bar", { d: "M-50 -160Q-50 -200 0 -200Q50 -200 50 -160V150H-50z" }),
        paint.body("crumb", "plane", {
          d: "M-30 -130L36 -160V-136L-30 -104zM-36 -60L36 -94V-70L-36 -34zM-36 10L38 -24V0L-36 36z",
        }),
      ),
    ),
    root(-250, -70, { rotate: -26, scale: 0.96 }),
    root(-190, -90, { rotate: -8, scale: 0.96 }),
    at(180, -110, { rotate: 8 }, cabbage(paint, 170)),
    paint.lift(1, tomato(-70, -40), tomato(50, -20, { scale: 0.9 }), tomato(300, -10, { scale: 0.84 })),
    paint.lift(
      1,
      paint.body("yolk", "ball", {
        d: "M-330 0C-340 -70 -290 -110 -240 -96C-190 -80 -180 -20 -200 30H-320z",
      }),
    ),
  );
}

/** Stands on 0, 0: a big pot 520 wide and 420 high with its lid half off. */
export function soupPot(paint: Paint, enamel: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 6, 330, 28),
    paint.body("steel", "bar", {
      d: "M-300 -270H-240V-210H-300Q-326 -240 -300 -270zM300 -270H240V-210H300Q326 -240 300 -270z",
    }),
    paint.body(enamel, "dish", { cy: -330, rx: 250, ry: 44 }),
    paint.body("sauce", "dish", { cy: -322, rx: 226, ry: 32 }),
    paint.body(
      "rust",
      "ball",
      discs([
        [-90, -326, 22],
        [30, -314, 20],
        [110, -330, 18],
      ]),
    ),
    paint.body(
      "leaf",
      "ball",
      discs([
        [-30, -334, 15],
        [70, -322, 14],
        [-140, -318, 13],
      ]),
    ),
    at(
      150,
      -420,
      { rotate: 14 },
      paint.lift(
        2,
        paint.body("steel", "tube", { d: "M-13 -240H13L16 60H-16z" }),
        paint.body("steel", "ball", { d: "M-64 60H64C60 120 30 140 0 140C-30 140 -60 120 -64 60z" }),
      ),
    ),
    paint.lift(
      1,
      paint.body(enamel, "tube", {
        d: "M-252 -330C-150 -286 150 -286 252 -330V-40Q252 0 210 0H-210Q-252 0 -252 -40z",
      }),
    ),
    paint.body("light", "tube", { d: "M-252 -120C-150 -92 150 -92 252 -120V-92C150 -64 -150 -64 -252 -92z" }),
    paint.shine({ d: "M-216 -290C-200 -284 -190 -281 -176 -279V-40H-206Q-216 -44 -216 -60z" }, 1),
  );
}

/** Stands on 0, 0: a house front 300 wide, its gable `height` above the ground; the windows are lit. */
export function houseFront(
  paint: Paint,
  wall: MaterialName,
  roof: MaterialName,
  door: MaterialName,
  height = 460,
): ReactNode {
  const eaves = -height + 120;
  return together(
    paint.lift(1, paint.body(wall, "plane", { d: `M-140 0V${eaves}L0 ${-height}L140 ${eaves}V0z` })),
    paint.body(roof, "plane", {
      d: `M-168 ${eaves + 16}L0 ${-height - 30}L168 ${eaves + 16}L146 ${eaves + 44}L0 ${-height + 24}L-146 ${eaves + 44}z`,
    }),
    paint.body(
      "yolk",
      "plane",
      bars([
        [-94, eaves + 60, 66, 84],
        [28, eaves + 60, 66, 84],
      ]),
    ),
    paint.detail(
      { d: `M-61 ${eaves + 60}v84M-94 ${eaves + 102}h66M61 ${eaves + 60}v84M28 ${eaves + 102}h66` },
      5,
      0.9,
    ),
    paint.body(door, "plane", { d: "M-96 0V-110Q-96 -146 -60 -146Q-24 -146 -24 -110V0z" }),
    paint.body("brass", "ball", { cx: -40, cy: -66, r: 7 }),
    paint.body("yolk", "plane", { x: 24, y: -130, width: 80, height: 74, rx: 4 }),
    paint.detail({ d: "M64 -130v74M24 -93h80" }, 5, 0.9),
    paint.body("light", "bar", bars([[16, -56, 96, 12]])),
  );
}

/** From 0, 0 to the right: bunting `width` long that sags. */
export function bunting(
  paint: Paint,
  width: number,
  colours: MaterialName[] = ["accent", "light", "dominant", "yolk"],
): ReactNode {
  const count = Math.round(width / 90);
  const sag = (x: number) => 4 * 70 * (x / width) * (1 - x / width);
  return together(
    ...colours.map((colour, turn) =>
      paint.body(colour, "down", {
        d: times(count, (index) => index)
          .filter((index) => index % colours.length === turn)
          .map((index) => {
            const x = ((index + 0.5) / count) * width;
            const y = sag(x);
            return `M${round(x - 34)} ${round(sag(x - 34))}L${round(x + 34)} ${round(sag(x + 34))}L${round(x)} ${round(y + 84)}z`;
          })
          .join(""),
      }),
    ),
    paint.strand("ink", { d: `M0 0Q${width / 2} 140 ${width} 0` }, 5, 0),
  );
}

/** Stands on 0, 0: a seedling in a pot, 240 wide and 420 high. */
export function seedling(paint: Paint, pot: MaterialName = "clay"): ReactNode {
  return together(
    paint.contact(0, 3, 150, 16),
    paint.strand("leaf", { d: "M0 -170C-6 -230 6 -280 0 -330" }, 13, -0.3),
    paint.lift(
      1,
      paint.body("leaf", "plane", {
        d: "M0 -300C-30 -380 -110 -400 -170 -380C-150 -310 -80 -270 0 -300zM0 -320C20 -420 100 -460 170 -450C160 -370 90 -300 0 -320z",
      }),
    ),
    paint.detail({ d: "M-6 -302C-60 -330 -110 -356 -150 -370M6 -322C60 -370 110 -410 150 -436" }, 4, 0.6),
    paint.body("walnut", "dish", { cy: -176, rx: 104, ry: 18 }),
    paint.lift(
      1,
      paint.body(pot, "tube", {
        d: "M-104 -176C-60 -160 60 -160 104 -176L82 -14Q80 0 62 0H-62Q-80 0 -82 -14z",
      }),
    ),
    paint.shine({ d: "M-80 -150L-64 -24H-50L-62 -146z" }, 0.9),
  );
}

/** Stands on 0, 0: a jar of coins with a heart on its label, 280 wide and 380 high. */
export function givingJar(paint: Paint): ReactNode {
  const coins = times(18, (index): [number, number, number] => [
    -92 + ((index * 67) % 190),
    -30 - Math.floor(index / 5) * 36 - ((index * 13) % 12),
    30,
  ]);
  return together(
    paint.contact(0, 3, 180, 18),
    paint.body("brass", "ball", discs(coins)),
    paint.detail(discs(coins.filter((_, index) => index % 2)), 2.5, 0.5),
    paint.clear({
      d: "M-104 -330H104C110 -310 136 -300 138 -270V-34Q138 0 104 0H-104Q-138 0 -138 -34V-270C-136 -300 -110 -310 -104 -330z",
    }),
    paint.body("paper", "plane", { x: -86, y: -250, width: 172, height: 120, rx: 8 }),
    paint.body("accent", "even", { d: "M0 -152C-70 -198 -44 -246 0 -222C44 -246 70 -198 0 -152z" }),
    paint.body("brass", "tube", { x: -116, y: -376, width: 232, height: 54, rx: 10 }),
    paint.shade({ x: -40, y: -360, width: 80, height: 14, rx: 7 }, 2.6),
    paint.shine({ d: "M-118 -270C-116 -286 -104 -292 -98 -300V-40H-118z" }, 1.3),
  );
}

/** Stands on 0, 0: a watering can 520 wide and 380 high, its rose at the left. */
export function wateringCan(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(60, 4, 240, 20),
    paint.strand(colour, { d: "M-60 -250C20 -390 200 -400 210 -250C216 -170 214 -120 190 -90" }, 26, -0.3),
    paint.body(colour, "bar", { d: "M-80 -120L-250 -290L-226 -312L-60 -200z" }),
    paint.lift(
      1,
      at(
        -250,
        -312,
        { rotate: -42 },
        paint.body("steel", "tube", { d: "M-20 -10H20L50 -70H-50z" }),
        paint.body("steel", "dish", { cy: -72, rx: 52, ry: 14 }),
      ),
    ),
    paint.lift(1, paint.body(colour, "tube", { d: "M-100 -260H190L180 -16Q178 0 160 0H-70Q-88 0 -90 -16z" })),
    paint.body(colour, "dish", { cx: 45, cy: -260, rx: 146, ry: 24 }),
    paint.shade(
      bars([
        [-96, -200, 282, 10],
        [-92, -60, 274, 10],
      ]),
      0.9,
    ),
    paint.shine({ d: "M-70 -236L-60 -30H-40L-48 -232z" }, 1),
  );
}

/** Around 0, 0: a heart patched of cloth, 420 wide, stitched. */
export function patchedHeart(paint: Paint): ReactNode {
  const outline =
    "M0 200C-190 70 -240 -40 -180 -140C-130 -210 -40 -190 0 -110C40 -190 130 -210 180 -140C240 -40 190 70 0 200z";
  return together(
    paint.lift(3, paint.body("accent", "ball", { d: outline })),
    paint.within(
      { d: outline },
      paint.body("dominant", "plane", { d: "M-260 -220H-20V20H-260z" }),
      paint.body("yolk", "plane", { d: "M30 10H260V240H30z" }),
      paint.detail({ d: "M-20 -190V20H-230M30 190V10H230" }, 6, 0.9),
      paint.body(
        "light",
        "even",
        discs([
          [-170, -130, 14],
          [-110, -70, 14],
          [-60, -130, 14],
          [-170, -20, 14],
          [-60, -20, 14],
        ]),
      ),
    ),
    paint.strand(
      "light",
      { d: "M-172 -120C-216 -40 -170 60 -20 170M172 -120C216 -40 170 60 20 170" },
      5,
      0.5,
    ),
    paint.shine(
      {
        d: "M-160 -110C-150 -160 -110 -176 -80 -170C-120 -150 -136 -120 -140 -80C-144 -66 -164 -80 -160 -110z",
      },
      1,
    ),
  );
}

/** Above a rim at y = 0: carrots and two heads of cabbage in a row 640 wide. */
export function greens(paint: Paint): ReactNode {
  const root = paint.stamp("carrot", carrot(paint));
  return together(
    root(-40, -90, { rotate: 6 }),
    root(30, -80, { rotate: 18 }),
    at(-210, -90, { rotate: -20 }, cabbage(paint, 160)),
    at(210, -90, { rotate: 8 }, cabbage(paint, 170)),
  );
}
