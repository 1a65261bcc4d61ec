import type { Paint } from "../paint.ts";
import { createRandom } from "../random.ts";
import { at, discs, polar, round, times, together } from "../shapes.ts";

/** Lies around 0, 0: pasta turned to a nest, about 2 × `reach` wide; `plenty` thins the strands out. */
export function pastaNest(paint: Paint, reach: number, plenty = 1) {
  const random = createRandom(paint.random.whole(1, 999));
  const layer = (count: number, low: number, high: number) =>
    times(Math.round(count * plenty), () => {
      const start = random.between(0, 6.3);
      const sweep = random.between(1.1, 2.3);
      const [x0, y0] = polar(start, random.between(low, high));
      const [x1, y1] = polar(start + sweep / 2, random.between(low, high) * 1.16);
      const [x2, y2] = polar(start + sweep, random.between(low, high));
      const whole = (value: number) => Math.round(value * reach);
      return `M${whole(x0 / 10)} ${whole(y0 / 10)}Q${whole(x1 / 10)} ${whole(y1 / 10)} ${whole(x2 / 10)} ${whole(y2 / 10)}`;
    }).join("");
  const strands = (d: string, tone: number) => {
    const lines = paint.shared({ d });
    return together(paint.strand("pasta", lines, 13, -1), paint.strand("pasta", lines, 9, tone));
  };
  return paint.lift(
    1,
    paint.body("pasta", "ball", { r: round(reach * 0.9) }),
    paint.shade({ r: round(reach * 0.9) }, 1.2),
    strands(layer(22, 7, 10), -0.3),
    strands(layer(18, 5, 9), 0.1),
    strands(layer(15, 2.5, 7.5), 0.4),
    strands(layer(8, 1, 5), 0.9),
  );
}

/** Lies around 0, 0: a plate with a rim, seen from above. */
export function plate(paint: Paint, r: number) {
  return together(
    paint.lift(3, paint.body("ceramic", "plane", { r })),
    paint.shine({ d: ring(r, r * 0.975) }, 1),
    paint.shade({ d: ring(r * 0.7, r * 0.67) }, 0.9),
    paint.body("ceramic", "dish", { r: round(r * 0.67) }),
    paint.detail({ r: round(r * 0.93) }, 3, 0.35),
  );
}

function ring(outer: number, inner: number) {
  const circle = (radius: number, sweep: 0 | 1) => {
    const r = round(radius);
    return `M${-r} 0a${r} ${r} 0 0 ${sweep} ${2 * r} 0a${r} ${r} 0 0 ${sweep} ${-2 * r} 0z`;
  };
  return circle(outer, 1) + circle(inner, 0);
}

/** Lies around 0, 0: a cherry tomato. */
export function tomato(paint: Paint, r: number) {
  return together(
    paint.body("tomato", "ball", { r }),
    paint.shine(
      {
        cx: round(r * 0.36 * paint.lightFrom),
        cy: round(-r * 0.4),
        rx: round(r * 0.2),
        ry: round(r * 0.13),
      },
      2.2,
    ),
  );
}

/** Lies around 0, 0: a tomato with its green star. */
export function wholeTomato(paint: Paint, r: number) {
  const star = times(5, (index) => {
    const [x, y] = polar((index / 5) * 6.28 + 0.4, r * 0.5);
    const [a, b] = polar((index / 5) * 6.28 + 1.03, r * 0.13);
    return `L${x} ${y}L${a} ${b}`;
  }).join("");
  return paint.lift(
    1,
    paint.body("tomato", "ball", { r }),
    paint.shine(
      {
        d: `M${round(-r * 0.7)} ${round(-r * 0.16)}Q${round(-r * 0.6)} ${round(-r * 0.66)} ${round(-r * 0.1)} ${round(-r * 0.74)}Q${round(-r * 0.5)} ${round(-r * 0.5)} ${round(-r * 0.7)} ${round(-r * 0.16)}z`,
      },
      1.8,
    ),
    paint.body("basil", "plane", { d: `M${polar(0.1, r * 0.13).join(" ")}${star}z` }),
    paint.strand(
      "basil",
      { d: `M0 0q${round(r * 0.1)} ${round(-r * 0.16)} ${round(r * 0.26)} ${round(-r * 0.2)}` },
      Math.max(4, r * 0.09),
      -0.4,
    ),
  );
}

