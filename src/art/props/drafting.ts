import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polygon, round, times, together } from "../shapes.ts";

/** Lies along the x axis around 0, 0, its point at the left: a pencil 480 long. */
export function pencil(paint: Paint, colour: MaterialName = "accent") {
  return paint.lift(
    1,
    paint.body("board", "bar", { d: "M-250 0L-180 -20V20z" }),
    paint.body("iron", "bar", { d: "M-250 0L-226 -7V7z" }),
    paint.body(colour, "bar", { d: "M-180 -21H180V21H-180L-172 10L-180 0L-172 -10z" }),
    paint.shade(bars([[-180, 8, 360, 13]]), 0.9),
    paint.shine(bars([[-176, -16, 356, 7]]), 1),
    paint.body("steel", "bar", { x: 180, y: -22, width: 34, height: 44 }),
    paint.detail({ d: "M190 -22v44M200 -22v44" }, 3, 0.9),
    paint.body("tongue", "bar", { d: "M214 -21H240Q252 -20 252 0Q252 20 240 21H214z" }),
  );
}

/** Lies along the x axis around 0, 0: a scale ruler 760 long. */
export function scaleRuler(paint: Paint) {
  const ticks = times(37, (index) => `M${-360 + index * 20} -30v${index % 5 ? 14 : 26}`);
  return paint.lift(
    1,
    paint.body("light", "bar", { x: -380, y: -34, width: 760, height: 68, rx: 5 }),
    paint.body("accent", "bar", { x: -380, y: 12, width: 760, height: 10 }),
    paint.shade(bars([[-380, 22, 760, 12]]), 0.6),
    paint.detail({ d: ticks.join("") }, 2.5, 1.1),
  );
}

/** Lies along the y axis around 0, 0: a pair of compasses 560 high, its legs apart. */
export function compasses(paint: Paint) {
  return paint.lift(
    2,
    paint.body("steel", "tube", { x: -16, y: -300, width: 32, height: 70, rx: 8 }),
    paint.body("steel", "plane", polygon([-30, -210], [6, -210], [-120, 210], [-140, 214])),
    paint.body("steel", "plane", polygon([-6, -210], [30, -210], [140, 190], [112, 196])),
    paint.body("iron", "plane", polygon([-140, 214], [-120, 210], [-146, 280])),
    paint.body("accent", "plane", polygon([108, 150], [146, 140], [160, 214], [128, 222])),
    paint.body("iron", "plane", polygon([128, 222], [160, 214], [156, 276])),
    paint.body("steel", "ball", { cy: -210, r: 48 }),
    paint.body("brass", "ball", { cy: -210, r: 18 }),
    paint.strand("brass", { d: "M-74 10H76" }, 8, 0),
    paint.body("brass", "ball", { cx: 4, cy: 10, r: 18 }),
  );
}

/** Stands on 0, 0: a house of two long boxes, the upper one over a pool, its glass lit; 1040 wide. */
export function modernHouse(paint: Paint, wall: MaterialName = "light") {
  const posts = (
    left: number,
    count: number,
    step: number,
    top: number,
    height: number,
  ): [number, number, number, number][] => times(count, (index) => [left + index * step, top, 9, height]);
  return together(
    paint.contact(40, 4, 560, 22),
    paint.lift(
      1,
      paint.body("stone", "plane", { x: -130, y: -250, width: 600, height: 250 }),
      paint.body("yolk", "down", { x: 10, y: -226, width: 420, height: 214 }),
      paint.body("iron", "even", bars(posts(10, 6, 84, -226, 214))),
    ),
    paint.glow(220, -120, 240, 0.8),
    paint.shade(bars([[-130, -250, 600, 34]]), 1.8),
    paint.body("wood", "tube", { x: -130, y: -226, width: 120, height: 226 }),
    paint.detail({ d: times(7, (index) => `M${-116 + index * 16} -220V-6`).join("") }, 3, 0.8),
    paint.lift(
      3,
      paint.body(wall, "plane", { x: -520, y: -540, width: 860, height: 300 }),
      paint.body("yolk", "down", { x: -484, y: -504, width: 620, height: 216 }),
    ),
    paint.shine({ d: "M-484 -504H-320L-440 -288H-484zM-260 -504H-180L-300 -288H-380z" }, 0.7),
    paint.body("iron", "even", bars(posts(-484, 6, 122, -504, 216))),
    paint.body("walnut", "plane", { x: -340, y: -330, width: 130, height: 42 }),
    paint.body("leaf", "ball", { d: "M60 -288C30 -340 20 -400 60 -430C100 -400 96 -340 84 -288z" }),
    paint.glow(-180, -400, 260, 0.7),
    paint.body(wall, "bar", { x: -536, y: -562, width: 892, height: 34 }),
    paint.shade(bars([[-520, -264, 860, 24]]), 1),
    paint.body("iron", "tube", bars([[-452, -240, 14, 240]])),
    paint.strand("iron", { d: "M340 -340H470M340 -310H470M470 -250V-350" }, 5, 0),
    paint.body("stone", "bar", { x: -560, y: -10, width: 1080, height: 22 }),
  );
}

/** Lies before a house on y = 0: a pool 760 wide in which its light is seen. */
export function pool(paint: Paint, width = 760) {
  const half = width / 2;
  return together(
    paint.body("stone", "bar", { d: `M${-half - 20} 0H${half - 60}L${half + 40} 120H${-half - 80}z` }),
    paint.body("water", "down", { d: `M${-half} 12H${half - 80}L${half + 6} 106H${-half - 40}z` }),
    paint.shine({ d: `M${-half + 70} 20h130l-30 76h-160zM${-half + 300} 20h90l-10 76h-110z` }, 1),
    paint.strand("light", { d: `M${-half + 40} 44h90M${-half + 260} 66h150M${-half + 120} 88h90` }, 4, 0.2),
  );
}

