import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Around the spots: windows of four panes, lit from inside or dark. */
function panes(paint: Paint, spots: [x: number, y: number][], width: number, height: number, isLit = false) {
  const [x, y] = [-width / 2, -height / 2];
  const pane = paint.stamp(
    `pane ${width} ${height} ${isLit}`,
    together(
      paint.body("light", "plane", { x: x - 9, y: y - 9, width: width + 18, height: height + 18, rx: 4 }),
      paint.body(isLit ? "yolk" : "screen", "down", { x, y, width, height }),
      paint.strand("light", { d: `M0 ${y}v${height}M${x} 0h${width}` }, 8),
      paint.body("light", "bar", { x: x - 18, y: y + height + 6, width: width + 36, height: 14, rx: 4 }),
    ),
  );
  return together(...spots.map(([left, top]) => pane(left, top)));
}

/** Stands on 0, 0: a cottage with a thatched roof among its flowers, 860 wide and 640 high. */
export function cottage(paint: Paint, wall: MaterialName = "linen", door: MaterialName = "dominant") {
  const bush = paint.stamp(
    "bush of roses",
    together(
      paint.body("leaf", "ball", {
        d: "M-70 0C-90 -50 -50 -90 -20 -80C0 -110 50 -100 54 -66C90 -56 84 -10 70 0z",
      }),
      paint.body(
        "rose",
        "even",
        discs([
          [-40, -40, 9],
          [-8, -62, 9],
          [30, -50, 10],
          [8, -24, 8],
          [50, -24, 8],
        ]),
      ),
    ),
  );
  return together(
    paint.contact(0, 4, 440, 28),
    paint.lift(
      1,
      paint.body("brick", "tube", { x: 210, y: -640, width: 90, height: 210 }),
      paint.body("brick", "bar", { x: 198, y: -656, width: 114, height: 28, rx: 3 }),
    ),
    paint.lift(2, paint.body(wall, "plane", { x: -340, y: -330, width: 680, height: 330 })),
    paint.shade({ x: -340, y: -330, width: 680, height: 44 }, 1),
    panes(
      paint,
      [
        [-220, -160],
        [220, -160],
      ],
      120,
      120,
    ),
    paint.lift(1, paint.body("stone", "plane", { d: "M-78 0V-190Q-78 -256 0 -256Q78 -256 78 -190V0z" })),
    paint.body(door, "plane", { d: "M-58 0V-184Q-58 -236 0 -236Q58 -236 58 -184V0z" }),
    paint.detail({ d: "M-20 -232V0M20 -232V0" }, 4, 0.7),
    paint.body("brass", "ball", { cx: 36, cy: -110, r: 9 }),
    paint.lift(
      2,
      paint.body("honey", "plane", {
        d: "M-300 -560Q-280 -590 -240 -590H240Q280 -590 300 -560L420 -300Q424 -270 390 -276Q330 -290 300 -300C250 -320 200 -320 150 -300Q0 -270 -150 -300C-200 -320 -250 -320 -300 -300Q-330 -290 -390 -276Q-424 -270 -420 -300z",
      }),
      paint.body("umber", "bar", {
        d: "M-310 -590Q0 -630 310 -590L322 -540Q280 -560 240 -536Q200 -560 160 -536Q120 -560 80 -536Q40 -560 0 -536Q-40 -560 -80 -536Q-120 -560 -160 -536Q-200 -560 -240 -536Q-280 -560 -322 -540z",
      }),
    ),
    paint.detail(
      {
        d: times(
          13,
          (index) => `M${(index - 6) * 44} -520L${(index - 6) * 60} ${-330 - (index % 3) * 20}`,
        ).join(""),
      },
      3,
      0.45,
    ),
    paint.body("stone", "bar", { x: -100, y: -14, width: 200, height: 20, rx: 5 }),
    bush(-280, 4),
    bush(-150, 4, { flip: true, scale: 0.8 }),
    bush(270, 4, { flip: true }),
    bush(150, 4, { scale: 0.75 }),
  );
}

