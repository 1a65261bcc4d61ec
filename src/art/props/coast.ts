import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube, twist } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polar, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Stands on 0, 0: a lighthouse on its rock, 460 wide and 800 high, its lamp lit. */
export function lighthouse(paint: Paint, bands: MaterialName = "tomato") {
  const half = (y: number) => 62 + (y + 560) * 0.1;
  const tower = polygon([-half(-560), -560], [half(-560), -560], [half(-60), -60], [-half(-60), -60]);
  const band = (y: number) =>
    polygon([-half(y), y], [half(y), y], [half(y + 90), y + 90], [-half(y + 90), y + 90]).d;
  return together(
    paint.glow(0, -650, 240, 1.3),
    paint.contact(0, 4, 300, 20),
    paint.body("ash", "plane", smooth("-260,6! -220,-60 -130,-76 -110,-110 60,-116 130,-84 210,-70 264,6!")),
    paint.shade(smooth("0,-100 80,-110 130,-84 210,-70 264,6! 60,6! 90,-50"), 0.9),
    paint.lift(2, paint.body("light", "tube", tower)),
    paint.body(bands, "tube", { d: band(-500) + band(-320) + band(-150) }),
    paint.shade(polygon([18, -560], [half(-560), -560], [half(-60), -60], [36, -60]), 0.6),
    paint.body("screen", "even", {
      d: "M-20 -60V-110Q-20 -134 4 -134Q28 -134 28 -110V-60zM-12 -250V-278Q-12 -290 2 -290Q16 -290 16 -278V-250zM-10 -430V-458Q-10 -470 2 -470Q14 -470 14 -458V-430z",
    }),
    paint.body("yolk", "ball", { x: -44, y: -690, width: 88, height: 110 }),
    paint.clear({ x: -52, y: -692, width: 104, height: 112 }),
    paint.body(
      "iron",
      "tube",
      bars([
        [-54, -692, 8, 112],
        [-4, -692, 8, 112],
        [46, -692, 8, 112],
      ]),
    ),
    paint.lift(
      1,
      paint.body("iron", "bar", { x: -104, y: -586, width: 208, height: 28, rx: 6 }),
      paint.body(bands, "ball", { d: "M-72 -690Q-60 -756 0 -764Q60 -756 72 -690z" }),
    ),
    paint.strand(
      "iron",
      {
        d: "M-98 -586V-626H98V-586M-66 -586V-626M-32 -586V-626M0 -586V-626M32 -586V-626M66 -586V-626M0 -764V-796",
      },
      6,
      0.1,
    ),
  );
}

/** Around 0, 0, facing left: a fish 820 wide and 380 high. */
export function fish(paint: Paint, skin: MaterialName = "sea") {
  const trunk = smooth(
    "-380,10 -330,-46 -220,-110 -60,-138 110,-96 250,-26 300,0 250,36 110,96 -60,128 -220,110 -330,60",
  );
  const scales = times(30, (index) => {
    const [column, row] = [Math.floor(index / 5), index % 5];
    const x = -110 + column * 58 + (row % 2) * 26;
    const y = -72 + row * 36;
    return Math.abs(y) < 100 - column * 14 ? `M${x} ${y - 16}q-22 16 0 32` : "";
  }).join("");
  return together(
    paint.body(skin, "plane", smooth("-140,-110 -70,-190 60,-196 110,-160 90,-86 -20,-110")),
    paint.body(skin, "plane", smooth("-40,100 20,160 70,164 60,90")),
    paint.body(skin, "plane", smooth("260,-6 330,-80 410,-160 400,-60 376,4 402,80 412,160 330,84")),
    paint.detail(
      { d: "M-60 -180L-20 -110M0 -190L20 -110M60 -186L60 -100M310 -40L390 -120M320 0L376 4M310 40L390 120" },
      4,
      0.5,
    ),
    paint.lift(2, paint.body(skin, "bar", trunk)),
    paint.within(
      trunk,
      paint.body(
        "foam",
        "down",
        smooth("-400,40 -220,66 -40,62 140,40 290,14 260,80 60,160 -200,160 -380,100"),
      ),
      paint.shine(smooth("-330,-40 -200,-92 -40,-116 120,-76 240,-26 100,-50 -60,-80 -220,-60"), 1),
    ),
    paint.detail({ d: scales }, 4, 0.5),
    paint.shade(smooth("-196,-104 -166,-40 -166,40 -206,104 -190,40 -190,-40"), 1.6),
    paint.lift(1, paint.body(skin, "plane", smooth("-140,20 -60,10 10,60 -20,80 -90,70"))),
    paint.strand("nose", { d: "M-378 20Q-340 40 -312 30" }, 5, 0),
    paint.body("light", "plane", { cx: -278, cy: -20, r: 27 }),
    paint.body("nose", "ball", { cx: -280, cy: -20, r: 16 }),
    paint.shine({ cx: -286, cy: -26, r: 6 }, 3.2),
  );
}

