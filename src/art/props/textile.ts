import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a sewing machine on its wooden base, 780 wide and 560 high. */
export function sewingMachine(paint: Paint, enamel: MaterialName = "screen", trim: MaterialName = "brass") {
  return together(
    paint.contact(0, 6, 430, 26),
    paint.lift(2, paint.body("wood", "bar", { x: -390, y: -96, width: 780, height: 96, rx: 10 })),
    paint.detail({ d: "M-380 -64C-200 -76 100 -52 380 -66M-380 -30C-100 -44 160 -20 380 -34" }, 3, 0.5),
    paint.body("steel", "bar", { x: -330, y: -116, width: 330, height: 22, rx: 4 }),
    paint.strand("accent", { d: "M-238 -440C-200 -500 -60 -440 20 -478" }, 4, 0),
    paint.body("board", "tube", { x: 6, y: -512, width: 52, height: 12, rx: 5 }),
    paint.body("accent", "tube", { x: 12, y: -500, width: 40, height: 52 }),
    paint.body("board", "tube", { x: 6, y: -452, width: 52, height: 12, rx: 5 }),
    paint.lift(
      1,
      paint.body(enamel, "plane", {
        d: "M-30 -96H310Q330 -96 326 -120L300 -380Q296 -450 230 -452C80 -456 -80 -440 -200 -440Q-270 -440 -274 -380V-260Q-274 -236 -250 -236H-202Q-180 -236 -178 -260V-320C-100 -340 40 -340 90 -316Q120 -300 122 -260C126 -190 100 -150 20 -142Q-30 -136 -30 -96z",
      }),
    ),
    paint.shine(
      {
        d: "M-256 -380Q-252 -424 -200 -424C-80 -424 80 -440 230 -436Q280 -434 286 -390C270 -424 250 -420 220 -420C80 -424 -60 -408 -190 -408Q-240 -408 -256 -380z",
      },
      1.6,
    ),
    paint.strand(
      trim,
      {
        d: "M-160 -380C-60 -400 60 -400 160 -396M-150 -364C-60 -382 60 -384 150 -380M-60 -390q20 -20 40 0q-20 20 -40 0M20 -391q20 -20 40 0q-20 20 -40 0M200 -360Q250 -350 256 -290L270 -150H180",
      },
      5,
      0.2,
    ),
    paint.body("steel", "tube", { x: -262, y: -252, width: 66, height: 30, rx: 6 }),
    paint.body(
      "steel",
      "tube",
      bars([
        [-240, -226, 14, 60],
        [-214, -226, 10, 46],
      ]),
    ),
    paint.strand("steel", { d: "M-233 -168V-104" }, 6, 0.4),
    paint.body("steel", "plane", { d: "M-262 -140H-204L-214 -120H-252z" }),
    paint.body("steel", "tube", bars([[-252, -480, 18, 46]])),
    paint.lift(
      1,
      paint.body("steel", "plane", { cx: 346, cy: -330, rx: 50, ry: 108 }),
      paint.body(enamel, "dish", { cx: 340, cy: -330, rx: 36, ry: 84 }),
    ),
    paint.body(trim, "ball", { cx: 340, cy: -330, rx: 15, ry: 30 }),
    paint.body(
      "dominant",
      "plane",
      smooth(
        "-386,-108! -300,-124 -160,-118 -40,-122 40,-112! 60,-60 20,-36 -40,-70 -120,-24 -200,-64 -290,-20 -370,-50",
      ),
    ),
    paint.shade(smooth("-300,-110 -290,-30 -260,-44 -270,-110"), 0.7),
    paint.shade(smooth("-120,-106 -110,-30 -80,-48 -92,-106"), 0.7),
    paint.detail({ d: "M-360 -92H20" }, 4, 0.6),
  );
}