/** Stands on 0, 0: an old town house with a stepped gable, 460 wide and 860 high. */
export function townHouse(paint: Paint, wall: MaterialName = "brick", door: MaterialName = "dominant") {
  const gable = "M-210 -560V-630H-150V-700H-95V-770H-45V-830H45V-770H95V-700H150V-630H210V-560z";
  return together(
    paint.contact(0, 4, 280, 22),
    paint.lift(2, paint.body(wall, "plane", { d: `${gable.slice(0, -1)}V0H-210z` })),
    paint.detail(
      {
        d: times(
          8,
          (row) =>
            `M-206 ${-70 - row * 62}h${row % 2 ? 30 : 50}M206 ${-100 - row * 54}h${row % 2 ? -40 : -26}`,
        ).join(""),
      },
      4,
      0.5,
    ),
    paint.lift(
      1,
      paint.body(
        "stone",
        "bar",
        bars([
          [-220, -644, 76, 20],
          [144, -644, 76, 20],
          [-160, -714, 70, 20],
          [90, -714, 70, 20],
          [-104, -784, 64, 20],
          [40, -784, 64, 20],
          [-55, -846, 110, 22],
          [-222, -572, 444, 24],
          [-222, -320, 444, 20],
          [-222, -24, 444, 24],
        ]),
      ),
    ),
    panes(
      paint,
      [
        [-120, -440],
        [0, -440],
        [140, -160],
      ],
      70,
      150,
    ),
    panes(
      paint,
      [
        [120, -440],
        [30, -160],
      ],
      70,
      150,
      true,
    ),
    panes(paint, [[0, -680]], 60, 90),
    paint.body("stone", "plane", { x: -186, y: -262, width: 132, height: 240 }),
    paint.body(door, "plane", { x: -170, y: -214, width: 100, height: 192 }),
    paint.body("yolk", "plane", { x: -170, y: -248, width: 100, height: 28 }),
    paint.detail({ d: "M-156 -200h72v70h-72zM-156 -116h72v78h-72z" }, 4, 0.8),
    paint.body("brass", "ball", { cx: -84, cy: -116, r: 7 }),
    paint.shade({ d: "M130 -560H210V0H130z" }, 0.35),
  );
}

/** Stands on 0, 0: two armchairs that face one another across a small table, 960 wide and 480 high. */
export function twoChairs(paint: Paint, left: MaterialName = "dominant", right: MaterialName = "accent") {
  const chair = (cloth: MaterialName, flip: boolean) =>
    at(
      flip ? 310 : -310,
      0,
      { flip },
      paint.body("board", "tube", { d: "M-130 -80H-100L-120 0H-140zM110 -80H140L150 0H130z" }),
      paint.lift(
        2,
        paint.body(cloth, "tube", {
          d: "M-180 -420C-176 -480 -90 -486 -76 -430C-60 -340 -50 -260 -40 -190V-70H-130Q-160 -70 -160 -110C-164 -210 -180 -320 -180 -420z",
        }),
        paint.body(cloth, "bar", { x: -110, y: -230, width: 250, height: 90, rx: 36 }),
        paint.body(cloth, "plane", {
          d: "M-140 -290Q-140 -310 -120 -310H60Q124 -310 124 -262Q124 -230 90 -226L104 -70H-130z",
        }),
      ),
      paint.shade({ d: "M-120 -226H90L104 -70H-130z" }, 0.35),
      paint.detail({ d: "M-128 -300Q-100 -270 -104 -220" }, 4, 0.6),
      paint.shine({ d: "M-120 -302H60Q100 -302 112 -280H-130Q-132 -298 -120 -302z" }, 1.1),
      paint.shine({ d: "M-166 -420C-160 -456 -110 -464 -96 -440C-120 -450 -146 -440 -150 -400z" }, 1),
    );
  return together(
    paint.contact(-310, 4, 200, 20),
    paint.contact(310, 4, 200, 20),
    chair(left, false),
    chair(right, true),
    paint.contact(0, 4, 90, 12),
    paint.lift(
      1,
      paint.strand("board", { d: "M0 -190V-14M0 -70L-64 -4M0 -70L64 -4" }, 15),
      paint.body("board", "bar", { x: -112, y: -212, width: 224, height: 26, rx: 12 }),
    ),
    paint.body("ceramic", "tube", { d: "M-64 -272H-4Q-6 -214 -22 -212H-46Q-62 -214 -64 -272z" }),
    paint.strand("ceramic", { d: "M-6 -260q26 6 -8 34" }, 8),
    paint.body("glass", "tube", { d: "M34 -268H76L70 -212H40z" }),
    paint.strand("leaf", { d: "M52 -262C46 -310 30 -330 24 -350M56 -262C62 -310 70 -330 86 -346" }, 6),
    paint.body(
      "rose",
      "ball",
      discs([
        [22, -356, 20],
        [90, -352, 18],
      ]),
    ),
  );
}