/** On 0, 0: a rowing boat with its oars out, 880 wide and 400 high, on the water. */
export function rowingBoat(paint: Paint, hull: MaterialName = "wood") {
  const oar = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.lift(
        1,
        paint.body("board", "bar", tube(30, -330, 370, -70, 17)),
        paint.body("board", "plane", limb("346,-92,26 396,-52,58 432,-24,54")),
      ),
      paint.body("brass", "ball", { cx: 184, cy: -212, r: 16 }),
    );
  const inside = { d: "M-362 -316C-200 -244 200 -244 366 -328C200 -158 -200 -158 -362 -316z" };
  const bench = (x: number, wide: number) =>
    polygon([x - wide, -254], [x + wide, -254], [x + wide * 1.1, -196], [x - wide * 1.1, -196]);
  return together(
    paint.lift(
      2,
      paint.body(hull, "bar", {
        d: "M-366 -318C-200 -150 200 -150 370 -330C354 -180 270 -50 196 -20H-186C-264 -54 -344 -160 -366 -318z",
      }),
    ),
    paint.body("walnut", "dish", inside),
    paint.within(
      inside,
      paint.detail({ d: "M-200 -290V-180M-120 -280V-180M120 -280V-180M200 -290V-180M0 -270V-180" }, 5, 0.7),
      paint.body("board", "plane", { d: bench(-150, 34).d + bench(150, 34).d }),
    ),
    paint.detail(
      {
        d: "M-358 -268C-200 -110 200 -110 360 -280M-338 -210C-190 -74 190 -74 342 -222M-302 -146C-180 -44 180 -44 304 -156",
      },
      4,
      0.6,
    ),
    paint.body("light", "bar", {
      d: "M-374 -326C-200 -158 200 -158 378 -338L374 -310C200 -132 -200 -132 -368 -298z",
    }),
    paint.strand("light", { d: "M-370 -318C-200 -246 200 -246 374 -330" }, 9, 0),
    oar(false),
    oar(true),
    paint.body("water", "down", {
      d: "M-470 -30Q-400 -66 -340 -36T-220 -36T-100 -36T20 -36T140 -36T260 -36T380 -36T480 -40V50H-470z",
    }),
    paint.shine(
      {
        d: "M-340 -4q40 -20 80 0q-40 12 -80 0M-60 16q50 -20 100 0q-50 12 -100 0M220 0q50 -20 100 0q-50 12 -100 0",
      },
      1.6,
    ),
  );
}

