import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a saucepan with its lid, steam above it, 820 wide and 560 high. */
export function saucepan(paint: Paint, enamel: MaterialName = "dominant") {
  return together(
    paint.contact(-60, 6, 320, 26),
    paint.strand(
      "light",
      { d: "M-120 -430C-150 -480 -90 -500 -120 -560M-20 -440C-50 -500 10 -520 -20 -590" },
      11,
      0.6,
    ),
    paint.lift(1, paint.body("iron", "bar", limb("180,-230,34 300,-256,34 450,-270,44"))),
    paint.body("screen", "even", { cx: 440, cy: -269, r: 10 }),
    paint.body("steel", "tube", { x: 170, y: -252, width: 50, height: 52, rx: 10 }),
    paint.lift(
      2,
      paint.body(enamel, "tube", { d: "M-300 -270H190V-40Q184 0 140 0H-250Q-294 0 -300 -40z" }),
      paint.body("steel", "tube", { x: -316, y: -290, width: 522, height: 32, rx: 14 }),
    ),
    paint.shade({ d: "M-300 -60Q-55 -20 190 -60V-40Q184 0 140 0H-250Q-294 0 -300 -40z" }, 0.6),
    paint.lift(
      1,
      paint.body("steel", "ball", {
        d: "M-306 -290C-290 -360 -180 -386 -55 -386C70 -386 180 -360 196 -290z",
      }),
    ),
    paint.detail({ d: "M-276 -310Q-55 -290 166 -310" }, 3, 0.5),
    paint.body("iron", "ball", smooth("-96,-420 -55,-432 -14,-420 -30,-384 -80,-384")),
    paint.shine(smooth("-266,-230 -240,-236 -244,-60 -268,-80"), 1.4),
    paint.shine(smooth("-250,-316 -200,-356 -110,-372 -190,-340"), 1.6),
  );
}

/** Lies around 0, 0, seen from above: a frying pan with two eggs, 880 wide. */
export function fryingPan(paint: Paint, iron: MaterialName = "iron") {
  const egg = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      { rotate: turn },
      paint.lift(
        1,
        paint.body(
          "egg",
          "plane",
          smooth("-110,-30 -70,-96 20,-88 80,-110 116,-20 80,60 20,96 -60,76 -120,50"),
        ),
      ),
      paint.body("yolk", "ball", { cx: 0, cy: -6, r: 44 }),
      paint.shine(smooth("-28,-14 -16,-36 6,-40 -10,-22"), 2.2),
    );
  return together(
    paint.lift(
      2,
      paint.body("walnut", "bar", tube(160, 0, 470, 0, 50, 62)),
      paint.body(iron, "bar", tube(120, 0, 230, 0, 70, 50)),
      paint.body(iron, "plane", { cx: -140, cy: 0, r: 300 }),
    ),
    paint.body("screen", "even", { cx: 440, cy: 0, rx: 16, ry: 12 }),
    paint.body("screen", "dish", { cx: -140, cy: 0, r: 254 }),
    paint.shine(
      {
        d: `M${polar(3.3, 286)
          .map((v, i) => (i ? v : v - 140))
          .join(" ")}A286 286 0 0 1 ${polar(4.8, 286)
          .map((v, i) => (i ? v : v - 140))
          .join(" ")}L${polar(4.8, 268)
          .map((v, i) => (i ? v : v - 140))
          .join(" ")}A268 268 0 0 0 ${polar(3.3, 268)
          .map((v, i) => (i ? v : v - 140))
          .join(" ")}z`,
      },
      1.2,
    ),
    egg(-220, -60, 0),
    egg(-60, 70, 70),
    paint.body(
      "leaf",
      "plane",
      joined(smooth("-40,-130! -10,-170 40,-160! 10,-120"), smooth("-250,140! -216,110 -170,128! -210,156")),
    ),
    paint.body(
      "nose",
      "even",
      discs(
        times(14, (index) => [...polar(index * 2.4, 40 + index * 12), 4] as [number, number, number]).map(
          ([x, y, r]): [number, number, number] => [x - 140, y, r],
        ),
      ),
    ),
  );
}

