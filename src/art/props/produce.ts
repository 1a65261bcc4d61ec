import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, discs, polar, round, times, together } from "../shapes.ts";
import { crate, harvest } from "./community.ts";

/** Hangs from 0, -380: a bunch of grapes with a leaf, 560 wide and 760 high. */
export function grapes(paint: Paint, skin: MaterialName = "wine") {
  const grape = paint.stamp(
    "grape",
    together(paint.body(skin, "ball", { r: 62 }), paint.shine(smooth("-40,-8 -30,-36 -6,-46 -20,-24"), 1.6)),
  );
  const rows = [4, 5, 5, 4, 4, 3, 2, 1];
  const spots = rows.flatMap((count, row) =>
    times(count, (index): [number, number] => [
      round((index - (count - 1) / 2) * 96 + (row % 2 ? 6 : -6)),
      -200 + row * 74 + Math.abs(index - (count - 1) / 2) * -8,
    ]),
  );
  return together(
    paint.body("wood", "tube", limb("-70,-390,34 0,-370,30 70,-384,26")),
    paint.body("wood", "tube", limb("0,-370,22 6,-300,20 0,-220,18")),
    paint.lift(1, ...spots.map(([x, y]) => grape(x, y))),
    paint.lift(
      1,
      paint.body(
        "leaf",
        "plane",
        smooth(
          "20,-340! 50,-420 120,-450 150,-410! 220,-420 270,-360 250,-320! 290,-270 270,-210 210,-210! 170,-160 110,-180 90,-220! 40,-230 30,-290",
        ),
      ),
    ),
    paint.detail(
      {
        d: "M30 -334C100 -330 180 -310 256 -250M80 -334L140 -400M130 -322L230 -360M150 -310L120 -210M190 -296L210 -226",
      },
      4,
      0.5,
    ),
    paint.strand(
      "leaf",
      {
        d: "M-30 -376C-90 -340 -150 -380 -130 -420C-110 -450 -80 -410 -110 -390C-170 -360 -200 -330 -220 -340",
      },
      7,
      0,
    ),
  );
}

/** Around 0, 0: two strawberries with their leaves, 680 wide and 560 high. */
export function strawberry(paint: Paint, skin: MaterialName = "tomato") {
  const seeds = times(22, (index) => {
    const row = Math.floor(index / 5);
    const x = -110 + (index % 5) * 55 + (row % 2) * 26;
    const y = -70 + row * 62;
    return Math.abs(x) < 170 - row * 30 ? `M${x} ${y}l2 14` : "";
  }).join("");
  const berry = paint.stamp(
    "strawberry",
    together(
      paint.lift(
        2,
        paint.body(
          skin,
          "ball",
          smooth(
            "0,-170 110,-180 190,-110 180,10 110,140 30,230 0,244 -30,230 -110,140 -180,10 -190,-110 -110,-180",
          ),
        ),
      ),
      paint.shine(smooth("-150,-80 -120,-140 -60,-154 -100,-110 -120,-30"), 1.3),
      paint.strand("pasta", { d: seeds }, 9, 0.4),
      paint.strand("leaf", { d: "M0 -170C-6 -220 10 -250 40 -270" }, 17, -0.1),
      paint.lift(
        1,
        paint.body(
          "leaf",
          "plane",
          smooth(
            "0,-200! -60,-230 -150,-210! -90,-176 -130,-110! -50,-140 -20,-80! 10,-140 70,-96! 70,-160 150,-150! 100,-196 140,-240! 60,-226",
          ),
        ),
      ),
    ),
  );
  return together(berry(150, 30, { rotate: 24, scale: 0.86 }), berry(-110, 20, { rotate: -10 }));
}

/** Around 0, 0: an avocado cut in two, 700 wide and 560 high. */
export function avocado(paint: Paint) {
  const pear =
    "0,-270 70,-240 100,-140 160,-20 170,120 100,230 0,260 -100,230 -170,120 -160,-20 -100,-140 -70,-240";
  const half = (stone: boolean) =>
    together(
      paint.lift(2, paint.body("bottle", "ball", smooth(pear))),
      at(0, 4, { scale: 0.93 }, paint.body("leaf", "plane", smooth(pear))),
      at(0, 8, { scale: 0.87 }, paint.body("pasta", "plane", smooth(pear))),
      at(0, 22, { scale: 0.7 }, paint.body("crumb", "plane", smooth(pear))),
      stone
        ? paint.lift(1, paint.body("cocoa", "ball", { cx: 0, cy: 90, r: 86 }))
        : paint.body("tan", "dish", { cx: 0, cy: 90, r: 82 }),
      stone ? paint.shine(smooth("-54,76 -40,34 0,20 -24,50"), 1.6) : null,
    );
  return together(at(150, 0, { rotate: 18 }, half(false)), at(-150, 0, { rotate: -14 }, half(true)));
}