/** Around 0, 0: a window at night with a light in it and a plant on its sill, 640 wide and 760 high. */
export function litWindow(paint: Paint, frame: MaterialName = "light", cloth: MaterialName = "accent") {
  return together(
    paint.glow(0, -20, 460, 0.8),
    paint.lift(2, paint.body(frame, "plane", { x: -280, y: -380, width: 560, height: 690, rx: 8 })),
    paint.body("yolk", "plane", { x: -246, y: -346, width: 492, height: 622 }),
    paint.glow(0, -30, 260, 1),
    paint.body(cloth, "tube", {
      d: "M-246 -346H-60C-70 -220 -130 -110 -200 -40L-214 276H-246zM246 -346H60C70 -220 130 -110 200 -40L214 276H246z",
    }),
    paint.detail(
      {
        d: "M-210 -340C-206 -240 -216 -140 -224 -40M-160 -340C-164 -240 -190 -150 -214 -60M-110 -340C-120 -240 -160 -150 -206 -50M210 -340C206 -240 216 -140 224 -40M160 -340C164 -240 190 -150 214 -60M110 -340C120 -240 160 -150 206 -50",
      },
      4,
      0.5,
    ),
    paint.strand(frame, { d: "M0 -346V276M-246 -60H246" }, 22),
    paint.body("leaf", "ball", {
      d: "M60 180C20 160 10 100 50 96C40 50 100 40 110 80C130 40 190 60 170 104C210 110 200 170 150 180z",
    }),
    paint.body(
      "rose",
      "even",
      discs([
        [60, 120, 13],
        [104, 92, 14],
        [150, 110, 13],
        [120, 146, 12],
        [80, 158, 11],
      ]),
    ),
    paint.body("clay", "tube", { d: "M46 176H166L152 282H60z" }),
    paint.lift(
      1,
      paint.body(frame, "bar", { x: -330, y: 280, width: 660, height: 56, rx: 8 }),
      paint.body(frame, "bar", { x: -310, y: -410, width: 620, height: 44, rx: 8 }),
    ),
    paint.shine(bars([[-320, 286, 640, 9]]), 1),
  );
}

/** Stands on 0, 0: a greenhouse full of plants, 860 wide and 640 high. */
export function greenhouse(paint: Paint, frame: MaterialName = "light") {
  const plant = paint.stamp(
    "tomato plant",
    together(
      paint.body("leaf", "ball", {
        d: "M-44 0C-70 -50 -40 -90 -50 -130C-40 -190 0 -200 10 -240C40 -200 50 -160 44 -120C70 -80 50 -40 44 0z",
      }),
      paint.body(
        "tomato",
        "ball",
        discs([
          [-22, -60, 15],
          [16, -100, 15],
          [20, -34, 14],
          [-12, -140, 13],
        ]),
      ),
    ),
  );
  const pots = [-320, -220, 220, 320];
  return together(
    paint.contact(0, 4, 450, 26),
    paint.body("mint", "plane", { d: "M-380 -400L0 -620L380 -400V-40H-380z" }),
    ...pots.map((x, index) => plant(x, -130, { scale: index % 3 ? 1.1 : 0.9, flip: index > 1 })),
    paint.body("clay", "bar", bars(pots.map((x) => [x - 44, -140, 88, 60]))),
    paint.clear({ d: "M-390 -400L0 -626L390 -400V-40H-390z" }),
    paint.shine({ d: "M-340 -390L-250 -440L-330 -150H-376zM120 -520L200 -474L170 -400H90z" }, 1),
    paint.lift(
      1,
      paint.body(
        "brick",
        "plane",
        bars([
          [-400, -96, 280, 96],
          [120, -96, 280, 96],
        ]),
      ),
    ),
    paint.detail(
      {
        d: "M-400 -64h280M-400 -32h280M120 -64h280M120 -32h280M-330 -96v32M-230 -96v32M-280 -64v32M190 -96v32M290 -96v32M240 -64v32M-340 -32v32M-190 -32v32M200 -32v32M330 -32v32",
      },
      3,
      0.8,
    ),
    paint.body(frame, "plane", { d: "M-116 0V-380H116V0H84V-348H-84V0z" }),
    paint.strand(
      frame,
      {
        d: "M-390 -400V-90M-300 -400V-96M-210 -400V-96M390 -400V-90M300 -400V-96M210 -400V-96M-195 -512V-400M195 -512V-400M0 -620V-376M-84 -180H84M0 -348V0",
      },
      11,
    ),
    paint.lift(
      1,
      paint.body(frame, "bar", { x: -410, y: -412, width: 820, height: 24, rx: 6 }),
      paint.body(
        frame,
        "plane",
        polygon([0, -650], [424, -402], [410, -380], [0, -622], [-410, -380], [-424, -402]),
      ),
    ),
    paint.body("brass", "ball", { cx: 66, cy: -184, r: 11 }),
  );
}

