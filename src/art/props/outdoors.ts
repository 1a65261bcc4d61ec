import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube, twist } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0, pointing to the upper right: a telescope on three legs, 700 wide and 780 high. */
export function telescope(paint: Paint, barrel: MaterialName = "dominant", trim: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 290, 22),
    paint.body("wood", "tube", tube(0, -390, 20, -20, 30, 20)),
    paint.lift(
      1,
      paint.body("wood", "plane", joined(tube(-14, -400, -220, -4, 36, 22), tube(14, -400, 230, -4, 36, 22))),
    ),
    paint.detail({ d: "M-116 -200H122" }, 7, 0.8),
    paint.body(trim, "plane", joined(limb("-214,-14,26 -222,0,24"), limb("224,-14,26 232,0,24"))),
    paint.body("iron", "bar", { x: -50, y: -430, width: 100, height: 50, rx: 10 }),
    at(
      0,
      -470,
      { rotate: -32 },
      paint.lift(
        2,
        paint.body(trim, "bar", { x: -300, y: -22, width: 80, height: 44, rx: 8 }),
        paint.body("iron", "bar", { x: -336, y: -30, width: 48, height: 60, rx: 10 }),
        paint.body(trim, "bar", { x: -230, y: -36, width: 120, height: 72, rx: 8 }),
        paint.body(barrel, "bar", { x: -130, y: -54, width: 400, height: 108, rx: 8 }),
        paint.body(trim, "bar", { x: 250, y: -68, width: 100, height: 136, rx: 12 }),
      ),
      paint.body(
        trim,
        "bar",
        bars([
          [-130, -56, 22, 112],
          [40, -56, 22, 112],
        ]),
      ),
      paint.body("glass", "plane", { cx: 352, cy: 0, rx: 16, ry: 58 }),
      paint.shine({ x: -100, y: -40, width: 330, height: 12, rx: 6 }, 1.3),
      paint.lift(1, paint.body("iron", "bar", { x: -120, y: -104, width: 210, height: 30, rx: 10 })),
      paint.body(
        "iron",
        "plane",
        bars([
          [-90, -80, 16, 30],
          [50, -80, 16, 30],
        ]),
      ),
      paint.body(trim, "ball", { cx: -20, cy: 44, r: 26 }),
    ),
  );
}

/** Around 0, 0: a kite with its tail and line, 700 wide and 820 high. */
export function kite(paint: Paint, first: MaterialName = "accent", second: MaterialName = "dominant") {
  const bow = paint.stamp(
    "kite bow",
    together(
      paint.body(second, "plane", {
        d: "M0 0C-30 -40 -70 -44 -76 -20C-80 10 -40 20 0 0C30 40 70 44 76 20C80 -10 40 -20 0 0z",
      }),
      paint.body("light", "ball", { r: 12 }),
    ),
  );
  return together(
    paint.strand("linen", { d: "M-4 -180C40 60 180 260 340 420" }, 4, 0.4),
    paint.strand("linen", { d: "M-77 190C-20 250 -130 300 -90 360C-60 410 -150 440 -140 500" }, 6, 0),
    bow(-66, 240, { rotate: 40, scale: 0.9 }),
    bow(-98, 340, { rotate: -30, scale: 0.85 }),
    bow(-112, 430, { rotate: 20, scale: 0.8 }),
    at(
      0,
      -120,
      { rotate: 14 },
      paint.lift(
        3,
        paint.body(first, "plane", polygon([0, -320], [-250, -60], [0, -60])),
        paint.body(second, "plane", polygon([0, -320], [250, -60], [0, -60])),
        paint.body(second, "plane", polygon([-250, -60], [0, 320], [0, -60])),
        paint.body(first, "plane", polygon([250, -60], [0, 320], [0, -60])),
      ),
      paint.shade(polygon([0, -320], [250, -60], [0, 320], [90, -60]), 0.5),
      paint.strand("board", { d: "M0 -320V320M-250 -60Q0 -84 250 -60" }, 10, 0.1),
      paint.strand("linen", { d: "M0 -200L40 20L0 160" }, 3, 0.5),
      paint.body("light", "ball", { cx: 0, cy: -62, r: 16 }),
      paint.shine(polygon([-10, -292], [-222, -68], [-180, -68], [-10, -250]), 0.8),
    ),
  );
}