/** Stands on 0, 0: an oven with a loaf behind its lit window, 600 wide and 680 high. */
export function oven(paint: Paint, front: MaterialName = "enamel") {
  const ring = (x: number) =>
    paint.body("iron", "bar", { x: x - 86, y: -706, width: 172, height: 24, rx: 8 });
  return together(
    paint.contact(0, 6, 360, 24),
    paint.body(
      "iron",
      "tube",
      bars([
        [-270, -30, 60, 30],
        [210, -30, 60, 30],
      ]),
    ),
    ring(-140),
    ring(140),
    paint.lift(
      2,
      paint.body(front, "plane", { x: -300, y: -660, width: 600, height: 640, rx: 16 }),
      paint.body("steel", "bar", { x: -312, y: -686, width: 624, height: 34, rx: 8 }),
    ),
    paint.detail({ d: "M-300 -540H300M-300 -110H300" }, 4, 0.7),
    ...[-230, -150, 150, 230].map((x) =>
      together(
        paint.lift(1, paint.body("steel", "ball", { cx: x, cy: -596, r: 30 })),
        paint.detail({ d: `M${x} -596V-622` }, 5, 1),
      ),
    ),
    paint.body("screen", "plane", { x: -80, y: -624, width: 160, height: 56, rx: 10 }),
    paint.strand("yolk", { d: "M-50 -608V-584M-24 -608H0V-596H-24V-584H0M20 -608H44V-584H20z" }, 5, 0.2),
    paint.lift(1, paint.body("steel", "bar", { x: -230, y: -516, width: 460, height: 26, rx: 13 })),
    paint.body("screen", "plane", { x: -240, y: -460, width: 480, height: 310, rx: 20 }),
    paint.glow(0, -300, 230, 1.1),
    paint.strand("steel", { d: "M-230 -210H230M-230 -222H230" }, 5, 0),
    paint.lift(
      1,
      paint.body(
        "crust",
        "ball",
        smooth("-170,-226! -180,-300 -110,-366 0,-380 110,-366 180,-300 170,-226!"),
      ),
    ),
    paint.body(
      "crumb",
      "plane",
      joined(
        ...[-100, -20, 60].map((x) => smooth([x, -268], [x + 30, -330], [x + 62, -350], [x + 44, -290])),
      ),
    ),
    paint.shine(polygon([-226, -440], [-110, -440], [-226, -270]), 0.9),
    paint.body("steel", "bar", { x: -110, y: -84, width: 220, height: 18, rx: 9 }),
  );
}

/** Stands on 0, 0: a jar of jam under a cloth lid, 380 wide and 520 high. */
export function jamJar(paint: Paint, jam: MaterialName = "wine", cloth: MaterialName = "dominant") {
  const berries = times(26, (index): [number, number, number] => [
    -156 + ((index * 83) % 310),
    -320 + ((index * 131) % 290),
    8,
  ]);
  const checks = times(9, (index) => `M${-190 + index * 48} -470V-330`).join("");
  return together(
    paint.contact(0, 6, 230, 22),
    paint.lift(
      1,
      paint.body(
        jam,
        "plane",
        smooth("-160,-350 160,-350 182,-290 182,-40 150,-8 -150,-8 -182,-40 -182,-290"),
      ),
    ),
    paint.shine(discs(berries), 0.5),
    paint.clear(smooth("-150,-400 150,-400 196,-330 194,-20 150,0 -150,0 -194,-20 -196,-330")),
    paint.lift(
      1,
      paint.body("paper", "plane", smooth("-110,-226 110,-226 120,-160 110,-92 -110,-92 -120,-160")),
    ),
    paint.detail({ d: "M-96 -206H96V-112H-96z" }, 3, 0.6),
    paint.body(jam, "ball", smooth("0,-130! -34,-170 -16,-192 0,-180 16,-192 34,-170")),
    paint.lift(
      1,
      paint.body(
        cloth,
        "tube",
        smooth(
          "-170,-440 -120,-486 0,-496 120,-486 170,-440 176,-410 226,-336! 180,-350 150,-326! 110,-348 70,-322! 20,-346 -30,-322! -70,-348 -120,-326! -160,-350 -220,-334! -176,-410",
        ),
      ),
    ),
    paint.within(
      { d: "M-170 -440Q-120 -486 0 -496Q120 -486 170 -440L210 -340H-210z" },
      paint.shine(
        {
          d: checks.replaceAll("V", "l20 0V").replaceAll(/M(-?\d+) -470l20 0V-330/g, "M$1 -500h18V-330h-18z"),
        },
        1,
      ),
    ),
    paint.strand(
      "kraft",
      { d: "M-174 -406Q0 -384 174 -406M20 -396C60 -440 100 -400 30 -394C80 -350 50 -340 20 -396" },
      9,
      -0.2,
    ),
    paint.shine(smooth("-160,-300 -140,-320 -146,-60 -166,-80"), 1.7),
  );
}