/** Stands on 0, 0: a frame loom with half-woven cloth, 680 wide and 760 high. */
export function loom(paint: Paint, weft: MaterialName = "accent") {
  const warp = times(29, (index) => `M${-238 + index * 17} -690V-90`).join("");
  const rows = (y: number, height: number, stuff: MaterialName, tufts = false) =>
    together(
      paint.body(stuff, "plane", { x: -246, y, width: 492, height, rx: 3 }),
      paint.detail(
        {
          d: tufts
            ? times(12, (index) => `M${-236 + index * 41} ${y + 4}l20 ${height - 8}l20 ${8 - height}`).join(
                "",
              )
            : times(Math.floor(height / 14), (index) => `M-240 ${y + 10 + index * 14}h480`).join(""),
        },
        tufts ? 6 : 3,
        0.4,
      ),
    );
  return together(
    paint.contact(0, 4, 330, 22),
    paint.body("wood", "plane", polygon([-286, -10], [-250, -10], [-150, -330], [-180, -330])),
    paint.body("wood", "plane", polygon([286, -10], [250, -10], [150, -330], [180, -330])),
    paint.strand("linen", { d: warp }, 4, 0.3),
    rows(-150, 64, "linen"),
    rows(-206, 58, "dominant", true),
    rows(-250, 46, weft),
    rows(-306, 58, "linen", true),
    rows(-348, 44, "dominant"),
    rows(-396, 50, weft, true),
    paint.lift(1, paint.body("board", "bar", { x: -330, y: -470, width: 660, height: 26, rx: 12 })),
    paint.lift(
      2,
      paint.body(
        "board",
        "tube",
        bars([
          [-316, -750, 52, 748],
          [264, -750, 52, 748],
        ]),
      ),
      paint.body(
        "board",
        "bar",
        bars([
          [-340, -726, 680, 52],
          [-340, -104, 680, 52],
        ]),
      ),
    ),
    paint.detail(
      {
        d: "M-330 -706C-100 -716 120 -696 330 -706M-330 -82C-60 -92 100 -72 330 -84M-296 -640V-160M-282 -600V-240M284 -640V-160M298 -600V-240",
      },
      3,
      0.4,
    ),
    paint.body(
      "brass",
      "ball",
      discs([
        [-290, -700, 13],
        [290, -700, 13],
        [-290, -78, 13],
        [290, -78, 13],
      ]),
    ),
    paint.strand(weft, { d: "M-246 -400C-290 -420 -200 -440 -60 -416" }, 7, 0.1),
    paint.lift(
      1,
      at(
        30,
        -420,
        { rotate: -7 },
        paint.body("walnut", "bar", smooth("-130,0 -60,-26 60,-26 130,0 60,26 -60,26")),
        paint.body(weft, "bar", { x: -50, y: -14, width: 100, height: 28, rx: 10 }),
      ),
    ),
  );
}

/** Stands on 0, 0: a ball of wool 560 wide with two needles in it. */
export function woolBall(paint: Paint, wool: MaterialName = "accent") {
  const ball = { d: "M-260 -250a260 250 0 1 0 520 0a260 250 0 1 0 -520 0z" };
  const strands = (rotate: number, spread: number, count: number) =>
    at(
      0,
      -250,
      { rotate },
      paint.detail(
        {
          d: times(count, (index) => {
            const x = (index - (count - 1) / 2) * spread;
            const reach = round(Math.sqrt(Math.max(0, 254 * 254 - x * x * 1.1)));
            return `M${round(x * 0.9)} ${-reach}Q${round(x * 1.9)} 0 ${round(x * 0.9)} ${reach}`;
          }).join(""),
        },
        5,
        0.45,
      ),
    );
  const patch = (rotate: number) =>
    at(0, -250, { rotate }, paint.body(wool, "ball", smooth("-70,-244 70,-244 130,0 70,244 -70,244 -130,0")));
  const needle = (x: number, rotate: number) =>
    at(
      x,
      -250,
      { rotate },
      paint.body("board", "tube", tube(0, 320, 0, -400, 18, 20)),
      paint.body("dominant", "ball", { cy: -412, r: 30 }),
    );
  return together(
    paint.contact(0, 6, 280, 26),
    paint.lift(1, needle(-20, -34), needle(30, 30)),
    paint.lift(2, paint.body(wool, "ball", ball)),
    paint.within(ball, strands(64, 30, 15), patch(-40), strands(-40, 28, 8), patch(24), strands(24, 28, 8)),
    paint.shade(smooth("60,-20 180,-80 244,-190 250,-300 270,-220 230,-90 120,0"), 0.6),
    paint.shine(smooth("-210,-290 -180,-390 -100,-450 -140,-380 -176,-280"), 0.9),
    paint.strand(wool, { d: "M150 -40C240 30 330 -20 400 -14C460 -8 440 30 380 20" }, 15, -0.2),
  );
}