/** Stands on 0, 0: a garden gate of wood between two posts with climbing roses, 700 wide and 640 high. */
export function gardenGate(paint: Paint, wood: MaterialName = "light") {
  const slats = times(7, (index) => {
    const x = -210 + index * 60;
    const top = -330 - Math.sin(((index + 0.5) / 7) * Math.PI) * 90;
    return `M${x} -30V${round(top)}L${x + 22} ${round(top - 30)}L${x + 44} ${round(top)}V-30z`;
  });
  const rose = paint.stamp(
    "climbing rose",
    together(
      paint.body("leaf", "ball", {
        d: "M-60 10C-80 -30 -40 -60 -16 -46C-10 -76 50 -70 48 -34C80 -20 70 30 36 30C20 54 -50 50 -60 10z",
      }),
      paint.body("rose", "ball", { cx: -16, cy: -6, r: 20 }),
      paint.body("rose", "ball", { cx: 28, cy: 4, r: 16 }),
      paint.detail({ d: "M-24 -6a8 8 0 1 1 10 8M22 4a6 6 0 1 1 8 6" }, 3, 0.7),
    ),
  );
  return together(
    paint.contact(0, 4, 380, 22),
    paint.body("leaf", "down", { d: "M-370 -40Q-300 -70 -250 -10H-370zM250 -10Q300 -70 370 -40V0H250z" }),
    paint.strand("umber", { d: "M-290 -380C-300 -640 300 -640 290 -380" }, 22),
    paint.lift(
      1,
      paint.body(
        wood,
        "bar",
        bars([
          [-230, -300, 460, 40],
          [-230, -130, 460, 40],
        ]),
      ),
      paint.body(wood, "plane", polygon([-220, -100], [-190, -100], [226, -260], [196, -262])),
    ),
    paint.lift(2, paint.body(wood, "plane", { d: slats.join("") })),
    paint.lift(
      2,
      paint.body(wood, "tube", { d: "M-320 0V-440H-256V0zM256 0V-440H320V0z" }),
      paint.body(
        wood,
        "bar",
        bars([
          [-334, -462, 92, 28],
          [242, -462, 92, 28],
        ]),
      ),
      paint.body(
        wood,
        "ball",
        discs([
          [-288, -486, 28],
          [288, -486, 28],
        ]),
      ),
    ),
    paint.body(
      "iron",
      "bar",
      bars([
        [-256, -288, 80, 14],
        [-256, -118, 80, 14],
      ]),
    ),
    paint.body("iron", "ball", { cx: 226, cy: -220, r: 18 }),
    rose(-288, -560, { scale: 1.1 }),
    rose(-160, -600),
    rose(0, -590, { flip: true, scale: 1.1 }),
    rose(160, -600, { flip: true }),
    rose(288, -550, { scale: 1.1 }),
    rose(-310, -300, { scale: 0.8 }),
    rose(318, -380, { flip: true, scale: 0.8 }),
    rose(310, -160, { scale: 0.8 }),
  );
}

/** Stands on 0, 0: a geranium in its flowerpot, 480 wide and 680 high. */
export function flowerpot(paint: Paint, petal: MaterialName = "apple", clay: MaterialName = "clay") {
  const leaf = paint.stamp(
    "geranium leaf",
    together(
      paint.body("leaf", "ball", {
        d: "M0 30C-40 50 -80 20 -70 -20C-80 -60 -40 -90 -10 -72C20 -96 70 -80 66 -36C90 0 50 50 0 30z",
      }),
      paint.detail({ d: "M0 30L-6 -60M-2 0L-52 -24M-2 0L48 -20" }, 3, 0.6),
    ),
  );
  const bloom = paint.stamp(
    "geranium bloom",
    together(
      paint.body(
        petal,
        "ball",
        discs([
          [-44, 0, 34],
          [44, 4, 34],
          [0, -40, 38],
          [-10, 30, 36],
          [34, -36, 28],
          [-36, -36, 30],
        ]),
      ),
      paint.detail(
        discs([
          [-30, -4, 12],
          [24, 10, 12],
          [4, -36, 12],
        ]),
        3,
        0.5,
      ),
    ),
  );
  return together(
    paint.contact(0, 4, 200, 20),
    paint.strand(
      "leaf",
      {
        d: "M-10 -280C-30 -380 -120 -420 -130 -520M0 -280C10 -400 10 -460 10 -590M10 -280C40 -380 120 -400 140 -480",
      },
      12,
      -0.3,
    ),
    leaf(-120, -320, { scale: 1.2 }),
    leaf(130, -310, { flip: true, scale: 1.2 }),
    leaf(-60, -400),
    leaf(76, -390, { flip: true }),
    leaf(0, -310, { scale: 1.15 }),
    bloom(-136, -530),
    bloom(146, -490, { flip: true, scale: 0.9 }),
    bloom(10, -610, { scale: 1.15 }),
    paint.lift(
      2,
      paint.body(clay, "tube", { d: "M-140 -230H140L104 -30Q100 0 70 0H-70Q-100 0 -104 -30z" }),
      paint.body(clay, "tube", { x: -166, y: -290, width: 332, height: 70, rx: 10 }),
    ),
    paint.shade({ d: "M-140 -222H140L136 -200H-136z" }, 1.1),
    paint.shine({ d: "M-112 -190H-92L-74 -30H-88z" }, 0.7),
  );
}

