import type { MaterialName } from "../materials.ts";
import { smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polar, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: a bee seen from above, flying up, 640 wide and 620 high. */
export function bee(paint: Paint) {
  const body = smooth("-112,20 -98,-60 0,-90 98,-60 112,20 92,130 44,222 0,262 -44,222 -92,130");
  const wing = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body("glass", "plane", smooth("60,-60 180,-190 310,-210 330,-120 240,-30 120,0")),
      paint.body("glass", "plane", smooth("70,-10 180,-20 270,40 252,112 170,104 90,50")),
      paint.detail(
        {
          d: "M74 -62C160 -130 230 -160 306 -170M90 -40C170 -70 230 -90 300 -112M90 14C150 30 200 50 250 80",
        },
        3,
        0.5,
      ),
      paint.strand(
        "nose",
        {
          d: "M80 -110L150 -150L176 -196M92 40L160 110L150 168M70 140L120 210L104 262M30 -262C40 -310 70 -330 96 -330",
        },
        9,
        0,
      ),
    );
  return together(
    wing(false),
    wing(true),
    paint.lift(
      1,
      paint.body("yolk", "ball", body),
      paint.within(
        body,
        paint.body("nose", "plane", {
          d: "M-140 -24Q0 26 140 -24V36Q0 86 -140 36zM-140 84Q0 134 140 84V142Q0 190 -140 142zM-140 190Q0 232 140 190V300H-140z",
        }),
        paint.shine(smooth("-86,10 -70,-50 -40,-60 -56,30 -60,120 -78,110"), 1),
      ),
    ),
    paint.lift(
      1,
      paint.body("honey", "ball", smooth("-106,-110 -76,-184 0,-204 76,-184 106,-110 70,-54 0,-40 -70,-54")),
    ),
    paint.detail(
      {
        d: times(16, (index) => {
          const [x, y] = polar(index * 2.4, 20 + index * 4);
          return `M${x} ${y - 122}q-6 8 -4 20`;
        }).join(""),
      },
      4,
      0.5,
    ),
    paint.body("nose", "ball", smooth("-64,-226 -40,-276 0,-288 40,-276 64,-226 0,-192")),
    paint.shine(smooth("-44,-240 -30,-264 -14,-270 -30,-240"), 1.6),
  );
}

const HEX = Math.sqrt(3);

/** Around 0, 0: a piece of honeycomb 700 wide, some cells full and one dripping. */
export function honeycomb(paint: Paint) {
  const r = 96;
  const cell = (size: number) => polygon(...times(6, (index) => polar((index / 6) * 6.2832, size)));
  const wax = paint.stamp("cell wall", paint.body("pasta", "plane", cell(r + 7)));
  const full = paint.stamp(
    "full cell",
    together(
      paint.body("yolk", "ball", cell(r - 14)),
      paint.shine(smooth("-52,-10 -30,-58 14,-62 -20,-36 -36,2"), 1.8),
    ),
  );
  const empty = paint.stamp(
    "empty cell",
    together(
      paint.body("honey", "dish", cell(r - 14)),
      paint.shade(polygon([-82, 0], [-41, -71], [41, -71], [82, 0], [44, -36], [-44, -36]), 1),
    ),
  );
  const cells = [
    [-2, 1],
    [-1, -1],
    [-1, 1],
    [-1, 3],
    [0, -2],
    [0, 0],
    [0, 2],
    [0, 4],
    [1, -3],
    [1, -1],
    [1, 1],
    [1, 3],
    [2, -2],
    [2, 0],
  ] as const;
  const place = ([column, row]: readonly [number, number]): [number, number] => [
    round(column * 1.5 * r),
    round(((row - 0.5) * HEX * r) / 2),
  ];
  return together(
    paint.lift(2, ...cells.map((spot) => wax(...place(spot)))),
    ...cells.map((spot, index) => (index % 5 === 3 || index === 5 ? empty : full)(...place(spot))),
    paint.lift(1, paint.body("yolk", "tube", smooth("-18,296 18,296 20,380 36,430 0,466 -36,430 -20,380"))),
    paint.shine({ cx: -12, cy: 424, rx: 8, ry: 20 }, 2),
  );
}

