import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, discs, round, times, together } from "../shapes.ts";

/** Stands on 0, 0, its nozzle to the left: a spray bottle 300 wide and 560 high. */
export function sprayBottle(paint: Paint, liquid: MaterialName = "accent", head: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 170, 18),
    paint.lift(
      1,
      paint.body("light", "tube", { x: -40, y: -440, width: 80, height: 60 }),
      paint.body(head, "plane", {
        d: "M-50 -430V-470Q-50 -520 -110 -524H-150Q-160 -524 -160 -534V-562Q-160 -572 -150 -572H40Q110 -572 112 -500Q112 -440 86 -430z",
      }),
      paint.body(head, "plane", {
        d: "M-60 -500C-90 -470 -96 -420 -116 -380L-88 -370C-66 -410 -60 -450 -40 -480z",
      }),
      paint.body(head, "tube", { x: -56, y: -440, width: 112, height: 40, rx: 8 }),
      paint.body("light", "tube", {
        d: "M-44 -402H44C50 -340 130 -330 130 -230V-30Q130 0 100 0H-100Q-130 0 -130 -30V-230C-130 -330 -50 -340 -44 -402z",
      }),
    ),
    paint.body(liquid, "tube", { d: "M-118 -220Q0 -236 118 -220V-34Q118 -12 96 -12H-96Q-118 -12 -118 -34z" }),
    paint.body("paper", "plane", { x: -84, y: -190, width: 168, height: 120, rx: 12 }),
    paint.body(head, "plane", {
      d: "M0 -176C30 -144 36 -130 28 -112C16 -92 -16 -92 -28 -112C-36 -130 -30 -144 0 -176z",
    }),
    paint.shine(
      { d: "M-104 -300C-80 -330 -52 -350 -40 -380H-28C-36 -340 -76 -320 -92 -280V-40H-110V-270z" },
      1.2,
    ),
    paint.shine({ d: "M-140 -562H40Q80 -560 94 -530Q70 -546 40 -548H-140z" }, 1),
  );
}

/** Stands on 0, 0: a bucket 440 wide and 400 high with its handle up. */
export function bucket(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 250, 24),
    paint.strand("steel", { d: "M-206 -370C-220 -640 220 -640 206 -370" }, 13, 0),
    paint.body("light", "bar", { x: -52, y: -588, width: 104, height: 34, rx: 16 }),
    paint.lift(
      2,
      paint.body(colour, "tube", { d: "M-210 -380H210L164 -24Q160 0 134 0H-134Q-160 0 -164 -24z" }),
      paint.body(colour, "bar", { x: -226, y: -404, width: 452, height: 46, rx: 20 }),
    ),
    paint.shade({ d: "M-206 -352H206L203 -330H-203z" }, 1.1),
    paint.shine({ d: "M-150 -330L-126 -40H-100L-118 -330z" }, 1.1),
    paint.body(
      "steel",
      "ball",
      discs([
        [-206, -372, 16],
        [206, -372, 16],
      ]),
    ),
    paint.detail({ d: "M96 -300V-120M80 -300h16M86 -255h10M80 -210h16M86 -165h10M80 -120h16" }, 5, 0.6),
  );
}

/** Lies around 0, 0: a sponge 300 × 180, its rough side up. */
export function sponge(paint: Paint, soft: MaterialName = "yolk", rough: MaterialName = "leaf") {
  const pores = times(22, (index): [number, number, number] => [
    -126 + ((index * 61) % 252),
    -6 + ((index * 37) % 78),
    4 + ((index * 13) % 6),
  ]);
  return together(
    paint.contact(0, 92, 170, 16),
    paint.lift(
      1,
      paint.body(soft, "bar", { x: -150, y: -36, width: 300, height: 126, rx: 26 }),
      paint.body(rough, "bar", { x: -150, y: -84, width: 300, height: 62, rx: 18 }),
    ),
    paint.shade(discs(pores), 0.8),
    paint.shine({ x: -132, y: -78, width: 264, height: 9, rx: 4 }, 0.9),
  );
}

