import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

export type Subject = "fields" | "moons" | "vessel" | "shore" | "strokes" | "arches" | "shout" | "type";

/** A picture `w` × `h` from 0, 0. */
function painted(paint: Paint, subject: Subject, w: number, h: number): ReactNode {
  const on = (x: number, y: number) => `${round(x * w)} ${round(y * h)}`;
  const box = (x: number, y: number, width: number, height: number) => ({
    x: round(x * w),
    y: round(y * h),
    width: round(width * w),
    height: round(height * h),
  });
  const disc = (x: number, y: number, r: number) => ({ cx: round(x * w), cy: round(y * h), r: round(r * w) });
  switch (subject) {
    case "fields":
      return together(
        paint.body("dominant", "down", box(0, 0, 1, 1)),
        paint.body("accent", "plane", box(0.08, 0.08, 0.84, 0.4)),
        paint.body("ink", "plane", box(0.08, 0.53, 0.84, 0.2)),
        paint.body("accent", "down", box(0.08, 0.78, 0.84, 0.14)),
      );
    case "moons":
      return together(
        paint.body("linen", "plane", box(0, 0, 1, 1)),
        paint.body("accent", "ball", disc(0.36, 0.36, 0.26)),
        paint.body("dominant", "plane", {
          d: `M${on(0.2, 1)}V${round(h * 0.6)}A${round(w * 0.3)} ${round(w * 0.3)} 0 0 1 ${on(0.8, 0.6)}V${h}z`,
        }),
        paint.body("ink", "even", disc(0.7, 0.24, 0.09)),
      );
    case "vessel":
      return together(
        paint.body("accent", "down", box(0, 0, 1, 1)),
        paint.body("dominant", "even", box(0, 0.72, 1, 0.28)),
        paint.body("light", "plane", {
          d: `M${on(0.4, 0.24)}H${round(w * 0.6)}L${on(0.57, 0.36)}C${on(0.8, 0.46)} ${on(0.8, 0.74)} ${on(0.6, 0.84)}H${round(w * 0.4)}C${on(0.2, 0.74)} ${on(0.2, 0.46)} ${on(0.43, 0.36)}z`,
        }),
        paint.body("ink", "even", {
          d: `M${on(0.26, 0.6)}C${on(0.4, 0.54)} ${on(0.6, 0.68)} ${on(0.74, 0.6)}V${round(h * 0.66)}C${on(0.6, 0.74)} ${on(0.4, 0.6)} ${on(0.26, 0.66)}z`,
        }),
      );
    case "shore":
      return together(
        paint.body("light", "down", box(0, 0, 1, 1)),
        paint.body("accent", "even", disc(0.68, 0.3, 0.11)),
        paint.body("dominant", "plane", { d: `M0 ${round(h * 0.5)}H${w}V${h}H0z` }),
        paint.body("ink", "plane", {
          d: `M0 ${round(h * 0.56)}C${on(0.2, 0.44)} ${on(0.34, 0.5)} ${on(0.44, 0.58)}C${on(0.3, 0.66)} ${on(0.2, 0.8)} ${on(0.24, 1)}H0z`,
        }),
        paint.shine(
          {
            d: `M${on(0.58, 0.56)}h${round(w * 0.3)}v${round(h * 0.014)}h${round(-w * 0.3)}zM${on(0.5, 0.64)}h${round(w * 0.4)}v${round(h * 0.014)}h${round(-w * 0.4)}z`,
          },
          1.6,
        ),
      );
    case "strokes":
      return together(
        paint.body("paper", "plane", box(0, 0, 1, 1)),
        paint.strand(
          "ink",
          { d: `M${on(0.2, 0.2)}C${on(0.7, 0.1)} ${on(0.2, 0.5)} ${on(0.72, 0.46)}` },
          w * 0.1,
          0,
        ),
        paint.strand(
          "accent",
          { d: `M${on(0.24, 0.82)}C${on(0.3, 0.5)} ${on(0.6, 0.8)} ${on(0.8, 0.62)}` },
          w * 0.13,
          0,
        ),
        paint.strand(
          "dominant",
          { d: `M${on(0.8, 0.16)}C${on(0.86, 0.3)} ${on(0.8, 0.4)} ${on(0.84, 0.84)}` },
          w * 0.05,
          0,
        ),
      );
    case "arches":
      return together(
        paint.body("kraft", "down", box(0, 0, 1, 1)),
        ...(
          [
            ["dominant", 0.42],
            ["accent", 0.29],
            ["light", 0.16],
          ] as const
        ).map(([colour, r]) =>
          paint.body(colour, "even", {
            d: `M${on(0.5 - r, 1)}V${round(h * 0.56)}A${round(w * r)} ${round(w * r)} 0 0 1 ${on(0.5 + r, 0.56)}V${h}z`,
          }),
        ),
      );
    case "shout":
      return together(
        paint.body("accent", "down", box(0, 0, 1, 1)),
        paint.body("ink", "even", {
          d: `M${on(0.12, 0.62)}L${on(0.88, 0.16)}V${round(h * 0.34)}L${on(0.12, 0.8)}z`,
        }),
        paint.body("light", "even", disc(0.34, 0.32, 0.17)),
        paint.body("light", "even", box(0.12, 0.88, 0.5, 0.035)),
      );
    default:
      return together(
        paint.body("dominant", "down", box(0, 0, 1, 1)),
        paint.body("light", "even", {
          d: `M${on(0.14, 0.66)}L${on(0.4, 0.12)}H${round(w * 0.58)}L${on(0.84, 0.66)}H${round(w * 0.66)}L${on(0.6, 0.52)}H${round(w * 0.38)}L${on(0.32, 0.66)}zM${on(0.43, 0.4)}H${round(w * 0.55)}L${on(0.49, 0.26)}z`,
        }),
        paint.body(
          "accent",
          "even",
          bars([
            [w * 0.14, h * 0.76, w * 0.7, h * 0.035],
            [w * 0.14, h * 0.84, w * 0.44, h * 0.035],
          ]),
        ),
      );
  }
}

