import type { MaterialName } from "../materials.ts";
import { smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { bars, together } from "../shapes.ts";

const TILE = 150;
const GROUT = 12;

/** Stands on 0, 0: tiles on a wall, one row short, with a trowel of mortar at the gap; 640 wide and 640 high. */
export function wallTiles(paint: Paint, glaze: MaterialName = "dominant") {
  const at = (column: number, row: number): [number, number, number, number] => [
    -2 * (TILE + GROUT) + column * (TILE + GROUT) + GROUT / 2,
    -(row + 1) * (TILE + GROUT),
    TILE,
    TILE,
  ];
  const cells = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ column, row, isPattern: (column + row) % 2 === 0 })),
  );
  const laid = cells.filter(({ column, row }) => row < 3 || column < 2);
  const side = 4 * (TILE + GROUT);
  return together(
    paint.contact(0, 6, 350, 24),
    paint.body("stone", "even", { x: -side / 2 - 6, y: -side, width: side + 12, height: side }),
    paint.lift(
      1,
      paint.body(
        "ceramic",
        "even",
        bars(laid.filter(({ isPattern }) => !isPattern).map(({ column, row }) => at(column, row))),
      ),
      paint.body(
        glaze,
        "even",
        bars(laid.filter(({ isPattern }) => isPattern).map(({ column, row }) => at(column, row))),
      ),
    ),
    paint.strand(
      "stone",
      {
        d: "M20 -606Q90 -640 160 -606T300 -606M20 -566Q90 -600 160 -566T300 -566M20 -526Q90 -560 160 -526T300 -526",
      },
      14,
      -0.3,
    ),
    paint.shine(
      bars(
        laid.map(({ column, row }) => {
          const [x, y] = at(column, row);
          return [x + 16, y + 16, 56, 10] as [number, number, number, number];
        }),
      ),
      0.8,
    ),
    paint.lift(
      2,
      paint.body("ceramic", "even", { d: "M86 -690L226 -658L196 -516L54 -548z" }),
      paint.shine({ d: "M104 -668L156 -656L154 -646L102 -658z" }, 0.8),
    ),
  );
}

/** Stands on 0, 0: a wooden garden bench, 760 wide and 420 high. */
export function gardenBench(paint: Paint, timber: MaterialName = "wood") {
  return together(
    paint.contact(0, 6, 400, 24),
    paint.body(
      timber,
      "tube",
      bars([
        [-340, -400, 34, 400],
        [306, -400, 34, 400],
      ]),
    ),
    paint.body(
      timber,
      "bar",
      bars([
        [-352, -420, 704, 34],
        [-320, -252, 640, 26],
      ]),
    ),
    paint.body(
      timber,
      "tube",
      bars(
        Array.from({ length: 11 }, (_, at): [number, number, number, number] => [
          -296 + at * 56,
          -386,
          26,
          136,
        ]),
      ),
    ),
    paint.lift(
      1,
      paint.body(
        timber,
        "bar",
        bars([
          [-372, -214, 744, 26],
          [-372, -184, 744, 22],
        ]),
      ),
      paint.body(
        timber,
        "tube",
        bars([
          [-372, -300, 30, 300],
          [342, -300, 30, 300],
        ]),
      ),
      paint.body(
        timber,
        "bar",
        bars([
          [-384, -318, 84, 28],
          [300, -318, 84, 28],
        ]),
      ),
      paint.body(timber, "bar", bars([[-342, -90, 684, 22]])),
    ),
    paint.detail({ d: "M-330 -404H330M-350 -202H350M-350 -174H350" }, 3, 0.4),
  );
}

