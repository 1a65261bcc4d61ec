import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: an anvil on its block of wood, 720 wide and 640 high, a hammer on it. */
export function anvil(paint: Paint, metal: MaterialName = "iron") {
  return together(
    paint.contact(10, 6, 330, 30),
    paint.lift(1, paint.body("wood", "tube", { d: "M-210 -250H230L246 -10Q10 30 -226 -10z" })),
    paint.detail({ d: "M-150 -230L-158 -10M-80 -220L-86 6M0 -236V-40M80 -230L86 8M160 -210L172 -4" }, 4, 0.5),
    paint.body("steel", "tube", { d: "M-220 -190Q10 -160 238 -190L241 -150Q10 -118 -223 -150z" }),
    paint.body("board", "plane", { cx: 10, cy: -250, rx: 220, ry: 34 }),
    paint.detail({ d: "M-120 -250a130 18 0 0 1 260 0M-60 -248a70 9 0 0 1 140 0" }, 3, 0.5),
    paint.lift(
      2,
      paint.body(metal, "bar", {
        d: "M-360 -496C-300 -520 -220 -520 -180 -530H270Q282 -530 282 -516V-470Q282 -456 262 -454C180 -446 130 -420 126 -370C124 -336 160 -312 200 -300Q214 -294 214 -270V-250H-180V-270Q-180 -294 -164 -300C-120 -316 -90 -340 -92 -372C-98 -430 -170 -446 -230 -446C-290 -450 -340 -474 -360 -496z",
      }),
    ),
    paint.shine(
      { d: "M-340 -497C-290 -512 -220 -512 -180 -520H270V-508H-180C-230 -500 -300 -494 -340 -497z" },
      1.8,
    ),
    paint.shade(
      {
        d: "M-92 -372C-90 -340 -120 -316 -164 -300Q-180 -294 -180 -270V-250H214V-270Q214 -290 200 -296H-60Q10 -340 -40 -400C-60 -430 -110 -444 -160 -444C-120 -430 -96 -400 -92 -372z",
      },
      0.8,
    ),
    paint.body("screen", "even", polygon([206, -530], [236, -530], [232, -522], [202, -522])),
    at(
      40,
      -572,
      { rotate: -9 },
      paint.lift(
        1,
        paint.body("board", "bar", tube(-30, 0, 320, 0, 30, 38)),
        paint.body("steel", "tube", { d: "M-84 -66L-70 -74H-10L4 -66V40L-10 52H-70L-84 40z" }),
      ),
      paint.shade({ d: "M-84 20H4V40L-10 52H-70L-84 40z" }, 0.8),
    ),
  );
}

function spear(x: number, y: number, size: number) {
  return polygon(
    [x, y - size],
    [x + size * 0.3, y - size * 0.3],
    [x + size * 0.12, y],
    [x - size * 0.12, y],
    [x - size * 0.3, y - size * 0.3],
  );
}

/** Stands on 0, 0: a gate of two steel leaves between stone posts, 860 wide and 640 high. */
export function steelGate(paint: Paint, metal: MaterialName = "iron") {
  const post = (x: number) =>
    together(
      paint.lift(1, paint.body("stone", "tube", { x: x - 60, y: -530, width: 120, height: 530 })),
      paint.detail({ d: `M${x - 60} -140h120M${x - 60} -280h120M${x - 60} -420h120` }, 4, 0.5),
      paint.body("stone", "bar", { x: x - 76, y: -558, width: 152, height: 36, rx: 6 }),
      paint.body("stone", "ball", { cx: x, cy: -604, r: 50 }),
    );
  const rise = (x: number) => -390 - 110 * Math.cos((x / 320) * 1.4);
  const uprights = [-280, -232, -184, -136, -88, -40, 40, 88, 136, 184, 232, 280];
  const top = times(9, (index): [number, number, number] => {
    const x = -304 + index * 37;
    return [x, rise(x), 15];
  });
  const scroll =
    "M-160 -256C-160 -300 -96 -300 -100 -256C-104 -224 -148 -230 -142 -258M-164 -256C-164 -300 -228 -300 -224 -256C-220 -224 -176 -230 -182 -258";
  const half = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body(metal, "bar", limb(...top)),
      paint.body(
        metal,
        "bar",
        bars([
          [-310, -310, 296, 14],
          [-310, -196, 296, 14],
          [-310, -60, 296, 18],
        ]),
      ),
      paint.strand(
        metal,
        {
          d: `${scroll}M-96 -256C-96 -300 -40 -290 -44 -256C-48 -230 -80 -234 -78 -256M-228 -256C-228 -300 -288 -290 -284 -256C-280 -230 -250 -234 -252 -256`,
        },
        9,
        0.2,
      ),
      paint.body(
        metal,
        "tube",
        bars([
          [-318, -440, 18, 430],
          [-24, -505, 18, 495],
        ]),
      ),
      paint.body("brass", "ball", discs([[-162, -256, 10]])),
    );
  return together(
    paint.contact(0, 4, 460, 22),
    paint.lift(
      1,
      paint.body(metal, "even", joined(...uprights.map((x) => tube(x, -40, x, rise(x), 12)))),
      paint.body(metal, "plane", joined(...uprights.map((x) => spear(x, rise(x) - 4, 60)))),
      half(false),
      half(true),
    ),
    paint.body(
      "brass",
      "ball",
      discs([
        [-15, -520, 15],
        [15, -520, 15],
        [34, -252, 13],
      ]),
    ),
    paint.body(metal, "plane", { x: -34, y: -290, width: 68, height: 76, rx: 6 }),
    paint.body("brass", "plane", { cx: 0, cy: -260, r: 12 }),
    post(-376),
    post(376),
  );
}

