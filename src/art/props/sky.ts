import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: the sun with its rays, 720 wide. */
export function sun(paint: Paint, colour: MaterialName = "yolk") {
  const rays = (from: number, inner: number, outer: number, half: number) =>
    times(8, (index) => {
      const angle = from + (index / 8) * Math.PI * 2;
      const [x, y] = polar(angle, outer);
      const [leftX, leftY] = polar(angle - half, inner);
      const [rightX, rightY] = polar(angle + half, inner);
      return `M${leftX} ${leftY}L${x} ${y}L${rightX} ${rightY}z`;
    }).join("");
  return together(
    paint.glow(0, 0, 380, 0.8),
    paint.lift(
      1,
      paint.body(colour, "plane", { d: rays(0, 210, 350, 0.2) }),
      paint.body("accent", "plane", { d: rays(Math.PI / 8, 210, 300, 0.15) }),
    ),
    paint.lift(2, paint.body(colour, "plane", { r: 184 })),
    paint.shine({ d: "M-140 -50A148 148 0 0 1 -20 -148L-16 -124A124 124 0 0 0 -114 -42z" }, 1.4),
  );
}

/** Around 0, 0: a crescent moon with stars, 620 wide and 680 high. */
export function crescentMoon(paint: Paint, colour: MaterialName = "cream") {
  return together(
    paint.glow(-40, 0, 380, 0.7),
    paint.lift(2, paint.body(colour, "ball", { d: "M90 -310A320 320 0 1 0 260 190A270 270 0 0 1 90 -310z" })),
    paint.shade(
      discs([
        [-170, -60, 34],
        [-110, 120, 44],
        [10, 220, 26],
        [-210, 60, 18],
      ]),
      0.5,
    ),
    paint.shine({ d: "M20 -290A294 294 0 0 0 -240 -60C-220 -170 -120 -270 20 -290z" }, 1.1),
    paint.lift(
      1,
      paint.body("yolk", "ball", { d: points(190, -70, 76, 5, 0.46) }),
      paint.body("yolk", "ball", { d: points(290, -230, 44, 5, 0.46) }),
      paint.body("yolk", "ball", { d: points(110, 60, 34, 5, 0.46) }),
    ),
  );
}

/** A star with `count` points around x, y. */
function points(x: number, y: number, r: number, count: number, waist: number) {
  return polygon(
    ...times(count * 2, (index): [number, number] => {
      const [dx, dy] = polar(-Math.PI / 2 + (index * Math.PI) / count, index % 2 ? r * waist : r);
      return [x + dx, y + dy];
    }),
  ).d;
}

/** Around 0, 0: a star of five points, each folded along its ridge, 680 wide. */
export function star(paint: Paint, colour: MaterialName = "yolk") {
  const tips = times(5, (index) => polar(-Math.PI / 2 + (index * Math.PI * 2) / 5, 350));
  const inner = times(5, (index) => polar(-Math.PI / 2 + ((index + 0.5) * Math.PI * 2) / 5, 154));
  const facets = tips.map(([x, y], index) => {
    const [toX, toY] = inner[index] as [number, number];
    return `M0 0L${x} ${y}L${toX} ${toY}z`;
  });
  return at(
    0,
    24,
    {},
    paint.lift(2, paint.body(colour, "plane", { d: points(0, 0, 350, 5, 0.44) })),
    paint.shade({ d: facets.join("") }, 0.6),
    paint.detail({ d: [...tips, ...inner].map(([x, y]) => `M0 0L${x} ${y}`).join("") }, 3, 0.35),
    paint.shine({ d: `M0 0L${tips[4]?.join(" ")}L${inner[3]?.join(" ")}z` }, 0.9),
  );
}

/** Around 0, 0: a cloud before the sun, 800 wide and 560 high. */
export function cloud(paint: Paint, colour: MaterialName = "foam", behind: MaterialName = "yolk") {
  return together(
    paint.lift(1, paint.body(behind, "plane", { cx: 150, cy: -120, r: 150 })),
    paint.lift(
      2,
      paint.body(colour, "ball", {
        d: "M-270 240C-360 240 -400 180 -390 110C-380 40 -320 0 -250 10C-250 -80 -180 -150 -90 -150C-10 -150 50 -100 70 -30C110 -60 190 -60 230 -10C250 10 256 30 256 50C340 50 390 100 386 160C380 210 340 240 280 240z",
      }),
    ),
    paint.shade(
      {
        d: "M-270 240C-330 240 -370 214 -386 170C-300 210 -200 180 -150 200C-60 230 40 170 120 200C220 220 320 210 386 160C380 210 340 240 280 240z",
      },
      0.5,
    ),
    paint.shine(
      {
        d: "M-220 10C-210 -70 -150 -120 -80 -120C-30 -120 10 -90 30 -50C-10 -90 -60 -100 -100 -90C-150 -80 -180 -40 -190 10z",
      },
      1.2,
    ),
    paint.detail(
      { d: "M-250 10C-200 10 -170 30 -150 60M70 -30C60 0 60 10 70 40M256 50C230 50 210 56 196 70" },
      5,
      0.35,
    ),
  );
}