/** Hangs around 0, 0: a painting in a frame. */
export function painting(
  paint: Paint,
  subject: Subject,
  width: number,
  height: number,
  wood: MaterialName = "board",
) {
  const edge = Math.round(Math.min(width, height) * 0.05);
  const [w, h] = [width - edge * 2, height - edge * 2];
  return together(
    paint.lift(3, paint.body(wood, "plane", { x: -width / 2, y: -height / 2, width, height })),
    at(
      -w / 2,
      -h / 2,
      {},
      paint.within(
        bars([[0, 0, w, h]]) as { d: string },
        painted(paint, subject, w, h),
        paint.shade(
          bars([
            [0, 0, w, edge * 0.4],
            [0, 0, edge * 0.4, h],
          ]),
          1,
        ),
      ),
    ),
  );
}

/** Hangs around 0, 0: a sheet without a frame. */
export function poster(paint: Paint, subject: Subject, width: number, height: number) {
  return paint.lift(
    1,
    paint.body("paper", "plane", { x: -width / 2, y: -height / 2, width, height }),
    at(
      -width / 2 + 10,
      -height / 2 + 10,
      {},
      paint.within(
        bars([[0, 0, width - 20, height - 20]]) as { d: string },
        painted(paint, subject, width - 20, height - 20),
      ),
    ),
    paint.shine(
      polygon([-width / 2, -height / 2], [width * 0.1, -height / 2], [-width / 2, height * 0.3]),
      0.3,
    ),
  );
}