/** From 0, 0 to the right: a basil leaf 100 long. */
export function basilLeaf(paint: Paint) {
  return together(
    paint.body("basil", "plane", { d: "M0 0C14 -44 70 -48 104 0C74 34 20 36 0 0z" }),
    paint.shade({ d: "M0 0C34 6 70 8 104 0C74 34 20 36 0 0z" }, 0.7),
    paint.detail({ d: "M4 0C34 -5 70 -5 98 0M30 -3L44 -22M54 -4L68 -20M30 -2L42 16M54 -2L66 15" }, 2, 0.55),
  );
}

/** Lies around 0, 0: leaves of basil on one another. */
export function basil(paint: Paint, count = 5, size = 1) {
  const leaf = paint.stamp("basil", basilLeaf(paint));
  const start = paint.random.between(0, 360);
  return paint.lift(
    1,
    ...times(count, (index) =>
      leaf(0, 0, {
        rotate: start + (index * 360) / count + (index % 2) * 22,
        scale: size * (1 - (index % 3) * 0.16),
      }),
    ),
    leaf(8 * size, -4 * size, { rotate: start + 70, scale: size * 0.55 }),
  );
}

/** Lies along the y axis around 0, 0: a fork 560 long. */
export function fork(paint: Paint) {
  return paint.lift(
    1,
    paint.body("steel", "tube", {
      d: "M-34 -280V-180C-34 -130 -12 -124 -9 -96L-13 250Q-13 280 0 280Q13 280 13 250L9 -96C12 -124 34 -130 34 -180V-280Q29 -286 24 -280V-186H15V-280Q9 -286 4 -280V-186H-4V-280Q-9 -286 -15 -280V-186H-24V-280Q-29 -286 -34 -280z",
    }),
  );
}

/** Lies along the y axis around 0, 0: a table knife 580 long. */
export function knife(paint: Paint) {
  return paint.lift(
    1,
    paint.body("steel", "tube", { d: "M-12 -290C26 -262 32 -140 22 -30H-12z" }),
    paint.shine({ d: "M-12 -290C10 -262 14 -140 6 -30H-12z" }, 0.9),
    paint.body("steel", "tube", { d: "M-13 -30H14L12 262Q10 288 0 288Q-10 288 -12 262z" }),
  );
}

/** Lies along the y axis around 0, 0: a spoon 540 long. */
export function spoon(paint: Paint) {
  return paint.lift(
    1,
    paint.body("steel", "tube", { d: "M-7 -110L-13 244Q-12 270 0 270Q12 270 13 244L7 -110z" }),
    paint.body("steel", "plane", { cy: -190, rx: 50, ry: 82 }),
    paint.body("steel", "dish", { cy: -192, rx: 42, ry: 72 }),
  );
}

/** Stands on 0, 0: a bottle of wine 640 high. */
export function wineBottle(paint: Paint) {
  return together(
    paint.contact(6, 2, 150, 18),
    paint.body("bottle", "tube", {
      d: "M-86 -14V-330C-86 -400 -34 -420 -32 -480V-620H32V-480C34 -420 86 -400 86 -330V-14Q86 0 70 0H-70Q-86 0 -86 -14z",
    }),
    paint.shade({ d: "M-86 -210H86V-14Q86 0 70 0H-70Q-86 0 -86 -14z" }, 0.7),
    paint.body("wine", "tube", { d: "M-36 -528H36V-634Q36 -642 28 -642H-28Q-36 -642 -36 -634z" }),
    paint.body("linen", "tube", { d: "M-87 -300H87V-90H-87z" }),
    paint.body("accent", "tube", { d: "M-87 -284H87V-276H-87zM-87 -114H87V-106H-87z" }),
    paint.detail({ d: "M-40 -232H40M-28 -206H28M-48 -146H48" }, 5, 1.1),
    paint.body("accent", "ball", { cy: -176, r: 14 }),
    paint.shine(
      {
        d: "M-66 -330C-66 -386 -22 -410 -20 -470V-520H-12V-468C-14 -404 -52 -380 -52 -326V-302H-66zM-66 -86H-52V-30H-66z",
      },
      1.2,
    ),
  );
}