/** Stands on 0, 0: a skip full of rubble, 860 wide and 460 high. */
export function skip(paint: Paint, shell: MaterialName = "accent") {
  return together(
    paint.contact(0, 8, 420, 28),
    paint.body("board", "bar", { d: "M-150 -300L-40 -470L-4 -448L-100 -290z" }),
    paint.body("brick", "even", {
      d: "M-330 -300L-270 -372L-190 -352L-130 -392L-40 -352L30 -400L120 -362L190 -388L260 -350L330 -300z",
    }),
    paint.body("stone", "plane", smooth("-250,-306 -226,-346 -170,-340 -150,-306")),
    paint.body("stone", "plane", smooth("90,-306 110,-352 186,-346 204,-306")),
    paint.body("wood", "bar", { d: "M210 -300L290 -440L322 -424L262 -296z" }),
    paint.lift(
      2,
      paint.body(shell, "even", { d: "M-430 -310H430L250 -6H-250z" }),
      paint.body(shell, "bar", { d: "M-434 -328H434V-292H-434z" }),
    ),
    paint.shade({ d: "M-430 -292L-250 -6H-196L-372 -292zM430 -292L250 -6H196L372 -292z" }, 0.7),
    paint.detail({ d: "M-372 -292L-196 -6M372 -292L196 -6M-226 -150H226" }, 8, 0.6),
    paint.body("iron", "ball", { cx: -376, cy: -236, r: 20 }),
    paint.body("iron", "ball", { cx: 376, cy: -236, r: 20 }),
    paint.shine({ d: "M-400 -318H-60V-310H-400z" }, 0.8),
  );
}

/** Stands on 0, 0: a surfboard upright in the sand with a smaller one behind it, 420 wide and 800 high. */
export function surfboard(paint: Paint, deck: MaterialName = "dominant") {
  const board = (x: number, high: number, wide: number) =>
    smooth(
      [x, -high, 1],
      [x + wide * 0.7, -high * 0.82],
      [x + wide, -high * 0.45],
      [x + wide * 0.62, 0, 1],
      [x - wide * 0.62, 0, 1],
      [x - wide, -high * 0.45],
      [x - wide * 0.7, -high * 0.82],
    );
  return together(
    paint.contact(20, 6, 230, 22),
    paint.body("accent", "tube", board(120, 640, 92)),
    paint.detail({ d: "M120 -620V-10" }, 4, 0.5),
    paint.lift(2, paint.body(deck, "tube", board(-40, 800, 118))),
    paint.body("ceramic", "tube", { d: "M-152 -430Q-40 -470 72 -430V-330Q-40 -370 -152 -330z" }),
    paint.body("accent", "tube", { d: "M-150 -314Q-40 -354 70 -314V-284Q-40 -324 -150 -284z" }),
    paint.detail({ d: "M-40 -780V-6" }, 4, 0.5),
    paint.shine(smooth("-112,-420 -100,-600 -76,-690 -84,-590 -96,-420 -104,-300"), 1),
    paint.body("crumb", "plane", smooth("-220,10 -150,-26 -40,-34 120,-30 220,6 120,20 -120,20")),
  );
}

/** Stands on 0, 0: a bottle of perfume with its stopper, 360 wide and 560 high. */
export function perfumeBottle(paint: Paint, scent: MaterialName = "accent") {
  return together(
    paint.contact(0, 6, 210, 20),
    paint.body("glass", "tube", {
      d: "M-180 -300Q-180 -340 -140 -340H140Q180 -340 180 -300V-36Q180 0 144 0H-144Q-180 0 -180 -36z",
    }),
    paint.body(scent, "tube", {
      d: "M-150 -236Q0 -252 150 -236V-50Q150 -30 130 -30H-130Q-150 -30 -150 -50z",
    }),
    paint.body("paper", "even", { x: -84, y: -190, width: 168, height: 110 }),
    paint.detail({ d: "M-56 -154H56M-34 -122H34" }, 6, 0.7),
    paint.body("brass", "tube", bars([[-62, -384, 124, 50]])),
    paint.lift(
      1,
      paint.body("glass", "ball", smooth("-86,-384 -110,-450 -60,-530 0,-556 60,-530 110,-450 86,-384")),
    ),
    paint.detail({ d: "M-60 -388L-30 -540M60 -388L30 -540M0 -388V-552" }, 3, 0.5),
    paint.shine({ d: "M-160 -300Q-158 -318 -140 -320H-112V-40H-146Q-160 -42 -160 -60z" }, 1.1),
    paint.shine(smooth("-74,-440 -50,-510 -34,-520 -56,-440"), 1),
  );
}