/** Lies along the y axis around 0, 0: a squeegee 420 wide and 560 high, its blade up. */
export function squeegee(paint: Paint, grip: MaterialName = "accent") {
  return paint.lift(
    2,
    paint.body("iron", "bar", { x: -214, y: -288, width: 428, height: 26, rx: 6 }),
    paint.body("steel", "bar", { x: -206, y: -266, width: 412, height: 40, rx: 8 }),
    paint.body("steel", "tube", { d: "M-60 -226H60L30 -150H-30z" }),
    paint.body(grip, "tube", { d: "M-32 -156H32L44 240Q44 276 0 276Q-44 276 -44 240z" }),
    paint.detail({ d: "M-36 40H36M-37 80H37M-38 120H38M-39 160H39" }, 5, 0.7),
    paint.shine({ d: "M-18 -140H-6L-14 236H-28z" }, 1.1),
    paint.shine({ x: -196, y: -260, width: 392, height: 8 }, 1.5),
  );
}

/** Around 0, 0: a window 760 × 860 with hills and a sun behind it; the share beyond `wiped` is still dirty. */
export function dirtyWindow(paint: Paint, wiped: number, width = 760, height = 860) {
  const [w, h] = [width / 2, height / 2];
  const spots = times(26, (index): [number, number, number] => [
    -w + 40 + ((index * 97) % Math.max(40, wiped + w - 60)),
    -h + 40 + ((index * 173) % (height - 80)),
    6 + ((index * 29) % 17),
  ]);
  return together(
    paint.lift(
      2,
      paint.body("light", "plane", { x: -w - 46, y: -h - 46, width: width + 92, height: height + 92, rx: 8 }),
    ),
    paint.body("water", "down", { x: -w, y: -h, width, height }),
    paint.within(
      { d: `M${-w} ${-h}h${width}v${height}h${-width}z` },
      paint.body("yolk", "ball", { cx: w * 0.46, cy: -h * 0.42, r: 84 }),
      paint.body("leaf", "down", {
        d: `M${-w} ${h * 0.4}C${-w * 0.4} ${h * 0.05} ${w * 0.3} ${h * 0.1} ${w} ${h * 0.44}V${h}H${-w}z`,
      }),
      paint.body("basil", "down", {
        d: `M${-w} ${h * 0.7}C${-w * 0.2} ${h * 0.3} ${w * 0.4} ${h * 0.8} ${w} ${h * 0.5}V${h}H${-w}z`,
      }),
      wiped > -w
        ? together(
            paint.shade({ d: `M${-w} ${-h}H${wiped}Q${wiped + 26} 0 ${wiped} ${h}H${-w}z` }, 1.6),
            paint.shine({ d: `M${-w} ${-h}H${wiped}Q${wiped + 26} 0 ${wiped} ${h}H${-w}z` }, 0.7),
            paint.shade(discs(spots), 1),
            paint.shade(
              {
                d: `M${-w + 60} ${-h}q16 200 0 420t10 300h-24q16 -200 0 -400t0 -320zM${-w + 240} ${-h}q-14 160 6 330t-4 240h-18q10 -180 -6 -300t8 -270z`,
              },
              0.9,
            ),
          )
        : null,
      paint.shine(
        { d: `M${Math.max(wiped + 60, -w + 60)} ${-h}h120l-260 ${height}h-120z` },
        wiped > 0 ? 0 : 0.5,
      ),
    ),
    paint.body("light", "bar", { x: -w - 80, y: h + 30, width: width + 160, height: 44, rx: 6 }),
    paint.shade({ x: -w - 80, y: h + 62, width: width + 160, height: 12 }, 0.8),
  );
}

