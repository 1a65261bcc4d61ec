import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Stands on 0, 0: a birthday cake of two tiers with candles that burn, 700 wide and 640 high. */
export function birthdayCake(paint: Paint, icing: MaterialName = "rose", cake: MaterialName = "cream") {
  const candle = paint.stamp(
    "birthday candle",
    together(
      paint.body("light", "tube", { x: -11, y: -90, width: 22, height: 94, rx: 4 }),
      paint.strand("accent", { d: "M-9 -14L9 -26M-9 -40L9 -52M-9 -66L9 -78" }, 7),
      paint.body("yolk", "ball", { d: "M0 -150C24 -120 20 -96 0 -96C-20 -96 -24 -120 0 -150z" }),
      paint.body("foam", "even", { cy: -108, rx: 5, ry: 9 }),
    ),
  );
  const drips = (half: number, y: number, count: number) => {
    const step = (half * 2) / count;
    const falls = times(
      count,
      (index) => `v${index % 2 ? 26 : 52}a${step / 2} ${step / 2} 0 0 1 ${-step} 0v${index % 2 ? -52 : -26}`,
    );
    return `M${half} ${y}${falls.join("")}C${-half} ${y - 50} ${half} ${y - 50} ${half} ${y}z`;
  };
  const tier = (half: number, y: number, height: number, count: number) =>
    together(
      paint.lift(
        1,
        paint.body(cake, "tube", {
          d: `M${-half} ${y - height}V${y - 14}Q0 ${y + 26} ${half} ${y - 14}V${y - height}z`,
        }),
      ),
      paint.shade(
        { d: `M${-half} ${y - 40}Q0 ${y} ${half} ${y - 40}V${y - 14}Q0 ${y + 26} ${-half} ${y - 14}z` },
        0.5,
      ),
      paint.body(icing, "tube", { d: drips(half, y - height, count) }),
      paint.body(icing, "plane", { cy: y - height, rx: half, ry: half * 0.13 }),
    );
  const spots = times(9, (index): [number, number, number] => [
    round(Math.sin((index - 4) * 0.36) * 290),
    -66 + ((index * 23) % 34),
    11,
  ]);
  return together(
    paint.contact(0, 8, 370, 30),
    paint.lift(1, paint.body("ceramic", "bar", { cy: -16, rx: 350, ry: 34 })),
    tier(300, -20, 190, 12),
    paint.body("yolk", "ball", discs(spots.filter((_, index) => index % 2))),
    paint.body("mint", "ball", discs(spots.filter((_, index) => index % 2 === 0))),
    tier(190, -214, 170, 8),
    paint.body(
      "apple",
      "ball",
      discs(
        times(7, (index) => [
          round(Math.sin((index - 3) * 0.5) * 246),
          -222 + Math.cos((index - 3) * 0.5) * 26,
          22,
        ]),
      ),
    ),
    candle(-110, -390),
    candle(110, -390),
    candle(-56, -378),
    candle(56, -378),
    candle(0, -372),
    paint.glow(0, -490, 220, 0.8),
  );
}

/** Stands on 0, 0: a present with a bow, 580 wide and 620 high. */
export function giftBox(
  paint: Paint,
  paperColour: MaterialName = "dominant",
  ribbon: MaterialName = "accent",
) {
  const loop = (flip: boolean) =>
    at(
      0,
      -440,
      { flip },
      paint.body(ribbon, "ball", { d: "M0 0C-60 -120 -180 -190 -230 -130C-260 -70 -160 -10 0 0z" }),
      paint.shade({ d: "M-20 -10C-80 -80 -150 -120 -184 -100C-200 -70 -130 -30 -20 -10z" }, 1.2),
      paint.body(ribbon, "plane", { d: "M0 0C-40 60 -90 90 -150 96L-120 120L-134 156C-70 130 -20 80 0 0z" }),
    );
  return together(
    paint.contact(0, 4, 300, 26),
    paint.lift(
      2,
      paint.body(paperColour, "plane", { x: -250, y: -360, width: 500, height: 360, rx: 8 }),
      paint.body(paperColour, "bar", { x: -280, y: -440, width: 560, height: 110, rx: 10 }),
    ),
    paint.shade({ x: -250, y: -330, width: 500, height: 26 }, 1.3),
    paint.body(ribbon, "tube", bars([[-48, -440, 96, 440]])),
    paint.shade({ x: -48, y: -330, width: 96, height: 22 }, 0.9),
    paint.shade({ d: "M190 -304H250V0H190z" }, 0.5),
    paint.shine(bars([[-270, -432, 540, 9]]), 1),
    paint.lift(1, loop(false), loop(true), paint.body(ribbon, "ball", { cy: -448, rx: 46, ry: 38 })),
  );
}