/** Stands on 0, 0: a hoarding 1100 wide and 1000 high on two posts, lit by its own lamps; a corner of the sheet comes off. */
export function hoarding(paint: Paint) {
  const [w, h] = [1060, 620];
  return together(
    paint.body(
      "iron",
      "tube",
      bars([
        [-330, -400, 46, 400],
        [284, -400, 46, 400],
      ]),
    ),
    paint.lift(3, paint.body("iron", "plane", { x: -550, y: -970, width: 1100, height: 660, rx: 6 })),
    at(
      -w / 2,
      -950,
      {},
      paint.within(
        bars([[0, 0, w, h]]) as { d: string },
        paint.body("accent", "plane", bars([[0, 0, w, h]])),
        paint.body("ink", "even", { d: "M300 620L1060 150V420L740 620z" }),
        paint.body("dominant", "even", { cx: 760, cy: 170, r: 110 }),
        paint.body("light", "even", { d: "M120 50H360L306 400H174z" }),
        paint.body("light", "even", { cx: 240, cy: 500, r: 72 }),
        paint.shine({ d: "M0 0H190L430 620H0zM520 0H700L1000 620H640z" }, 0.22),
      ),
      // Pasted up in eight sheets.
      paint.detail({ d: `M265 0V${h}M530 0V${h}M795 0V${h}M0 310H${w}` }, 3, 0.5),
      paint.shade({ d: "M0 620V470L150 620z" }, 1.6),
      paint.lift(
        1,
        paint.body("paper", "plane", {
          d: "M0 470Q26 540 96 528Q128 572 150 620Q60 600 28 560Q4 520 0 470z",
        }),
      ),
    ),
    paint.body("iron", "bar", bars([[-560, -306, 1120, 22]])),
    paint.strand(
      "iron",
      { d: "M-540 -300V-400M-270 -300V-400M0 -300V-400M270 -300V-400M540 -300V-400M-540 -396H540" },
      6,
      0.2,
    ),
    ...[-360, 0, 360].map((x) =>
      together(
        paint.shine(
          { d: `M${x - 30} -1010L${x - 176} -560Q${x} -510 ${x + 176} -560L${x + 30} -1010z` },
          0.55,
        ),
        paint.strand("iron", { d: `M${x} -960V-1050Q${x} -1070 ${x} -1070` }, 10, 0),
        paint.body("iron", "plane", { d: `M${x - 26} -1068H${x + 26}L${x + 54} -1014H${x - 54}z` }),
        paint.body("light", "even", { cx: x, cy: -1013, rx: 50, ry: 9 }),
        paint.glow(x, -1010, 120, 0.6),
      ),
    ),
  );
}

/** Stands on 0, 0: a white block to put something on. */
export function plinth(paint: Paint, width = 220, height = 420, stuff: MaterialName = "marble") {
  const w = width / 2;
  return together(
    paint.contact(0, 2, width * 0.72, width * 0.07),
    paint.lift(1, paint.body(stuff, "plane", { x: -w, y: -height, width: width * 0.7, height })),
    paint.body(stuff, "down", bars([[width * 0.2, -height, width * 0.3, height]])),
    paint.shade(bars([[width * 0.2, -height, width * 0.3, height]]), 1.1),
    paint.shine(bars([[-w, -height, width, 7]]), 1.2),
  );
}

/** Stands on 0, 0: two rings of stone leaning into one another, 420 high. */
export function ringSculpture(paint: Paint, stuff: MaterialName = "accent", second: MaterialName = "marble") {
  const hoop = (r: number, inner: number) =>
    `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0zM${-inner} ${r * 0.1}A${inner} ${inner} 0 1 0 ${inner} ${r * 0.1}A${inner} ${inner} 0 1 0 ${-inner} ${r * 0.1}z`;
  return together(
    paint.contact(0, 0, 170, 14),
    at(46, -256, { rotate: 14 }, paint.lift(1, paint.body(second, "ball", { d: hoop(152, 84) }))),
    at(-60, -124, { rotate: -8 }, paint.lift(1, paint.body(stuff, "ball", { d: hoop(124, 62) }))),
    paint.shine({ d: "M-164 -150Q-150 -220 -84 -236Q-134 -204 -146 -146z" }, 1.1),
  );
}