/** Stands on 0, 0: a door that stands open to the light, 620 wide and 820 high. */
export function openDoor(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 330, 24),
    paint.lift(2, paint.body("light", "plane", { d: "M-260 0V-800H220V0H180V-760H-220V0z" })),
    paint.body("yolk", "plane", { x: -220, y: -760, width: 400, height: 760 }),
    paint.body("accent", "ball", { cx: 60, cy: -290, r: 110 }),
    paint.glow(-20, -420, 360, 1),
    paint.body("leaf", "plane", { d: "M-220 -240C-120 -300 60 -290 180 -230V0H-220z" }),
    paint.body("linen", "plane", { d: "M-90 0C-80 -100 10 -160 -20 -250H10C30 -160 70 -100 90 0z" }),
    paint.lift(2, paint.body(colour, "plane", { d: "M180 -760L330 -700V60L180 0z" })),
    paint.shade({ d: "M196 -730L312 -686V-420L196 -440zM196 -390L312 -364V24L196 -22z" }, 0.8),
    paint.body(colour, "plane", { d: "M208 -708L300 -674V-438L208 -454zM208 -372L300 -350V6L208 -30z" }),
    paint.body("brass", "ball", { cx: 312, cy: -330, r: 17 }),
    paint.body("stone", "bar", { x: -290, y: -6, width: 470, height: 34, rx: 6 }),
    paint.shade({ d: "M-220 -760H-190V0H-220zM-220 -760H180V-736H-220z" }, 0.7),
  );
}

/** Around 0, 0: an umbrella that is open, 760 wide and 760 high. */
export function umbrella(paint: Paint, cloth: MaterialName = "dominant", second: MaterialName = "accent") {
  const gore = (from: number, to: number, bow: number) =>
    `M0 -330C${bow} -320 ${from} -160 ${from} -20Q${(from + to) / 2} -70 ${to} -20C${to} -160 ${to * 0.86 + bow * 0.14} -320 0 -330z`;
  return at(
    0,
    0,
    { rotate: 14 },
    paint.strand("steel", { d: "M0 -40V280" }, 18, 0.3),
    paint.strand("board", { d: "M0 250V330C0 400 -110 400 -110 330" }, 30, 0.2),
    paint.lift(
      2,
      paint.body(cloth, "ball", {
        d: "M0 -340C-240 -330 -370 -170 -380 -20Q-310 -70 -228 -20Q-154 -70 -76 -20Q0 -70 76 -20Q154 -70 228 -20Q310 -70 380 -20C370 -170 240 -330 0 -340z",
      }),
      paint.body("steel", "tube", { x: -9, y: -384, width: 18, height: 56, rx: 8 }),
    ),
    paint.body(second, "plane", { d: gore(-228, -76, -150) + gore(228, 76, 150) }),
    paint.detail(
      {
        d: "M0 -336C-160 -300 -228 -160 -228 -20M0 -336C-60 -280 -76 -160 -76 -20M0 -336C60 -280 76 -160 76 -20M0 -336C160 -300 228 -160 228 -20",
      },
      4,
      0.6,
    ),
    paint.shade({ d: "M0 -340C240 -330 370 -170 380 -20Q310 -70 228 -20C228 -160 160 -300 0 -340z" }, 0.5),
    paint.shine({ d: "M-60 -322C-200 -290 -300 -190 -340 -80C-320 -210 -200 -310 -60 -322z" }, 1),
  );
}