/** Stands on 0, 0: a glass of red wine 430 high. */
export function wineGlass(paint: Paint) {
  return together(
    paint.contact(4, 2, 110, 13),
    paint.clear({ cx: 0, cy: -6, rx: 92, ry: 13 }),
    paint.clear({ d: "M-6 -196C-8 -100 -10 -40 -60 -10H60C10 -40 8 -100 6 -196z" }),
    paint.body("wine", "tube", {
      d: "M-114 -322C-112 -240 -62 -198 0 -194C62 -198 112 -240 114 -322C60 -310 -60 -310 -114 -322z",
    }),
    paint.body("wine", "dish", { cy: -322, rx: 114, ry: 15 }),
    paint.clear({
      d: "M-92 -440C-126 -360 -128 -196 0 -194C128 -196 126 -360 92 -440C60 -432 -60 -432 -92 -440z",
    }),
    paint.shine({ d: "M-82 -420C-108 -350 -104 -270 -76 -236C-92 -280 -90 -350 -68 -420z" }, 1.5),
  );
}

/** Stands on 0, 0: a round loaf 460 wide, cut with a cross. */
export function loaf(paint: Paint) {
  return together(
    paint.contact(0, 4, 300, 24),
    paint.body("crust", "ball", {
      d: "M-230 -30C-240 -150 -130 -230 0 -230C130 -230 240 -150 230 -30Q228 0 190 0H-190Q-228 0 -230 -30z",
    }),
    paint.shine({ d: "M-190 -90C-170 -170 -90 -208 -20 -212C-90 -190 -150 -150 -170 -80z" }, 0.6),
    ...[-96, 0, 96].map((x) =>
      together(
        paint.body("crumb", "down", {
          d: `M${x - 46} -92C${x - 30} -170 ${x + 14} -200 ${x + 44} -214C${x + 34} -170 ${x + 8} -110 ${x - 46} -92z`,
        }),
        paint.detail({ d: `M${x - 46} -92C${x - 30} -170 ${x + 14} -200 ${x + 44} -214` }, 4, 0.7),
      ),
    ),
    paint.shade({ d: "M-228 -40C-140 -10 140 -10 228 -40Q228 0 190 0H-190Q-228 0 -228 -40z" }, 1),
  );
}

/** Lies around 0, 0: a slice of bread 220 wide, seen from above. */
export function breadSlice(paint: Paint) {
  return paint.lift(
    1,
    paint.body("crust", "plane", {
      d: "M-86 110Q-104 112 -104 92V-10C-150 -50 -120 -124 -60 -116C-20 -138 20 -138 60 -116C120 -124 150 -50 104 -10V92Q104 112 86 110z",
    }),
    paint.body("crumb", "plane", {
      d: "M-76 96Q-90 96 -90 82V-18C-126 -54 -104 -108 -56 -102C-20 -120 20 -120 56 -102C104 -108 126 -54 90 -18V82Q90 96 76 96z",
    }),
    paint.shade(
      discs([
        [-40, -60, 7],
        [30, -50, 9],
        [-20, 10, 8],
        [44, 30, 6],
        [-54, 50, 9],
        [10, 66, 6],
        [60, -16, 5],
      ]),
      0.5,
    ),
  );
}

