import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** The function that draws copies of a stamp. */
type Stamp = ReturnType<Paint["stamp"]>;

/** The outline of `count` round lobes on a circle. */
function scallop(count: number, reach: number, turn = 0) {
  const point = (index: number) =>
    polar(turn + (index / count) * 6.2832, reach)
      .map(Math.round)
      .join(" ");
  const bulge = Math.round(((reach * Math.PI) / count) * 1.05);
  return {
    d: `M${point(0)}${times(count, (index) => `A${bulge} ${bulge} 0 0 1 ${point(index + 1)}`).join("")}z`,
  };
}

/** Around 0, 0: a rose that opens towards the viewer, 110 wide. */
export function rose(paint: Paint, petals: MaterialName) {
  return together(
    paint.body(petals, "ball", scallop(5, 46, 0.4)),
    paint.shade({ r: 38 }, 0.5),
    paint.body(petals, "ball", {
      d: "M-36 -6C-40 -36 -10 -44 8 -38C36 -36 44 -6 34 16C22 42 -20 42 -32 18z",
    }),
    paint.detail(
      {
        d: "M-30 4C-20 26 20 28 32 4M-22 -6C-16 14 14 16 24 -6M-14 -14C-8 2 10 2 14 -14C8 -26 -10 -26 -14 -14M-46 16Q-30 46 6 48M48 -2Q50 28 26 44",
      },
      3.5,
      0.5,
    ),
    paint.shine({ d: "M-34 -14C-32 -34 -12 -40 6 -36C-12 -30 -24 -24 -28 -6z" }, 0.7),
  );
}

/** Around 0, 0: a full flower of many petals, 140 wide. */
export function peony(paint: Paint, petals: MaterialName) {
  return together(
    paint.body(petals, "ball", scallop(9, 58)),
    paint.shade(scallop(8, 44, 0.3), 0.3),
    paint.body(petals, "ball", scallop(7, 38, 0.5)),
    paint.shade(scallop(6, 25), 0.3),
    paint.body(petals, "ball", scallop(5, 20, 0.2)),
    paint.detail(
      { d: "M-14 4C-8 14 8 14 14 4M-8 -6C-4 2 4 2 8 -6M-34 14Q-24 38 4 38M30 14Q40 -14 26 -28" },
      3,
      0.45,
    ),
  );
}

/** Around 0, 0: a plain flower with six petals and a dark middle, 120 wide. */
export function anemone(paint: Paint, petals: MaterialName) {
  const around = times(6, (index) => {
    const [a, b, c] = [
      polar(index * 1.0472 - 0.5, 58),
      polar(index * 1.0472, 74),
      polar(index * 1.0472 + 0.5, 58),
    ];
    return `M0 0L${a.join(" ")}Q${b.join(" ")} ${c.join(" ")}z`;
  }).join("");
  return together(
    paint.body(petals, "ball", { d: around }),
    paint.detail(
      {
        d: times(
          6,
          (index) => `M${polar(index * 1.0472, 18).join(" ")}L${polar(index * 1.0472, 44).join(" ")}`,
        ).join(""),
      },
      3,
      0.35,
    ),
    paint.body("raven", "ball", { r: 17 }),
    paint.strand(
      "raven",
      { d: times(12, (index) => `M${polar(index * 0.5236, 25).join(" ")}h.1`).join("") },
      6,
      0.2,
    ),
  );
}

/** From 0, 0 upwards: a stalk with round leaves in pairs, 260 long. */
export function eucalyptus(paint: Paint, leaves: MaterialName = "leaf") {
  return together(
    paint.strand(leaves, { d: "M0 0Q14 -130 0 -250" }, 5, -0.4),
    paint.body(
      leaves,
      "plane",
      discs(
        times(12, (index): [number, number, number] => [
          (index % 2 ? 1 : -1) * (34 - index * 1.6) + 8,
          -36 - index * 18,
          27 - index * 1.3,
        ]),
      ),
    ),
    paint.detail(
      {
        d: times(
          4,
          (index) =>
            `M${-24 + index * 4} ${-36 - index * 50}L8 ${-30 - index * 50}L${38 - index * 4} ${-61 - index * 50}`,
        ).join(""),
      },
      2,
      0.4,
    ),
  );
}