/** Stands on 0, 0: a camp fire between stones, 640 wide and 640 high. */
export function campfire(paint: Paint) {
  const log = (x: number, y: number, toX: number, toY: number) =>
    together(
      paint.lift(1, paint.body("cocoa", "bar", tube(x, y, toX, toY, 64))),
      paint.body("board", "plane", { cx: x, cy: y, rx: 25, ry: 34 }),
      paint.detail({ d: `M${x - 10} ${y}a10 14 0 1 0 20 0a10 14 0 1 0 -20 0` }, 3, 0.5),
    );
  const stone = (x: number, y: number, wide: number, high: number) =>
    paint.body(
      "ash",
      "ball",
      smooth(
        [x - wide, y],
        [x - wide * 0.6, y - high],
        [x + wide * 0.3, y - high * 1.1],
        [x + wide, y - high * 0.2],
        [x + wide * 0.6, y + high * 0.4],
        [x - wide * 0.6, y + high * 0.4],
      ),
    );
  return together(
    paint.glow(0, -240, 360, 1.2),
    paint.contact(0, 0, 340, 40),
    paint.lift(1, stone(-150, -70, 60, 40), stone(0, -84, 60, 36), stone(150, -70, 60, 40)),
    log(200, -60, -130, -190),
    log(-200, -60, 130, -190),
    paint.body(
      "tomato",
      "down",
      smooth(
        "-170,-110 -176,-260 -110,-360! -90,-280 -20,-420 10,-600! 80,-440 100,-330 150,-400! 180,-250 160,-110 0,-60",
      ),
    ),
    paint.body(
      "rust",
      "down",
      smooth(
        "-110,-100 -116,-230 -60,-310! -44,-250 0,-340 20,-450! 64,-330 80,-250 104,-290! 124,-190 106,-100 0,-60",
      ),
    ),
    paint.body(
      "yolk",
      "down",
      smooth("-70,-96 -74,-180 -30,-240! -16,-190 14,-320! 50,-220 76,-170 66,-96 0,-64"),
    ),
    paint.body("light", "down", smooth("-34,-90 -30,-150 10,-220! 36,-140 34,-90 0,-70")),
    paint.lift(
      1,
      stone(-250, -30, 66, 44),
      stone(-110, -10, 60, 36),
      stone(36, -4, 66, 38),
      stone(160, -14, 56, 36),
      stone(260, -34, 60, 42),
    ),
    paint.strand(
      "yolk",
      { d: "M-90 -480l-8 -20M120 -520l8 -24M-30 -560l-6 -18M60 -660l4 -16M-140 -600l-6 -12" },
      9,
      0.4,
    ),
  );
}

/** Stands on 0, 0: a tent with its flaps open, 880 wide and 560 high. */
export function tent(paint: Paint, canvas: MaterialName = "accent") {
  return together(
    paint.contact(0, 6, 470, 26),
    paint.strand("linen", { d: "M-180 -500L-440 -6M220 -500L450 -16" }, 5, 0.2),
    paint.body("board", "tube", joined(tube(-446, 6, -430, -36, 14), tube(456, 0, 440, -42, 14))),
    paint.lift(
      2,
      paint.body(canvas, "plane", smooth("-180,-510! 20,-484 220,-510! 300,-320 420,-20! 60,-6!")),
      paint.body(canvas, "plane", smooth("-180,-510! -250,-280 -390,0! 60,0! -90,-290")),
    ),
    paint.shade(smooth("-180,-510! 20,-484 220,-510! 300,-320 420,-20! 60,-6! -60,-240"), 0.5),
    paint.detail({ d: "M-40 -490C60 -340 170 -150 240 -12M90 -492C170 -360 270 -160 330 -16" }, 3, 0.5),
    paint.body("screen", "plane", smooth("-180,-470! -230,-260 -320,0! -30,0! -120,-270")),
    paint.glow(-170, -90, 120, 0.9),
    paint.lift(
      1,
      paint.body("light", "plane", smooth("-180,-490! -216,-330 -290,-230 -360,0! -398,0! -250,-290")),
      paint.body("light", "plane", smooth("-180,-490! -140,-330 -50,-220 20,0! 64,0! -90,-290")),
    ),
    paint.strand("tomato", { d: "M-292 -228L-256 -214M-50 -220L-84 -208" }, 9, 0),
    paint.body("board", "tube", { x: -188, y: -534, width: 16, height: 44 }),
    paint.body("dominant", "plane", polygon([-172, -600], [-90, -572], [-172, -544])),
    paint.strand("board", { d: "M-180 -604V-500" }, 9, 0),
  );
}

