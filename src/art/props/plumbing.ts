import { band } from "../bands.ts";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";
import { figureStrokes } from "./office.ts";

type Point = [x: number, y: number];

/** A pipe `width` thick along a way of straight lines, its bends rounded by `radius`. */
export function pipe(
  paint: Paint,
  way: Point[],
  width: number,
  radius: number,
  metal: MaterialName = "copper",
) {
  const half = width / 2;
  return together(
    paint.body(metal, "plane", band(way, radius, -half, half)),
    paint.shade(band(way, radius, half * 0.3, half), 1.2),
    paint.shine(band(way, radius, -half * 0.62, -half * 0.3), 1.6),
  );
}

/** Stands on 0, 0: a mixer tap with a swan neck, 720 high; its mouth is over -290, -400. */
export function tap(paint: Paint, metal: MaterialName = "steel") {
  const neck: Point[] = [
    [0, -120],
    [0, -690],
    [-290, -690],
    [-290, -440],
  ];
  return together(
    paint.lift(
      2,
      paint.body(metal, "tube", { x: -92, y: -26, width: 184, height: 26, rx: 12 }),
      paint.body(metal, "tube", { d: "M-64 -24Q-52 -60 -52 -120V-250H52V-120Q52 -60 64 -24z" }),
      pipe(paint, neck, 62, 144, metal),
      paint.body(metal, "tube", { x: -62, y: -276, width: 124, height: 34, rx: 10 }),
    ),
    paint.body(metal, "tube", { x: -328, y: -448, width: 76, height: 52, rx: 10 }),
    paint.body("iron", "even", { cx: -290, cy: -396, rx: 30, ry: 7 }),
    paint.lift(
      1,
      paint.body(metal, "ball", { cx: 66, cy: -170, r: 40 }),
      at(
        70,
        -172,
        { rotate: -34 },
        paint.body(metal, "bar", { d: "M0 -20H170Q196 -18 196 0Q196 18 170 18L0 20z" }),
        paint.shine({ d: "M30 -13H168V-6H30z" }, 1.4),
      ),
      paint.body("accent", "ball", { cx: 66, cy: -170, r: 13 }),
    ),
  );
}

/** From 0, 0 down: water that runs from a mouth and breaks at `length`. */
export function runningWater(paint: Paint, length: number, width = 34) {
  const half = width / 2;
  return together(
    paint.body("water", "tube", {
      d: `M${-half} 0Q${-half * 0.66} ${length * 0.4} ${-half * 0.78} ${length}H${half * 0.78}Q${half * 0.66} ${length * 0.4} ${half} 0z`,
    }),
    paint.shine({ d: `M${-half * 0.5} 6L${-half * 0.34} ${length}H${-half * 0.06}L${-half * 0.1} 6z` }, 2),
    paint.body("water", "ball", { cy: length, rx: half * 2.6, ry: half * 0.6 }),
    paint.shine({ cy: length - 2, rx: half * 1.5, ry: half * 0.26 }, 1.6),
  );
}

/** A drop around 0, 0; `size` high. */
export function drop(paint: Paint, size: number, liquid: MaterialName = "water") {
  const r = size * 0.34;
  return together(
    paint.body(liquid, "ball", {
      d: `M0 ${-size * 0.6}C${r * 0.6} ${-size * 0.2} ${r} 0 ${r} ${size * 0.12}A${r} ${r} 0 0 1 ${-r} ${size * 0.12}C${-r} 0 ${-r * 0.6} ${-size * 0.2} 0 ${-size * 0.6}z`,
    }),
    paint.shine({ cx: -r * 0.36, cy: size * 0.12, rx: r * 0.2, ry: r * 0.36 }, 2.4),
  );
}

