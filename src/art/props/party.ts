import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";
import { rose } from "./flowers.ts";
import { basil, soupBowl } from "./food.ts";

/** Stands on 0, 0: a domed cover with its knob on a tray, 760 wide and 420 high. */
export function cloche(paint: Paint, metal: MaterialName = "steel") {
  return together(
    paint.contact(0, 6, 420, 30),
    paint.lift(
      2,
      paint.body(metal, "bar", {
        d: "M-380 -34Q-384 -46 -370 -48H370Q384 -46 380 -34C360 -8 300 0 260 0H-260C-300 0 -360 -8 -380 -34z",
      }),
    ),
    paint.lift(
      1,
      paint.body(metal, "tube", { d: "M-310 -48C-310 -260 -170 -376 0 -376C170 -376 310 -260 310 -48z" }),
      paint.body(metal, "bar", { x: -322, y: -70, width: 644, height: 26, rx: 13 }),
      paint.body(metal, "tube", { d: "M-26 -372C-26 -388 -12 -392 -10 -404H10C12 -392 26 -388 26 -372z" }),
      paint.body("brass", "ball", { cy: -424, r: 28 }),
    ),
    paint.shine({ d: "M-262 -90C-258 -210 -190 -300 -90 -338C-160 -280 -196 -200 -200 -90z" }, 1.1),
    paint.shade({ d: "M210 -74C206 -180 170 -260 110 -316C220 -270 276 -180 288 -74z" }, 0.8),
    paint.shine({ d: "M236 -80C236 -130 226 -176 206 -214C240 -176 254 -130 256 -80z" }, 0.6),
  );
}

/** Stands on 0, 0: a bite on a round of bread, 110 wide; three kinds by number. */
export function canape(paint: Paint, kind = 0) {
  const toppings = [
    () =>
      together(
        paint.body("cream", "ball", { d: "M-40 -34C-44 -66 -14 -70 0 -92C14 -70 44 -66 40 -34z" }),
        paint.body("tomato", "ball", { cy: -88, r: 17 }),
      ),
    () =>
      together(
        paint.body("tongue", "ball", { cy: -54, rx: 44, ry: 24 }),
        paint.body("basil", "ball", { cy: -76, rx: 22, ry: 12 }),
      ),
    () =>
      together(
        paint.body(
          "wine",
          "ball",
          discs([
            [-22, -48, 19],
            [22, -48, 19],
            [0, -76, 19],
          ]),
        ),
        paint.shine(
          discs([
            [-28, -54, 5],
            [16, -54, 5],
            [-6, -82, 5],
          ]),
          2.2,
        ),
      ),
  ];
  return together(
    paint.body("crust", "bar", { x: -56, y: -36, width: 112, height: 36, rx: 14 }),
    paint.body("crumb", "bar", { x: -52, y: -38, width: 104, height: 18, rx: 9 }),
    toppings[kind % 3]?.(),
  );
}

/** Stands on 0, 0: a stand of three plates with bites on them, 640 wide and 640 high. */
export function tieredStand(paint: Paint) {
  const bites = times(3, (kind) => paint.stamp(`bite ${kind}`, canape(paint, kind)));
  const tier = (y: number, half: number, count: number, start: number) =>
    together(
      ...times(count, (index) =>
        bites[(index + start) % 3]?.(round(-half + 64 + (index * (half * 2 - 128)) / (count - 1)), y - 12, {
          scale: 0.92,
        }),
      ),
      paint.lift(
        1,
        paint.body("ceramic", "tube", {
          d: `M${-half} ${y - 18}H${half}C${half} ${y + 4} ${round(half * 0.5)} ${y + 12} 0 ${y + 12}C${round(-half * 0.5)} ${y + 12} ${-half} ${y + 4} ${-half} ${y - 18}z`,
        }),
      ),
    );
  return together(
    paint.contact(0, 4, 210, 20),
    paint.body("brass", "tube", { d: "M-110 0C-110 -18 -20 -20 -14 -60H14C20 -20 110 -18 110 0z" }),
    paint.body("brass", "tube", { x: -9, y: -600, width: 18, height: 560 }),
    tier(-60, 320, 4, 0),
    tier(-270, 230, 3, 2),
    tier(-460, 150, 2, 1),
    paint.strand("brass", { d: "M0 -600C-50 -620 -50 -690 0 -690C50 -690 50 -620 0 -600" }, 13, 0.2),
  );
}