/** Stands on 0, 0: a railing of forged bars with scrolls, 900 wide and 460 high. */
export function railing(paint: Paint, metal: MaterialName = "iron") {
  const xs = times(11, (index) => -350 + index * 70);
  const twists = xs
    .filter((_, index) => index % 2)
    .flatMap((x) => times(7, (step) => `M${x - 8} ${-300 + step * 24}l16 14`))
    .join("");
  const scrolls = xs
    .filter((_, index) => index % 2 === 0)
    .map(
      (x) =>
        `M${x} -200C${x - 44} -230 ${x - 40} -280 ${x - 18} -270C${x - 4} -262 ${x - 14} -240 ${x - 24} -250M${x} -200C${x + 44} -230 ${x + 40} -280 ${x + 18} -270C${x + 4} -262 ${x + 14} -240 ${x + 24} -250M${x} -200C${x - 40} -170 ${x - 36} -124 ${x - 16} -132M${x} -200C${x + 40} -170 ${x + 36} -124 ${x + 16} -132`,
    )
    .join("");
  return together(
    paint.contact(0, 8, 470, 20),
    paint.body("stone", "bar", { x: -450, y: -36, width: 900, height: 40, rx: 4 }),
    paint.lift(
      1,
      paint.strand(metal, { d: scrolls }, 9, 0.1),
      paint.body(metal, "even", bars(xs.map((x) => [x - 8, -390, 16, 350]))),
      paint.body(metal, "ball", discs(xs.filter((_, index) => index % 2).map((x) => [x, -210, 17]))),
      paint.body(
        metal,
        "bar",
        bars([
          [-420, -350, 840, 14],
          [-420, -86, 840, 16],
        ]),
      ),
      paint.body(metal, "bar", { d: "M-440 -388Q-452 -430 -420 -430H420Q452 -430 440 -388z" }),
      paint.body(
        metal,
        "tube",
        bars([
          [-430, -400, 34, 364],
          [396, -400, 34, 364],
        ]),
      ),
    ),
    paint.shine({ d: "M-420 -422H420V-412H-420z" }, 1.6),
    paint.detail({ d: twists }, 4, 0.9),
    paint.body(
      "brass",
      "ball",
      discs([
        [-413, -456, 30],
        [413, -456, 30],
        ...xs.filter((_, index) => index % 2 === 0).map((x): [number, number, number] => [x, -200, 11]),
      ]),
    ),
  );
}

/** Around 0, 0: a horseshoe 560 wide and 620 high, open at the bottom. */
export function horseshoe(paint: Paint, metal: MaterialName = "steel") {
  const spine: [number, number, number][] = [
    [-150, 290, 84],
    [-214, 140, 98],
    [-230, -20, 112],
    [-180, -190, 120],
    [0, -270, 124],
    [180, -190, 120],
    [230, -20, 112],
    [214, 140, 98],
    [150, 290, 84],
  ];
  const groove = spine.map(([x, y]): [number, number, number] => [x * 1.03, y * 1.02, 26]);
  const holes = [
    [-226, 130, 80],
    [-240, 10, 92],
    [-216, -110, 116],
    [-132, -226, 140],
    [226, 130, 100],
    [240, 10, 88],
    [216, -110, 64],
    [132, -226, 40],
  ] as const;
  return together(
    paint.lift(3, paint.body(metal, "plane", limb(...spine))),
    paint.shade(limb(...groove), 0.8),
    ...holes.map(([x, y, rotate]) =>
      at(x, y, { rotate }, paint.body("screen", "even", { x: -15, y: -8, width: 30, height: 16, rx: 3 })),
    ),
    paint.shine(limb("-262,130,7 -282,-20,10 -222,-226,10 -60,-316,8"), 1.6),
    paint.shine(limb("176,80,6 180,-20,8 140,-150,7"), 1.2),
  );
}