/** Lies around 0, 0: a board 640 × 380 with a handle at the right. */
export function board(paint: Paint) {
  return together(
    paint.lift(
      3,
      paint.body("board", "plane", {
        d: "M-320 -150Q-320 -190 -280 -190H250Q290 -190 300 -140C310 -70 340 -44 430 -44Q474 -40 474 0Q474 40 430 44C340 44 310 70 300 140Q290 190 250 190H-280Q-320 190 -320 150zM436 0a16 16 0 1 0 -32 0a16 16 0 1 0 32 0z",
      }),
    ),
    paint.detail(
      {
        d: "M-300 -120C-100 -140 100 -100 290 -120M-306 -40C-120 -60 60 -10 380 -20M-300 50C-80 30 120 80 400 20M-300 130C-140 110 60 150 280 122",
      },
      3,
      0.35,
    ),
  );
}

/** Lies around 0, 0: a pan of eggs in tomato sauce, its handle towards the right below. */
export function eggPan(paint: Paint, r: number) {
  const egg = paint.stamp(
    "egg",
    together(
      paint.lift(
        1,
        paint.body("egg", "plane", {
          d: "M-92 8C-104 -60 -40 -92 6 -84C60 -100 110 -40 92 14C96 70 40 88 -8 78C-56 96 -86 60 -92 8z",
        }),
      ),
      paint.body("yolk", "ball", { cx: 4, cy: -4, r: 40 }),
    ),
  );
  const bubbles = times(14, (index): [number, number, number] => {
    const [x, y] = polar(index * 2.4, r * (0.18 + ((index * 29) % 60) / 100));
    return [x, y, 7 + ((index * 5) % 9)];
  });
  return together(
    paint.lift(
      3,
      at(
        0,
        0,
        { rotate: 38 },
        paint.body("iron", "bar", {
          d: `M${r * 0.9} -34L${r * 1.7} -26Q${r * 1.8} -24 ${r * 1.8} 0Q${r * 1.8} 24 ${r * 1.7} 26L${r * 0.9} 34zM${r * 1.73} 0a13 13 0 1 0 -26 0a13 13 0 1 0 26 0z`,
        }),
      ),
      paint.body("iron", "plane", { r }),
    ),
    paint.body("iron", "dish", { r: round(r * 0.93) }),
    paint.body("sauce", "dish", { r: round(r * 0.85) }),
    paint.shade(discs(bubbles), 0.8),
    paint.shine(discs(bubbles.map(([x, y, size]) => [x - 3, y - 4, size * 0.5])), 0.7),
    ...[
      [-0.36, -0.34, 1.05, 0],
      [0.36, -0.3, 0.95, 70],
      [-0.3, 0.36, 1, 140],
      [0.38, 0.36, 1.08, 210],
    ].map(([x = 0, y = 0, size = 1, turn]) =>
      egg(x * r, y * r, { rotate: turn ?? 0, scale: (size * r) / 330 }),
    ),
  );
}

/** Lies around 0, 0: a bowl of soup with cream and croutons. */
export function soupBowl(paint: Paint, r: number) {
  return together(
    paint.lift(3, paint.body("dominant", "plane", { r })),
    paint.body("dominant", "dish", { r: round(r * 0.93) }),
    paint.body("yolk", "dish", { r: round(r * 0.82) }),
    paint.strand(
      "egg",
      {
        d: `M${-r * 0.3} ${-r * 0.1}c${r * 0.1} ${-r * 0.4} ${r * 0.6} ${-r * 0.3} ${r * 0.5} ${r * 0.06}s${-r * 0.5} ${r * 0.3} ${-r * 0.44} ${r * 0.02}s${r * 0.3} ${-r * 0.16} ${r * 0.26} ${r * 0.02}`,
      },
      r * 0.05,
      0.5,
    ),
    at(r * 0.3, r * 0.36, {}, basil(paint, 3, r / 380)),
    paint.body("crust", "plane", {
      d: times(
        6,
        (index) =>
          `M${round(-r * 0.5 + (index % 3) * r * 0.16)} ${round(r * 0.2 + Math.floor(index / 3) * r * 0.18 + (index % 2) * 12)}l34 10l-10 34l-34 -10z`,
      ).join(""),
    }),
  );
}