/** Stands on 0, 0: a jar of honey 400 wide and 800 high, a dipper above it. */
export function honeyJar(paint: Paint, label: MaterialName = "paper") {
  const jar = smooth(
    "-196,-40 -200,-240 -180,-340 -150,-378 150,-378 180,-340 200,-240 196,-40 160,0 -160,0",
  );
  const ridges = [54, 68, 74, 68, 52].map((half, index) => ({
    x: -half,
    y: 40 + index * 30,
    width: half * 2,
    height: 24,
    rx: 11,
  }));
  return together(
    paint.contact(0, 6, 270, 24),
    paint.lift(1, paint.body("yolk", "plane", jar)),
    paint.shade(smooth("120,-360 190,-300 196,-60 160,0 40,0 140,-80"), 0.5),
    paint.body("glass", "bar", { x: -160, y: -420, width: 320, height: 52, rx: 18 }),
    paint.body("honey", "dish", { cx: 0, cy: -408, rx: 128, ry: 20 }),
    paint.strand("yolk", { d: "M14 -480C14 -450 12 -430 8 -404" }, 13, 0.3),
    at(
      58,
      -640,
      { rotate: 14, scale: 0.86 },
      paint.lift(
        1,
        paint.body("board", "tube", { x: -14, y: -190, width: 28, height: 240, rx: 12 }),
        ...ridges.map((ridge) => paint.body("board", "bar", ridge)),
      ),
      paint.body("yolk", "tube", smooth("-78,104 -60,96 60,96 78,110 60,176 20,200 4,214 -30,196 -66,170")),
      paint.shine(smooth("-60,116 -36,108 -20,110 -40,160 -54,150"), 1.6),
    ),
    paint.body(label, "tube", { x: -150, y: -262, width: 300, height: 176, rx: 14 }),
    at(0, -174, { rotate: 90, scale: 0.2 }, bee(paint)),
    paint.shine(smooth("-176,-60 -182,-240 -164,-326 -150,-330 -160,-240 -156,-60"), 1.8),
  );
}

/** Stands on 0, 0: a hive of painted boards with a pitched roof, 620 wide and 700 high, bees before it. */
export function beehive(paint: Paint, boards: MaterialName = "light") {
  const lift = (y: number, wide: number) =>
    together(
      paint.lift(
        1,
        paint.body(boards, "tube", { d: `M${-wide + 14} ${y - 148}H${wide - 14}L${wide} ${y}H${-wide}z` }),
      ),
      paint.shade(bars([[-wide + 10, y - 148, wide * 2 - 20, 14]]), 0.7),
      paint.detail({ d: `M${-wide + 8} ${y - 74}H${wide - 8}` }, 3, 0.5),
    );
  const small = paint.stamp("bee", bee(paint));
  return together(
    paint.contact(0, 6, 380, 30),
    paint.body("wood", "tube", { d: "M-236 -96L-266 0H-222L-190 -96zM236 -96L266 0H222L190 -96z" }),
    paint.lift(1, paint.body("board", "bar", { x: -282, y: -112, width: 564, height: 34, rx: 4 })),
    lift(-112, 262),
    lift(-250, 244),
    lift(-388, 226),
    paint.body("screen", "even", { x: -104, y: -136, width: 208, height: 26, rx: 6 }),
    paint.lift(1, paint.body("board", "plane", { d: "M-130 -112H130L166 -70H-166z" })),
    paint.lift(
      2,
      paint.body(
        "dominant",
        "plane",
        polygon([0, -692], [296, -560], [296, -528], [0, -640], [-296, -528], [-296, -560]),
      ),
    ),
    paint.body(boards, "down", polygon([0, -640], [232, -552], [226, -530], [-226, -530], [-232, -552])),
    paint.shade(polygon([0, -640], [250, -546], [226, -530], [0, -616], [-226, -530], [-250, -546]), 0.9),
    paint.body("screen", "even", { cx: 0, cy: -574, r: 13 }),
    small(-250, -300, { rotate: 60, scale: 0.13 }),
    small(120, -190, { rotate: -140, scale: 0.12 }),
    small(330, -420, { rotate: -60, scale: 0.13 }),
    small(-40, -92, { rotate: 10, scale: 0.1 }),
  );
}