/** Stands on 0, 0: a party hat with streamers and confetti, 560 wide and 700 high. */
export function partyHat(paint: Paint, card: MaterialName = "dominant", stripe: MaterialName = "accent") {
  const confetti = times(22, (index): [number, number] => {
    const side = index % 2 ? 1 : -1;
    return [side * (190 + ((index * 41) % 150)), -60 - ((index * 97) % 600)];
  });
  const pieces = (from: number) =>
    bars(confetti.filter((_, index) => index % 3 === from).map(([x, y]) => [x, y, 22, 14]));
  return together(
    paint.contact(0, 4, 220, 20),
    paint.body("yolk", "even", pieces(0)),
    paint.body("rose", "even", pieces(1)),
    paint.body("mint", "even", pieces(2)),
    paint.lift(2, paint.body(card, "tube", { d: "M0 -600L190 -20Q0 40 -190 -20z" })),
    paint.within(
      { d: "M0 -600L190 -20Q0 40 -190 -20z" },
      paint.body(stripe, "tube", {
        d: "M-220 -120L220 -260V-180L-220 -30zM-220 -300L220 -440V-360L-220 -210zM-220 -460L220 -600V-530L-220 -380z",
      }),
      paint.shade({ d: "M0 -600L190 -20Q150 0 100 10z" }, 0.8),
    ),
    paint.lift(
      1,
      paint.body(
        "light",
        "ball",
        discs(
          times(9, (index) => [-184 + index * 46, -12 + Math.sin(((index + 0.5) / 9) * Math.PI) * 20, 30]),
        ),
      ),
    ),
    paint.lift(
      1,
      paint.strand(
        "yolk",
        {
          d: times(14, (index) => {
            const [x, y] = polar(index * 0.4488, 74);
            return `M0 -604l${x} ${y}`;
          }).join(""),
        },
        13,
      ),
      paint.body("yolk", "ball", { cy: -604, r: 36 }),
    ),
    paint.shine({ d: "M-16 -530L-140 -60H-116L-4 -530z" }, 0.9),
  );
}

