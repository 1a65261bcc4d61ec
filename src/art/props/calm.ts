import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a person sitting cross-legged with hands on the knees, eyes shut, 820 wide and 820 high. */
export function sittingFigure(
  paint: Paint,
  skin: MaterialName,
  hair: MaterialName,
  top: MaterialName,
  legs: MaterialName,
): ReactNode {
  const arm =
    "M-128 -470C-190 -440 -220 -330 -258 -200C-270 -160 -300 -130 -330 -112L-290 -74C-240 -96 -214 -140 -196 -190C-170 -270 -140 -320 -112 -360z";
  const sleeve = "M-100 -500C-150 -500 -180 -470 -196 -400L-128 -368C-116 -400 -104 -430 -92 -450z";
  return together(
    paint.contact(0, 6, 460, 34),
    paint.body(hair, "ball", { cx: 0, cy: -866, rx: 56, ry: 52 }),
    paint.lift(
      1,
      paint.body(legs, "tube", {
        d: "M-120 -170C-220 -180 -380 -130 -408 -70C-420 -20 -380 0 -320 0H120C60 -60 0 -100 -120 -170z",
      }),
    ),
    paint.lift(
      1,
      paint.body(legs, "ball", {
        d: "M120 -170C220 -180 380 -130 408 -70C420 -20 380 0 320 0H-60C-140 0 -150 -40 -80 -60C0 -84 60 -110 120 -170z",
      }),
    ),
    paint.body(skin, "ball", {
      d: "M-60 -2C-150 -2 -160 -46 -90 -58C-60 -62 -40 -50 -30 -30C-24 -12 -40 -2 -60 -2z",
    }),
    paint.body(skin, "tube", { d: "M-46 -600H46V-500C46 -460 -46 -460 -46 -500z" }),
    paint.shade({ d: "M-46 -570C-10 -540 20 -540 46 -570V-530C20 -510 -20 -510 -46 -530z" }, 0.9),
    paint.lift(
      1,
      paint.body(top, "ball", {
        d: "M-60 -520C-10 -480 10 -480 60 -520C130 -512 160 -480 160 -430L128 -280C124 -230 140 -190 150 -140C60 -100 -60 -100 -150 -140C-140 -190 -124 -230 -128 -280L-160 -430C-160 -480 -130 -512 -60 -520z",
      }),
    ),
    paint.detail({ d: "M-112 -200C-60 -180 60 -180 112 -200" }, 4, 0.4),
    ...[-1, 1].map((side) =>
      at(
        0,
        0,
        { flip: side > 0 },
        paint.lift(
          1,
          paint.body(skin, "tube", { d: arm }),
          paint.body(skin, "ball", {
            d: "M-286 -126C-330 -150 -372 -120 -370 -96C-368 -72 -320 -62 -290 -78z",
          }),
        ),
        paint.body(top, "tube", { d: sleeve }),
      ),
    ),
    paint.lift(
      1,
      paint.body(
        skin,
        "ball",
        discs([
          [-116, -690, 24],
          [116, -690, 24],
        ]),
      ),
      paint.body(skin, "ball", {
        d: "M-112 -720C-120 -820 -60 -850 0 -850C60 -850 120 -820 112 -720C112 -630 60 -570 0 -570C-60 -570 -112 -630 -112 -720z",
      }),
    ),
    paint.body(hair, "ball", {
      d: "M-120 -690C-136 -810 -70 -870 0 -870C70 -870 136 -810 120 -690C110 -740 90 -780 50 -790C10 -780 -50 -780 -80 -770C-100 -750 -112 -720 -120 -690z",
    }),
    paint.strand("nose", { d: "M-72 -700Q-48 -682 -24 -700M24 -700Q48 -682 72 -700" }, 6, 0),
    paint.shade(
      { d: "M-4 -690C-10 -666 -18 -652 -10 -646C0 -640 12 -644 14 -650C4 -652 0 -670 -4 -690z" },
      0.8,
    ),
    paint.strand("rose", { d: "M-28 -618Q0 -602 28 -618" }, 8, 0),
  );
}