/** Stands on 0, 0: a slender glass of sparkling wine 480 high. */
export function flute(paint: Paint, wine: MaterialName = "pasta") {
  return together(
    paint.contact(2, 2, 80, 10),
    paint.clear({ cy: -5, rx: 68, ry: 9 }),
    paint.clear({ d: "M-5 -180C-6 -80 -8 -30 -40 -8H40C8 -30 6 -80 5 -180z" }),
    paint.body(wine, "tube", { d: "M-58 -400C-66 -260 -30 -190 0 -184C30 -190 66 -260 58 -400z" }),
    paint.body(wine, "dish", { cy: -400, rx: 58, ry: 8 }),
    paint.shine(
      discs([
        [-14, -260, 5],
        [10, -300, 6],
        [-6, -340, 5],
        [18, -370, 6],
        [-24, -380, 5],
        [2, -230, 4],
      ]),
      2.2,
    ),
    paint.clear({ d: "M-52 -472C-70 -300 -40 -186 0 -182C40 -186 70 -300 52 -472z" }),
    paint.shine({ d: "M-42 -456C-54 -340 -44 -260 -24 -220C-34 -280 -34 -360 -26 -456z" }, 1.4),
  );
}

/** Lies around 0, 0: an open box of kraft paper with a lunch in it, 460 × 340, seen from above. */
export function lunchBox(paint: Paint) {
  const cherry = paint.stamp(
    "box tomato",
    together(paint.body("tomato", "ball", { r: 32 }), paint.shine({ cx: -10, cy: -11, r: 6 }, 2)),
  );
  const leaf = paint.stamp(
    "box leaf",
    paint.body("basil", "plane", { d: "M0 0C14 -44 70 -48 104 0C74 34 20 36 0 0z" }),
  );
  return together(
    paint.lift(
      3,
      paint.body("kraft", "plane", { d: "M-250 -190H250L270 -210V210L250 190H-250L-270 210V-210z" }),
      paint.body("kraft", "plane", { x: -250, y: -190, width: 500, height: 380, rx: 6 }),
    ),
    paint.body("paper", "dish", { x: -226, y: -166, width: 452, height: 332, rx: 6 }),
    paint.shade(
      bars([
        [20, -166, 8, 332],
        [28, -6, 198, 8],
      ]),
      0.9,
    ),
    paint.lift(
      1,
      ...[-90, 64].map((y) =>
        at(
          -104,
          y,
          { rotate: y < 0 ? 6 : -5 },
          paint.body("crust", "plane", { d: "M-96 62L90 62Q104 60 96 46L-70 -70Q-96 -80 -98 -56z" }),
          paint.body("crumb", "plane", { d: "M-84 52L72 52L-80 -52z" }),
          paint.body("basil", "bar", { d: "M-98 60L-86 54H92L96 66Q60 78 -90 74z" }),
        ),
      ),
    ),
    leaf(60, -110, { rotate: 10 }),
    leaf(190, -60, { rotate: 160 }),
    leaf(70, -40, { rotate: -20, scale: 0.9 }),
    paint.lift(1, cherry(84, -82), cherry(146, -116), cherry(170, -54)),
    paint.lift(
      1,
      paint.body("honey", "plane", { cx: 124, cy: 84, r: 66 }),
      paint.shade(
        discs([
          [104, 64, 9],
          [146, 74, 10],
          [116, 108, 9],
          [150, 112, 7],
          [90, 96, 7],
        ]),
        2,
      ),
    ),
  );
}