/** Stands on 0, 0: a top hat out of which a rabbit looks, a wand beside it, 640 wide and 780 high. */
export function topHat(paint: Paint, felt: MaterialName = "ink", band: MaterialName = "accent") {
  const ear = (flip: boolean) =>
    at(
      flip ? 58 : -58,
      -560,
      { flip, rotate: flip ? 8 : -8 },
      paint.body("foam", "tube", { d: "M-38 20C-64 -80 -50 -210 -4 -220C40 -210 54 -80 34 20z" }),
      paint.body("rose", "tube", { d: "M-18 0C-34 -80 -26 -170 -4 -180C18 -170 26 -80 14 0z" }),
    );
  const face = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body("nose", "ball", { cx: 52, cy: -510, rx: 15, ry: 20 }),
      paint.body("foam", "even", { cx: 47, cy: -517, r: 5 }),
    );
  return together(
    paint.contact(0, 4, 290, 26),
    paint.lift(
      1,
      ear(false),
      ear(true),
      paint.body("foam", "ball", {
        d: "M-130 -440C-140 -560 -70 -600 0 -600C70 -600 140 -560 130 -440V-330H-130z",
      }),
    ),
    face(false),
    face(true),
    paint.body("tongue", "ball", { d: "M-20 -476Q0 -488 20 -476Q14 -456 0 -452Q-14 -456 -20 -476z" }),
    paint.detail(
      {
        d: "M0 -452Q-4 -430 -30 -432M0 -452Q4 -430 30 -432M-40 -462L-120 -476M-40 -450L-116 -444M40 -462L120 -476M40 -450L116 -444",
      },
      4,
      0.7,
    ),
    paint.lift(
      2,
      paint.body(felt, "tube", { d: "M-190 -370L-166 -40Q-160 0 -130 0H130Q160 0 166 -40L190 -370z" }),
      paint.body(band, "tube", { d: "M-188 -330L-182 -256Q0 -216 182 -256L188 -330Q0 -290 -188 -330z" }),
      paint.body(felt, "bar", {
        d: "M-290 -400C-300 -350 -120 -320 0 -320C120 -320 300 -350 290 -400C240 -360 120 -350 0 -350C-120 -350 -240 -360 -290 -400z",
      }),
    ),
    paint.body("foam", "ball", { cx: -92, cy: -348, rx: 48, ry: 34 }),
    paint.body("foam", "ball", { cx: 92, cy: -348, rx: 48, ry: 34 }),
    paint.detail({ d: "M-104 -330v-18M-84 -328v-18M84 -328v-18M104 -330v-18" }, 4, 0.6),
    paint.shine({ d: "M-160 -260L-142 -30H-118L-132 -252z" }, 0.9),
    at(
      250,
      -200,
      { rotate: 28 },
      paint.lift(1, paint.body("nose", "tube", { x: -13, y: -190, width: 26, height: 380, rx: 6 })),
      paint.body("light", "tube", { x: -13, y: -190, width: 26, height: 64, rx: 6 }),
    ),
    paint.body("light", "even", {
      d: star(340, -430, 44, 0.3) + star(270, -500, 24, 0.3) + star(-250, -540, 34, 0.3),
    }),
  );
}

/** A star of four points. */
function star(x: number, y: number, r: number, waist = 0.4, points = 4) {
  return polygon(
    ...times(points * 2, (index): [number, number] => {
      const [dx, dy] = polar(-Math.PI / 2 + (index * Math.PI) / points, index % 2 ? r * waist : r);
      return [x + dx, y + dy];
    }),
  ).d;
}

/** Stands on 0, 0: a cup for a winner, 560 wide and 720 high. */
export function trophy(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 220, 22),
    paint.lift(
      2,
      paint.body("walnut", "tube", { d: "M-150 0V-90Q-150 -104 -136 -104H136Q150 -104 150 -90V0z" }),
      paint.body(metal, "tube", {
        d: "M-104 -104Q-96 -140 -40 -160Q-26 -200 -30 -260H30Q26 -200 40 -160Q96 -140 104 -104z",
      }),
      paint.strand(
        metal,
        { d: "M-170 -610C-320 -640 -310 -400 -120 -380M170 -610C320 -640 310 -400 120 -380" },
        28,
        0.3,
      ),
      paint.body(metal, "tube", {
        d: "M-190 -690H190C196 -480 150 -330 56 -276Q0 -250 -56 -276C-150 -330 -196 -480 -190 -690z",
      }),
      paint.body(metal, "bar", { x: -208, y: -716, width: 416, height: 40, rx: 16 }),
    ),
    paint.body("light", "ball", { d: star(0, -510, 96, 0.42, 5) }),
    paint.body(metal, "plane", { x: -84, y: -78, width: 168, height: 50, rx: 6 }),
    paint.detail({ d: "M-56 -54H56" }, 8, 0.8),
    paint.shine({ d: "M-160 -660C-156 -520 -126 -390 -70 -330H-46C-100 -390 -126 -530 -128 -660z" }, 1.3),
    paint.detail({ d: "M-30 -236H30" }, 6, 0.8),
  );
}