/** Around 0, 0: two red chillies on their stalks, 700 wide and 560 high. */
export function chilli(paint: Paint, skin: MaterialName = "tomato") {
  const pod = paint.stamp(
    "chilli",
    together(
      paint.lift(
        2,
        paint.body(skin, "bar", limb("-220,-90,120 -120,-60,116 20,10,96 160,60,64 270,40,34 330,-20,8")),
      ),
      paint.shine(limb("-220,-120,14 -110,-90,22 20,-24,18 140,24,10"), 1.8),
      paint.body(
        "leaf",
        "plane",
        smooth("-290,-120 -240,-160 -190,-150 -204,-110 -180,-80 -214,-60 -230,-20 -280,-60"),
      ),
      paint.body("leaf", "bar", limb("-270,-96,30 -320,-130,20 -340,-190,22")),
    ),
  );
  return together(pod(20, -110, { rotate: -8 }), pod(10, 120, { rotate: 14, scale: 0.94 }));
}

/** Lies along the x axis around 0, 0: a chef's knife 880 long on cut herbs. */
export function chefsKnife(paint: Paint, grip: MaterialName = "walnut") {
  const herbs = times(16, (index) => {
    const [x, y] = [-380 + index * 44, 130 + ((index * 53) % 90)];
    return smooth([x, y, 1], [x + 14, y - 22], [x + 40, y - 16, 1], [x + 22, y + 8]);
  });
  return together(
    paint.body("leaf", "plane", joined(...herbs)),
    paint.lift(
      2,
      paint.body("steel", "plane", { d: "M140 -96H-40C-220 -96 -360 -30 -440 70C-300 96 -60 92 140 84z" }),
      paint.body("steel", "bar", { x: 130, y: -98, width: 50, height: 150, rx: 8 }),
      paint.body(grip, "bar", smooth("170,-98 300,-92 420,-84 444,-30 430,40 390,30 340,0 260,-10 172,0")),
    ),
    paint.shine({ d: "M130 40C-60 50 -280 60 -440 70C-300 96 -60 92 140 84z" }, 1.4),
    paint.shine({ d: "M130 -84H-40C-180 -84 -280 -44 -350 4C-250 -50 -160 -70 -40 -72H130z" }, 1.2),
    paint.body(
      "brass",
      "ball",
      discs([
        [222, -50, 13],
        [310, -48, 13],
        [392, -34, 13],
      ]),
    ),
  );
}

/** Stands on 0, 0: a cupcake with swirled icing and a cherry, 480 wide and 620 high. */
export function cupcake(paint: Paint, icing: MaterialName = "rose", paperCase: MaterialName = "dominant") {
  const pleats = times(9, (index) => `M${-168 + index * 42} 0L${-212 + index * 53} -240`).join("");
  const sprinkles = (stuff: MaterialName, shift: number) =>
    paint.strand(
      stuff,
      {
        d: times(
          7,
          (index) =>
            `M${round(-150 + ((index * 97 + shift) % 290))} ${round(-270 - ((index * 61 + shift) % 190) * (1 - Math.abs(-150 + ((index * 97 + shift) % 290)) / 260))}l14 -8`,
        ).join(""),
      },
      10,
      0.3,
    );
  return together(
    paint.contact(0, 6, 230, 22),
    paint.lift(1, paint.body(paperCase, "tube", { d: "M-216 -244H216L172 -10Q0 20 -172 -10z" })),
    paint.detail({ d: pleats }, 5, 0.6),
    paint.lift(
      1,
      paint.body(
        icing,
        "ball",
        smooth("-240,-250 -236,-300 -160,-330 0,-340 160,-330 236,-300 240,-250 150,-216 0,-206 -150,-216"),
      ),
      paint.body(
        icing,
        "ball",
        smooth("-190,-330 -180,-390 0,-420 180,-390 190,-330 110,-296 0,-290 -110,-296"),
      ),
      paint.body(
        icing,
        "ball",
        smooth("-130,-400 -116,-450 0,-490 116,-450 130,-400 70,-372 0,-366 -70,-372"),
      ),
      paint.body(icing, "ball", smooth("-70,-460 -40,-510 10,-550 50,-510 72,-460 0,-440")),
    ),
    paint.shine(smooth("-206,-270 -180,-304 -120,-316 -160,-280"), 1.3),
    paint.shine(smooth("-156,-352 -130,-380 -80,-394 -110,-360"), 1.3),
    sprinkles("yolk", 0),
    sprinkles("light", 40),
    paint.strand("leaf", { d: "M10 -580C20 -640 60 -660 90 -664" }, 9, -0.2),
    paint.lift(1, paint.body("apple", "ball", { cx: 6, cy: -548, r: 54 })),
    paint.shine(smooth("-30,-560 -18,-584 2,-590 -12,-566"), 2),
  );
}