/** Stands on 0, 0: a mat rolled up, from its end, 300 wide; `length` is how far its loose end lies to the left. */
export function rolledMat(paint: Paint, colour: MaterialName = "dominant", length = 360): ReactNode {
  const spiral = times(26, (index) => {
    const [x, y] = polar(index * 0.72, 14 + index * 4.9);
    return `${index ? "L" : "M"}${x} ${round(y - 146)}`;
  }).join("");
  return together(
    paint.contact(-length * 0.3, 4, 200 + length * 0.5, 22),
    paint.lift(1, paint.body(colour, "bar", { d: `M${-length} -22H20V0H${-length}z` })),
    paint.lift(2, paint.body(colour, "ball", { cy: -146, r: 146 })),
    paint.detail({ d: spiral }, 7, 0.7),
    paint.shine({ d: "M-124 -170C-126 -236 -80 -272 -30 -276C-80 -250 -104 -210 -106 -160z" }, 1),
  );
}

/** Stands on 0, 0: a mat rolled up that lies along its length, 700 wide, held by a strap. */
export function matRoll(
  paint: Paint,
  colour: MaterialName = "dominant",
  strap: MaterialName = "accent",
): ReactNode {
  return together(
    paint.contact(0, 4, 420, 24),
    paint.lift(2, paint.body(colour, "bar", { d: "M-330 -180H320Q356 -180 356 -90Q356 0 320 0H-330z" })),
    paint.body(colour, "ball", { cx: -330, cy: -90, rx: 44, ry: 90 }),
    paint.detail(
      { d: "M-330 -90c10-26 24-14 20 10c-6 40-34 30-36-10c0-60 40-80 54-20c8 50-6 90-30 84" },
      5,
      0.8,
    ),
    paint.body(
      strap,
      "bar",
      bars([
        [-190, -184, 36, 188],
        [170, -184, 36, 188],
      ]),
    ),
    paint.strand(strap, { d: "M-172 -180C-120 -330 140 -330 188 -180" }, 24, 0),
    paint.shine(bars([[-280, -164, 600, 12]]), 0.9),
  );
}

/** Stands on 0, 0: a block of cork 260 wide and 150 high. */
export function corkBlock(paint: Paint, stuff: MaterialName = "board"): ReactNode {
  return together(
    paint.contact(0, 3, 180, 14),
    paint.body(stuff, "bar", { x: -130, y: -150, width: 260, height: 150, rx: 14 }),
    paint.shade(
      discs(
        times(22, (index) => [
          -112 + ((index * 61) % 226),
          -134 + ((index * 37) % 120),
          3 + (index % 3) * 1.6,
        ]),
      ),
      1,
    ),
    paint.shine(bars([[-116, -144, 232, 8]]), 0.9),
  );
}

/** Stands on 0, 0: a long cushion 620 wide and 200 high. */
export function bolster(paint: Paint, colour: MaterialName = "accent"): ReactNode {
  return together(
    paint.contact(0, 4, 380, 24),
    paint.lift(
      1,
      paint.body(colour, "bar", {
        d: "M-290 -190C-100 -212 100 -212 290 -190C320 -150 320 -40 290 -6C100 6 -100 6 -290 -6C-320 -40 -320 -150 -290 -190z",
      }),
    ),
    paint.body(colour, "ball", { cx: 292, cy: -98, rx: 26, ry: 92 }),
    paint.detail({ d: "M-250 -196C-270 -140 -270 -60 -250 -2M250 -196C230 -140 230 -60 250 -2" }, 4, 0.6),
    paint.strand(
      "light",
      { d: "M-30 -204C-20 -140 -20 -60 -30 2M0 -205V3M30 -204C40 -140 40 -60 30 2" },
      5,
      0,
    ),
    paint.shine(bars([[-230, -182, 440, 10]]), 0.7),
  );
}