/** Stands on 0, 0: a lobster pot of hoops and net, 840 wide and 440 high, its buoy beside it. */
export function lobsterPot(paint: Paint, float: MaterialName = "accent") {
  const side = { d: "M-240 -420H150C240 -410 300 -330 300 -200V-40H-240z" };
  const end = "M-390 -40V-200C-390 -330 -330 -410 -240 -420C-150 -410 -90 -330 -90 -200V-40z";
  const mesh = (from: number, to: number) =>
    times(Math.ceil((to - from) / 54), (index) => {
      const x = from + index * 54;
      return `M${x} -30L${x + 400} -430M${x} -430L${x + 400} -30`;
    }).join("");
  const hoop = (x: number) =>
    paint.body("board", "plane", {
      d: `M${x + 110} -40V-200C${x + 110} -330 ${x + 60} -410 ${x - 30} -432H${x + 6}C${x + 90} -410 ${x + 142} -330 ${x + 142} -200V-40z`,
    });
  return together(
    paint.contact(0, 6, 440, 26),
    paint.body("screen", "down", side),
    paint.within(side, paint.strand("kraft", { d: mesh(-500, 300) }, 5, 0.1)),
    paint.lift(1, hoop(0), hoop(170)),
    paint.body("screen", "dish", { d: end }),
    paint.within({ d: end }, paint.strand("kraft", { d: mesh(-760, -60) }, 5, 0.1)),
    paint.lift(
      1,
      paint.body("kraft", "plane", {
        d: "M-340 -200a100 100 0 1 1 200 0a100 100 0 1 1 -200 0zM-308 -200a68 68 0 1 0 136 0a68 68 0 1 0 -136 0z",
      }),
    ),
    paint.body("nose", "even", { cx: -240, cy: -200, r: 66 }),
    paint.lift(
      2,
      paint.body("board", "tube", {
        d: "M-414 -20V-200C-414 -344 -346 -436 -240 -444C-134 -436 -66 -344 -66 -200V-20H-102V-200C-102 -324 -160 -402 -240 -408C-320 -402 -378 -324 -378 -200V-20z",
      }),
      paint.body(
        "board",
        "bar",
        bars([
          [-430, -50, 380, 50],
          [-60, -50, 390, 44],
        ]),
      ),
      paint.body("board", "bar", polygon([-240, -448], [160, -448], [190, -424], [-240, -424])),
      paint.body("board", "bar", polygon([-80, -250], [300, -250], [304, -226], [-76, -226])),
    ),
    paint.strand("kraft", { d: "M310 -120C350 -200 300 -260 360 -280C400 -290 410 -240 390 -200" }, 13, 0),
    paint.lift(1, paint.body(float, "ball", smooth("390,-210 440,-150 444,-60 390,-2 336,-60 340,-150"))),
    paint.body("light", "bar", smooth("338,-122 390,-104 442,-122 446,-80 390,-60 334,-80")),
    paint.shine(smooth("358,-140 374,-176 386,-180 370,-130 362,-50 350,-70"), 1.4),
  );
}

/** Hangs from 0, -360: an anchor 560 wide and 720 high, a rope through its ring. */
export function anchor(paint: Paint, metal: MaterialName = "iron") {
  const rope: [number, number, number][] = [
    [-20, -330, 30],
    [60, -240, 30],
    [120, -120, 30],
    [60, 0, 30],
    [-70, 80, 30],
    [-110, 190, 30],
    [-30, 300, 30],
    [110, 330, 30],
    [260, 350, 30],
  ];
  return together(
    paint.lift(
      2,
      at(0, -310, {}, paint.body(metal, "plane", ring(64, 36))),
      paint.body(metal, "bar", limb("-190,-206,44 0,-206,34 190,-206,44")),
      paint.body(metal, "tube", limb("0,-250,44 0,0,54 0,270,64")),
      paint.body(
        metal,
        "plane",
        limb("-262,70,26 -226,190,48 -120,276,62 0,306,66 120,276,62 226,190,48 262,70,26"),
      ),
      paint.body(
        metal,
        "plane",
        joined(polygon([-300, 20], [-336, 150], [-186, 130]), polygon([300, 20], [336, 150], [186, 130])),
      ),
    ),
    paint.shine(limb("-12,-230,7 -14,0,9 -16,250,9"), 1.4),
    paint.shine(limb("-208,190,6 -120,256,9 -20,286,9"), 1.2),
    paint.lift(1, paint.body("board", "tube", limb(...rope))),
    paint.detail(twist(rope, 18), 4, 0.6),
  );
}