/** Stands on 0, 0: a spool of thread 360 wide and 520 high, a needle in it. */
export function threadSpool(paint: Paint, thread: MaterialName = "dominant") {
  const turns = times(
    21,
    (index) => `M-126 ${-416 + index * 16}Q0 ${-392 + index * 16} 126 ${-416 + index * 16}`,
  ).join("");
  return together(
    paint.contact(0, 8, 240, 24),
    paint.lift(1, paint.body("board", "tube", { d: "M-170 -70V-20C-170 24 170 24 170 -20V-70z" })),
    paint.body("board", "plane", { cx: 0, cy: -70, rx: 170, ry: 40 }),
    paint.body(thread, "tube", { d: "M-128 -430H128V-74C128 -44 -128 -44 -128 -74z" }),
    paint.detail({ d: turns }, 3, 0.45),
    paint.shine({ d: "M-92 -410H-66V-60L-92 -66z" }, 0.7),
    paint.lift(1, paint.body("board", "tube", { d: "M-170 -480V-430C-170 -386 170 -386 170 -430V-480z" })),
    paint.body("board", "plane", { cx: 0, cy: -480, rx: 170, ry: 40 }),
    paint.body("walnut", "dish", { cx: 0, cy: -480, rx: 50, ry: 14 }),
    paint.detail({ d: "M-120 -480a120 26 0 0 1 240 0" }, 3, 0.4),
    paint.lift(1, paint.body("steel", "tube", polygon([-196, -330], [-184, -338], [190, -150], [186, -142]))),
    paint.body("screen", "even", limb("-176,-324,5 -156,-314,5")),
    paint.strand(thread, { d: "M-166 -320C-260 -300 -280 -160 -240 -60C-220 0 -260 30 -300 10" }, 5, 0.3),
  );
}

/** Stands on 0, 0: a tailor's dummy on its stand, 360 wide and 800 high, a tape around its neck. */
export function tailorsDummy(paint: Paint, cloth: MaterialName = "linen") {
  const trunk = smooth(
    "-50,-760 50,-760 66,-700 150,-660 166,-600 150,-520 108,-440 112,-390 150,-310 158,-240 120,-222 -120,-222 -158,-240 -150,-310 -112,-390 -108,-440 -150,-520 -166,-600 -150,-660 -66,-700",
  );
  return together(
    paint.contact(0, 8, 210, 20),
    paint.body("wood", "tube", { x: -16, y: -240, width: 32, height: 190 }),
    paint.body(
      "wood",
      "bar",
      joined(
        limb("0,-70,40 -90,-50,30 -150,-12,24"),
        limb("0,-70,40 90,-50,30 150,-12,24"),
        limb("0,-80,36 6,-40,28 8,4,24"),
      ),
    ),
    paint.lift(2, paint.body(cloth, "tube", trunk)),
    paint.detail(
      {
        d: "M0 -740V-226M-74 -690C-40 -560 -70 -440 -66 -226M74 -690C40 -560 70 -440 66 -226M-110 -430Q0 -404 110 -430",
      },
      3,
      0.55,
    ),
    paint.body("wood", "ball", {
      d: "M-50 -756Q-46 -784 -14 -788L-10 -812Q0 -824 10 -812L14 -788Q46 -784 50 -756Q0 -740 -50 -756z",
    }),
    paint.body("wood", "plane", joined({ d: "M-166 -620a18 44 0 1 0 2 0zM166 -620a18 44 0 1 1 -2 0z" })),
    paint.lift(
      1,
      paint.body(
        "yolk",
        "plane",
        joined(
          limb("0,-712,22 -60,-690,24 -84,-600,26 -70,-480,26 -86,-380,26"),
          limb("0,-712,22 60,-690,24 88,-590,26 80,-520,26"),
        ),
      ),
    ),
    paint.detail(
      {
        d:
          times(11, (index) => `M${-96 + (index > 5 ? (index - 5) * 3 : 0)} ${-620 + index * 22}h14`).join(
            "",
          ) + times(5, (index) => `M82 ${-610 + index * 20}h14`).join(""),
      },
      3,
      0.9,
    ),
    paint.body(
      "tomato",
      "ball",
      discs([
        [-30, -560, 8],
        [24, -500, 8],
        [-34, -450, 8],
      ]),
    ),
    paint.body("cream", "bar", { x: -150, y: -248, width: 300, height: 26, rx: 12 }),
  );
}