/** Stands on 0, 0: a singing bowl on its cushion, with the stick in it, 520 wide and 330 high. */
export function singingBowl(paint: Paint, cushion: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 4, 330, 24),
    paint.lift(
      1,
      paint.body(cushion, "bar", {
        d: "M-230 -80C-120 -100 120 -100 230 -80Q270 -40 230 -6C120 8 -120 8 -230 -6Q-270 -40 -230 -80z",
      }),
    ),
    paint.detail({ d: "M-232 -44C-120 -28 120 -28 232 -44" }, 4, 0.6),
    at(
      60,
      -280,
      { rotate: -58 },
      paint.body("wood", "tube", { d: "M-16 -230H16L24 40H-24z" }),
      paint.body(cushion, "tube", { x: -27, y: -10, width: 54, height: 90, rx: 10 }),
    ),
    paint.body("brass", "dish", { cy: -300, rx: 256, ry: 46 }),
    paint.lift(
      1,
      paint.body("brass", "tube", {
        d: "M-258 -300C-150 -246 150 -246 258 -300C266 -180 190 -76 90 -66H-90C-190 -76 -266 -180 -258 -300z",
      }),
    ),
    paint.shade(
      {
        d: "M-246 -220C-120 -170 120 -170 246 -220C236 -200 234 -190 230 -180C120 -130 -120 -130 -230 -180C-234 -190 -240 -200 -246 -220z",
      },
      0.6,
    ),
    paint.detail(
      { d: "M-252 -266C-150 -214 150 -214 252 -266M-200 -140C-100 -104 100 -104 200 -140" },
      3,
      0.7,
    ),
    paint.shine({ d: "M-206 -250C-196 -170 -160 -110 -110 -90C-140 -130 -160 -190 -164 -238z" }, 1.4),
  );
}

/** Stands on 0, 0: round stones on one another, 360 wide. */
export function stoneStack(paint: Paint, stuff: MaterialName = "iron"): ReactNode {
  const stone = (y: number, w: number, h: number, x = 0) =>
    paint.lift(
      1,
      paint.body(stuff, "ball", { cx: x, cy: y - h, rx: w, ry: h }),
      paint.shine(
        {
          d: `M${round(x - w * 0.7)} ${round(y - h * 1.2)}Q${round(x - w * 0.4)} ${round(y - h * 1.84)} ${round(x + w * 0.1)} ${round(y - h * 1.86)}Q${round(x - w * 0.4)} ${round(y - h * 1.56)} ${round(x - w * 0.7)} ${round(y - h * 1.2)}z`,
        },
        0.9,
      ),
    );
  return together(
    paint.contact(0, 2, 230, 22),
    stone(0, 184, 62),
    stone(-112, 142, 52, 10),
    stone(-206, 104, 42, -8),
    stone(-282, 66, 32, 6),
  );
}

/** From 0, 0 upwards: a stem of an orchid in bloom, 460 high. */
export function orchid(paint: Paint, petal: MaterialName = "accent", count = 5): ReactNode {
  const blossom = paint.stamp(
    `orchid ${petal}`,
    together(
      paint.body(petal, "ball", {
        d: "M0 0C-60 -20 -86 -70 -60 -96C-30 -110 -8 -60 0 0zM0 0C60 -20 86 -70 60 -96C30 -110 8 -60 0 0zM0 0C-30 40 -30 90 0 104C30 90 30 40 0 0z",
      }),
      paint.body(petal, "plane", {
        d: "M0 0C-70 -30 -120 10 -104 46C-76 74 -20 50 0 0zM0 0C70 -30 120 10 104 46C76 74 20 50 0 0z",
      }),
      paint.body("wine", "ball", { d: "M0 -8C20 -8 30 10 22 28C14 44 -14 44 -22 28C-30 10 -20 -8 0 -8z" }),
      paint.body("yolk", "ball", { cy: 4, r: 9 }),
    ),
  );
  const spots: [number, number, number, number][] = [
    [-34, -210, 0.8, -14],
    [50, -270, 0.86, 16],
    [-20, -350, 0.76, -8],
    [110, -380, 0.66, 24],
    [190, -430, 0.5, 34],
  ];
  return together(
    paint.strand("leaf", { d: "M0 0C-30 -140 -10 -280 60 -360C110 -410 160 -430 220 -440" }, 9, -0.4),
    paint.body(
      "leaf",
      "ball",
      discs([
        [222, -442, 13],
        [250, -430, 10],
      ]),
    ),
    paint.lift(1, ...spots.slice(0, count).map(([x, y, scale, rotate]) => blossom(x, y, { scale, rotate }))),
  );
}