/** From 0, 0 upwards: a long pointed leaf, 240 long. */
export function blade(paint: Paint, leaf: MaterialName = "leaf") {
  return together(
    paint.body(leaf, "plane", { d: "M0 0C-50 -60 -54 -160 0 -250C54 -160 50 -60 0 0z" }),
    paint.shade({ d: "M0 0C50 -60 54 -160 0 -250z" }, 0.6),
    paint.detail(
      {
        d: "M0 -8V-230M0 -70L-28 -104M0 -70L28 -104M0 -124L-30 -156M0 -124L30 -156M0 -172L-20 -196M0 -172L20 -196",
      },
      2,
      0.5,
    ),
  );
}

/** The colours of a bunch: the main one, a second, and a pale one. */
export type Bunch = [MaterialName, MaterialName, MaterialName];

/** Around 0, 0: the head of a bunch of flowers, about 640 wide, its stalks towards 0, 300; a small one has fewer kinds. */
export function bunch(paint: Paint, [main, second, pale]: Bunch, isSmall = false) {
  const leaf = paint.stamp("blade", blade(paint));
  const roses = paint.stamp(`rose ${main}`, rose(paint, main));
  const full = paint.stamp(`peony ${second}`, peony(paint, second));
  const plain = isSmall ? roses : paint.stamp(`anemone ${pale}`, anemone(paint, pale));
  const fan = (stamp: Stamp, angles: number[], reach: number, scale: number) =>
    angles.map((angle) =>
      stamp(
        round(Math.sin((angle * Math.PI) / 180) * reach),
        round(60 - Math.cos((angle * Math.PI) / 180) * reach),
        { rotate: angle, scale },
      ),
    );
  const seats: [Stamp, number, number, number][] = [
    [full, -150, -120, 1.16],
    [roses, 20, -210, 1.2],
    [plain, -80, -230, 0.86],
    [full, 168, -110, 1.1],
    [plain, 120, -220, 0.8],
    [roses, -220, -20, 1.12],
    [plain, -250, -110, 0.76],
    [roses, 230, 0, 1.16],
    [plain, 262, -90, 0.74],
    [full, -90, 50, 1.24],
    [roses, 100, 70, 1.3],
    [plain, -190, 84, 0.9],
    [plain, 208, 104, 0.86],
    [full, 6, -84, 1.32],
    [roses, -10, 150, 1.04],
  ];
  return together(
    ...(isSmall ? [] : fan(paint.stamp("sprig", eucalyptus(paint)), [-84, -52, -22, 14, 46, 76], 130, 1.08)),
    ...fan(leaf, isSmall ? [-96, -58, -20, 20, 58, 96] : [-108, -74, -44, -18, 8, 36, 62, 94], 90, 0.92),
    paint.shade({ cy: -20, rx: 250, ry: 190 }, 0.8),
    paint.lift(
      1,
      ...seats
        .filter((_, index) => !(isSmall && [2, 6, 8, 12].includes(index)))
        .map(([stamp, x, y, scale], index) => stamp(x, y, { scale, rotate: index * 47 })),
    ),
  );
}

/** Stands on 0, 0: a round vase 300 wide and 330 high. */
export function vase(paint: Paint, glaze: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 200, 20),
    paint.lift(
      1,
      paint.body(glaze, "tube", {
        d: "M-66 -330H66C64 -270 150 -240 150 -140C150 -60 110 0 80 0H-80C-110 0 -150 -60 -150 -140C-150 -240 -64 -270 -66 -330z",
      }),
    ),
    paint.body(glaze, "dish", { cy: -330, rx: 66, ry: 10 }),
    paint.shine(
      {
        d: "M-112 -150C-114 -200 -84 -230 -60 -250C-76 -210 -84 -180 -82 -120C-80 -80 -70 -50 -60 -30C-90 -50 -110 -100 -112 -150z",
      },
      0.9,
    ),
  );
}