/** Around 0, 0, the middle of its rim: a basin 900 wide and 300 deep, water in it. */
export function basin(paint: Paint, bowl: MaterialName = "ceramic") {
  return together(
    paint.contact(0, 300, 360, 34),
    paint.lift(
      2,
      paint.body(bowl, "tube", {
        d: "M-450 0C-440 200 -260 300 -150 300H150C260 300 440 200 450 0z",
      }),
      paint.body(bowl, "bar", { rx: 450, ry: 74 }),
    ),
    paint.shade({ d: "M-436 50C-380 220 -240 292 -150 300H150C40 292 -280 260 -380 66z" }, 0.5),
    paint.body(bowl, "dish", { cy: 4, rx: 414, ry: 58 }),
    paint.within(
      { d: "M-414 4A414 58 0 0 1 414 4A414 58 0 0 1 -414 4z" },
      paint.shade({ cy: -30, rx: 420, ry: 50 }, 1),
      paint.body("water", "plane", { cy: 26, rx: 372, ry: 42 }),
      paint.shine({ cx: -160, cy: 14, rx: 120, ry: 7 }, 1.4),
    ),
    paint.shine({ d: "M330 90C310 150 260 210 210 240C280 220 350 160 370 84z" }, 0.7),
  );
}

/** Rings on water around 0, 0. */
export function ripples(paint: Paint, reach: number) {
  return together(
    ...[1, 0.66, 0.36].map((share, index) =>
      paint.strand("light", { rx: reach * share, ry: reach * share * 0.14 }, 4 - index, 0),
    ),
  );
}

/** Around 0, 0: a round gauge of radius `r`, its hand at a share of the scale. */
export function gauge(paint: Paint, r: number, share = 0.62) {
  const spot = (part: number, reach: number) => polar(Math.PI * (0.8 + part * 1.4), r * reach);
  const marks = times(15, (index) => {
    const [x, y] = spot(index / 14, index % 7 ? 0.72 : 0.64);
    const [fromX, fromY] = spot(index / 14, 0.8);
    return `M${fromX} ${fromY}L${x} ${y}`;
  });
  const [redX, redY] = spot(0.82, 0.56);
  const [endX, endY] = spot(1, 0.56);
  const [handX, handY] = spot(share, 0.68);
  return paint.lift(
    1,
    paint.body("brass", "plane", { r }),
    paint.body("paper", "ball", { r: round(r * 0.86) }),
    paint.detail({ d: marks.join("") }, Math.max(2, r * 0.04), 1.4),
    paint.strand(
      "accent",
      { d: `M${redX} ${redY}A${round(r * 0.56)} ${round(r * 0.56)} 0 0 1 ${endX} ${endY}` },
      r * 0.09,
    ),
    paint.strand("iron", { d: `M${round(-handX * 0.2)} ${round(-handY * 0.2)}L${handX} ${handY}` }, r * 0.06),
    paint.body("brass", "ball", { r: round(r * 0.11) }),
    paint.shine(
      {
        d: `M${-r * 0.6} ${-r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.1} ${-r * 0.78}A${r} ${r} 0 0 0 ${-r * 0.6} ${-r * 0.5}z`,
      },
      1.6,
    ),
  );
}

/** Hangs around 0, 0: a boiler 480 × 720 with its display; pipes leave it at y = 360, from x = -150 to 150 in steps of 75. */
export function boiler(paint: Paint, figures = "21") {
  return together(
    paint.lift(
      3,
      paint.body(
        "steel",
        "tube",
        bars(times(5, (index): [number, number, number, number] => [-164 + index * 75, 348, 28, 30])),
      ),
      paint.body("light", "plane", { x: -240, y: -360, width: 480, height: 716, rx: 30 }),
    ),
    paint.shade({ d: "M240 150V326A30 30 0 0 1 210 356H-210A30 30 0 0 1 -240 326V150z" }, 0.5),
    paint.detail({ d: "M-238 150H238" }, 3, 0.9),
    paint.shine({ d: "M-212 -330H-180V130H-212z" }, 1.2),
    paint.body("dominant", "plane", { x: -200, y: 186, width: 400, height: 132, rx: 18 }),
    paint.body("screen", "plane", { x: -78, y: 204, width: 156, height: 96, rx: 12 }),
    paint.strand("yolk", { d: figureStrokes(figures, 36, 230) }, 6, 0.4),
    paint.strand("yolk", { cx: 50, cy: 236, r: 7 }, 4, 0.4),
    paint.body(
      "light",
      "ball",
      discs([
        [-140, 252, 38],
        [140, 252, 38],
      ]),
    ),
    paint.detail({ d: "M-140 244V222M140 252L160 232" }, 5, 1.2),
    paint.body("iron", "even", { x: -66, y: -270, width: 132, height: 150, rx: 66 }),
    paint.body("rust", "ball", {
      d: "M0 -248C40 -206 46 -176 36 -152C22 -126 -22 -126 -36 -152C-46 -176 -30 -196 -16 -206C-16 -190 0 -196 0 -248z",
    }),
    paint.body("yolk", "ball", {
      d: "M2 -198C20 -176 22 -158 14 -146C6 -136 -8 -136 -14 -146C-22 -160 -4 -172 2 -198z",
    }),
    paint.shine({ d: "M-50 -252A66 66 0 0 1 -10 -266V-130A66 66 0 0 1 -50 -152z" }, 0.4),
  );
}

