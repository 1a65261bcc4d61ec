import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polar, polygon, round, times, together } from "../shapes.ts";
import { carrot } from "./community.ts";

function tractorWheel(paint: Paint, r: number, rim: MaterialName) {
  const lugs = times(18, (index) => {
    const angle = (index / 18) * Math.PI * 2;
    return tube(...polar(angle, r * 0.9), ...polar(angle + 0.08, r * 1.05), r * 0.12, r * 0.1);
  });
  return together(
    paint.body("iron", "plane", joined(...lugs)),
    paint.body("iron", "plane", { r }),
    paint.detail({ r: round(r * 0.8) }, 4, 0.9),
    paint.body(rim, "plane", { r: round(r * 0.56) }),
    paint.body(rim, "dish", { r: round(r * 0.46) }),
    paint.body("iron", "ball", { r: round(r * 0.15) }),
    paint.detail(
      { d: times(8, (index) => `M${polar(index * 0.785, r * 0.3).join(" ")}h.1`).join("") },
      r * 0.09,
      1.4,
    ),
  );
}

/** Stands on 0, 0, facing left: a tractor 800 wide and 680 high. */
export function tractor(paint: Paint, paintwork: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 430, 26),
    paint.body("iron", "tube", { d: "M-206 -380V-560Q-206 -580 -190 -580H-182V-380z" }),
    paint.body("iron", "bar", { d: "M-330 -250H120V-150H-250Q-330 -150 -340 -200z" }),
    paint.body("glass", "plane", polygon([10, -390], [48, -636], [248, -636], [278, -390])),
    paint.shade(polygon([200, -500], [226, -500], [250, -350], [180, -350]), 1.6),
    paint.strand("iron", { d: "M30 -400L70 -470M40 -494L100 -446" }, 11, 0),
    paint.body("iron", "plane", smooth("140,-390 150,-420 220,-420 226,-520 252,-524 252,-380")),
    paint.shine(polygon([70, -620], [130, -620], [90, -400], [34, -400]), 0.9),
    paint.lift(
      1,
      paint.body(
        paintwork,
        "tube",
        joined(tube(10, -370, 46, -650, 20), tube(262, -370, 244, -650, 20), tube(152, -380, 152, -640, 12)),
      ),
      paint.body(paintwork, "bar", { x: 14, y: -672, width: 270, height: 40, rx: 16 }),
      paint.body(paintwork, "bar", {
        d: "M-364 -330Q-364 -384 -310 -388L-20 -400H40V-230H-340Q-364 -230 -364 -260z",
      }),
      paint.body(paintwork, "plane", {
        d: "M-16 -250V-400H60Q90 -440 190 -440Q350 -430 392 -250L350 -240Q310 -380 190 -390Q70 -380 40 -230z",
      }),
    ),
    paint.shine({ d: "M-346 -346Q-340 -370 -306 -374L-20 -386V-374L-306 -360Q-330 -358 -346 -346z" }, 1.6),
    paint.body(
      "iron",
      "plane",
      bars(times(5, (index): [number, number, number, number] => [-310 + index * 34, -340, 18, 74])),
    ),
    paint.body("light", "ball", { cx: -362, cy: -318, rx: 15, ry: 26 }),
    paint.body("steel", "bar", { x: -290, y: -212, width: 300, height: 22 }),
    at(-262, -116, {}, paint.lift(1, tractorWheel(paint, 110, "yolk"))),
    at(196, -200, {}, paint.lift(1, tractorWheel(paint, 190, "yolk"))),
  );
}