/** Around 0, 0: a lifebuoy with its rope, 720 wide. */
export function lifebuoy(paint: Paint, bands: MaterialName = "tomato") {
  const sector = (middle: number) => {
    const spot = (angle: number, r: number) => polar(middle + angle, r).join(" ");
    return `M${spot(-0.26, 322)}A322 322 0 0 1 ${spot(0.26, 322)}L${spot(0.3, 178)}A178 178 0 0 0 ${spot(-0.3, 178)}z`;
  };
  const quarters = [0.785, 2.356, 3.927, 5.498];
  const rope = quarters
    .map(
      (angle) =>
        `M${polar(angle - 0.1, 322).join(" ")}Q${polar(angle - 0.785, 420).join(" ")} ${polar(angle - 1.47, 322).join(" ")}`,
    )
    .join("");
  return together(
    paint.strand("board", { d: rope }, 17, 0),
    paint.lift(3, paint.body("foam", "ball", ring(320, 180))),
    paint.body(bands, "ball", { d: quarters.map(sector).join("") }),
    paint.shade({ d: `${ring(214, 180).d}` }, 0.9),
    paint.shine(
      {
        d: `M${polar(3.3, 290).join(" ")}A290 290 0 0 1 ${polar(4.9, 290).join(" ")}L${polar(4.9, 266).join(" ")}A266 266 0 0 0 ${polar(3.3, 266).join(" ")}z`,
      },
      1.4,
    ),
    ...quarters.map((angle) =>
      paint.body("board", "ball", { cx: polar(angle, 326)[0], cy: polar(angle, 326)[1], r: 22 }),
    ),
  );
}

/** On 0, 0: a breaking wave 900 wide and 460 high. */
export function wave(paint: Paint, water: MaterialName = "sea") {
  const drops: [number, number, number][] = [
    [150, -430, 12],
    [196, -396, 8],
    [236, -348, 12],
    [110, -470, 7],
    [262, -286, 8],
  ];
  return together(
    paint.body("water", "down", {
      d: "M-450 0V-150C-380 -200 -320 -140 -240 -170C-150 -210 -80 -300 20 -300C140 -300 200 -220 450 -190V0z",
    }),
    paint.lift(
      2,
      paint.body(water, "plane", {
        d: "M-450 20V-60C-350 -90 -290 -200 -220 -300C-150 -400 -30 -460 90 -440C180 -420 236 -340 222 -260C210 -200 150 -180 120 -206C150 -214 168 -246 156 -276C140 -316 86 -316 56 -276C10 -210 60 -110 180 -90C280 -76 360 -100 450 -80V20z",
      }),
    ),
    paint.shade(
      { d: "M56 -276C10 -210 60 -110 180 -90C280 -76 360 -100 450 -80V20H100C-60 -30 -60 -200 56 -276z" },
      0.6,
    ),
    paint.shine(
      {
        d: "M-360 -50C-280 -90 -220 -190 -150 -270C-90 -340 -30 -380 40 -392C-30 -350 -90 -290 -130 -220C-180 -130 -250 -60 -360 -50zM-240 -20C-160 -50 -130 -130 -80 -200C-50 -240 -20 -270 16 -290C-30 -230 -40 -140 -70 -90C-110 -30 -170 -14 -240 -20z",
      },
      1.1,
    ),
    paint.lift(
      1,
      paint.body("foam", "ball", {
        d: "M-226 -294C-160 -420 -40 -480 96 -456C200 -436 258 -340 236 -250C226 -200 200 -176 164 -180C130 -184 104 -206 120 -212Q150 -206 152 -238Q176 -246 164 -274Q190 -290 170 -316Q186 -340 156 -354Q156 -386 118 -382Q106 -412 70 -396Q44 -424 16 -396Q-16 -420 -40 -386Q-74 -400 -90 -364Q-124 -372 -136 -338Q-170 -342 -178 -310Q-206 -318 -226 -294z",
      }),
    ),
    paint.body("foam", "ball", {
      d: "M-450 20V-30Q-420 -56 -390 -30Q-350 -60 -310 -28Q-270 -56 -230 -24Q-180 -52 -140 -20Q-90 -50 -50 -16Q0 -46 50 -14Q100 -44 150 -14Q200 -44 250 -16Q300 -46 350 -20Q400 -50 450 -26V20z",
    }),
    ...drops.map(([cx, cy, r]) => paint.body("foam", "ball", { cx, cy, r })),
  );
}