/** Around 0, 0: a rainbow between two clouds, 860 wide and 520 high. */
export function rainbow(paint: Paint, puff: MaterialName = "foam") {
  const colours: MaterialName[] = ["apple", "clay", "yolk", "leaf", "sea", "rose"];
  const cloudlet = paint.stamp(
    "cloudlet",
    together(
      paint.body(puff, "ball", {
        d: "M-110 60C-160 60 -170 0 -124 -14C-124 -70 -50 -90 -20 -50C10 -90 90 -70 86 -20C150 -20 150 60 96 60z",
      }),
      paint.shade({ d: "M-110 60C-146 60 -156 30 -146 8C-90 40 60 20 136 20C134 44 120 60 96 60z" }, 0.4),
    ),
  );
  return together(
    paint.lift(
      2,
      ...colours.map((colour, index) => {
        const [outer, inner] = [400 - index * 38, 362 - index * 38];
        return paint.body(colour, "plane", {
          d: `M${-outer} 190A${outer} ${outer} 0 0 1 ${outer} 190H${inner}A${inner} ${inner} 0 0 0 ${-inner} 190z`,
        });
      }),
    ),
    paint.shine({ d: "M-384 150A384 384 0 0 1 -60 -190L-56 -170A362 362 0 0 0 -362 150z" }, 0.9),
    paint.lift(1, cloudlet(-290, 190, { scale: 1.15 }), cloudlet(290, 190, { scale: 1.15, flip: true })),
  );
}

/** Around 0, 0: a crystal of snow, 700 wide. */
export function snowflake(paint: Paint, ice: MaterialName = "water") {
  const arms = times(6, (index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    const spot = (along: number, aside: number) => {
      const [x, y] = polar(angle, along);
      const [dx, dy] = polar(angle + Math.PI / 2, aside);
      return `${round(x + dx)} ${round(y + dy)}`;
    };
    return `M0 0L${spot(330, 0)}M${spot(130, 0)}L${spot(190, 70)}M${spot(130, 0)}L${spot(190, -70)}M${spot(220, 0)}L${spot(286, 78)}M${spot(220, 0)}L${spot(286, -78)}`;
  }).join("");
  const tips = times(6, (index): [number, number, number] => [
    ...polar((index * Math.PI) / 3 - Math.PI / 2, 338),
    20,
  ]);
  return together(
    paint.lift(
      2,
      paint.strand(ice, { d: arms }, 30),
      paint.body(ice, "ball", { d: points(0, 0, 96, 6, 0.6) }),
    ),
    paint.strand("light", { d: arms }, 9, 0.4),
    paint.body("light", "even", discs(tips)),
    paint.body("light", "ball", { d: points(0, 0, 52, 6, 0.6) }),
  );
}

/** Around 0, 0: a flame, 460 wide and 740 high. */
export function flame(paint: Paint, outer: MaterialName = "tomato") {
  return together(
    paint.glow(0, 120, 360, 0.7),
    paint.lift(
      2,
      paint.body(outer, "ball", {
        d: "M20 -370C60 -250 240 -120 230 110C224 270 110 360 0 360C-120 360 -230 270 -230 120C-230 20 -180 -50 -140 -100C-130 -60 -110 -40 -80 -30C-110 -150 -60 -290 20 -370z",
      }),
    ),
    paint.body("rust", "ball", {
      d: "M40 -150C70 -70 170 20 160 160C154 270 80 340 0 340C-90 340 -160 270 -156 170C-152 100 -110 60 -90 20C-70 50 -50 60 -30 60C-50 -10 -10 -90 40 -150z",
    }),
    paint.body("yolk", "ball", {
      d: "M20 50C40 110 100 150 96 220C92 290 50 330 0 330C-54 330 -96 290 -92 230C-90 190 -60 170 -50 140C-34 160 -20 160 -8 156C-14 120 -4 80 20 50z",
    }),
    paint.body("foam", "ball", {
      d: "M6 210C20 240 44 256 40 286C36 314 20 326 0 326C-22 326 -40 312 -38 284C-34 256 -6 246 6 210z",
    }),
    paint.shine(
      {
        d: "M-196 100C-190 40 -160 -10 -140 -40C-130 -10 -110 0 -96 0C-150 60 -170 120 -160 200C-186 170 -198 140 -196 100z",
      },
      1,
    ),
  );
}