/** Stands on 0, 0: a barn of red boards 760 wide and 640 high, its loft open. */
export function barn(paint: Paint, boards: MaterialName = "brick") {
  const gable = polygon([-310, 0], [-310, -330], [-220, -510], [0, -620], [220, -510], [310, -330], [310, 0]);
  const door = (x: number) =>
    together(
      paint.body(boards, "plane", { x, y: -280, width: 140, height: 280 }),
      paint.body("light", "plane", {
        d: `M${x} -280h140v280h-140zM${x + 18} -262v107h104v-107zM${x + 18} -125v107h104v-107z`,
      }),
      paint.body(
        "light",
        "plane",
        joined(tube(x + 14, -262, x + 126, -156, 16), tube(x + 126, -124, x + 14, -18, 16)),
      ),
    );
  return together(
    paint.contact(0, 6, 440, 26),
    paint.lift(2, paint.body(boards, "plane", gable)),
    paint.detail(
      {
        d: times(15, (index) => {
          const x = -280 + index * 40;
          return `M${x} 0V${Math.abs(x) > 220 ? -350 : -510}`;
        }).join(""),
      },
      3,
      0.4,
    ),
    paint.shade(
      polygon(
        [-310, -330],
        [-220, -510],
        [0, -620],
        [220, -510],
        [310, -330],
        [310, -280],
        [204, -470],
        [0, -570],
        [-204, -470],
        [-310, -280],
      ),
      1,
    ),
    paint.body("light", "plane", { d: "M-84 -500H84V-350H-84z" }),
    paint.body("screen", "even", { x: -66, y: -482, width: 132, height: 132 }),
    paint.body("pasta", "ball", smooth("-66,-350! -60,-400 -20,-420 30,-414 60,-390 66,-350!")),
    paint.detail({ d: "M-50 -370L-20 -400M-16 -360L20 -400M20 -364L46 -390M-40 -392L0 -372" }, 4, 0.6),
    paint.body("screen", "even", { x: -156, y: -292, width: 312, height: 292 }),
    door(-154),
    door(14),
    paint.body("light", "bar", { x: -172, y: -312, width: 344, height: 26 }),
    paint.lift(
      2,
      paint.body("ash", "plane", {
        d: "M-372 -322L-258 -540L0 -672L258 -540L372 -322L330 -300L226 -504L0 -620L-226 -504L-330 -300z",
      }),
    ),
    paint.shine({ d: "M-360 -326L-250 -534L0 -662V-650L-242 -524L-346 -318z" }, 1.2),
  );
}

/** Stands on 0, 0: a round bale of hay 640 wide and 500 high. */
export function hayBale(paint: Paint) {
  const spiral = times(46, (index) => {
    const [x, y] = polar(index * 0.5, 14 + index * 4.6);
    return `${index ? "L" : "M"}${round(-120 + x * 0.8)} ${round(-246 + y)}`;
  }).join("");
  const straw = times(34, (index) => {
    const [x, y] = [110 + ((index * 67) % 190), -470 + ((index * 41) % 450)];
    return `M${x} ${y}q${20 + (index % 5) * 8} ${(index % 3) * 6 - 4} ${50 + (index % 4) * 10} ${(index % 7) * 3 - 8}`;
  }).join("");
  const side = { d: "M-120 -492H180C290 -492 330 -380 330 -246C330 -112 290 0 180 0H-120z" };
  return together(
    paint.contact(20, 4, 350, 28),
    paint.lift(2, paint.body("board", "bar", side)),
    paint.within(
      side,
      paint.strand("pasta", { d: straw }, 5, 0.4),
      paint.shade({ d: "M-120 -90H330V0H-120z" }, 0.7),
    ),
    paint.detail(
      {
        d: "M60 -490C150 -480 176 -360 176 -246C176 -132 150 -12 60 -2M170 -490C250 -470 276 -350 276 -246C276 -142 250 -22 170 -2",
      },
      4,
      0.6,
    ),
    paint.lift(1, paint.body("pasta", "plane", { cx: -120, cy: -246, rx: 200, ry: 246 })),
    paint.strand("board", { d: spiral }, 11, -0.3),
    paint.shine(smooth("-280,-240 -262,-360 -190,-460 -120,-476 -200,-420 -250,-310"), 0.9),
    paint.strand(
      "pasta",
      { d: "M-300 -4l-50 -16M-270 4l-40 14M240 2l60 8M300 -4l40 -18M-40 4l50 8" },
      6,
      0.2,
    ),
  );
}

/** Stands on 0, 0: a wire basket of eggs 560 wide and 500 high. */
export function eggBasket(paint: Paint, wire: MaterialName = "iron") {
  const egg = (shell: MaterialName) =>
    paint.stamp(
      `egg ${shell}`,
      paint.body(shell, "ball", smooth("0,-96 52,-56 70,16 40,76 0,86 -40,76 -70,16 -52,-56")),
    );
  const [white, brown] = [egg("egg"), egg("tan")];
  const bowl = { d: "M-276 -250C-270 -110 -220 -20 -180 0H180C220 -20 270 -110 276 -250z" };
  const ribs = times(11, (index) => {
    const x = -270 + index * 54;
    return `M${x} -250Q${round(x * 0.98)} -90 ${round(x * 0.64)} 0`;
  }).join("");
  return together(
    paint.contact(0, 6, 260, 24),
    paint.strand(wire, { d: "M-250 -262C-240 -560 240 -560 250 -262" }, 14, 0.1),
    paint.strand(wire, { d: "M-276 -250A276 54 0 0 1 276 -250" }, 10, -0.2),
    paint.lift(
      1,
      brown(-150, -246, { rotate: -24 }),
      white(-30, -280, { rotate: 8 }),
      brown(100, -276, { rotate: 28 }),
      white(190, -236, { rotate: 40 }),
    ),
    paint.within(
      { d: "M-276 -400H276V-250C270 -110 220 -20 180 0H-180C-220 -20 -270 -110 -276 -250z" },
      paint.shade(bowl, 1.4),
      ...[
        [-200, -150],
        [-80, -190],
        [60, -190],
        [180, -150],
        [-140, -70],
        [0, -90],
        [130, -70],
        [-60, -20],
        [70, -10],
      ].map(([x = 0, y = 0], index) =>
        (index % 3 === 1 ? white : brown)(x, y, { rotate: (index * 47) % 120 }),
      ),
    ),
    paint.strand(wire, { d: `${ribs}M-268 -170Q0 -120 268 -170M-242 -84Q0 -40 242 -84` }, 7, 0.2),
    paint.strand(wire, { d: "M-276 -250A276 54 0 0 0 276 -250M-180 0H180" }, 14, 0.2),
    paint.body("board", "bar", limb("-70,-482,34 0,-492,34 70,-482,34")),
  );
}