/** Stands on 0, 0: a pot with an orchid and its two leaves. */
export function orchidPot(
  paint: Paint,
  petal: MaterialName = "accent",
  pot: MaterialName = "light",
): ReactNode {
  return together(
    paint.contact(0, 3, 130, 16),
    at(0, -150, {}, orchid(paint, petal)),
    paint.body("leaf", "plane", {
      d: "M0 -150C-80 -220 -180 -210 -220 -160C-150 -140 -60 -130 0 -150zM0 -150C60 -210 150 -200 190 -140C120 -130 50 -130 0 -150z",
    }),
    paint.lift(1, paint.body(pot, "tube", { d: "M-92 -160H92L72 -14Q70 0 54 0H-54Q-70 0 -72 -14z" })),
    paint.shade({ d: "M-92 -160H92L90 -142H-90z" }, 0.9),
  );
}

/** Stands on 0, 0: a candle in a glass, 180 wide and 210 high. */
export function glassCandle(paint: Paint, wax: MaterialName = "linen"): ReactNode {
  return together(
    paint.glow(0, -190, 230, 0.9),
    paint.contact(0, 2, 120, 13),
    paint.body(wax, "tube", { d: "M-78 -140H78V-14Q78 -4 66 -4H-66Q-78 -4 -78 -14z" }),
    paint.body("light", "even", { cy: -140, rx: 78, ry: 12 }),
    paint.body("yolk", "ball", { d: "M0 -214C20 -184 20 -152 0 -150C-20 -152 -20 -184 0 -214z" }),
    paint.clear({ d: "M-90 -210H90V-16Q90 0 74 0H-74Q-90 0 -90 -16z" }),
    paint.shine(bars([[-72, -196, 12, 170]]), 1.1),
  );
}

/** Stands on 0, 0: a bottle of oil with its glass stopper, 150 wide and 330 high. */
export function oilBottle(paint: Paint, oil: MaterialName = "honey"): ReactNode {
  return together(
    paint.contact(0, 2, 100, 12),
    paint.body("wood", "ball", { cy: -318, r: 32 }),
    paint.body(oil, "tube", {
      d: "M-26 -290H26V-236C62 -220 76 -190 76 -150V-18Q76 0 58 0H-58Q-76 0 -76 -18V-150C-76 -190 -62 -220 -26 -236z",
    }),
    paint.body("paper", "tube", { x: -76, y: -140, width: 152, height: 84 }),
    paint.detail({ d: "M-36 -112H36M-22 -90H22" }, 4, 0.8),
    paint.shine(
      {
        d: "M-58 -150C-58 -186 -44 -204 -18 -216V-280H-8V-210C-34 -198 -46 -180 -46 -150V-148H-58zM-58 -48H-46V-18H-58z",
      },
      1.5,
    ),
  );
}