/** Stands on 0, 0: a covered dish kept warm over a flame, 700 wide and 420 high. */
export function chafingDish(paint: Paint, metal: MaterialName = "steel") {
  return together(
    paint.contact(0, 6, 400, 28),
    paint.body(
      metal,
      "tube",
      bars([
        [-300, -150, 20, 150],
        [280, -150, 20, 150],
      ]),
    ),
    paint.body(metal, "bar", bars([[-320, -20, 640, 16]])),
    paint.glow(0, -90, 130, 1),
    paint.body("iron", "tube", { d: "M-56 -20V-66H56V-20z" }),
    paint.body("yolk", "ball", { d: "M0 -128C22 -98 20 -72 0 -70C-20 -72 -22 -98 0 -128z" }),
    paint.lift(
      1,
      paint.body(metal, "bar", { d: "M-350 -210H350L320 -136Q316 -128 300 -128H-300Q-316 -128 -320 -136z" }),
      paint.body(metal, "bar", { d: "M-336 -214C-336 -330 -230 -380 0 -380C230 -380 336 -330 336 -214z" }),
    ),
    paint.shine({ d: "M-290 -240C-280 -310 -180 -346 -40 -352C-170 -330 -234 -300 -244 -240z" }, 1.2),
    paint.strand("walnut", { d: "M-90 -216V-256H90V-216" }, 20, 0.2),
    paint.body(metal, "bar", { x: -362, y: -226, width: 724, height: 22, rx: 11 }),
  );
}

/** Lies around 0, 0: a round board of radius `r` laid for many, toasts in a ring about a bowl. */
export function grazingBoard(paint: Paint, r: number) {
  const toast = (key: string, topping: ReactNode) =>
    paint.stamp(
      key,
      paint.lift(
        1,
        paint.body("crust", "plane", { rx: 58, ry: 84 }),
        paint.body("crumb", "even", { rx: 48, ry: 74 }),
        topping,
      ),
    );
  const kinds = [
    toast(
      "tomato toast",
      together(
        paint.body(
          "tomato",
          "ball",
          discs([
            [0, -34, 32],
            [-4, 30, 34],
          ]),
        ),
        paint.shine(
          discs([
            [-10, -44, 8],
            [-14, 18, 8],
          ]),
          1.6,
        ),
        paint.body("basil", "plane", { d: "M-6 -2C18 -26 40 -14 44 8C20 18 2 14 -6 -2z" }),
      ),
    ),
    toast(
      "fig toast",
      together(
        paint.body("egg", "plane", {
          d: "M-34 -50C-10 -70 30 -60 36 -30C42 10 40 44 10 56C-24 60 -42 20 -34 -50z",
        }),
        paint.body(
          "wine",
          "ball",
          discs([
            [2, -26, 26],
            [0, 28, 24],
          ]),
        ),
        paint.body(
          "yolk",
          "even",
          discs([
            [2, -26, 9],
            [0, 28, 8],
          ]),
        ),
      ),
    ),
  ];
  const leaves = paint.stamp("board leaves", basil(paint, 3, r / 520));
  return together(
    paint.lift(3, paint.body("board", "plane", { r })),
    paint.detail({ r: round(r * 0.95) }, 4, 0.5),
    paint.shine(
      {
        d: `M${round(-r * 0.97)} 0A${round(r * 0.97)} ${round(r * 0.97)} 0 0 1 ${round(r * 0.2)} ${round(-r * 0.95)}A${r} ${r} 0 0 0 ${round(-r * 0.93)} ${round(r * 0.12)}z`,
      },
      0.7,
    ),
    ...times(10, (index) => {
      const [x, y] = polar((index / 10) * Math.PI * 2 + 0.3, r * 0.8);
      return leaves(x, y, { rotate: index * 36 });
    }),
    ...times(10, (index) => {
      const angle = (index / 10) * Math.PI * 2;
      const [x, y] = polar(angle, r * 0.62);
      return (kinds[index % 2] as (typeof kinds)[number])(x, y, {
        rotate: (angle * 180) / Math.PI + 90 + ((index * 7) % 11) - 5,
        scale: r / 430,
      });
    }),
    ...[0.16, 1.42, 2.68, 3.93, 5.18].map((angle) => {
      const [x, y] = polar(angle + 0.16, r * 0.85);
      return at(
        x,
        y,
        { scale: r / 430 },
        paint.body("tomato", "ball", { r: 30 }),
        paint.shine({ cx: -9, cy: -10, r: 8 }, 1.4),
      );
    }),
    at(0, 0, {}, soupBowl(paint, round(r * 0.36))),
  );
}