/** Around 0, 0: a bunch of carrots tied with string, 560 wide and 860 high. */
export function carrotBunch(paint: Paint) {
  const root = paint.stamp("bunched carrot", at(0, 190, { scale: 1.24 }, carrot(paint)));
  const frond = paint.stamp(
    "frond",
    paint.body(
      "leaf",
      "plane",
      smooth(
        "0,40 -30,-60 -76,-120 -46,-130 -80,-210 -40,-200 -30,-280 0,-240 30,-290 38,-206 80,-214 46,-136 74,-120 30,-60",
      ),
    ),
  );
  return at(
    0,
    -20,
    { scale: 1.28 },
    ...[-40, 40, -18, 20, 0].map((rotate, index) => frond(0, -60, { rotate, scale: 1.05 - index * 0.04 })),
    ...[-34, 34, -17, 17, 0].map((rotate) => root(0, -60, { rotate })),
    paint.lift(1, paint.body("kraft", "bar", smooth("-92,-84 0,-66 92,-84 96,-52 0,-30 -96,-52"))),
    paint.detail({ d: "M-90 -70Q0 -50 90 -70M-92 -58Q0 -38 92 -58" }, 4, 0.6),
    paint.strand(
      "kraft",
      {
        d: "M0 -46C-60 -110 -130 -70 -90 -40C-60 -20 -20 -34 0 -46C60 -110 130 -70 90 -40C60 -20 20 -34 0 -46L-40 40M0 -46L50 30",
      },
      9,
      -0.3,
    ),
  );
}

/** Hangs around 0, 0: a branch of an apple tree 820 wide with three apples. */
export function appleBranch(paint: Paint, fruit: MaterialName = "apple") {
  const leaf = paint.stamp(
    "apple leaf",
    together(
      paint.body("leaf", "plane", smooth("0,0! 40,-46 120,-60 190,-10! 120,40 40,36")),
      paint.detail({ d: "M6 0Q90 -14 180 -8M50 -4l30 -32M60 -6l34 26M100 -10l28 -26M108 -10l30 20" }, 4, 0.5),
    ),
  );
  const apple = paint.stamp(
    "hanging apple",
    together(
      paint.strand("wood", { d: "M0 -110C-4 -140 6 -170 0 -200" }, 11, -0.2),
      paint.lift(
        1,
        paint.body(
          fruit,
          "ball",
          smooth("0,-96 60,-122 126,-70 118,40 60,116 0,104 -60,116 -118,40 -126,-70 -60,-122"),
        ),
      ),
      paint.shade(smooth("-40,-100 0,-112 40,-100 0,-84"), 1.4),
      paint.shine(smooth("-96,-20 -86,-70 -50,-92 -62,-50 -72,0"), 1.6),
    ),
  );
  return together(
    leaf(-250, -250, { rotate: -60, scale: 1.1 }),
    leaf(60, -250, { rotate: -50, scale: 1.2 }),
    leaf(190, -220, { rotate: 24, scale: 0.9 }),
    paint.lift(
      1,
      paint.body(
        "wood",
        "bar",
        limb("-430,-250,60 -260,-220,48 -80,-256,40 110,-230,30 280,-262,20 400,-250,8"),
      ),
      paint.body("wood", "bar", limb("-120,-246,30 -40,-170,20 20,-150,10")),
    ),
    paint.detail({ d: "M-410 -256Q-300 -232 -220 -242M-160 -240Q-60 -262 40 -244" }, 4, 0.5),
    apple(-230, -20),
    apple(210, -40, { scale: 0.94 }),
    apple(20, 40, { scale: 1.06 }),
    leaf(-230, -214, { rotate: 140, scale: 0.95 }),
    leaf(10, -150, { rotate: -14, scale: 0.9 }),
    leaf(-60, -240, { rotate: 160, scale: 0.8 }),
    leaf(300, -250, { rotate: 50, scale: 0.86 }),
    leaf(360, -252, { rotate: -24, scale: 0.8 }),
  );
}