/** Lies around 0, 0: a cup of coffee on its saucer. */
export function coffeeCup(paint: Paint, r = 190) {
  return together(
    paint.lift(2, paint.body("ceramic", "plane", { r })),
    paint.shade({ d: ring(r * 0.72, r * 0.7) }, 0.9),
    paint.lift(
      2,
      paint.body("ceramic", "plane", {
        d: `M${r * 0.5} ${-r * 0.14}H${r * 0.86}Q${r * 0.96} 0 ${r * 0.86} ${r * 0.14}H${r * 0.5}z`,
      }),
      paint.body("ceramic", "plane", { r: round(r * 0.6) }),
    ),
    paint.body("coffee", "dish", { r: round(r * 0.53) }),
    paint.body("crust", "dish", { r: round(r * 0.44) }),
    paint.body("crumb", "even", { d: leafArt(r * 0.34) }),
  );
}

function leafArt(reach: number) {
  const half = times(4, (index) => {
    const y = round(reach * (0.7 - index * 0.4));
    const w = round(reach * (0.42 + index * 0.1));
    return `M0 ${y}C${w} ${round(y - reach * 0.06)} ${w} ${round(y - reach * 0.4)} ${round(w * 0.2)} ${round(y - reach * 0.34)}Q${round(w * 0.5)} ${round(y - reach * 0.16)} 0 ${round(y - reach * 0.14)}Q${round(-w * 0.5)} ${round(y - reach * 0.16)} ${round(-w * 0.2)} ${round(y - reach * 0.34)}C${-w} ${round(y - reach * 0.4)} ${-w} ${round(y - reach * 0.06)} 0 ${y}z`;
  });
  return half.join("");
}

/** Stands on 0, 0: a wedge of cheese 300 wide. */
export function cheese(paint: Paint) {
  return together(
    paint.contact(0, 3, 200, 16),
    paint.body("yolk", "plane", { d: "M-150 -104L150 -150V0H-150z" }),
    paint.body("pasta", "plane", { d: "M-150 -104L40 -176L150 -150L-150 -104z" }),
    paint.shade(
      {
        d: "M-96 -60a18 22 0 1 0 .1 0zM20 -96a14 16 0 1 0 .1 0zM90 -52a20 22 0 1 0 .1 0zM-20 -40a10 12 0 1 0 .1 0z",
      },
      0.9,
    ),
  );
}

/** Lies around 0, 0: an olive with its hole. */
export function olive(paint: Paint) {
  return paint.lift(
    1,
    paint.body("basil", "ball", { rx: 34, ry: 27 }),
    paint.shade({ cx: 14, cy: 2, rx: 8, ry: 9 }, 2.4),
    paint.body("tomato", "even", { cx: 14, cy: 2, rx: 5, ry: 6 }),
  );
}

/** Lies around 0, 0: half a lemon. */
export function lemon(paint: Paint, r = 70) {
  const cells = times(8, (index) => {
    const angle = (index / 8) * 6.283;
    const [a, b] = [polar(angle + 0.09, r * 0.76), polar(angle + 0.69, r * 0.76)];
    const [x, y] = polar(angle + 0.39, r * 0.12);
    return `M${x} ${y}L${a.join(" ")}Q${polar(angle + 0.39, r * 0.9).join(" ")} ${b.join(" ")}z`;
  });
  return paint.lift(
    1,
    paint.body("yolk", "plane", { r }),
    paint.body("egg", "even", { r: round(r * 0.9) }),
    paint.body("yolk", "ball", { d: cells.join("") }),
  );
}