/** Stands on 0, 0: a hand bell, 440 wide and 660 high. */
export function bell(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 250, 22),
    paint.body("iron", "ball", { cy: -14, r: 36 }),
    paint.lift(
      2,
      paint.body("walnut", "tube", {
        d: "M-26 -380C-30 -440 -48 -500 -44 -580Q-36 -650 0 -650Q36 -650 44 -580C48 -500 30 -440 26 -380z",
      }),
      paint.body(metal, "tube", { x: -46, y: -396, width: 92, height: 26, rx: 10 }),
      paint.body(metal, "tube", {
        d: "M-120 -330C-110 -380 110 -380 120 -330C130 -220 150 -120 220 -60Q226 -30 200 -26H-200Q-226 -30 -220 -60C-150 -120 -130 -220 -120 -330z",
      }),
    ),
    paint.detail({ d: "M-126 -280H126M-176 -112H176M-216 -60H216" }, 5, 0.6),
    paint.shine({ d: "M-80 -340C-90 -220 -110 -130 -160 -70H-130C-96 -130 -70 -220 -62 -344z" }, 1.3),
    paint.shine({ d: "M-28 -590C-26 -620 -16 -632 -2 -636C-14 -610 -18 -540 -12 -480z" }, 1.2),
  );
}

/** Stands on 0, 0: a chair of wood from the side and a little from the front, 420 wide and 760 high. */
export function chair(paint: Paint, wood: MaterialName = "board", seat: MaterialName = "pasta") {
  return together(
    paint.contact(10, 4, 240, 20),
    paint.body(wood, "tube", { d: "M-130 -380H-96L-104 -30H-128zM150 -380H182L176 -40H152z" }),
    paint.lift(
      2,
      paint.body(wood, "bar", {
        d: "M-160 -742Q20 -790 170 -742L168 -676Q20 -716 -158 -676zM-150 -590Q20 -628 166 -590L164 -540Q20 -574 -148 -540z",
      }),
      paint.body(wood, "tube", {
        d: "M-176 -740Q-160 -760 -144 -740L-132 -380H-164zM158 -740Q174 -760 190 -740L178 -380H148z",
      }),
      paint.body(wood, "bar", { d: "M-200 -350H200L192 -312H-190z" }),
      paint.body(wood, "tube", { d: "M-196 -330H-158L-166 0H-194zM158 -330H198L196 0H168z" }),
    ),
    paint.body(seat, "plane", { d: "M-150 -400H170L204 -346H-204z" }),
    paint.detail(
      {
        d: "M-150 -400L0 -372L170 -400M-204 -346L0 -372L204 -346M-120 -400L0 -378L130 -400M-160 -346L0 -366L150 -346",
      },
      3,
      0.7,
    ),
    paint.body(wood, "bar", bars([[-176, -180, 352, 20]])),
    paint.shine({ d: "M-146 -732Q20 -772 156 -732V-722Q20 -760 -146 -722z" }, 1),
  );
}

/** Stands on 0, 0: a bed from the side with its pillow and cover, 900 wide and 480 high. */
export function bed(paint: Paint, wood: MaterialName = "board", cover: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 470, 26),
    paint.lift(1, paint.body(wood, "bar", { x: -420, y: -180, width: 840, height: 90, rx: 8 })),
    paint.body("linen", "bar", { x: -400, y: -264, width: 800, height: 100, rx: 34 }),
    paint.lift(
      1,
      paint.body("foam", "ball", {
        d: "M-380 -264C-400 -340 -330 -366 -260 -356C-190 -366 -120 -340 -136 -264Q-260 -240 -380 -264z",
      }),
    ),
    paint.lift(
      2,
      paint.body(cover, "bar", {
        d: "M-150 -300C-60 -330 280 -320 380 -296Q414 -286 410 -240L404 -120Q200 -96 -176 -120C-190 -180 -190 -260 -150 -300z",
      }),
    ),
    paint.body("linen", "bar", {
      d: "M-150 -300C-120 -312 -90 -314 -60 -316C-100 -260 -110 -180 -96 -114Q-140 -116 -176 -120C-190 -180 -190 -260 -150 -300z",
    }),
    paint.detail(
      {
        d: "M20 -310C0 -250 0 -180 20 -112M140 -314C124 -250 130 -180 146 -112M270 -312C260 -250 262 -180 276 -116",
      },
      4,
      0.5,
    ),
    paint.shine({ d: "M-40 -308C80 -320 260 -314 370 -290V-276C260 -300 80 -304 -48 -292z" }, 1),
    paint.lift(
      2,
      paint.body(wood, "tube", { d: "M-450 -470Q-430 -500 -400 -470V0H-440Q-450 0 -450 -10z" }),
      paint.body(wood, "tube", { d: "M404 -330Q430 -356 450 -330V0H414Q404 0 404 -10z" }),
    ),
  );
}