/** Lies around 0, 0: a wooden bowl of water with petals and a candle on it, seen from above. */
export function petalBowl(paint: Paint, r = 240, petal: MaterialName = "accent"): ReactNode {
  const flower = paint.stamp(
    "floating",
    together(
      ...[0, 1].map((ring) =>
        paint.body(petal, "plane", {
          d: times(6, (index) => {
            const [x, y] = polar((index / 6) * 6.283 + ring * 0.52, ring ? 40 : 66);
            const [a, b] = polar((index / 6) * 6.283 + ring * 0.52 + 0.5, ring ? 26 : 42);
            const [c, d] = polar((index / 6) * 6.283 + ring * 0.52 - 0.5, ring ? 26 : 42);
            return `M0 0C${c} ${d} ${c} ${d} ${x} ${y}C${a} ${b} ${a} ${b} 0 0z`;
          }).join(""),
        }),
      ),
      paint.body("yolk", "ball", { r: 14 }),
    ),
  );
  return together(
    paint.lift(3, paint.body("wood", "plane", { r })),
    paint.body("walnut", "dish", { r: round(r * 0.92) }),
    paint.body("glass", "dish", { r: round(r * 0.84) }),
    paint.shine(
      {
        d: `M${round(-r * 0.7)} ${round(-r * 0.2)}Q${round(-r * 0.5)} ${round(-r * 0.66)} ${round(r * 0.04)} ${round(-r * 0.74)}Q${round(-r * 0.4)} ${round(-r * 0.5)} ${round(-r * 0.6)} ${round(-r * 0.12)}z`,
      },
      1,
    ),
    paint.lift(
      1,
      flower(-r * 0.3, r * 0.22, { scale: r / 200 }),
      flower(r * 0.34, r * 0.36, { scale: r / 270, rotate: 20 }),
      flower(r * 0.2, -r * 0.36, { scale: r / 230, rotate: 44 }),
    ),
  );
}

/** Around 0, 0: a round sun behind ridges of hills, 900 wide. */
export function sunAndHills(paint: Paint, sun: MaterialName = "accent"): ReactNode {
  return together(
    paint.glow(0, -80, 420, 0.6),
    paint.body(sun, "ball", { cy: -80, r: 260 }),
    paint.body("dominant", "down", {
      d: "M-660 620C-560 400 -420 40 -220 130C-120 190 -40 100 80 90C220 80 340 200 620 120V620z",
    }),
    paint.shade({ d: "M-560 620C-480 420 -260 250 -100 320C80 390 280 260 620 300V620z" }, 0.8),
  );
}

/** Lies along the x axis around 0, 0: bundles of herbs in linen, a stick on each, 420 wide. */
export function herbPouches(paint: Paint): ReactNode {
  const pouch = paint.stamp(
    "pouch",
    paint.lift(
      2,
      paint.body("linen", "ball", {
        d: "M-20 -40C-130 -20 -150 100 -90 150C-40 186 40 186 90 150C150 100 130 -20 20 -40z",
      }),
      paint.detail({ d: "M-14 -36C-70 20 -80 90 -60 150M14 -36C70 20 80 90 60 150M0 -36V166" }, 3, 0.4),
      paint.body("linen", "tube", { d: "M-26 -200H26L20 -40H-20z" }),
      paint.strand("accent", { d: "M-26 -60H26M-26 -76H26M-26 -92H26M-26 -108H26" }, 9, 0),
    ),
  );
  return together(pouch(-110, 20, { rotate: -24 }), pouch(120, 0, { rotate: 30 }));
}

/** Stands on 0, 0: a bath of stone seen from the front, 860 wide and 330 high, full to the rim. */
export function stoneBath(
  paint: Paint,
  stuff: MaterialName = "light",
  petal: MaterialName = "accent",
): ReactNode {
  const petals = times(9, (index): [number, number, number] => [
    -300 + ((index * 173) % 600),
    -326 + ((index * 29) % 26),
    13 + (index % 3) * 4,
  ]);
  return together(
    paint.contact(0, 8, 480, 38),
    paint.lift(
      1,
      paint.body(stuff, "tube", {
        d: "M-430 -330C-420 -120 -370 -30 -290 -8Q-270 0 -240 0H240Q270 0 290 -8C370 -30 420 -120 430 -330z",
      }),
    ),
    paint.shade(
      {
        d: "M-392 -150C-200 -110 200 -110 392 -150C370 -70 330 -20 290 -8Q270 0 240 0H-240Q-270 0 -290 -8C-330 -20 -370 -70 -392 -150z",
      },
      0.5,
    ),
    paint.body(stuff, "plane", { cy: -330, rx: 432, ry: 62 }),
    paint.body("mint", "dish", { cy: -326, rx: 396, ry: 48 }),
    paint.shine({ d: "M-330 -344C-200 -374 60 -374 160 -366C20 -362 -180 -350 -290 -322z" }, 1),
    paint.body(petal, "ball", {
      d: petals
        .map(([x, y, r]) => `M${x - r} ${y}q${r} ${-r} ${r * 2} 0q${-r} ${round(r * 0.8)} ${-r * 2} 0z`)
        .join(""),
    }),
    paint.shine({ d: "M-396 -280C-386 -160 -350 -80 -310 -50C-344 -110 -360 -190 -366 -276z" }, 1),
  );
}