/** Lies around 0, 0: a card 220 × 300 with a few lines on it. */
export function menuCard(paint: Paint, mark: MaterialName = "accent") {
  return paint.lift(
    1,
    paint.body("paper", "plane", { x: -110, y: -150, width: 220, height: 300, rx: 4 }),
    paint.strand(mark, { d: "M-96 -136H96V136H-96z" }, 2.5),
    paint.body(mark, "even", { d: "M0 -110L14 -92L0 -74L-14 -92z" }),
    paint.detail({ d: "M-56 -40H56M-40 -16H40M-56 24H56M-30 48H30M-56 88H56" }, 4, 0.75),
  );
}

/** Stands on 0, 0: a cake of three tiers on a foot, 560 wide and 700 high, roses down its side. */
export function weddingCake(paint: Paint, flowers: MaterialName = "tongue", band: MaterialName = "accent") {
  const bloom = paint.stamp(`rose ${flowers}`, rose(paint, flowers));
  const pale = paint.stamp("rose cream", rose(paint, "cream"));
  const leaf = paint.stamp(
    "cake leaf",
    paint.body("leaf", "plane", { d: "M0 0C14 -44 70 -48 104 0C74 34 20 36 0 0z" }),
  );
  const tier = (y: number, half: number, height: number) =>
    paint.lift(
      1,
      paint.body("foam", "tube", {
        d: `M${-half} ${y - height + 14}Q${-half} ${y - height} ${-half + 16} ${y - height}H${half - 16}Q${half} ${y - height} ${half} ${y - height + 14}V${y}H${-half}z`,
      }),
      paint.body(band, "tube", bars([[-half, y - 34, half * 2, 24]])),
    );
  return together(
    paint.contact(0, 4, 220, 20),
    paint.body("brass", "tube", { d: "M-130 0C-130 -18 -34 -22 -26 -76H26C34 -22 130 -18 130 0z" }),
    paint.lift(
      2,
      paint.body("brass", "tube", { d: "M-290 -104H290C290 -78 160 -68 0 -68C-160 -68 -290 -78 -290 -104z" }),
    ),
    tier(-104, 230, 200),
    tier(-304, 164, 180),
    tier(-484, 100, 160),
    leaf(-70, -660, { rotate: 200, scale: 0.8 }),
    leaf(90, -480, { rotate: 20, scale: 0.8 }),
    leaf(150, -290, { rotate: 30, scale: 0.9 }),
    leaf(-250, -120, { rotate: 190, scale: 0.8 }),
    paint.lift(
      1,
      bloom(0, -668, { scale: 1.1 }),
      pale(-62, -648, { scale: 0.74 }),
      pale(60, -650, { scale: 0.7, rotate: 60 }),
      bloom(72, -502, { scale: 0.96, rotate: 40 }),
      pale(118, -450, { scale: 0.7 }),
      bloom(150, -330, { scale: 1, rotate: 120 }),
      bloom(-190, -140, { scale: 1.04, rotate: 80 }),
      pale(-128, -122, { scale: 0.78 }),
    ),
  );
}