/** Around 0, 0: a drop of water over its ripples, 560 wide and 720 high. */
export function waterDrop(paint: Paint, water: MaterialName = "water") {
  return together(
    paint.strand(
      water,
      {
        d: "M-260 290C-260 330 -140 356 0 356C140 356 260 330 260 290M-150 280C-150 304 -80 316 0 316C80 316 150 304 150 280",
      },
      12,
      0.2,
    ),
    paint.lift(
      2,
      paint.body(water, "ball", {
        d: "M0 -350C60 -210 200 -90 200 60C200 180 110 250 0 250C-110 250 -200 180 -200 60C-200 -90 -60 -210 0 -350z",
      }),
    ),
    paint.shade(
      {
        d: "M130 -60C170 0 190 60 150 130C110 200 30 220 -50 210C10 260 200 220 200 60C200 10 170 -40 130 -60z",
      },
      0.6,
    ),
    paint.shine(
      {
        d: "M-160 70C-160 0 -110 -60 -70 -120C-90 -40 -120 10 -118 80C-116 130 -90 160 -70 176C-120 170 -160 130 -160 70z",
      },
      2,
    ),
    paint.shine({ cx: 70, cy: 150, rx: 46, ry: 26 }, 1),
  );
}

/** Around 0, 0: a leaf of an oak with two acorns, 640 wide and 760 high. */
export function oakLeaf(paint: Paint, green: MaterialName = "leaf") {
  const lobe = (s: 1 | -1) =>
    `C${60 * s} -360 ${100 * s} -310 ${70 * s} -260C${150 * s} -290 ${190 * s} -200 ${120 * s} -150C${220 * s} -150 ${240 * s} -50 ${150 * s} -20C${230 * s} 10 ${210 * s} 110 ${120 * s} 110C${150 * s} 170 ${90 * s} 220 0 230`;
  const vein = (s: 1 | -1) =>
    `M0 -180L${70 * s} -230M0 -80L${120 * s} -150M0 30L${140 * s} -30M0 130L${100 * s} 96`;
  const acorn = paint.stamp(
    "acorn",
    together(
      paint.body("honey", "tube", { d: "M-54 0C-60 90 -20 130 0 150C20 130 60 90 54 0z" }),
      paint.body("umber", "ball", { d: "M-66 6C-70 -60 70 -60 66 6Q0 26 -66 6z" }),
      paint.strand("umber", { d: "M0 -42Q-4 -70 -24 -84" }, 11),
      paint.detail({ d: "M-50 -20Q0 0 50 -20M-36 -38Q0 -26 36 -38" }, 4, 0.6),
    ),
  );
  return together(
    at(
      -60,
      -30,
      { rotate: -24 },
      paint.strand("umber", { d: "M0 200Q10 300 60 380" }, 15),
      paint.lift(2, paint.body(green, "plane", { d: `M0 -340${lobe(1)}M0 -340${lobe(-1)}L0 -340z` })),
      paint.shade({ d: `M0 -340${lobe(1)}z` }, 0.45),
      paint.detail({ d: `M0 -330L4 230${vein(1)}${vein(-1)}` }, 5, 0.7),
    ),
    paint.lift(2, acorn(140, 200, { rotate: -18, scale: 1.2 }), acorn(230, 130, { rotate: -50 })),
  );
}

/** Around 0, 0: a sprig of leaves, 560 wide and 780 high. */
export function leafSprig(paint: Paint, green: MaterialName = "leaf") {
  const leaf = paint.stamp(
    "leaf of a sprig",
    paint.lift(
      1,
      paint.body(green, "plane", { d: "M0 0C40 -80 150 -120 250 -90C210 0 100 50 0 0z" }),
      paint.shade({ d: "M0 0C80 -30 160 -60 250 -90C210 0 100 50 0 0z" }, 0.6),
      paint.detail(
        { d: "M0 0C80 -30 160 -60 226 -82M70 -26L110 -74M110 -40L130 6M146 -54L186 -88" },
        3.5,
        0.6,
      ),
    ),
  );
  return at(
    0,
    0,
    { rotate: 12 },
    paint.strand("basil", { d: "M0 390C-20 200 20 0 0 -230" }, 15),
    ...[
      [-6, 240],
      [0, 90],
      [6, -60],
    ].map(([x = 0, y = 0], index) =>
      together(
        leaf(x, y, { scale: 1.1 - index * 0.1 }),
        leaf(x, y - 60, { flip: true, scale: 1.06 - index * 0.1 }),
      ),
    ),
    leaf(0, -190, { rotate: -70, scale: 0.86 }),
  );
}

/** Around 0, 0: a heart, 700 wide and 640 high. */
export function heart(paint: Paint, colour: MaterialName = "tomato") {
  return together(
    paint.lift(
      2,
      paint.body(colour, "ball", {
        d: "M0 310C-90 230 -350 70 -340 -120C-330 -250 -230 -300 -150 -290C-80 -284 -20 -240 0 -180C20 -240 80 -284 150 -290C230 -300 330 -250 340 -120C350 70 90 230 0 310z",
      }),
    ),
    paint.shade(
      {
        d: "M0 310C90 230 350 70 340 -120C336 -180 310 -230 270 -260C320 -120 240 40 100 140C40 190 -20 230 -60 254z",
      },
      0.5,
    ),
    paint.shine(
      {
        d: "M-290 -90C-300 -180 -230 -250 -150 -244C-110 -242 -80 -226 -60 -200C-110 -220 -170 -220 -210 -180C-240 -150 -256 -110 -250 -60Q-280 -60 -290 -90z",
      },
      1.5,
    ),
  );
}