/** Around 0, 0: a bunch wrapped in paper, its point towards 0, 520, tied with a ribbon. */
export function wrappedBunch(
  paint: Paint,
  colours: Bunch,
  stock: MaterialName = "kraft",
  ribbon: MaterialName = "dominant",
) {
  return together(
    paint.lift(
      2,
      paint.body(stock, "plane", {
        d: "M-340 -90L-250 -190L-120 -130L0 -200L130 -130L250 -190L340 -80L60 400H-60z",
      }),
    ),
    at(0, -60, {}, bunch(paint, colours)),
    paint.lift(
      2,
      paint.body(stock, "plane", { d: "M-346 -70C-240 40 -120 130 -20 150L60 380L70 520H-70L-60 380z" }),
      paint.body(stock, "plane", { d: "M346 -60C250 70 130 150 10 170L-50 380L-66 520H66L60 380z" }),
    ),
    paint.lift(
      1,
      paint.body(ribbon, "plane", {
        d: "M-6 388C-90 300 -170 330 -150 392C-130 440 -60 430 -6 388zM6 388C90 300 170 330 150 392C130 440 60 430 6 388zM-14 396L-90 560L-30 580L10 400zM14 396L80 540L20 566L-6 400z",
      }),
      paint.body(ribbon, "ball", { cy: 388, r: 28 }),
    ),
  );
}

/** Stands on 0, 0: a tulip on its stalk, 420 high. */
export function tulip(paint: Paint, petals: MaterialName) {
  return together(
    paint.strand("leaf", { d: "M0 0C6 -120 -6 -200 0 -310" }, 13, -0.1),
    paint.body("leaf", "plane", { d: "M0 0C-60 -60 -90 -160 -70 -260C-30 -200 0 -120 0 0z" }),
    paint.body("leaf", "plane", { d: "M0 -10C50 -60 80 -140 74 -220C30 -170 6 -100 0 -10z" }),
    paint.body(petals, "ball", {
      d: "M0 -296C-56 -296 -70 -350 -60 -424C-40 -410 -28 -396 -20 -380C-14 -410 -6 -430 0 -440C6 -430 14 -410 20 -380C28 -396 40 -410 60 -424C70 -350 56 -296 0 -296z",
    }),
    paint.shade(
      {
        d: "M-20 -380C-30 -350 -20 -310 0 -298C20 -310 30 -350 20 -380C14 -350 6 -330 0 -324C-6 -330 -14 -350 -20 -380z",
      },
      0.5,
    ),
    paint.shine({ d: "M-46 -400C-50 -360 -40 -330 -26 -316C-34 -340 -36 -370 -32 -390z" }, 0.8),
  );
}

/** Stands on 0, 0: a bucket of zinc full of tulips, 320 wide and about 640 high. */
export function tulipBucket(
  paint: Paint,
  colours: [MaterialName, MaterialName],
  metal: MaterialName = "steel",
) {
  const [one, other] = colours.map((colour) => paint.stamp(`tulip ${colour}`, tulip(paint, colour))) as [
    Stamp,
    Stamp,
  ];
  const seats: [number, number, number][] = [
    [-60, -196, -16],
    [58, -206, 13],
    [-100, -160, -26],
    [2, -214, -2],
    [104, -156, 24],
    [-40, -150, -9],
    [52, -148, 8],
  ];
  return together(
    paint.contact(0, 4, 190, 18),
    ...seats.map(([x, y, rotate], index) =>
      (index % 3 === 1 ? other : one)(x, y + 60, {
        rotate,
        scale: 1 - (index % 3) * 0.06,
        flip: index % 2 === 1,
      }),
    ),
    paint.lift(
      1,
      paint.body(metal, "tube", { d: "M-150 -250H150L116 -12Q114 0 100 0H-100Q-114 0 -116 -12z" }),
      paint.body(metal, "bar", { x: -160, y: -266, width: 320, height: 28, rx: 14 }),
    ),
    paint.detail({ d: "M-140 -170Q0 -150 140 -170M-130 -90Q0 -70 130 -90" }, 4, 0.5),
    paint.strand("iron", { d: "M-154 -246C-210 -170 -190 -90 -140 -100" }, 7, 0.2),
  );
}