/** Stands on 0, 0: a wooden arch hung with cloth and flowers, 760 wide and 880 high. */
export function weddingArch(paint: Paint, flowers: MaterialName = "tongue", cloth: MaterialName = "linen") {
  const bloom = paint.stamp(`rose ${flowers}`, rose(paint, flowers));
  const pale = paint.stamp("rose cream", rose(paint, "cream"));
  const leaf = paint.stamp(
    "arch leaf",
    paint.body("leaf", "plane", { d: "M0 0C-50 -60 -54 -160 0 -250C54 -160 50 -60 0 0z" }),
  );
  const garland: [number, number][] = [
    [-352, -560],
    [-356, -650],
    [-330, -740],
    [-280, -800],
    [-210, -836],
    [-130, -846],
    [-50, -836],
    [30, -846],
    [110, -836],
    [-300, -880],
    [-190, -900],
  ];
  return together(
    paint.contact(0, 6, 460, 28),
    paint.lift(
      1,
      paint.body(
        "wood",
        "tube",
        bars([
          [-360, -840, 28, 840],
          [332, -840, 28, 840],
        ]),
      ),
      paint.body("wood", "bar", { x: -384, y: -852, width: 768, height: 30, rx: 8 }),
    ),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-350 -836C-330 -600 -250 -520 -300 -300C-320 -180 -290 -80 -300 -10H-372C-380 -200 -366 -500 -350 -836z",
      }),
      paint.body(cloth, "down", {
        d: "M-350 -836C-200 -660 -60 -640 60 -700C180 -640 280 -700 350 -836C250 -780 130 -770 60 -800C-80 -760 -240 -780 -350 -836z",
      }),
      paint.body(cloth, "tube", {
        d: "M350 -836C340 -600 300 -480 320 -300C330 -180 310 -80 316 -10H368C376 -200 366 -500 350 -836z",
      }),
    ),
    paint.detail(
      {
        d: "M-340 -780C-330 -560 -300 -480 -330 -280M-320 -760C-300 -600 -270 -520 -316 -260M346 -780C338 -560 340 -420 346 -240M-260 -780C-160 -700 -60 -690 40 -730M100 -730C190 -690 270 -740 320 -800",
      },
      4,
      0.4,
    ),
    ...garland.map(([x, y], index) => leaf(x, y, { rotate: index * 67, scale: 0.5 })),
    ...garland.map(([x, y], index) => leaf(x, y, { rotate: 130 + index * 51, scale: 0.46 })),
    paint.lift(
      1,
      ...garland.map(([x, y], index) =>
        (index % 3 === 1 ? pale : bloom)(x + 6, y + (index % 2) * 12, {
          rotate: index * 50,
          scale: 0.86 + ((index * 5) % 4) * 0.14,
        }),
      ),
    ),
    paint.lift(
      1,
      leaf(330, -300, { rotate: 40, scale: 0.5 }),
      leaf(330, -300, { rotate: -50, scale: 0.5 }),
      bloom(340, -300, { scale: 1 }),
      pale(316, -246, { scale: 0.8 }),
      bloom(352, -220, { scale: 0.7 }),
    ),
  );
}

/** Stands on 0, 0: a slender chair from the front, 220 wide and 480 high. */
export function partyChair(paint: Paint, wood: MaterialName = "brass") {
  return together(
    paint.contact(0, 3, 130, 14),
    paint.strand(
      wood,
      {
        d: "M-84 0L-78 -470Q0 -500 78 -470L84 0M-80 -400H80M-82 -270H82M-40 -400V-270M0 -400V-270M40 -400V-270M-80 -110H80",
      },
      13,
      0.1,
    ),
    paint.lift(
      1,
      paint.body("linen", "bar", {
        d: "M-100 -214Q-104 -244 -80 -246H80Q104 -244 100 -214Q96 -196 80 -196H-80Q-96 -196 -100 -214z",
      }),
    ),
  );
}

/** Lies around 0, 0: two rings, one through the other, 380 wide. */
export function rings(paint: Paint, metal: MaterialName = "brass") {
  const ring = (x: number, r: number) =>
    at(
      x,
      0,
      {},
      paint.lift(
        1,
        paint.strand(
          metal,
          { d: `M${-r} 0a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0` },
          30,
          -0.3,
        ),
      ),
      paint.strand(metal, { d: `M${-r} 0a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0` }, 16, 0.3),
      paint.shine(
        {
          d: `M${-r + 2} -10A${r} ${r} 0 0 1 ${round(-r * 0.3)} ${round(-r * 0.95)}A${r + 8} ${r + 8} 0 0 0 ${-r + 2} -10z`,
        },
        2.4,
      ),
    );
  return together(
    ring(80, 110),
    ring(-70, 122),
    at(
      -70,
      -138,
      {},
      paint.lift(1, paint.body("glass", "plane", { d: "M-46 -30L-24 -54H24L46 -30L0 26z" })),
      paint.shine({ d: "M-46 -30L-24 -54L-16 -30zM24 -54L46 -30H16zM-16 -30H16L0 26z" }, 2),
      paint.detail({ d: "M-46 -30H46M-16 -30L0 26L16 -30L24 -54M-16 -30L-24 -54" }, 2, 0.7),
    ),
  );
}