/** Stands on 0, 0, facing left: a gull on a post, 560 wide and 700 high. */
export function seagull(paint: Paint) {
  return together(
    paint.contact(20, 4, 130, 16),
    paint.lift(1, paint.body("wood", "tube", { d: "M-66 0V-250Q-60 -274 20 -276Q96 -274 102 -250V0z" })),
    paint.body("board", "plane", { cx: 18, cy: -256, rx: 82, ry: 22 }),
    paint.detail({ d: "M-40 -220V-20M0 -200V-60M40 -220V-10M76 -200V-80" }, 4, 0.5),
    paint.strand(
      "yolk",
      { d: "M-6 -360V-268L-36 -256M-6 -268L22 -254M50 -360V-272L22 -258M50 -272L80 -258" },
      13,
      -0.2,
    ),
    paint.body("ink", "plane", smooth("190,-420 290,-400 370,-350! 270,-360 180,-366")),
    paint.lift(
      2,
      paint.body(
        "foam",
        "ball",
        smooth(
          "-184,-640 -130,-668 -76,-646 -56,-590 20,-548 130,-500 220,-430 260,-390 140,-356 0,-340 -90,-370 -136,-440 -140,-540 -170,-580",
        ),
      ),
      paint.body(
        "ash",
        "plane",
        smooth("-40,-530 40,-540 140,-490 230,-420 330,-370 220,-366 90,-392 0,-440"),
      ),
    ),
    paint.detail({ d: "M20 -460Q120 -410 220 -386M60 -490Q150 -440 240 -400" }, 4, 0.5),
    paint.body("yolk", "plane", smooth("-178,-622 -250,-614 -274,-588 -250,-592 -174,-588")),
    paint.body("tomato", "ball", { cx: -244, cy: -598, r: 8 }),
    paint.body("nose", "ball", { cx: -138, cy: -622, r: 13 }),
    paint.shine({ cx: -142, cy: -627, r: 5 }, 3.2),
  );
}

/** Around 0, 0: two ropes tied in a reef knot, 820 wide and 300 high. */
export function ropeKnot(paint: Paint, left: MaterialName = "board", right: MaterialName = "linen") {
  const bight: [number, number, number][] = [
    [-400, -50, 56],
    [-250, -40, 56],
    [-120, -40, 56],
    [-20, -76, 56],
    [70, -110, 56],
    [146, -70, 56],
    [166, 0, 56],
    [146, 70, 56],
    [70, 110, 56],
    [-20, 76, 56],
    [-120, 40, 56],
    [-250, 40, 56],
    [-400, 50, 56],
  ];
  const rope = (stuff: MaterialName, flip: boolean) => {
    const points = bight.map(([x, y, thick]): [number, number, number] => [flip ? -x : x, y, thick]);
    return together(
      paint.lift(1, paint.body(stuff, "bar", limb(...points))),
      paint.detail(twist(points, 30), 5, 0.6),
    );
  };
  const crossing = (y: number) => ({ d: `M-70 ${y - 80}H40V${y + 80}H-70z` });
  return together(
    rope(left, false),
    rope(right, true),
    paint.within({ d: crossing(-84).d + crossing(84).d }, rope(left, false)),
    ...[-1, 1].map((side) =>
      paint.body(
        "kraft",
        "tube",
        bars([
          [round(side * 396 - 16), -82, 32, 60],
          [round(side * 396 - 16), 20, 32, 60],
        ]),
      ),
    ),
  );
}