/** Stands on 0, 0: a watering can 560 wide, its spout at the left. */
export function wateringCan(paint: Paint, metal: MaterialName = "dominant") {
  return together(
    paint.contact(20, 4, 260, 22),
    paint.lift(
      1,
      paint.strand(metal, { d: "M-110 -90L-270 -300" }, 40, -0.3),
      paint.strand(metal, { d: "M-116 -98L-272 -304" }, 10, 0.6),
      at(
        -286,
        -322,
        { rotate: -38 },
        paint.body(metal, "dish", { rx: 62, ry: 22 }),
        paint.strand("ink", { d: "M-36 0h.1M-12 -6h.1M-12 6h.1M12 -6h.1M12 6h.1M36 0h.1" }, 7),
      ),
      paint.strand(metal, { d: "M-60 -280C-20 -420 160 -420 210 -250C226 -190 226 -120 200 -70" }, 26, -0.2),
      paint.body(metal, "tube", { d: "M-130 -290H150L180 -16Q180 0 162 0H-142Q-160 0 -160 -16z" }),
      paint.body(metal, "bar", { x: -142, y: -304, width: 304, height: 30, rx: 15 }),
    ),
    paint.shine({ d: "M-100 -270L-128 -24H-100L-76 -270z" }, 0.9),
    paint.detail({ d: "M-138 -200H158M-150 -80H170" }, 4, 0.45),
  );
}

/** Lies along the y axis around 0, 0: shears for cutting stalks, 460 long. */
export function secateurs(paint: Paint, grip: MaterialName = "accent") {
  return paint.lift(
    2,
    paint.body("steel", "plane", { d: "M-16 -30C-60 -100 -40 -190 16 -220C30 -150 30 -90 20 -26z" }),
    paint.body("iron", "plane", { d: "M20 -30C50 -80 60 -140 44 -190C20 -170 0 -110 -10 -34z" }),
    paint.body(grip, "tube", {
      d: "M-22 -20H16C20 60 -40 140 -60 220Q-76 240 -92 222C-90 140 -40 70 -22 -20z",
    }),
    paint.body(grip, "tube", { d: "M-12 -20H26C40 70 90 130 92 216Q80 240 62 222C40 140 -10 70 -12 -20z" }),
    paint.body("brass", "ball", { cx: 2, cy: -26, r: 19 }),
    paint.detail({ d: "M-6 -18L10 -34" }, 4),
  );
}

/** Around 0, 0: a ring of leaves and flowers, of radius `r`. */
export function wreath(paint: Paint, r: number, [main, second]: Bunch) {
  const leaf = paint.stamp(
    "leaflet",
    paint.body("leaf", "plane", { d: "M0 0C-50 -60 -54 -160 0 -250C54 -160 50 -60 0 0z" }),
  );
  const flowers = [
    paint.stamp(`rose ${main}`, rose(paint, main)),
    paint.stamp(`peony ${second}`, peony(paint, second)),
  ];
  const size = r / 220;
  return together(
    paint.strand(
      "wood",
      { d: `M${-r} 0a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0` },
      round(26 * size),
      0,
    ),
    paint.lift(
      1,
      ...times(13, (index) => {
        const angle = (index / 13) * 6.2832;
        const [x, y] = polar(angle, r);
        return leaf(x, y, { rotate: (angle * 180) / Math.PI + (index % 2 ? 150 : 210), scale: size * 0.66 });
      }),
    ),
    paint.lift(
      1,
      ...times(7, (index) => {
        const angle = 0.5 + index * 0.42;
        const [x, y] = polar(angle, r);
        return flowers[index % 2]?.(x, y, {
          scale: size * (0.62 + ((index * 5) % 3) * 0.12),
          rotate: index * 50,
        });
      }),
    ),
  );
}

/** Stands on 0, 0: a reel of ribbon 200 wide, its end hanging off. */
export function ribbonReel(paint: Paint, ribbon: MaterialName = "accent") {
  return together(
    paint.contact(0, 2, 120, 12),
    paint.body(ribbon, "down", { d: "M84 -30C140 -20 150 10 210 -6L232 22C160 40 120 10 70 -6z" }),
    paint.body("board", "tube", { x: -104, y: -26, width: 208, height: 26, rx: 6 }),
    paint.body(ribbon, "tube", bars([[-90, -150, 180, 124]])),
    paint.detail({ d: "M-90 -120H90M-90 -92H90M-90 -62H90" }, 2.5, 0.4),
    paint.body("board", "tube", { x: -104, y: -176, width: 208, height: 26, rx: 6 }),
    paint.shade({ cy: -164, rx: 26, ry: 6 }, 2),
  );
}