/** Around 0, 0: a button with four holes, sewn with thread, 600 wide. */
export function button(paint: Paint, colour: MaterialName = "dominant", thread: MaterialName = "accent") {
  const holes = [
    [-62, -62],
    [62, -62],
    [62, 62],
    [-62, 62],
  ] as const;
  return together(
    paint.lift(3, paint.body(colour, "ball", { r: 300 })),
    paint.body(colour, "dish", { r: 232 }),
    paint.detail({ r: 232 }, 4, 0.6),
    paint.shine(
      {
        d: `M${polar(3.3, 276).join(" ")}A276 276 0 0 1 ${polar(4.9, 276).join(" ")}L${polar(4.9, 254).join(" ")}A254 254 0 0 0 ${polar(3.3, 254).join(" ")}z`,
      },
      1.7,
    ),
    paint.body("nose", "even", discs(holes.map(([x, y]) => [x, y, 36]))),
    paint.lift(
      1,
      paint.strand(thread, { d: "M-66 -66L60 60M-56 -70L68 54M-74 -58L54 70" }, 13, 0),
      paint.strand(thread, { d: "M66 -66L-60 60M56 -70L-68 54M74 -58L-54 70" }, 13, 0.3),
    ),
    paint.shade(
      {
        d: `M${polar(0.2, 228).join(" ")}A228 228 0 0 1 ${polar(1.9, 228).join(" ")}A300 300 0 0 0 ${polar(0.2, 228).join(" ")}z`,
      },
      0.7,
    ),
  );
}

/** Stands on 0, 0: three rolls of fabric lying on one another, 780 wide and 660 high. */
export function fabricRoll(
  paint: Paint,
  first: MaterialName = "dominant",
  second: MaterialName = "accent",
  third: MaterialName = "linen",
) {
  const roll = (x: number, y: number, cloth: MaterialName, pattern: string) => {
    const skin = { d: "M-250 -116H330C372 -116 392 -60 392 0C392 60 372 116 330 116H-250z" };
    return at(
      x,
      y,
      {},
      paint.lift(1, paint.body(cloth, "bar", skin)),
      paint.within(skin, paint.shine({ d: pattern }, 1.3), paint.shade({ d: "M-250 60H400V120H-250z" }, 0.6)),
      paint.body(cloth, "plane", { cx: -250, cy: 0, rx: 76, ry: 116 }),
      paint.detail(
        { d: "M-250 -92a58 92 0 1 0 54 60M-250 -68a44 68 0 1 0 42 50M-250 -44a30 44 0 1 0 28 40" },
        4,
        0.6,
      ),
      paint.body("board", "plane", { cx: -250, cy: 4, rx: 22, ry: 34 }),
      paint.body("screen", "even", { cx: -250, cy: 4, rx: 12, ry: 20 }),
    );
  };
  const dots = times(21, (index) => {
    const [x, y] = [
      -150 + Math.floor(index / 3) * 80,
      -70 + (index % 3) * 66 + (Math.floor(index / 3) % 2) * 30,
    ];
    return `M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0`;
  }).join("");
  const stripes = times(
    9,
    (index) =>
      `M${-160 + index * 66} -120C${-120 + index * 66} -60 ${-120 + index * 66} 60 ${-160 + index * 66} 120h18C${-100 + index * 66} 60 ${-100 + index * 66} -60 ${-142 + index * 66} -120z`,
  ).join("");
  return together(
    paint.contact(0, 6, 460, 26),
    roll(-60, -118, second, stripes),
    paint.lift(
      1,
      paint.body(
        first,
        "tube",
        smooth("-60,-330! 330,-330! 352,-200 340,-40 240,-56 140,-36 40,-58 -70,-40 -74,-200"),
      ),
    ),
    paint.within({ d: "M-74 -340H360V-30H-74z" }, at(60, -200, {}, paint.shine({ d: dots }, 1.3))),
    paint.shade(smooth("40,-240 60,-140 50,-54 72,-54 90,-140 70,-240"), 0.6),
    paint.shade(smooth("230,-240 256,-140 250,-54 268,-50 284,-140 262,-240"), 0.6),
    roll(40, -330, first, dots),
    roll(-30, -544, third, ""),
  );
}

/** Around 0, 0: a needle with a long thread, 720 wide and 640 high. */
export function needleAndThread(paint: Paint, thread: MaterialName = "apple") {
  return together(
    paint.lift(
      2,
      at(
        0,
        0,
        { rotate: 40 },
        paint.body(
          "steel",
          "bar",
          smooth("-400,-16 -340,-40 -200,-30 200,-17 440,0! 200,17 -200,30 -340,40 -400,16"),
        ),
        paint.body("screen", "even", limb("-350,0,26 -250,0,26")),
        paint.shine({ d: "M-250 -8H330V-4H-250z" }, 1.6),
      ),
    ),
    paint.lift(
      1,
      paint.body(
        thread,
        "bar",
        limb(
          "-250,-200,21 -340,-150,21 -340,20,21 -220,120,21 -60,60,21 -60,-60,21 -170,-40,21 -150,120,21 0,220,21 180,160,21 260,40,21 340,60,21",
        ),
      ),
      paint.body(thread, "bar", limb("-244,-214,21 -150,-300,21 40,-260,21 150,-180,21 280,-220,21")),
    ),
  );
}