/** Stands on 0, 0: a head of stone in profile, looking left, 470 high. */
export function stoneHead(paint: Paint, stuff: MaterialName = "marble") {
  return together(
    paint.contact(0, 0, 150, 13),
    paint.lift(
      1,
      paint.body(stuff, "tube", {
        d: "M-92 0L-78 -96Q-128 -86 -140 -116Q-148 -136 -136 -150Q-156 -160 -144 -178Q-178 -186 -172 -204L-140 -268Q-150 -300 -136 -352Q-110 -470 26 -470Q152 -466 164 -340Q170 -256 120 -190Q104 -120 130 0z",
      }),
    ),
    paint.shade(
      {
        d: "M26 -470Q152 -466 164 -340Q170 -256 120 -190Q104 -120 130 0H70Q40 -120 78 -200Q130 -300 100 -390Q76 -450 26 -470z",
      },
      0.7,
    ),
    paint.detail(
      {
        d: "M-128 -274Q-104 -288 -82 -276M-120 -256Q-104 -250 -92 -258M-136 -150Q-118 -146 -104 -154M36 -300Q70 -322 72 -272Q70 -232 44 -236Q30 -262 36 -300z",
      },
      5,
      0.8,
    ),
  );
}

/** Stands on 0, 0: a low bench 520 wide. */
export function bench(paint: Paint, cover: MaterialName = "leather") {
  return together(
    paint.contact(0, 2, 320, 14),
    paint.body(
      "iron",
      "even",
      bars([
        [-210, -90, 16, 90],
        [194, -90, 16, 90],
      ]),
    ),
    paint.lift(1, paint.body(cover, "down", { x: -260, y: -142, width: 520, height: 60, rx: 14 })),
    paint.shine(bars([[-244, -138, 488, 8]]), 0.8),
  );
}

/** Hangs from 0, 0: a spot on a rail; its light falls on what is `reach` below. */
export function spot(paint: Paint, reach = 520, turn = 0) {
  return together(
    at(
      0,
      0,
      { rotate: turn },
      paint.shine({ d: `M-26 70L${-reach * 0.42} ${reach}H${reach * 0.42}L26 70z` }, 0.34),
      paint.body("ink", "tube", { d: "M-24 0H24L38 84Q0 96 -38 84z" }),
      paint.body("light", "even", { cy: 85, rx: 34, ry: 7 }),
    ),
    paint.body("ink", "even", { x: -6, y: -24, width: 12, height: 30 }),
  );
}

/** Stands on 0, 0: an easel 860 high with a canvas on it. */
export function easel(paint: Paint, subject: Subject = "shore") {
  return together(
    paint.contact(0, 4, 300, 20),
    paint.strand("walnut", { d: "M0 -840L30 -10" }, 18, -0.4),
    paint.strand("wood", { d: "M-20 -860L-230 0M20 -860L230 0M-150 -330H150" }, 22),
    at(0, -560, {}, painting(paint, subject, 420, 440, "linen")),
    paint.body("wood", "down", { x: -240, y: -346, width: 480, height: 26, rx: 5 }),
  );
}

/** Lies along the y axis around 0, 0: a brush for paint 460 long, its hair up. */
export function paintBrush(paint: Paint, loaded: MaterialName = "accent") {
  return paint.lift(
    1,
    paint.body("walnut", "tube", { d: "M-14 -60H14L20 20Q14 180 5 232Q0 240 -5 232Q-14 180 -20 20z" }),
    paint.body("steel", "tube", { d: "M-18 -130H18L15 -56H-15z" }),
    paint.body("kraft", "even", { d: "M-18 -128C-30 -170 -20 -200 0 -236C20 -200 30 -170 18 -128z" }),
    paint.body(loaded, "even", {
      d: "M-22 -168C-18 -200 -10 -220 0 -236C10 -220 18 -200 22 -168Q0 -150 -22 -168z",
    }),
  );
}