/** Stands on 0, 0: a column radiator of `count` columns, 440 high, its valve at the right. */
export function radiator(paint: Paint, count = 7, colour: MaterialName = "light") {
  const width = count * 74;
  const rib = paint.stamp(
    `rib ${colour}`,
    together(
      paint.body(colour, "tube", { x: -34, y: -440, width: 68, height: 410, rx: 33 }),
      paint.shade({ x: 10, y: -392, width: 14, height: 312, rx: 7 }, 0.7),
      paint.shine({ x: -20, y: -410, width: 10, height: 350, rx: 5 }, 1),
    ),
  );
  return together(
    paint.contact(0, 2, width * 0.56, 20),
    paint.body("copper", "tube", { x: width / 2 + 26, y: -70, width: 20, height: 72 }),
    paint.lift(
      2,
      paint.body(
        colour,
        "bar",
        bars([
          [-width / 2, -404, width, 30],
          [-width / 2, -100, width + 10, 34],
        ]),
      ),
      ...times(count, (index) => rib(-width / 2 + 37 + index * 74, 0)),
      paint.body(
        colour,
        "tube",
        bars([
          [-width / 2 + 22, -34, 30, 34],
          [width / 2 - 52, -34, 30, 34],
        ]),
      ),
    ),
    paint.lift(
      1,
      paint.body("brass", "bar", { x: width / 2, y: -100, width: 66, height: 34, rx: 6 }),
      paint.body("dominant", "tube", { x: width / 2 + 8, y: -196, width: 56, height: 100, rx: 14 }),
      paint.detail({ d: `M${width / 2 + 12} -132h48M${width / 2 + 12} -150h48` }, 3),
    ),
  );
}

/** Lies along the x axis around 0, 0: a gate valve in a pipe, its wheel up. */
export function valve(paint: Paint, wheel: MaterialName = "accent") {
  const spokes = times(5, (index) => {
    const [x, y] = polar((index / 5) * Math.PI * 2 - Math.PI / 2, 96);
    return `M0 -190L${x} ${round(-190 + y * 0.42)}`;
  });
  return paint.lift(
    1,
    paint.body(
      "brass",
      "bar",
      bars([
        [-118, -56, 34, 112],
        [84, -56, 34, 112],
      ]),
    ),
    paint.body("brass", "bar", {
      d: "M-84 -42C-40 -42 -50 -66 -34 -76H34C50 -66 40 -42 84 -42V42C40 42 40 62 0 62C-40 62 -40 42 -84 42z",
    }),
    paint.body("brass", "tube", { x: -30, y: -120, width: 60, height: 50, rx: 6 }),
    paint.body("steel", "tube", { x: -9, y: -196, width: 18, height: 80 }),
    paint.strand(wheel, { d: spokes.join("") }, 13, -0.3),
    paint.body(wheel, "bar", {
      d: "M-112 -190a112 46 0 1 0 224 0a112 46 0 1 0 -224 0zM-84 -190a84 31 0 1 1 168 0a84 31 0 1 1 -168 0z",
    }),
    paint.body("steel", "ball", { cy: -192, r: 18 }),
  );
}

/** From 0, 0, the drain of a basin, down: a bottle trap whose outlet goes to the right, to 330, 210. */
export function trap(paint: Paint, metal: MaterialName = "steel") {
  return paint.lift(
    2,
    pipe(
      paint,
      [
        [60, 210],
        [330, 210],
      ],
      60,
      10,
      metal,
    ),
    paint.body(metal, "tube", { x: -34, y: 0, width: 68, height: 140 }),
    paint.body(metal, "tube", { x: -58, y: -20, width: 116, height: 40, rx: 8 }),
    paint.body(metal, "tube", { x: -58, y: 110, width: 116, height: 40, rx: 8 }),
    paint.body(metal, "tube", { d: "M-78 150H78V320Q78 376 0 376Q-78 376 -78 320z" }),
    paint.body(metal, "tube", { x: -86, y: 288, width: 172, height: 34, rx: 8 }),
    paint.detail({ d: times(7, (index) => `M${-64 + index * 21} 292v26`).join("") }, 3, 0.6),
    paint.body(metal, "bar", { x: 76, y: 170, width: 36, height: 80, rx: 8 }),
    paint.body(metal, "bar", { x: 300, y: 152, width: 26, height: 116, rx: 12 }),
  );
}