/** Stands on 0, 0: a wall with an arch, 900 wide and 860 high, a stair going up to it and the sun behind. */
export function archAndStair(paint: Paint, wall: MaterialName = "stone") {
  return together(
    paint.body("water", "down", { d: "M-160 -20V-420A190 190 0 0 1 220 -420V-20z" }),
    paint.body("yolk", "ball", { cx: 110, cy: -350, r: 74 }),
    paint.body("leaf", "down", { d: "M-160 -250Q0 -330 220 -230V-20H-160z" }),
    paint.lift(
      2,
      paint.body(wall, "plane", {
        d: "M-450 -860H470V0H220V-420A190 190 0 0 0 -160 -420V0H-450z",
      }),
    ),
    paint.shade({ d: "M220 0V-420A190 190 0 0 0 60 -608A190 190 0 0 1 180 -420V0z" }, 1.5),
    paint.shade({ d: "M-450 -860H-200L-450 -300z" }, 0.8),
    paint.detail({ d: "M-450 -620H470M-450 -300H-160M220 -300H470" }, 2, 0.5),
    ...times(6, (index) => {
      const [half, y] = [250 + index * 62, -150 + index * 42];
      return together(
        paint.body(wall, "bar", { x: round(30 - half), y, width: half * 2, height: 44 }),
        paint.shade({ x: round(30 - half), y: y + 12, width: half * 2, height: 32 }, 0.8),
      );
    }),
  );
}

/** Stands on 0, 0: a model of card on layered ground, 760 wide and 420 high. */
export function cardModel(paint: Paint) {
  const layer = (index: number) => {
    const half = 380 - index * 62;
    const y = -index * 26;
    return `M${-half} ${y}C${-half * 0.6} ${y - 70} ${half * 0.5} ${y - 60} ${half} ${y}V${y + 26}H${-half}z`;
  };
  const tree = paint.stamp(
    "model tree",
    together(paint.strand("board", { d: "M0 0V-60" }, 6, 0), paint.body("leaf", "ball", { cy: -92, r: 44 })),
  );
  return together(
    paint.contact(0, 30, 420, 22),
    paint.body("board", "bar", { x: -410, y: 20, width: 820, height: 34, rx: 4 }),
    ...times(4, (index) =>
      paint.lift(1, paint.body(index % 2 ? "kraft" : "linen", "bar", { d: layer(index) })),
    ),
    tree(-230, -64, {}),
    tree(250, -60, { scale: 0.8 }),
    paint.lift(
      2,
      paint.body("light", "plane", { x: -90, y: -210, width: 260, height: 110 }),
      paint.body("light", "plane", { x: -190, y: -310, width: 260, height: 104 }),
    ),
    paint.shade({ d: "M-90 -206H70V-190H-90z" }, 1.6),
    paint.shade(
      bars([
        [-160, -284, 54, 52],
        [-86, -284, 54, 52],
        [-12, -284, 54, 52],
        [-40, -172, 40, 72],
        [40, -172, 90, 40],
      ]),
      2,
    ),
    tree(-290, -40, { scale: 0.7 }),
  );
}

/** Lies around 0, 0: four samples of what a house is made of. */
export function samples(paint: Paint) {
  const plate = (x: number, y: number, rotate: number, stuff: MaterialName, marks: string) =>
    at(
      x,
      y,
      { rotate },
      paint.lift(2, paint.body(stuff, "plane", { x: -120, y: -120, width: 240, height: 240, rx: 4 })),
      paint.detail({ d: marks }, 4, 0.6),
    );
  return together(
    plate(-140, -120, -4, "stone", "M-90 -40q60 30 110 -10M-60 50q80 -30 140 10M20 -90l14 14M-100 90l20 -6"),
    plate(130, -100, 5, "wood", "M-120 -60q120 30 240 0M-120 0q120 24 240 -6M-120 60q120 -20 240 6"),
    plate(-120, 140, 3, "brick", "M-120 -40H120M-120 40H120M-40 -120V-40M60 -40V40M-60 40V120"),
    plate(140, 150, -6, "dominant", "M-80 -120V120M-40 -120V120M0 -120V120M40 -120V120M80 -120V120"),
    at(
      0,
      16,
      { rotate: 20 },
      paint.lift(2, paint.body("brass", "plane", { x: -70, y: -70, width: 140, height: 140, rx: 4 })),
    ),
  );
}

/** Stands on 0, 0: a tower of flats 420 wide and 900 high, its balconies turning. */
export function tower(paint: Paint, wall: MaterialName = "light") {
  const floor = paint.stamp(
    "tower floor",
    together(
      paint.body("screen", "plane", { x: -190, y: -62, width: 380, height: 56 }),
      paint.body(
        "yolk",
        "even",
        bars([
          [-120, -58, 58, 50],
          [70, -58, 44, 50],
        ]),
      ),
    ),
  );
  return together(
    paint.contact(0, 6, 280, 24),
    paint.lift(2, paint.body(wall, "tube", { x: -200, y: -900, width: 400, height: 900 })),
    ...times(12, (index) => floor(0, -40 - index * 70, { flip: index % 3 === 1 })),
    ...times(12, (index) => {
      const shift = round(Math.sin(index * 0.62) * 46);
      return paint.body(wall, "bar", { x: -224 + shift, y: -50 - index * 70, width: 448, height: 20, rx: 4 });
    }),
    paint.shade({ x: 110, y: -900, width: 90, height: 900 }, 0.8),
  );
}