/** Stands on 0, 0: a rucksack with a rolled mat, 560 wide and 740 high. */
export function rucksack(paint: Paint, cloth: MaterialName = "dominant", straps: MaterialName = "leather") {
  const buckle = (x: number) =>
    together(
      paint.lift(1, paint.body(straps, "bar", { x: x - 20, y: -450, width: 40, height: 190, rx: 6 })),
      paint.body("brass", "plane", { d: `M${x - 30} -320h60v48h-60zM${x - 16} -308v24h32v-24z` }),
      paint.body("brass", "bar", { x: x - 5, y: -316, width: 10, height: 40 }),
    );
  return together(
    paint.contact(0, 6, 290, 24),
    paint.strand(straps, { d: "M-60 -640C-60 -720 60 -720 60 -640" }, 20, 0.1),
    paint.body(
      straps,
      "tube",
      joined(
        limb("-190,-520,40 -270,-400,44 -262,-180,36 -200,-70,28"),
        limb("190,-520,40 270,-400,44 262,-180,36 200,-70,28"),
      ),
    ),
    paint.lift(
      2,
      paint.body(
        cloth,
        "tube",
        smooth(
          "-190,-560 -150,-630 0,-650 150,-630 190,-560 226,-260 220,-40 160,0 -160,0 -220,-40 -226,-260",
        ),
      ),
    ),
    paint.shade(smooth("-210,-100 0,-60 210,-100 220,-30 160,0 -160,0 -220,-30"), 0.6),
    paint.lift(
      1,
      paint.body(
        cloth,
        "tube",
        smooth("-180,-250 -140,-262 140,-262 180,-250 190,-60 150,-30 -150,-30 -190,-60"),
      ),
    ),
    paint.detail({ d: "M-170 -226H170M-150 -56H150" }, 4, 0.6),
    paint.lift(
      1,
      paint.body(
        cloth,
        "tube",
        smooth("-200,-580 -140,-660 0,-676 140,-660 200,-580 214,-430 150,-400 0,-392 -150,-400 -214,-430"),
      ),
    ),
    paint.detail({ d: "M-190 -446C-100 -420 100 -420 190 -446" }, 4, 0.6),
    paint.shine(smooth("-170,-570 -120,-632 -60,-650 -120,-590 -140,-480 -176,-470"), 1.1),
    buckle(-96),
    buckle(96),
    paint.lift(1, paint.body("accent", "bar", { x: -250, y: -776, width: 500, height: 116, rx: 56 })),
    paint.body("light", "dish", { cx: -214, cy: -718, rx: 34, ry: 54 }),
    paint.detail({ d: "M-214 -756a24 38 0 1 0 20 34a14 22 0 1 0 -18 14" }, 4, 0.6),
    paint.body(
      straps,
      "plane",
      bars([
        [-116, -778, 36, 120],
        [80, -778, 36, 120],
      ]),
    ),
  );
}