/** Around 0, 0, the middle of its face: a shower head 420 wide, its arm going up to the right; water falls `length`. */
export function showerHead(paint: Paint, length = 300) {
  const jets = times(11, (index) => {
    const x = -180 + index * 36;
    return `M${x} 24l${round(x * 0.16)} ${length - (index % 3) * 44}`;
  });
  return together(
    paint.strand("water", { d: jets.join("") }, 7, 0.3),
    paint.lift(
      2,
      pipe(
        paint,
        [
          [0, -110],
          [0, -230],
          [290, -230],
        ],
        50,
        90,
        "steel",
      ),
      paint.body("steel", "tube", { d: "M-34 -130H34L60 -70H-60z" }),
      paint.body("steel", "tube", { d: "M-210 0C-210 -56 -130 -84 0 -84C130 -84 210 -56 210 0z" }),
      paint.body("steel", "bar", { rx: 210, ry: 32 }),
    ),
    paint.body("iron", "even", { cy: 4, rx: 186, ry: 22 }),
    paint.shine(discs(times(9, (index): [number, number, number] => [-144 + index * 36, 4, 4])), 2),
  );
}

/** Around 0, 0: a thermostat dial of radius 170. */
export function thermostat(paint: Paint, figures = "19") {
  const marks = times(25, (index) => {
    const angle = Math.PI * (0.75 + (index / 24) * 1.5);
    const [x, y] = polar(angle, 128);
    const [fromX, fromY] = polar(angle, 110);
    return `M${fromX} ${fromY}L${x} ${y}`;
  });
  return paint.lift(
    2,
    paint.body("steel", "plane", { r: 190 }),
    paint.body("light", "ball", { r: 168 }),
    paint.body("screen", "plane", { r: 140 }),
    paint.strand("steel", { d: marks.join("") }, 5, 0.4),
    paint.strand("rust", { d: marks.slice(0, 15).join("") }, 6, 0.4),
    at(0, 0, { scale: 1.9 }, paint.strand("light", { d: figureStrokes(figures, 28, -20) }, 4.5, 0.6)),
    paint.body("rust", "ball", { cy: 78, r: 10 }),
    paint.shine({ d: "M-120 -118A168 168 0 0 1 40 -162A190 190 0 0 0 -120 -118z" }, 1.6),
  );
}

/** Stands on 0, 0: a plunger 560 high. */
export function plunger(paint: Paint, cup: MaterialName = "accent") {
  return together(
    paint.contact(0, 4, 170, 20),
    paint.lift(
      1,
      paint.body("board", "tube", { x: -20, y: -560, width: 40, height: 400, rx: 18 }),
      paint.body(cup, "tube", {
        d: "M-40 -190H40C44 -140 150 -130 160 -26Q162 0 140 0H-140Q-162 0 -160 -26C-150 -130 -44 -140 -40 -190z",
      }),
    ),
    paint.shade({ d: "M-160 -34H160L160 -22H-160z" }, 1.2),
    paint.shine({ d: "M-60 -150C-100 -120 -124 -90 -130 -46H-108C-100 -90 -80 -120 -44 -150z" }, 0.9),
  );
}

/** Around 0, 0: an elbow of copper, each arm 150 long, with the solder rings of its joints. */
export function elbow(paint: Paint) {
  return paint.lift(
    1,
    pipe(
      paint,
      [
        [-170, 0],
        [0, 0],
        [0, 170],
      ],
      66,
      64,
    ),
    paint.body("copper", "bar", { x: -180, y: -40, width: 66, height: 80, rx: 8 }),
    paint.body("copper", "tube", { x: -40, y: 114, width: 80, height: 66, rx: 8 }),
  );
}