/** Lies around 0, 0: a card with a monogram and an edge of leaves, 380 × 520. */
export function invitation(paint: Paint, mark: MaterialName = "accent") {
  const leaf = paint.stamp(
    "invitation leaf",
    paint.body("leaf", "plane", { d: "M0 0C-16 -20 -18 -60 0 -84C18 -60 16 -20 0 0z" }),
  );
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -190, y: -260, width: 380, height: 520, rx: 4 })),
    paint.strand(mark, { d: "M-168 -238H168V238H-168z" }, 3),
    ...times(9, (index) =>
      leaf(-150 + index * 12, -130 - index * 9, { rotate: -90 + index * 34, scale: 0.9 }),
    ),
    ...times(7, (index) => leaf(150 - index * 12, 190 - index * 3, { rotate: 60 + index * 30, scale: 0.8 })),
    paint.strand(
      mark,
      { d: "M-30 -10C-50 -70 -90 -40 -70 0C-50 40 -10 10 0 -40C10 10 50 40 70 0C90 -40 50 -70 30 -10" },
      7,
      0,
    ),
    paint.detail({ d: "M-90 70H90M-60 98H60M-80 126H80M-40 154H40" }, 5, 0.7),
  );
}

/** Lies around 0, 0: a board with a clip and the plan of a day on it, 380 × 540. */
export function clipboard(paint: Paint, board: MaterialName = "board") {
  const rows = times(7, (index) => -130 + index * 52);
  return together(
    paint.lift(2, paint.body(board, "plane", { x: -190, y: -270, width: 380, height: 540, rx: 20 })),
    paint.lift(1, paint.body("paper", "plane", { x: -164, y: -220, width: 328, height: 468, rx: 3 })),
    paint.shade(bars([[-136, -190, 150, 18]]), 2.2),
    paint.detail({ d: rows.map((y, index) => `M-96 ${y}h${120 + ((index * 37) % 80)}`).join("") }, 6, 0.6),
    paint.body("accent", "ball", discs(rows.slice(0, 5).map((y) => [-126, y, 11]))),
    paint.strand(
      "dominant",
      {
        d: rows
          .slice(5)
          .map((y) => `M-136 ${y - 10}h20v20h-20z`)
          .join(""),
      },
      4,
    ),
    paint.lift(
      1,
      paint.body("steel", "bar", {
        d: "M-90 -236V-270Q-90 -286 -74 -286H-30C-30 -320 30 -320 30 -286H74Q90 -286 90 -270V-236z",
      }),
    ),
    paint.shade({ cy: -290, r: 11 }, 2),
  );
}

/** From 0, 0 to the right: a cord of small lamps `width` wide that hangs through. */
export function stringLights(paint: Paint, width: number, sag: number, count = 8) {
  const y = (share: number) => round(4 * sag * share * (1 - share));
  const bulbs = times(count, (index) => (index + 0.5) / count);
  return together(
    paint.strand("iron", { d: `M0 0Q${round(width / 2)} ${sag * 2} ${width} 0` }, 5),
    ...bulbs.map((share) => paint.glow(round(share * width), y(share) + 30, 70, 0.6)),
    paint.strand("iron", { d: bulbs.map((share) => `M${round(share * width)} ${y(share)}v10`).join("") }, 16),
    paint.body("pasta", "ball", discs(bulbs.map((share) => [share * width, y(share) + 30, 17]))),
  );
}