/** Stands on 0, 0: a tube of paint lying on its side, 260 long, pointing left. */
export function paintTube(paint: Paint, colour: MaterialName) {
  return paint.lift(
    1,
    paint.body("ink", "even", bars([[-150, -58, 34, 44]])),
    paint.body("steel", "bar", { d: "M-118 -66L-90 -84H120V12H-90L-118 -6z" }),
    paint.body(colour, "bar", bars([[-66, -84, 110, 96]])),
    paint.body(colour, "even", {
      d: "M-150 -40C-190 -60 -230 -20 -210 10C-190 40 -150 10 -170 -10C-160 -24 -150 -24 -150 -30z",
    }),
  );
}

/** Lies around 0, 0: a fan of colour cards, turning on the point 0, 260. */
export function swatchFan(paint: Paint, colours: MaterialName[]) {
  return together(
    ...colours.map((colour, index) =>
      at(
        0,
        260,
        { rotate: -46 + (index * 92) / Math.max(1, colours.length - 1) },
        paint.lift(1, paint.body("paper", "plane", { x: -62, y: -520, width: 124, height: 560, rx: 8 })),
        paint.body(colour, "even", bars([[-62, -520, 124, 170]])),
        index % 2 ? paint.shine(bars([[-62, -340, 124, 84]]), 0.1) : null,
        paint.body(colour, "down", bars([[-62, -338, 124, 120]])),
        paint.detail({ d: "M-42 -190h60M-42 -168h40" }, 7, 0.6),
      ),
    ),
    paint.body("brass", "ball", { cy: 260, r: 17 }),
  );
}

/** Lies along the y axis around 0, 0: a pencil 480 long, its point up. */
export function pencil(paint: Paint, colour: MaterialName = "accent") {
  return paint.lift(
    1,
    paint.body("crumb", "tube", { d: "M0 -240L22 -172H-22z" }),
    paint.body("ink", "even", { d: "M0 -240L8 -216H-8z" }),
    paint.body(colour, "tube", { d: "M-22 -174H22V200H-22z" }),
    paint.body("steel", "tube", bars([[-22, 198, 44, 26]])),
    paint.body("tongue", "tube", { d: "M-22 224H22V240Q0 256 -22 240z" }),
  );
}

/** Lies around 0, 0: an open sketchbook 720 wide, a mark constructed of circles on its right page. */
export function sketchbook(paint: Paint) {
  return together(
    paint.lift(3, paint.body("ink", "plane", { x: -372, y: -258, width: 744, height: 516, rx: 10 })),
    paint.body("paper", "plane", { d: "M-360 -246H0V246H-360z" }),
    paint.body("paper", "plane", { d: "M0 -246H360V246H0z" }),
    paint.shade(bars([[-34, -246, 34, 492]]), 0.5),
    paint.detail(
      {
        d: "M30 0H330M180 -190V190M60 -120L300 120M300 -120L60 120M180 -120a120 120 0 1 0 .1 0M180 -74a74 74 0 1 0 .1 0",
      },
      2,
      0.7,
    ),
    paint.body("accent", "even", { d: "M180 -120a120 120 0 0 1 120 120H254a74 74 0 0 0 -74 -74z" }),
    paint.body("dominant", "even", { d: "M60 0a120 120 0 0 0 120 120V74a74 74 0 0 1 -74 -74z" }),
    paint.strand(
      "ink",
      {
        d: "M-310 -180C-270 -220 -230 -140 -190 -180S-110 -220 -70 -170M-310 -60l40 -50l40 50zM-190 -110h70v50h-70zM-60 -84a28 28 0 1 0 .1 0M-310 40h240M-310 74h190M-310 108h220M-310 142h120",
      },
      5,
      0.4,
    ),
  );
}

