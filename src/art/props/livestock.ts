import type { MaterialName } from "../materials.ts";
import { limb, smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { polygon, round, times, together } from "../shapes.ts";

function eye(paint: Paint, x: number, y: number, size: number) {
  return together(
    paint.body("nose", "ball", { cx: x, cy: y, r: size }),
    paint.shine({ cx: x - size * 0.3, cy: y - size * 0.36, r: size * 0.34 }, 3.2),
  );
}

function hooves(paint: Paint, spots: number[], width: number, height: number) {
  const half = width / 2;
  return paint.body("nose", "tube", {
    d: spots
      .map(
        (x) =>
          polygon([x - half * 0.86, -height], [x + half * 0.86, -height], [x + half, 0], [x - half - 4, 0]).d,
      )
      .join(""),
  });
}

/** Stands on 0, 0, facing left: a cow 800 wide and 590 high. */
export function cow(paint: Paint, hide: MaterialName = "foam", patches: MaterialName = "raven") {
  const trunk = smooth(
    "-236,-400 -196,-478 -60,-466 90,-456 226,-480 296,-450 312,-350 280,-240 190,-206 40,-180 -100,-192 -200,-226 -250,-310",
  );
  return together(
    paint.contact(10, 2, 400, 26),
    paint.strand(patches, { d: "M300 -452C350 -440 346 -320 336 -230" }, 14, 0.2),
    paint.body(patches, "down", smooth("336,-260 352,-210 340,-150 326,-160 320,-210")),
    paint.body(hide, "tube", limb("-130,-260,80 -136,-130,48 -132,-20,44")),
    paint.body(hide, "tube", limb("214,-260,90 206,-180,60 222,-110,44 214,-20,44")),
    paint.shade(limb("-130,-250,80 -136,-130,48 -132,-20,44"), 0.9),
    paint.shade(limb("214,-250,90 206,-180,60 222,-110,44 214,-20,44"), 0.9),
    hooves(paint, [-132, 214], 54, 34),
    paint.body(
      "tongue",
      "ball",
      smooth("110,-216 200,-220 222,-180 190,-150 180,-134 168,-150 146,-150 138,-134 126,-154 104,-180"),
    ),
    paint.lift(
      1,
      paint.body(hide, "tube", limb("-190,-290,100 -202,-140,52 -206,-20,48")),
      paint.body(hide, "tube", limb("262,-320,120 264,-210,76 290,-130,46 280,-20,48")),
      paint.body(hide, "bar", trunk),
      paint.body(hide, "plane", limb("-170,-390,180 -250,-450,136 -310,-492,100")),
    ),
    paint.within(
      trunk,
      paint.body(patches, "down", smooth("-90,-500 20,-490 50,-390 -10,-310 -90,-300 -140,-380 -150,-460")),
      paint.body(patches, "down", smooth("190,-500 330,-480 330,-330 270,-290 200,-330 130,-420")),
      paint.body(patches, "down", smooth("60,-210 110,-280 160,-250 170,-170 90,-160")),
      paint.shade(smooth("-250,-260 -100,-222 60,-214 200,-240 300,-280 280,-160 0,-150 -240,-180"), 0.6),
    ),
    hooves(paint, [-207, 281], 58, 36),
    paint.body("cream", "plane", smooth("-322,-584 -350,-610 -352,-566 -330,-556")),
    paint.lift(
      1,
      paint.body(patches, "plane", smooth("-296,-566 -222,-588 -196,-560 -230,-532 -290,-536")),
      paint.body(
        patches,
        "ball",
        smooth(
          "-332,-586 -280,-576 -262,-500 -296,-430 -360,-366 -420,-348 -452,-380 -430,-430 -384,-500 -366,-566",
        ),
      ),
    ),
    paint.body(
      hide,
      "plane",
      smooth("-340,-580 -366,-560 -380,-500 -430,-420 -400,-410 -360,-480 -330,-540"),
    ),
    paint.body("tongue", "ball", smooth("-440,-432 -396,-424 -374,-382 -392,-346 -440,-342 -466,-374")),
    paint.body("nose", "even", { cx: -442, cy: -396, rx: 9, ry: 13 }),
    paint.strand("nose", { d: "M-456 -356C-430 -352 -404 -360 -390 -372" }, 4, 0),
    eye(paint, -336, -500, 13),
  );
}

/** A cloud of wool around an ellipse, in `count` curls. */
function fleece(cx: number, cy: number, rx: number, ry: number, count: number) {
  const spot = (index: number) => {
    const angle = (index / count) * Math.PI * 2;
    return `${round(cx + Math.cos(angle) * rx)} ${round(cy + Math.sin(angle) * ry)}`;
  };
  const curl = round(((rx + ry) * Math.PI) / count / 1.7);
  return {
    d: `M${spot(0)}${times(count, (index) => `A${curl} ${curl} 0 0 1 ${spot(index + 1)}`).join("")}z`,
  };
}

/** Stands on 0, 0, facing left: a sheep 640 wide and 560 high. */
export function sheep(paint: Paint, wool: MaterialName = "linen", face: MaterialName = "cocoa") {
  const leg = (x: number) => limb([x, -170, 56], [x, -90, 40], [x - 2, -20, 38]);
  return together(
    paint.contact(0, 2, 310, 22),
    ...[-70, 190].map((x) => together(paint.body(face, "tube", leg(x)), paint.shade(leg(x), 1))),
    paint.body(wool, "ball", fleece(296, -330, 40, 50, 8)),
    ...[-130, 130].map((x) => paint.body(face, "tube", leg(x))),
    hooves(paint, [-132, -72, 128, 188], 46, 30),
    paint.lift(2, paint.body(wool, "ball", fleece(30, -300, 268, 176, 19))),
    paint.detail(
      {
        d: "M-40 -370q30 -30 60 0q-4 34 -34 26M110 -400q34 -24 60 6q-8 32 -38 24M60 -270q32 -28 62 2q-6 32 -36 24M190 -300q30 -26 56 4q-6 30 -34 22M-90 -250q30 -28 60 2q-6 32 -36 24M150 -190q30 -24 56 4M-10 -180q30 -24 56 4",
      },
      6,
      0.35,
    ),
    paint.lift(
      1,
      paint.body(face, "plane", smooth("-196,-446 -110,-462 -80,-436 -120,-404 -196,-412")),
      paint.body(
        face,
        "ball",
        smooth("-290,-470 -220,-490 -170,-440 -176,-360 -230,-284 -290,-258 -326,-284 -318,-360"),
      ),
    ),
    paint.lift(1, paint.body(wool, "ball", fleece(-218, -474, 76, 44, 9))),
    paint.body("nose", "ball", smooth("-322,-300 -290,-306 -276,-286 -300,-270 -324,-280")),
    paint.strand("nose", { d: "M-304 -268C-290 -252 -266 -262 -256 -276" }, 4, 0),
    eye(paint, -260, -388, 14),
  );
}

/** Stands on 0, 0, facing left: a goat 600 wide and 640 high. */
export function goat(paint: Paint, coat: MaterialName = "linen", dark: MaterialName = "tan") {
  const trunk = smooth(
    "-190,-370 -150,-420 -20,-404 120,-412 210,-424 262,-380 256,-280 200,-208 80,-190 -60,-176 -170,-216 -214,-300",
  );
  const horn = limb("-236,-566,30 -222,-630,26 -170,-672,18 -120,-676,7");
  return together(
    paint.contact(10, 2, 300, 22),
    paint.body(coat, "tube", limb("-100,-240,66 -104,-120,40 -100,-20,36")),
    paint.body(coat, "tube", limb("176,-260,76 170,-170,52 186,-100,38 180,-20,36")),
    paint.shade(limb("-100,-230,66 -104,-120,40 -100,-20,36"), 0.9),
    paint.shade(limb("176,-250,76 170,-170,52 186,-100,38 180,-20,36"), 0.9),
    hooves(paint, [-101, 180], 44, 30),
    paint.body(coat, "plane", smooth("240,-420 280,-480 312,-486 300,-430 262,-386")),
    paint.lift(
      1,
      paint.body(coat, "tube", limb("-154,-270,84 -164,-130,44 -168,-20,40")),
      paint.body(coat, "tube", limb("220,-290,100 218,-190,64 240,-110,40 232,-20,40")),
      paint.body(coat, "bar", trunk),
      paint.body(coat, "plane", limb("-130,-350,150 -176,-430,116 -216,-500,92")),
    ),
    paint.within(
      trunk,
      paint.body(dark, "bar", smooth("20,-440 150,-440 280,-430 280,-300 180,-270 60,-320")),
      paint.shade(smooth("-210,-250 -60,-210 80,-220 240,-250 220,-160 -100,-140"), 0.6),
    ),
    hooves(paint, [-169, 233], 48, 32),
    paint.body("ash", "plane", horn),
    paint.shade(horn, 0.9),
    paint.lift(
      1,
      paint.body(coat, "down", smooth("-300,-420 -262,-412 -262,-350 -286,-300 -298,-360")),
      paint.body(
        coat,
        "ball",
        smooth("-262,-584 -206,-578 -180,-520 -206,-450 -270,-398 -330,-392 -352,-424 -330,-470 -292,-530"),
      ),
      paint.body(dark, "plane", smooth("-206,-560 -140,-556 -90,-520 -140,-510 -196,-526")),
    ),
    paint.body(dark, "plane", smooth("-262,-584 -236,-578 -262,-520 -330,-440 -346,-440 -296,-526")),
    paint.lift(1, paint.body("ash", "tube", limb("-216,-570,32 -200,-636,28 -146,-676,19 -94,-678,7"))),
    paint.detail({ d: "M-230 -590l34 10M-222 -620l32 8M-200 -652l24 18M-166 -676l14 22" }, 4, 0.6),
    paint.body("nose", "even", smooth("-350,-432 -330,-438 -326,-422 -346,-414")),
    paint.strand("nose", { d: "M-344 -402C-320 -398 -300 -404 -290 -416" }, 4, 0),
    eye(paint, -254, -508, 12),
  );
}

/** Stands on 0, 0, facing left: the head and neck of a horse in a bridle, 560 wide and 760 high. */
export function horse(paint: Paint, coat: MaterialName = "chestnut", mane: MaterialName = "raven") {
  const neck = smooth(
    "-60,-600 40,-650 130,-560 220,-380 276,-180 290,0! -110,0! -80,-150 -60,-290 -110,-380",
  );
  return together(
    paint.contact(90, 6, 270, 20),
    paint.lift(
      2,
      paint.body(
        mane,
        "plane",
        smooth("20,-700 110,-640 190,-520 262,-380 300,-220 330,-40 276,-100 230,-260 150,-440 80,-560"),
      ),
      paint.body(coat, "plane", neck),
    ),
    paint.shade(smooth("-60,-290 -30,-330 10,-440 40,-330 10,-180 10,0! -110,0! -80,-150"), 0.8),
    paint.body(coat, "plane", smooth("-30,-668 -26,-752 -4,-770 30,-712 36,-650")),
    paint.lift(
      1,
      paint.body(
        coat,
        "plane",
        smooth(
          "-66,-652 -10,-672 52,-640 70,-560 30,-470 -40,-430 -110,-376 -160,-306 -208,-262 -262,-268 -284,-314 -264,-366 -222,-440 -170,-540 -120,-616",
        ),
      ),
      paint.body(coat, "plane", smooth("-10,-660 6,-740 34,-762 64,-700 60,-640")),
    ),
    paint.body("nose", "plane", smooth("14,-668 22,-716 36,-732 48,-694 44,-656")),
    paint.shade(smooth("70,-560 30,-470 -40,-430 -110,-376 -160,-306 -130,-380 -40,-470 20,-530"), 1),
    paint.body(
      "cocoa",
      "ball",
      smooth("-262,-368 -216,-372 -176,-330 -190,-276 -226,-254 -270,-266 -290,-314"),
    ),
    paint.body(mane, "plane", smooth("-4,-690 20,-660 -40,-600 -96,-520 -118,-504 -100,-570 -60,-650")),
    paint.shine(smooth("-130,-590 -112,-596 -180,-470 -236,-380 -246,-384 -190,-490"), 1.2),
    paint.body("nose", "even", smooth("-262,-330 -244,-340 -234,-318 -250,-304")),
    paint.strand("nose", { d: "M-262 -272C-240 -278 -214 -290 -196 -312" }, 4, 0),
    eye(paint, -90, -540, 17),
    paint.detail({ d: "M-116 -556Q-90 -574 -66 -552" }, 5, 0.7),
    paint.body("tan", "plane", limb("-228,-450,20 -176,-404,20 -134,-356,20")),
    paint.body("tan", "plane", limb("40,-640,20 -30,-520,18 -104,-420,18 -186,-340,18")),
    paint.body("tan", "plane", limb("-176,-330,18 -60,-280,16 120,-230,16 270,-200,18")),
    paint.body("brass", "plane", {
      d: "M-214 -326a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M-202 -326a18 18 0 1 1 36 0a18 18 0 1 1 -36 0",
    }),
  );
}

/** Stands on 0, 0, facing left: a hen 580 wide and 620 high. */
export function hen(paint: Paint, feathers: MaterialName = "rust", tail: MaterialName = "chestnut") {
  const foot = (x: number) =>
    `M${x} -150L${x - 6} -20L${x - 66} 0M${x - 6} -20L${x - 16} 4M${x - 6} -20L${x + 40} 0`;
  return together(
    paint.contact(0, 4, 220, 20),
    paint.strand("yolk", { d: foot(-20) + foot(60) }, 16, -0.2),
    paint.lift(
      2,
      paint.body(
        tail,
        "plane",
        smooth("130,-330 180,-450 230,-540 290,-560 270,-490 326,-490 290,-420 330,-390 276,-340 240,-250"),
      ),
      paint.body(
        feathers,
        "ball",
        smooth(
          "-150,-560 -96,-560 -60,-480 -10,-400 80,-370 180,-380 256,-420 262,-300 200,-180 90,-110 -50,-108 -160,-180 -206,-290 -196,-420",
        ),
      ),
    ),
    paint.detail(
      {
        d: "M-150 -250q16 26 34 0q16 26 34 0M-130 -190q16 26 34 0q16 26 34 0M-70 -150q16 24 34 0q16 24 34 0M-170 -320q14 24 30 0",
      },
      5,
      0.45,
    ),
    paint.lift(
      1,
      paint.body(
        tail,
        "plane",
        smooth("-40,-310 40,-350 150,-330 230,-290 190,-250 206,-220 140,-206 120,-176 40,-190 -30,-230"),
      ),
    ),
    paint.detail(
      { d: "M40 -290Q120 -300 200 -276M40 -250Q110 -256 176 -232M40 -218Q80 -216 120 -196" },
      5,
      0.7,
    ),
    paint.body(
      "tomato",
      "ball",
      smooth("-196,-556 -220,-600 -186,-600 -176,-640 -146,-606 -116,-630 -106,-586 -90,-560 -130,-540"),
    ),
    paint.body(
      feathers,
      "ball",
      smooth("-204,-520 -190,-570 -130,-584 -84,-540 -80,-470 -130,-430 -190,-450"),
    ),
    paint.body("yolk", "plane", smooth("-200,-540 -262,-506! -198,-490")),
    paint.detail({ d: "M-256 -507L-204 -514" }, 3, 0.7),
    paint.body("tomato", "down", smooth("-198,-486 -172,-484 -164,-430 -186,-400 -206,-430")),
    eye(paint, -156, -528, 13),
  );
}