/** Stands on 0, 0, facing left: a walking boot 720 wide and 600 high. */
export function walkingBoot(paint: Paint, hide: MaterialName = "leather") {
  const upper = smooth(
    "-30,-540! 70,-560 250,-540! 270,-380 290,-220 300,-90! -340,-90! -350,-170 -300,-240 -200,-270 -110,-320 -60,-410",
  );
  const holes: [number, number][] = [
    [-190, -262],
    [-130, -300],
    [-92, -352],
    [-66, -412],
    [-48, -476],
  ];
  const laces =
    holes.map(([x, y]) => `M${x - 6} ${y + 4}L${x + 64} ${y + 44}`).join("") +
    holes
      .slice(1)
      .map(
        ([x, y], index) =>
          `M${x + 64} ${y + 44}L${(holes[index]?.[0] ?? 0) - 6} ${(holes[index]?.[1] ?? 0) + 4}`,
      )
      .join("");
  const lugs = times(9, (index) => `M${-330 + index * 70} -34h44v34h-44z`).join("");
  return together(
    paint.contact(-20, 6, 380, 24),
    paint.body("ink", "plane", smooth("-30,-530! 60,-590 230,-580 256,-530! 110,-510")),
    paint.lift(2, paint.body(hide, "plane", upper)),
    paint.body("cocoa", "plane", smooth("-350,-100! -352,-170 -300,-226 -220,-210 -190,-100!")),
    paint.body("cocoa", "plane", smooth("300,-100! 292,-230 230,-260 180,-190 190,-100!")),
    paint.body("tan", "tube", smooth("-44,-552 100,-580 262,-554 268,-506 110,-524 -40,-498")),
    paint.detail(
      {
        d: "M-110 -210C-40 -250 20 -350 30 -480M-100 -196C0 -230 60 -330 76 -470M-190 -110C-160 -180 -140 -200 -100 -210M190 -110C180 -190 220 -240 280 -250",
      },
      4,
      0.6,
    ),
    paint.strand("tomato", { d: laces }, 12, 0),
    paint.body(
      "brass",
      "ball",
      discs(
        holes.flatMap(([x, y]): [number, number, number][] => [
          [x - 6, y + 4, 9],
          [x + 64, y + 44, 10],
        ]),
      ),
    ),
    paint.strand(
      "tomato",
      {
        d: "M-50 -476C-150 -520 -170 -420 -60 -460C-100 -380 -130 -400 -150 -360M14 -432C60 -470 80 -380 20 -400",
      },
      10,
      0.1,
    ),
    paint.strand(hide, { d: "M262 -560C300 -580 300 -500 270 -500" }, 14, 0.2),
    paint.lift(
      1,
      paint.body("iron", "bar", {
        d: `M-366 -96Q-374 -60 -352 -40H300Q320 -60 312 -100H-340Q-356 -104 -366 -96z`,
      }),
    ),
    paint.body("iron", "down", { d: lugs }),
    paint.body("tan", "bar", { x: -350, y: -104, width: 660, height: 18, rx: 8 }),
    paint.shine(smooth("-320,-170 -290,-212 -240,-216 -280,-180 -300,-130"), 1),
  );
}

/** Around 0, 0: a coil of climbing rope with a snap hook, 620 wide and 780 high. */
export function climbingRope(paint: Paint, colour: MaterialName = "apple") {
  const loop = (wide: number, high: number, x: number): [number, number, number][] => [
    [x - 20, -250, 30],
    [x - wide * 0.8, -150, 30],
    [x - wide, 60, 30],
    [x - wide * 0.7, high - 60, 30],
    [x, high, 30],
    [x + wide * 0.7, high - 60, 30],
    [x + wide, 60, 30],
    [x + wide * 0.8, -150, 30],
    [x + 20, -250, 30],
  ];
  const coil = (points: [number, number, number][], stuff: MaterialName) =>
    together(
      paint.lift(1, paint.body(stuff, "plane", limb(...points))),
      paint.detail(twist(points, 42), 4, 0.6),
    );
  return together(
    coil(
      [
        [30, -150, 30],
        [170, 20, 30],
        [250, 180, 30],
        [220, 330, 30],
        [280, 400, 30],
      ],
      colour,
    ),
    coil(loop(230, 350, -20), colour),
    coil(loop(180, 300, 20), "light"),
    coil(loop(200, 330, 4), colour),
    coil(loop(150, 260, -10), colour),
    paint.lift(
      1,
      paint.body(
        colour,
        "bar",
        joined(
          ...times(5, (index) =>
            limb([-74, -226 + index * 30, 30], [0, -216 + index * 30, 30], [74, -226 + index * 30, 30]),
          ),
        ),
      ),
    ),
    paint.detail(
      {
        d: times(15, (index) => `M${-64 + (index % 5) * 30} ${-228 + Math.floor(index / 5) * 60}l14 18`).join(
          "",
        ),
      },
      4,
      0.6,
    ),
    paint.lift(
      2,
      paint.body("steel", "plane", {
        d: "M-20 -420C60 -430 80 -380 70 -320L50 -230C40 -180 -50 -180 -64 -230L-80 -330C-88 -390 -70 -416 -20 -420zM-18 -390C-52 -388 -58 -366 -52 -330L-38 -240C-32 -214 20 -214 26 -240L42 -324C48 -372 30 -394 -18 -390z",
      }),
    ),
    paint.body("tomato", "plane", tube(46, -316, 28, -232, 24)),
    paint.shine(limb("-64,-350,6 -54,-280,6 -46,-236,6"), 2),
  );
}