/** Around 0, 0: a megaphone 760 wide that calls to the left. */
export function megaphone(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.lift(
      2,
      paint.body("ink", "down", { d: "M120 96L176 300Q184 326 214 318L252 308Q276 300 268 274L226 96z" }),
      paint.body(colour, "bar", { d: "M-270 -300L150 -120V130L-270 306z" }),
      paint.body("light", "bar", { d: "M150 -122H300Q348 -122 348 -74V84Q348 132 300 132H150z" }),
      paint.body("ink", "bar", { x: 344, y: -62, width: 46, height: 132, rx: 20 }),
    ),
    paint.body(colour, "plane", { cx: -270, cy: 3, rx: 74, ry: 304 }),
    paint.shade({ cx: -262, cy: 3, rx: 60, ry: 270 }, 1.8),
    paint.body("ink", "ball", { cx: -240, cy: 3, rx: 34, ry: 96 }),
    paint.shine({ d: "M-220 -262L140 -106V-66L-210 -190z" }, 0.7),
    paint.shade(bars([[150, -122, 16, 254]]), 0.8),
  );
}

/** Around 0, 0: sound that leaves to the left, three arcs. */
export function sound(paint: Paint, colour: MaterialName = "light") {
  return paint.strand(
    colour,
    { d: "M0 -150Q-70 0 0 150M-84 -230Q-196 0 -84 230M-170 -310Q-322 0 -170 310" },
    26,
    0.3,
  );
}

/** Stands on 0, 0: a block of wood with a letter, 230 wide; `letter` is an outline within 0, 0 and 100, 100. */
export function letterBlock(paint: Paint, letter: string, ink: MaterialName) {
  return together(
    paint.contact(0, 2, 150, 12),
    paint.lift(1, paint.body("board", "plane", { x: -115, y: -260, width: 230, height: 260, rx: 8 })),
    paint.shade(bars([[-115, -22, 230, 22]]), 0.8),
    at(-84, -222, { scale: 1.68 }, paint.body(ink, "even", { d: letter })),
    paint.detail({ d: "M-100 -250Q-40 -244 20 -252M-100 -18Q0 -8 104 -18" }, 3, 0.5),
  );
}

export const lettersForBlocks = {
  a: "M0 100L36 0H64L100 100H76L69 78H31L24 100zM38 58H62L50 22z",
  ampersand:
    "M60 100H92L70 74Q84 60 86 42H66Q64 52 58 60L44 44Q66 34 64 18Q60 0 40 0Q16 0 14 22Q14 32 22 42Q4 50 4 72Q6 100 36 100Q48 100 56 94zM34 18Q44 18 44 26Q42 32 36 34Q28 24 34 18zM32 58L46 76Q40 82 34 82Q24 80 24 70Q26 62 32 58z",
  r: "M6 0H56Q90 2 90 34Q90 54 70 62L94 100H66L46 66H30V100H6zM30 20V46H52Q66 46 66 33Q66 20 52 20z",
} as const;

/** Stands on 0, 0: a box with a label, 200 wide and 280 high. */
export function carton(paint: Paint, colour: MaterialName = "dominant", label: MaterialName = "accent") {
  return together(
    paint.contact(6, 2, 140, 13),
    paint.lift(
      1,
      paint.body(colour, "plane", bars([[-100, -280, 150, 280]])),
      paint.body(colour, "down", polygon([50, -280], [110, -262], [110, -8], [50, 0])),
    ),
    paint.shade(polygon([50, -280], [110, -262], [110, -8], [50, 0]), 1.3),
    paint.body("paper", "even", bars([[-78, -220, 106, 130]])),
    paint.body(label, "even", discs([[-25, -174, 30]])),
    paint.detail({ d: "M-60 -118h70M-60 -62h50" }, 7, 0.8),
    paint.shine(bars([[-100, -280, 150, 8]]), 1),
  );
}

/** Around 0, 0: three picture hooks and a rail `width` wide, for what hangs below. */
export function rail(paint: Paint, width: number) {
  return paint.body("ink", "even", { x: -width / 2, y: -6, width, height: 12, rx: 6 });
}

/** A wall of small pictures: each with its own place and size. */
export function hung(
  paint: Paint,
  pictures: [Subject, x: number, y: number, width: number, height: number, wood: MaterialName][],
) {
  return together(
    ...times(pictures.length, (index) => {
      const [subject, x, y, width, height, wood] = pictures[index] as (typeof pictures)[number];
      return at(x, y, {}, painting(paint, subject, width, height, wood));
    }),
  );
}