/** Hangs from 0, -380: an apron with a pocket, 560 wide and 760 high. */
export function apron(paint: Paint, cloth: MaterialName = "dominant", trim: MaterialName = "light") {
  const stripes = times(6, (index) => `M${-225 + index * 90} 100V400`).join("");
  const outline = smooth(
    "-120,-264! 0,-254 120,-264! 160,-140 262,-30! 276,180 270,380! 0,396 -270,380! -276,180 -262,-30! -160,-140",
  );
  return together(
    paint.strand(trim, { d: "M-110 -250C-120 -420 120 -420 110 -250" }, 16, 0),
    paint.strand(trim, { d: "M-250 -20C-330 0 -330 120 -290 220M250 -20C330 0 330 120 290 220" }, 14, 0),
    paint.lift(2, paint.body(cloth, "plane", outline)),
    paint.detail({ d: "M-110 -240Q0 -230 110 -240M-258 356Q0 372 258 356" }, 4, 0.6),
    paint.within(
      outline,
      paint.shade(smooth("120,-300 150,-120 300,-20 300,420 180,420 190,120 130,-60"), 0.5),
    ),
    paint.detail({ d: stripes }, 4, 0.16),
    paint.lift(
      1,
      paint.body(cloth, "plane", { d: "M-150 60H150V190Q150 226 114 226H-114Q-150 226 -150 190z" }),
    ),
    paint.detail({ d: "M-142 84H142M0 84V222" }, 4, 0.6),
    paint.lift(
      1,
      at(
        70,
        40,
        { rotate: 8 },
        paint.body("board", "tube", tube(0, 80, 0, -60, 15)),
        paint.body("board", "ball", { cx: 0, cy: -90, rx: 32, ry: 48 }),
        paint.body("tan", "dish", { cx: 0, cy: -88, rx: 20, ry: 34 }),
      ),
    ),
    paint.within(
      { d: "M-10 60H150V190H-10z" },
      paint.body(cloth, "plane", { x: -10, y: 62, width: 158, height: 90 }),
    ),
    paint.detail({ d: "M-10 84H142" }, 4, 0.6),
    paint.body(
      "brass",
      "ball",
      discs([
        [-108, -246, 13],
        [108, -246, 13],
      ]),
    ),
  );
}

/** Stands on 0, 0: a mortar with its pestle and herbs, 520 wide and 520 high. */
export function mortarAndPestle(paint: Paint, stone: MaterialName = "marble") {
  return together(
    paint.contact(0, 6, 250, 24),
    paint.lift(
      1,
      at(30, -330, { rotate: 32 }, paint.body(stone, "tube", limb("0,100,60 0,-40,42 0,-190,56"))),
    ),
    paint.body(
      "leaf",
      "plane",
      joined(
        smooth("-130,-290! -170,-370 -120,-440! -80,-360"),
        smooth("-60,-290! -90,-390 -30,-450! -10,-360"),
        smooth("-170,-280! -250,-320 -260,-390! -180,-350"),
      ),
    ),
    paint.detail({ d: "M-130 -290L-120 -420M-60 -290L-36 -430M-170 -284L-250 -376" }, 4, 0.6),
    paint.lift(
      2,
      paint.body(stone, "tube", {
        d: "M-250 -300H250C250 -170 200 -90 120 -60L150 -12Q150 0 130 0H-130Q-150 0 -150 -12L-120 -60C-200 -90 -250 -170 -250 -300z",
      }),
    ),
    paint.body(stone, "bar", { x: -270, y: -320, width: 540, height: 44, rx: 20 }),
    paint.shade(smooth("-120,-70 0,-54 120,-70 136,-30 0,-20 -136,-30"), 0.7),
    paint.detail(
      {
        d: "M-200 -230C-140 -200 -60 -220 0 -190C80 -160 120 -210 190 -200M-160 -140C-100 -120 -40 -150 20 -120",
      },
      3,
      0.3,
    ),
    paint.shine(smooth("-224,-250 -200,-262 -180,-180 -130,-110 -170,-130 -210,-190"), 1.4),
  );
}