/** Stands on 0, 0: a crown with stones, 620 wide and 480 high. */
export function crown(paint: Paint, metal: MaterialName = "brass", stone: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 310, 26),
    paint.body(metal, "dish", { cy: -96, rx: 262, ry: 44 }),
    paint.lift(
      2,
      paint.body(metal, "tube", {
        d: "M-264 -90L-310 -380L-170 -230L-90 -420L0 -240L90 -420L170 -230L310 -380L264 -90V-30Q0 50 -264 -30z",
      }),
    ),
    ...[
      [-310, -396],
      [-90, -440],
      [90, -440],
      [310, -396],
    ].map(([cx, cy]) => paint.body(metal, "ball", { cx, cy, r: 28 })),
    paint.body(metal, "bar", { d: "M-270 -110Q0 -30 270 -110L268 -76Q0 6 -268 -76z" }),
    paint.body(metal, "bar", { d: "M-266 -44Q0 36 266 -44L262 -18Q0 62 -262 -18z" }),
    paint.body(
      stone,
      "ball",
      discs([
        [0, -12, 26],
        [-190, -42, 22],
        [190, -42, 22],
      ]),
    ),
    paint.body("sea", "ball", { d: "M-104 -54l26 26l-26 26l-26 -26zM104 -54l26 26l-26 26l-26 -26z" }),
    paint.body(stone, "ball", { d: "M0 -190l30 44l-30 44l-30 -44z" }),
    paint.shine(
      discs([
        [-8, -20, 7],
        [-198, -50, 6],
        [182, -50, 6],
      ]),
      2.6,
    ),
    paint.shine({ d: "M-294 -350L-250 -110H-226L-270 -330zM-100 -390L-60 -300L-74 -280L-104 -370z" }, 1.2),
  );
}

/** Hangs from 0, -360: a medal on its ribbon, 420 wide and 720 high. */
export function medal(paint: Paint, ribbon: MaterialName = "dominant", metal: MaterialName = "brass") {
  return together(
    paint.lift(
      1,
      paint.body(ribbon, "plane", { d: "M-190 -360H-50L60 -60L-30 -20zM190 -360H50L-60 -60L30 -20z" }),
      paint.body("light", "even", { d: "M-140 -360H-104L20 -44L-6 -32zM140 -360H104L44 -206L58 -168z" }),
    ),
    paint.shade({ d: "M50 -360L-2 -218L32 -140L80 -240L120 -360z" }, 0.5),
    paint.body(metal, "bar", { x: -44, y: -48, width: 88, height: 44, rx: 14 }),
    paint.lift(2, paint.body(metal, "plane", { cy: 160, r: 190 })),
    at(
      0,
      160,
      {},
      paint.shade(ring(166, 150), 0.9),
      paint.body(metal, "ball", { d: star(0, 4, 122, 0.44, 5) }),
      paint.detail({ d: star(0, 4, 122, 0.44, 5) }, 4, 0.6),
    ),
    paint.shine({ d: "M-164 100A176 176 0 0 1 -50 -8L-42 12A154 154 0 0 0 -144 108z" }, 1.5),
  );
}

/** Around 0, 0: two rings that lie one through the other, 640 wide and 460 high. */
export function weddingRings(paint: Paint, first: MaterialName = "brass", second: MaterialName = "steel") {
  const band = (metal: MaterialName) =>
    together(
      paint.body(metal, "plane", ring(180, 142)),
      paint.shade(ring(150, 142), 1),
      paint.shine({ d: "M-160 -60A170 170 0 0 1 -50 -162L-46 -150A158 158 0 0 0 -148 -54z" }, 2),
    );
  return together(
    paint.lift(2, at(120, 40, {}, band(second))),
    paint.lift(2, at(-110, 10, {}, band(first))),
    paint.within({ d: "M-60 30H120V240H-60z" }, at(120, 40, {}, band(second))),
    at(
      -110,
      -172,
      {},
      paint.lift(
        1,
        paint.body("steel", "bar", { d: "M-44 26L-30 -6H30L44 26z" }),
        paint.body("glass", "ball", { d: "M-70 -40L-40 -76H40L70 -40L0 26z" }),
      ),
      paint.detail({ d: "M-70 -40H70M-40 -76L-22 -40L0 26L22 -40L40 -76M-22 -40L0 -76L22 -40" }, 3, 0.6),
    ),
    paint.body("light", "even", { d: star(-30, -250, 40, 0.25) }),
  );
}