/** Stands on 0, 0: the front of a small shop with an awning, 880 wide and 760 high. */
export function shopFront(paint: Paint, colour: MaterialName = "dominant", stripe: MaterialName = "accent") {
  const stripes = times(9, (index) => `M${-396 + index * 88} -590h88l-4 120q-40 44 -80 0z`);
  return together(
    paint.contact(0, 4, 460, 26),
    paint.lift(
      2,
      paint.body(colour, "plane", { x: -420, y: -720, width: 840, height: 720, rx: 6 }),
      paint.body(colour, "bar", { x: -440, y: -760, width: 880, height: 50, rx: 8 }),
    ),
    paint.body("light", "plane", { x: -330, y: -694, width: 660, height: 90, rx: 6 }),
    paint.detail({ d: "M-210 -648H210" }, 26, 0.7),
    paint.body("light", "plane", { x: -384, y: -500, width: 500, height: 360, rx: 4 }),
    paint.body("screen", "plane", { x: -366, y: -484, width: 464, height: 328 }),
    paint.glow(-134, -330, 220, 0.9),
    paint.body(
      "board",
      "bar",
      bars([
        [-366, -290, 464, 16],
        [-366, -172, 464, 16],
      ]),
    ),
    paint.body("ceramic", "tube", {
      d: "M-340 -290v-60q20 -24 40 0v60zM-70 -172q-20 -80 30 -90q50 10 30 90z",
    }),
    paint.body(
      "accent",
      "ball",
      discs([
        [-230, -320, 30],
        [-180, -316, 26],
        [-310, -200, 28],
        [50, -196, 24],
      ]),
    ),
    paint.body(
      "leaf",
      "ball",
      discs([
        [20, -336, 34],
        [54, -320, 26],
        [-206, -204, 32],
      ]),
    ),
    paint.body(
      "paper",
      "tube",
      bars([
        [-130, -350, 50, 60],
        [-70, -330, 44, 40],
        [-150, -236, 54, 64],
      ]),
    ),
    paint.shine({ d: "M-356 -474H-280L-340 -240H-356zM10 -474H40L-40 -166H-70z" }, 0.5),
    paint.body("light", "plane", { x: 164, y: -500, width: 200, height: 500, rx: 4 }),
    paint.body("screen", "plane", { x: 188, y: -476, width: 152, height: 270 }),
    paint.shine({ d: "M200 -466H260L206 -260H200z" }, 0.5),
    paint.detail({ d: "M188 -180h152v140h-152z" }, 5, 0.7),
    paint.body("brass", "bar", { x: 316, y: -260, width: 14, height: 80, rx: 7 }),
    paint.lift(
      2,
      paint.body("light", "bar", { d: stripes.filter((_, index) => index % 2).join("") }),
      paint.body(stripe, "bar", { d: stripes.filter((_, index) => index % 2 === 0).join("") }),
    ),
    paint.shade({ x: -396, y: -476, width: 792, height: 24 }, 0.7),
    paint.body("stone", "bar", { x: -430, y: -40, width: 594, height: 40, rx: 4 }),
  );
}

/** Stands on 0, 0: a bookshelf of three boards, 640 wide and 760 high. */
export function bookshelf(paint: Paint, wood: MaterialName = "board") {
  const covers: MaterialName[] = ["dominant", "accent", "linen", "tomato", "leaf", "ink"];
  const books = times(12, (index) => {
    const height = 126 + ((index * 11) % 5) * 14;
    return {
      kind: (index * 5) % 6,
      x: -274 + index * 39,
      y: -height,
      width: 39 - ((index * 7) % 3) * 3,
      height,
    };
  });
  const row = paint.stamp(
    "row of books",
    together(
      ...covers.map((cover, kind) =>
        paint.body(
          cover,
          "down",
          bars(
            books
              .filter((book) => book.kind === kind)
              .map(({ x, y, width, height }) => [x, y, width, height]),
          ),
        ),
      ),
      paint.detail(
        { d: books.map(({ x, y, width }) => `M${x + 7} ${y + 26}h${width - 14}`).join("") },
        6,
        0.5,
      ),
    ),
  );
  return together(
    paint.contact(0, 4, 350, 22),
    paint.lift(2, paint.body(wood, "plane", { x: -320, y: -760, width: 640, height: 760, rx: 6 })),
    paint.shade({ x: -284, y: -730, width: 568, height: 700 }, 1.8),
    row(0, -520),
    row(0, -284, { flip: true }),
    row(0, -48),
    paint.lift(
      1,
      paint.body("clay", "tube", { d: "M210 -602H274L264 -520H220z" }),
      paint.body("leaf", "ball", {
        d: "M242 -600C196 -620 196 -680 230 -690C244 -720 280 -700 276 -660C290 -630 272 -606 242 -600z",
      }),
      paint.body("brass", "ball", { cx: -234, cy: -326, r: 38 }),
      paint.body("ceramic", "tube", {
        d: "M214 -48C196 -110 220 -130 224 -170H258C262 -130 286 -110 268 -48z",
      }),
    ),
    paint.body(
      wood,
      "bar",
      bars([
        [-300, -522, 600, 24],
        [-300, -286, 600, 24],
        [-320, -50, 640, 50],
        [-330, -776, 660, 34],
      ]),
    ),
    paint.shine(bars([[-320, -770, 640, 8]]), 1),
  );
}