/** Around 0, 0: a welder's mask 560 wide and 680 high, sparks about it. */
export function weldingMask(paint: Paint, shell: MaterialName = "iron") {
  const sparks = times(30, (index) => {
    const angle = -1.1 + ((index * 0.83) % 2.3);
    const [from, to] = [60 + ((index * 97) % 130), 90 + ((index * 97) % 210)];
    const [[x, y], [toX, toY]] = [polar(angle, from), polar(angle, to)];
    return `M${round(190 + x)} ${300 + y}L${round(190 + toX)} ${300 + toY}`;
  }).join("");
  return together(
    paint.body("leather", "tube", smooth("-250,-130 -230,-300 0,-370 230,-300 250,-130 0,-240")),
    paint.lift(
      2,
      paint.body(
        shell,
        "ball",
        smooth(
          "-256,-180 -180,-300 0,-326 180,-300 256,-180 250,40 200,190 110,310 0,336 -110,310 -200,190 -250,40",
        ),
      ),
    ),
    paint.detail({ d: "M-210 160C-120 240 120 240 210 160M-150 260C-80 300 80 300 150 260" }, 4, 0.8),
    paint.shine(smooth("-226,-160 -160,-270 -40,-300 -130,-250 -196,-140"), 1.2),
    paint.body(
      "steel",
      "ball",
      discs([
        [-246, -100, 30],
        [246, -100, 30],
      ]),
    ),
    paint.lift(1, paint.body(shell, "bar", { x: -190, y: -150, width: 380, height: 190, rx: 26 })),
    paint.body("bottle", "plane", { x: -156, y: -122, width: 312, height: 134, rx: 12 }),
    paint.shine(polygon([-140, -110], [-60, -110], [-130, 0], [-144, 0]), 1.1),
    paint.glow(86, -40, 70, 1.1),
    paint.shine({ cx: 86, cy: -40, r: 12 }, 3),
    paint.detail({ d: "M-176 20h20M156 20h20M-176 -130h20M156 -130h20" }, 8, 1.2),
    paint.glow(190, 300, 200, 1.2),
    paint.strand("yolk", { d: sparks }, 7, 0.5),
    paint.body("steel", "bar", tube(-120, 400, 156, 306, 24, 18)),
    paint.body("tomato", "bar", tube(70, 336, 190, 294, 21, 12)),
    paint.body("light", "ball", { cx: 192, cy: 296, r: 26 }),
  );
}

/** Stands on 0, 0: a smith's hearth of bricks, its fire burning around a hot bar, 720 wide and 680 high. */
export function forgeFire(paint: Paint) {
  const row = (y: number, offset: number) =>
    times(8, (index) => `M${-300 + offset + index * 84} ${y}v58`).join("");
  const face = { x: -340, y: -250, width: 680, height: 250 };
  const flame = (wide: number, high: number) =>
    smooth(
      [-wide, 0],
      [-wide * 0.86, -high * 0.36],
      [-wide * 0.5, -high * 0.66, 1],
      [-wide * 0.36, -high * 0.4],
      [-wide * 0.04, -high * 0.7],
      [wide * 0.02, -high, 1],
      [wide * 0.36, -high * 0.56],
      [wide * 0.5, -high * 0.4],
      [wide * 0.72, -high * 0.72, 1],
      [wide * 0.9, -high * 0.34],
      [wide, 0],
      [0, wide * 0.2],
    );
  return together(
    paint.contact(0, 6, 420, 26),
    paint.glow(0, -380, 340, 1.2),
    paint.lift(2, paint.body("brick", "down", face)),
    paint.detail(
      {
        d: `M-340 -186H340M-340 -124H340M-340 -62H340${row(-248, 0)}${row(-186, 42)}${row(-124, 0)}${row(-62, 42)}`,
      },
      5,
      0.6,
    ),
    paint.body("iron", "even", { d: "M-110 0V-90Q-110 -160 0 -160Q110 -160 110 -90V0z" }),
    paint.body("stone", "bar", { x: -366, y: -286, width: 732, height: 46, rx: 6 }),
    at(
      0,
      -296,
      {},
      paint.body("tomato", "down", flame(210, 370)),
      paint.body("yolk", "down", flame(140, 250)),
      at(8, 0, {}, paint.body("light", "down", flame(70, 150))),
    ),
    paint.lift(
      1,
      paint.body(
        "screen",
        "ball",
        smooth(
          "-300,-280 -250,-320 -200,-306 -150,-340 -90,-320 -30,-344 40,-318 100,-340 160,-310 220,-326 300,-280",
        ),
      ),
    ),
    paint.body(
      "yolk",
      "ball",
      discs([
        [-110, -300, 16],
        [-20, -312, 20],
        [70, -298, 15],
        [140, -300, 10],
        [-190, -292, 9],
      ]),
    ),
    paint.lift(
      1,
      paint.body("iron", "bar", tube(-30, -330, 420, -420, 26, 24)),
      paint.body("tomato", "bar", tube(-30, -330, 130, -362, 26)),
      paint.body("yolk", "bar", tube(-30, -330, 60, -348, 26)),
    ),
    paint.strand(
      "yolk",
      { d: "M-60 -640l6 -14M80 -700l4 -16M150 -620l8 -14M-140 -560l-6 -12M30 -740v-12" },
      8,
      0.4,
    ),
  );
}