/** Stands on 0, 0, facing left: a vacuum cleaner, its hose up to the right and its head at -430. */
export function vacuum(paint: Paint, shell: MaterialName = "dominant") {
  return together(
    paint.contact(60, 6, 300, 24),
    paint.contact(-430, 6, 180, 14),
    paint.strand("iron", { d: "M40 -250C20 -520 -130 -620 -240 -540" }, 44, 0),
    paint.lift(
      1,
      paint.body("steel", "plane", { d: "M-262 -562L-224 -542L-408 -60L-440 -72z" }),
      paint.body("iron", "plane", { d: "M-290 -580L-214 -548L-236 -480L-300 -506z" }),
      paint.body("iron", "bar", { d: "M-560 0Q-560 -50 -510 -56L-420 -84L-340 -56Q-310 -50 -306 0z" }),
    ),
    paint.lift(
      2,
      paint.body(shell, "ball", {
        d: "M-150 -60C-170 -200 -70 -270 70 -270C220 -270 300 -190 300 -60Q300 -26 266 -26H-116Q-148 -26 -150 -60z",
      }),
    ),
    paint.body("iron", "bar", { x: -150, y: -70, width: 450, height: 46, rx: 18 }),
    paint.body("screen", "ball", { cx: 60, cy: -170, rx: 96, ry: 60 }),
    paint.shine({ d: "M-110 -120C-106 -190 -50 -236 40 -246C-20 -220 -70 -180 -84 -110z" }, 1.2),
    paint.body("accent", "ball", { cx: 240, cy: -160, r: 26 }),
    ...[-70, 220].map((x) =>
      together(
        paint.body("iron", "plane", { cx: x, cy: -44, r: 46 }),
        paint.body("steel", "ball", { cx: x, cy: -44, r: 20 }),
      ),
    ),
  );
}

/** Lies along the y axis around 0, 0: a rubber glove 280 wide and 520 high, its fingers up. */
export function glove(paint: Paint, colour: MaterialName = "yolk") {
  return paint.lift(
    2,
    paint.body(colour, "plane", {
      d: "M-96 250C-90 140 -96 80 -112 20C-140 -40 -166 -80 -150 -104C-130 -124 -100 -90 -78 -50C-80 -140 -92 -220 -66 -226C-38 -230 -40 -150 -30 -96C-28 -180 -32 -264 -4 -264C24 -264 18 -180 22 -96C30 -170 34 -236 60 -234C86 -230 74 -150 70 -76C82 -130 92 -176 114 -170C138 -162 116 -80 112 -10C108 80 92 140 98 250z",
    }),
    paint.body(colour, "bar", { x: -110, y: 230, width: 222, height: 40, rx: 14 }),
    paint.shade({ d: "M40 10C60 60 60 160 62 232H98C92 140 108 80 112 -10z" }, 0.7),
    paint.detail({ d: "M-30 -96V-40M22 -96V-40M70 -76L66 -30M-78 -50C-64 -20 -60 10 -64 40" }, 4, 0.6),
    paint.shine({ d: "M-12 -240Q-4 -256 4 -240L0 -120H-10z" }, 1),
  );
}

/** Stands on 0, 0: a dustpan leaning, and the hand brush that belongs to it, 420 wide. */
export function dustpan(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    at(
      -110,
      -150,
      { rotate: -12 },
      paint.lift(
        2,
        paint.body(colour, "tube", { x: -24, y: -330, width: 48, height: 220, rx: 22 }),
        paint.body(colour, "plane", { d: "M-110 -120H110L170 150H-170z" }),
      ),
      paint.shade({ d: "M-96 -100H96L130 100H-130z" }, 0.9),
      paint.shine({ d: "M-160 130H160L164 146H-164z" }, 1.2),
      paint.shade({ cy: -292, r: 11 }, 2),
    ),
    at(
      190,
      -190,
      { rotate: 16 },
      paint.lift(
        2,
        paint.body("tan", "tube", { d: "M-66 40H66L84 190H-84z" }),
        paint.detail(
          {
            d: times(9, (index) => `M${-56 + index * 14} 50L${round((-56 + index * 14) * 1.28)} 184`).join(
              "",
            ),
          },
          3,
          0.7,
        ),
        paint.body("accent", "tube", {
          d: "M-28 -230Q-28 -256 0 -256Q28 -256 28 -230L34 -40Q76 -20 76 20V50H-76V20Q-76 -20 -34 -40z",
        }),
      ),
      paint.shine({ d: "M-14 -230H-2L-4 -40H-18z" }, 1.1),
    ),
  );
}

/** Sparks of something very clean, at each of the spots; `size` is their reach. */
export function sparkles(paint: Paint, spots: [x: number, y: number, size: number][]) {
  return paint.body("light", "even", {
    d: spots
      .map(([x, y, r]) => {
        const k = round(r * 0.16);
        return `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}z`;
      })
      .join(""),
  });
}