/** Hangs from 0, -300: a bunch of keys on a ring, 480 wide and 700 high. */
export function bunchOfKeys(paint: Paint, metal: MaterialName = "brass") {
  const key = (rotate: number, material: MaterialName, head: string) =>
    at(
      0,
      -130,
      { rotate },
      paint.lift(
        1,
        paint.body(material, "tube", {
          d: `M-22 150H22V420L6 440H-10L-22 424V396L-8 384L-22 370V336L-6 322L-22 308z`,
        }),
        paint.body(material, "plane", { d: head }),
      ),
      paint.body("nose", "even", { cy: 36, r: 18 }),
      paint.shine({ d: "M6 160H12V410H6z" }, 1.4),
    );
  return together(
    key(-34, "steel", "M-80 70C-80 -10 80 -10 80 70C80 130 40 150 24 170H-24C-40 150 -80 130 -80 70z"),
    key(32, "copper", "M-74 10H74L90 90L40 166H-40L-90 90z"),
    key(0, metal, "M-86 80a86 82 0 1 1 172 0a86 82 0 1 1 -172 0z"),
    paint.detail({ cy: -50, r: 50 }, 5, 0.6),
    at(0, -200, {}, paint.lift(1, paint.body("steel", "plane", ring(112, 94)))),
  );
}

/** Stands on 0, 0: a garden shed of boards with a door and a window, 800 wide and 700 high. */
export function gardenShed(paint: Paint, roof: MaterialName = "dominant") {
  const boards = times(9, (index) => `M-330 ${-56 - index * 48}H330`).join("");
  return together(
    paint.contact(0, 4, 420, 26),
    paint.lift(1, paint.body("board", "plane", { d: "M-340 0V-430L0 -640L340 -430V0z" })),
    paint.within(
      { d: "M-340 0V-430L0 -640L340 -430V0z" },
      paint.detail({ d: boards }, 5, 0.5),
      paint.detail({ d: "M-330 -488H330M-330 -536H330M-330 -584H330" }, 5, 0.5),
      paint.shade({ d: "M-340 -470L0 -680L340 -470V-386L0 -596L-340 -386z" }, 0.9),
    ),
    paint.lift(2, paint.body(roof, "bar", { d: "M-410 -404L0 -664L410 -404L384 -350L0 -594L-384 -350z" })),
    paint.lift(1, paint.body("walnut", "plane", { x: -260, y: -400, width: 230, height: 394 })),
    paint.body("board", "plane", { x: -244, y: -386, width: 198, height: 376 }),
    paint.detail({ d: "M-194 -386V-10M-145 -386V-10M-96 -386V-10" }, 4, 0.6),
    paint.body(
      "walnut",
      "bar",
      bars([
        [-244, -340, 198, 30],
        [-244, -80, 198, 30],
      ]),
    ),
    paint.body("walnut", "bar", { d: "M-244 -80L-84 -310H-46L-206 -80z" }),
    paint.body("iron", "ball", { cx: -72, cy: -196, r: 14 }),
    paint.lift(1, paint.body("light", "plane", { x: 50, y: -380, width: 220, height: 190 })),
    paint.body("glass", "plane", { x: 66, y: -364, width: 188, height: 158 }),
    paint.body(
      "light",
      "bar",
      bars([
        [152, -364, 16, 158],
        [66, -293, 188, 16],
      ]),
    ),
    paint.body("accent", "tube", { x: 40, y: -186, width: 240, height: 54, rx: 8 }),
    paint.body(
      "leaf",
      "ball",
      discs([
        [80, -206, 34],
        [130, -216, 38],
        [186, -212, 36],
        [238, -206, 34],
      ]),
    ),
    paint.body(
      "rose",
      "ball",
      discs([
        [92, -224, 15],
        [150, -236, 16],
        [212, -226, 15],
      ]),
    ),
    paint.shine({ d: "M76 -354H120L84 -220H76z" }, 0.8),
  );
}
