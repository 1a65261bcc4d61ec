import type { MaterialName } from "../materials.ts";
import { limb, smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, times, together } from "../shapes.ts";

/** Stands on 0, 0: a wheel of hard cheese 700 wide and 330 high, cut open. */
export function cheeseWheel(paint: Paint, rind: MaterialName = "crust") {
  return together(
    paint.contact(0, -20, 420, 80),
    at(
      0,
      -96,
      {},
      paint.lift(
        2,
        paint.body(rind, "tube", {
          d: "M-340 -230V-20A340 112 0 0 0 -60 90V-120H206V67A340 112 0 0 0 340 -20V-230z",
        }),
      ),
      paint.detail(
        {
          d: "M-338 -150A340 112 0 0 0 -60 -40M206 -63A340 112 0 0 0 338 -150M-338 -80A340 112 0 0 0 -60 30M206 7A340 112 0 0 0 338 -80",
        },
        4,
        0.4,
      ),
      paint.body("pasta", "plane", polygon([0, -230], [206, -141], [206, 67], [0, -20])),
      paint.body("crumb", "plane", polygon([0, -230], [-60, -120], [-60, 90], [0, -20])),
      paint.shade(polygon([0, -230], [-60, -120], [-60, 90], [0, -20]), 0.5),
      paint.body("board", "plane", { d: "M0 -20L-60 90A340 112 0 0 0 206 67z" }),
      paint.shade({ d: "M0 -20L-60 90A340 112 0 0 0 90 88z" }, 0.8),
      paint.lift(1, paint.body(rind, "plane", { d: "M0 -230L-60 -120A340 112 0 1 1 206 -141z" })),
      paint.detail({ d: "M-50 -142A310 96 0 1 1 180 -152" }, 3, 0.5),
      paint.shade(
        discs([
          [60, -150, 13],
          [130, -96, 19],
          [84, -60, 11],
          [168, -30, 12],
          [40, -70, 8],
          [150, 10, 8],
        ]),
        1.1,
      ),
      paint.shine(
        discs([
          [62, -147, 8],
          [133, -92, 12],
        ]),
        0.7,
      ),
      paint.shine(smooth("-290,-240 -220,-290 -80,-326 60,-334 -80,-310 -200,-276"), 1.1),
    ),
  );
}

/** Stands on 0, 0: a wedge of cheese with holes, 640 wide and 360 high. */
export function cheeseWedge(paint: Paint, cheese: MaterialName = "pasta") {
  const front = polygon([-330, -250], [310, -170], [310, 0], [-330, -30]);
  return together(
    paint.contact(0, -6, 390, 40),
    paint.lift(
      2,
      paint.body("crumb", "plane", { d: "M-330 -250L60 -352Q240 -300 310 -170z" }),
      paint.body(cheese, "plane", front),
    ),
    paint.body("honey", "plane", { d: "M60 -352Q240 -300 310 -170V0Q320 -20 322 -168Q250 -310 70 -364z" }),
    paint.shine({ d: "M-330 -250L60 -352L76 -346L-290 -246z" }, 1.2),
    paint.within(
      front,
      paint.shade(
        discs([
          [-190, -150, 44],
          [40, -86, 56],
          [-60, -200, 22],
          [210, -110, 34],
          [-250, -70, 22],
          [150, -30, 30],
          [-100, -40, 30],
          [284, -40, 20],
        ]),
        1.2,
      ),
      paint.body(
        "honey",
        "dish",
        discs([
          [-186, -144, 40],
          [45, -79, 51],
          [-57, -197, 19],
          [214, -105, 30],
          [-247, -66, 18],
          [154, -26, 26],
          [-97, -36, 26],
          [287, -37, 17],
        ]),
      ),
    ),
    paint.shade(
      discs([
        [40, -286, 20],
        [140, -262, 14],
        [-60, -262, 15],
      ]),
      0.9,
    ),
    paint.detail({ d: "M-330 -250L310 -170" }, 3, 0.4),
  );
}

/** Stands on 0, 0: a milk churn 380 wide and 680 high. */
export function milkChurn(paint: Paint, metal: MaterialName = "steel") {
  return together(
    paint.contact(0, 8, 270, 26),
    paint.body(metal, "tube", limb("-130,-500,22 -206,-480,22 -214,-420,22 -176,-380,22")),
    paint.body(metal, "tube", limb("130,-500,22 206,-480,22 214,-420,22 176,-380,22")),
    paint.lift(
      2,
      paint.body(metal, "tube", {
        d: "M-116 -560V-500C-116 -440 -190 -420 -190 -350V-20Q-190 0 -160 6H160Q190 0 190 -20V-350C190 -420 116 -440 116 -500V-560z",
      }),
      paint.body(metal, "tube", { x: -138, y: -582, width: 276, height: 34, rx: 14 }),
    ),
    paint.body(metal, "tube", { d: "M-130 -582Q-120 -626 -60 -630H60Q120 -626 130 -582z" }),
    paint.body(metal, "tube", limb("-60,-628,18 -50,-668,18 50,-668,18 60,-628,18")),
    paint.body(
      metal,
      "tube",
      bars([
        [-198, -352, 396, 22],
        [-198, -60, 396, 22],
      ]),
    ),
    paint.detail({ d: "M-114 -500Q0 -484 114 -500M-186 -380Q0 -364 186 -380" }, 3, 0.5),
    paint.shade({ d: "M-190 -38H190V-20Q190 0 160 6H-160Q-190 0 -190 -20z" }, 0.6),
    paint.body("dominant", "plane", { cx: 0, cy: -210, r: 84 }),
    paint.body("foam", "ball", smooth("0,-268! 30,-216 34,-184 0,-160 -34,-184 -30,-216")),
  );
}

/** Stands on 0, 0: a bottle of milk 240 wide and 680 high. */
export function milkBottle(paint: Paint) {
  const bottle =
    "M-62 -640V-520C-62 -450 -124 -420 -124 -330V-30Q-124 0 -90 0H90Q124 0 124 -30V-330C124 -420 62 -450 62 -520V-640z";
  return together(
    paint.contact(0, 6, 180, 20),
    paint.body("glass", "tube", { d: bottle }),
    paint.lift(
      1,
      paint.body("foam", "tube", {
        d: "M-58 -560V-516C-58 -446 -118 -416 -118 -328V-30Q-118 -6 -88 -6H88Q118 -6 118 -30V-328C118 -416 58 -446 58 -516V-560z",
      }),
    ),
    paint.clear({ d: bottle }),
    paint.body("accent", "bar", {
      d: "M-76 -656Q-76 -680 -50 -682H50Q76 -680 76 -656V-628Q0 -612 -76 -628z",
    }),
    paint.detail({ d: times(8, (index) => `M${-60 + index * 17} -650V-628`).join("") }, 3, 0.5),
    paint.shade(smooth("60,-560 64,-480 118,-360 118,-20 60,-6 84,-120 80,-340"), 0.5),
    paint.shine(smooth("-96,-300 -84,-360 -66,-390 -72,-300 -78,-60 -94,-60"), 2),
    paint.body("dominant", "plane", { cx: 0, cy: -180, r: 72 }),
    paint.body("foam", "ball", smooth("0,-229! 25,-184 29,-158 0,-137 -29,-158 -25,-184")),
  );
}