/** Stands on 0, 0: binoculars 640 wide and 560 high, seen from the front. */
export function binoculars(paint: Paint, skin: MaterialName = "iron") {
  const half = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body("steel", "tube", { d: "M-150 -560H-80V-480H-150z" }),
      paint.body("ink", "tube", { x: -166, y: -572, width: 102, height: 46, rx: 12 }),
      paint.lift(
        1,
        paint.body(skin, "tube", {
          d: "M-186 -500Q-186 -520 -166 -520H-64Q-44 -520 -44 -500V-430C-40 -380 -30 -360 -30 -300V-170H-320V-300C-320 -380 -190 -400 -186 -440z",
        }),
      ),
      paint.detail({ d: times(5, (index) => `M-300 ${-300 + index * 22}H-40`).join("") }, 4, 0.5),
      paint.body("brass", "tube", { x: -326, y: -200, width: 302, height: 24, rx: 8 }),
      paint.lift(1, paint.body(skin, "plane", { cx: -175, cy: -150, r: 150 })),
      paint.body("steel", "dish", { cx: -175, cy: -150, r: 122 }),
      paint.body("screen", "ball", { cx: -175, cy: -150, r: 108 }),
      paint.body("cell", "dish", { cx: -175, cy: -150, r: 84 }),
    );
  const glint = (x: number) =>
    together(
      paint.shine(
        smooth([x - 70, -170], [x - 40, -230], [x + 20, -240], [x - 20, -200], [x - 44, -150]),
        1.8,
      ),
      paint.shine({ cx: x + 36, cy: -104, r: 14 }, 1.6),
    );
  return together(
    paint.contact(0, 6, 360, 24),
    paint.strand(
      "leather",
      { d: "M-180 -470C-420 -470 -420 -120 -340 -10M180 -470C420 -470 420 -120 340 -10" },
      15,
      0.1,
    ),
    half(false),
    half(true),
    paint.lift(
      1,
      paint.body("steel", "tube", { x: -34, y: -440, width: 68, height: 200, rx: 10 }),
      paint.body("iron", "tube", { x: -44, y: -420, width: 88, height: 76, rx: 10 }),
    ),
    paint.detail({ d: times(7, (index) => `M${-34 + index * 11} -414v64`).join("") }, 4, 0.9),
    glint(-175),
    glint(175),
  );
}

/** On 0, 0: a canoe with its paddle on the water, 900 wide and 300 high. */
export function canoe(paint: Paint, hull: MaterialName = "tomato") {
  const ripple = times(
    5,
    (index) => `M${round(-380 + index * 170)} ${20 + (index % 2) * 16}q30 -14 60 0q-30 8 -60 0`,
  ).join("");
  return together(
    paint.body("walnut", "dish", smooth("-400,-200! -200,-166 0,-156 200,-166 400,-200! 200,-130 -200,-130")),
    paint.body("board", "plane", joined(tube(-170, -172, -150, -120, 30), tube(170, -172, 150, -120, 30))),
    paint.lift(
      1,
      paint.body("board", "bar", tube(-120, -330, 190, -110, 18)),
      paint.body("board", "plane", limb("-170,-366,30 -150,-352,62 -110,-324,50 -90,-310,20")),
      paint.body("walnut", "bar", tube(186, -128, 204, -84, 18)),
    ),
    paint.lift(
      2,
      paint.body(hull, "bar", {
        d: "M-430 -250C-440 -190 -410 -60 -320 -10H320C410 -60 440 -190 430 -250C410 -200 330 -150 200 -142C80 -136 -80 -136 -200 -142C-330 -150 -410 -200 -430 -250z",
      }),
    ),
    paint.body("board", "bar", {
      d: "M-436 -256C-410 -200 -330 -154 -200 -146C-80 -140 80 -140 200 -146C330 -154 410 -200 436 -256L434 -226C404 -184 330 -138 200 -128C80 -122 -80 -122 -200 -128C-330 -138 -404 -184 -434 -226z",
    }),
    paint.shine(smooth("-380,-150 -300,-112 -100,-96 100,-96 -100,-84 -320,-92"), 0.9),
    paint.detail({ d: "M-340 -60C-160 -40 160 -40 340 -60" }, 4, 0.5),
    paint.body("water", "down", {
      d: "M-460 -10Q-400 -44 -340 -16T-220 -16T-100 -16T20 -16T140 -16T260 -16T380 -16T470 -20V60H-460z",
    }),
    paint.shine({ d: ripple }, 1.6),
  );
}