/** Above 0, 0: steam that rises, 400 wide and 420 high. */
export function steam(paint: Paint): ReactNode {
  return together(
    ...[-130, 0, 130].map((x, index) =>
      paint.clear({
        d: `M${x - 20} 0C${x - 90} -90 ${x + 50} -150 ${x - 20} ${-250 - index * 30}C${x - 40} ${-300 - index * 30} ${x - 10} ${-350 - index * 30} ${x + 20} ${-380 - index * 30}C${x + 10} ${-330 - index * 30} ${x + 40} ${-290 - index * 30} ${x + 60} -230C${x + 100} -140 ${x - 20} -90 ${x + 40} 0z`,
      }),
    ),
  );
}

/**
 * Stands on 0, 0: a person lying face down under a towel on a couch, 1060 wide and 480 high, the head at the left.
 */
export function massageCouch(
  paint: Paint,
  skin: MaterialName,
  hair: MaterialName,
  cloth: MaterialName,
): ReactNode {
  return together(
    paint.contact(0, 8, 540, 34),
    paint.body(
      "wood",
      "tube",
      bars([
        [-430, -230, 44, 230],
        [386, -230, 44, 230],
      ]),
    ),
    paint.body("wood", "bar", bars([[-440, -110, 880, 30]])),
    paint.lift(
      1,
      paint.body("light", "bar", {
        d: "M-540 -300H520Q546 -300 546 -266Q546 -230 520 -230H-540Q-566 -230 -566 -266Q-566 -300 -540 -300z",
      }),
    ),
    paint.lift(
      1,
      paint.body(cloth, "down", {
        d: "M-340 -300H500V-120C440 -130 400 -110 340 -120C280 -132 220 -108 160 -120C100 -132 60 -110 0 -120C-60 -132 -120 -108 -180 -120C-240 -132 -290 -110 -340 -120z",
      }),
    ),
    paint.body("light", "bar", { x: -560, y: -346, width: 190, height: 50, rx: 24 }),
    paint.lift(
      1,
      paint.body(skin, "bar", {
        d: "M-400 -330C-360 -410 -270 -436 -200 -420C-100 -400 0 -392 80 -410C180 -436 260 -420 330 -390C420 -370 480 -340 506 -300H-400z",
      }),
      paint.body(skin, "ball", {
        d: "M-520 -352C-530 -420 -470 -462 -410 -448C-360 -440 -340 -400 -350 -350C-390 -326 -480 -322 -520 -352z",
      }),
    ),
    paint.body(hair, "ball", {
      d: "M-500 -440C-470 -478 -400 -478 -366 -440C-346 -410 -346 -370 -362 -344C-390 -380 -420 -400 -480 -398C-500 -396 -512 -410 -500 -440z",
    }),
    paint.body(hair, "ball", { cx: -356, cy: -470, r: 38 }),
    paint.strand("nose", { d: "M-496 -374Q-482 -362 -466 -370" }, 6, 0),
    paint.body(skin, "bar", {
      d: "M-360 -330C-340 -380 -290 -390 -250 -360C-220 -330 -240 -302 -270 -300H-420C-400 -320 -380 -326 -360 -330z",
    }),
    paint.lift(
      1,
      paint.body(cloth, "ball", {
        d: "M-20 -404C60 -410 160 -440 250 -418C360 -396 470 -350 520 -296V-270H-60C-40 -320 -30 -360 -20 -404z",
      }),
    ),
    paint.detail(
      {
        d: "M60 -404C40 -360 30 -320 30 -274M200 -422C190 -370 186 -320 190 -274M340 -384C336 -350 336 -310 340 -274",
      },
      4,
      0.4,
    ),
  );
}