/** Stands on 0, 0: a pumpkin 680 wide and 560 high. */
export function pumpkin(paint: Paint, skin: MaterialName = "rust") {
  const rib = (x: number, wide: number, top: number) =>
    paint.body(skin, "ball", {
      d: `M${x} ${-top}C${x + wide} ${-top - 6} ${x + wide * 1.25} -330 ${x + wide * 1.2} -210C${x + wide * 1.2} -70 ${x + wide * 0.7} 0 ${x} 0C${x - wide * 0.7} 0 ${x - wide * 1.2} -70 ${x - wide * 1.2} -210C${x - wide * 1.25} -330 ${x - wide} ${-top - 6} ${x} ${-top}z`,
    });
  return together(
    paint.contact(0, 4, 340, 28),
    paint.lift(1, rib(-200, 110, 370), rib(200, 110, 370)),
    paint.lift(1, rib(-116, 120, 410), rib(116, 120, 410)),
    paint.lift(1, rib(0, 110, 424)),
    paint.detail(
      {
        d: "M-112 -370C-140 -280 -140 -110 -84 -14M112 -370C140 -280 140 -110 84 -14M-236 -340C-266 -260 -266 -120 -216 -30M236 -340C266 -260 266 -120 216 -30",
      },
      5,
      0.5,
    ),
    paint.shade(smooth("-70,-420 0,-400 70,-420 40,-436 -40,-436"), 1.4),
    paint.lift(
      1,
      paint.body(
        "leaf",
        "tube",
        smooth("-50,-416 -34,-470 -50,-530 -30,-560! 30,-548! 14,-500 30,-450 56,-414 0,-404"),
      ),
    ),
    paint.detail({ d: "M-20 -416C-10 -460 -24 -510 -14 -548M16 -412C10 -460 -4 -510 8 -546" }, 4, 0.6),
    paint.strand(
      "leaf",
      { d: "M30 -440C100 -500 160 -470 150 -440C140 -410 110 -440 140 -460C200 -500 250 -470 260 -440" },
      8,
      0,
    ),
    paint.shine(smooth("-270,-230 -250,-310 -210,-340 -230,-260 -236,-180"), 0.9),
    paint.shine(smooth("-176,-240 -160,-340 -120,-370 -146,-280 -150,-180"), 0.7),
  );
}

/** Stands on 0, 0: three mushrooms in moss, 640 wide and 560 high. */
export function mushroom(paint: Paint, cap: MaterialName = "tan") {
  const one = paint.stamp(
    "mushroom",
    together(
      paint.lift(
        1,
        paint.body("cream", "tube", smooth("-50,-250 50,-250 56,-120 80,-20 50,6 -50,6 -80,-20 -56,-120")),
      ),
      paint.body("cream", "dish", smooth("-170,-240 0,-270 170,-240 90,-204 -90,-204")),
      paint.detail(
        { d: times(11, (index) => `M${-140 + index * 28} -236L${-44 + index * 9} -212`).join("") },
        3,
        0.5,
      ),
      paint.lift(
        1,
        paint.body(
          cap,
          "ball",
          smooth(
            "-200,-236! -196,-330 -120,-430 0,-460 120,-430 196,-330 200,-236! 100,-256 0,-262 -100,-256",
          ),
        ),
      ),
      paint.shine(smooth("-150,-300 -120,-380 -50,-420 -90,-360 -110,-290"), 1.1),
    ),
  );
  const moss = discs(
    times(13, (index): [number, number, number] => [
      -290 + index * 48,
      -14 - (index % 3) * 8,
      36 + (index % 4) * 5,
    ]),
  );
  return together(
    paint.contact(0, 6, 340, 24),
    one(190, -10, { rotate: 8, scale: 0.66 }),
    one(-40, 0, { scale: 1.14 }),
    one(-220, -6, { rotate: -10, scale: 0.5 }),
    paint.lift(1, paint.body("basil", "down", moss)),
    paint.strand("leaf", { d: "M120 -20q10 -60 40 -90M-120 -20q-6 -50 -30 -80M20 -20q4 -40 24 -60" }, 8, 0.3),
  );
}

/** Stands on 0, 0: a crate of vegetables, 780 wide and 560 high. */
export function vegetableCrate(paint: Paint) {
  return crate(paint, at(0, -270, {}, harvest(paint)));
}

/** Lies around 0, 0, seen from above: two slices of toast with butter, 700 wide and 600 high. */
export function toast(paint: Paint, butter: MaterialName = "yolk") {
  const slice = smooth(
    "-180,-230 -90,-260 0,-250 90,-260 180,-230 226,-160 200,-80! 196,210! 150,236 -150,236 -196,210! -200,-80! -226,-160",
  );
  const pores = discs(
    times(24, (index): [number, number, number] => {
      const [x, y] = polar(index * 2.4, 30 * Math.sqrt(index));
      return [x, y + 20, 5 + (index % 3) * 3];
    }),
  );
  const one = together(
    paint.lift(2, paint.body("crust", "plane", slice)),
    at(0, 6, { scale: 0.88 }, paint.body("tan", "plane", slice)),
    at(0, 10, { scale: 0.78 }, paint.body("pasta", "plane", slice)),
    paint.shade(pores, 0.35),
  );
  return together(
    at(110, -50, { rotate: 16 }, one),
    at(
      -90,
      40,
      { rotate: -10 },
      one,
      paint.lift(1, paint.body(butter, "plane", joined({ d: "M-70 -50L60 -76L86 40L-46 66z" }))),
      paint.shine({ d: "M-64 -44L56 -68L60 -48L-58 -24z" }, 1.2),
      paint.body(butter, "plane", smooth("-46,66! 86,40! 110,90 70,120 50,90 10,110 -20,150 -50,110")),
    ),
  );
}