/** Around 0, 0: fireworks, 760 wide and 760 high. */
export function firework(paint: Paint, first: MaterialName = "accent", second: MaterialName = "yolk") {
  const burst = (x: number, y: number, r: number, rays: number, material: MaterialName) => {
    const spokes = times(rays, (index) => {
      const [fromX, fromY] = polar((index / rays) * Math.PI * 2, r * 0.3);
      const [toX, toY] = polar((index / rays) * Math.PI * 2, index % 2 ? r * 0.72 : r * 0.88);
      return `M${round(x + fromX)} ${round(y + fromY)}L${round(x + toX)} ${round(y + toY)}`;
    });
    const tips = times(rays, (index): [number, number, number] => {
      const [dx, dy] = polar((index / rays) * Math.PI * 2, index % 2 ? r * 0.84 : r);
      return [x + dx, y + dy, r * 0.045];
    });
    return together(
      paint.glow(x, y, r * 0.9, 0.6),
      paint.strand(material, { d: spokes.join("") }, r * 0.045, 0.2),
      paint.body(material, "even", discs(tips)),
      paint.body("light", "ball", { cx: x, cy: y, r: r * 0.09 }),
    );
  };
  return together(
    paint.strand(
      "light",
      {
        d: "M-60 -60C-40 120 -20 240 10 380M220 170C210 240 190 320 160 380M-240 190C-220 260 -180 330 -150 380",
      },
      7,
    ),
    burst(-70, -110, 260, 16, first),
    burst(230, 130, 150, 12, second),
    burst(-250, 170, 120, 10, "rose"),
  );
}

/** Around 0, 0: a bow of ribbon with two tails, 760 wide and 560 high. */
export function ribbonBow(paint: Paint, silk: MaterialName = "accent") {
  const half = (flip: boolean) =>
    at(
      0,
      -60,
      { flip },
      paint.lift(
        1,
        paint.body(silk, "plane", {
          d: "M-10 0C-60 100 -140 180 -250 250L-190 262L-196 330C-100 260 -20 150 20 30z",
        }),
      ),
      paint.lift(
        2,
        paint.body(silk, "ball", {
          d: "M0 0C-60 -150 -260 -230 -350 -160C-400 -90 -380 60 -320 120C-240 160 -80 90 0 20z",
        }),
      ),
      paint.shade(
        { d: "M-30 0C-120 -90 -240 -130 -300 -90C-320 -40 -310 30 -280 70C-200 70 -100 40 -30 0z" },
        0.5,
      ),
      paint.detail(
        {
          d: "M-30 0C-110 -30 -190 -40 -250 -30M-30 8C-100 30 -170 40 -230 36M-340 -140C-300 -170 -220 -150 -150 -110",
        },
        4,
        0.6,
      ),
      paint.shine({ d: "M-330 -140C-250 -200 -110 -120 -40 -40C-120 -110 -250 -160 -330 -110z" }, 1),
    );
  return together(
    half(false),
    half(true),
    paint.lift(
      1,
      paint.body(silk, "ball", { d: "M-60 -110Q0 -130 60 -110Q76 -60 60 -6Q0 14 -60 -6Q-76 -60 -60 -110z" }),
    ),
    paint.detail({ d: "M-24 -108Q-34 -60 -22 -10M22 -108Q32 -60 24 -10" }, 4, 0.6),
  );
}
