import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";
import { pencil } from "./school.ts";

/** Lies around 0, 0: a notebook with a pencil across it, 680 × 740. */
export function notebook(paint: Paint, cover: MaterialName = "dominant", pen: MaterialName = "accent") {
  return together(
    paint.lift(
      2,
      paint.body("paper", "plane", { x: -220, y: -320, width: 496, height: 660, rx: 20 }),
      paint.body(cover, "plane", { x: -250, y: -340, width: 500, height: 680, rx: 28 }),
    ),
    paint.shade({ d: "M-222 -340H-170V340H-222Q-250 340 -250 312V-312Q-250 -340 -222 -340z" }, 0.7),
    paint.shine({ d: "M-150 -328H220Q238 -326 238 -306V-290H-150z" }, 0.7),
    paint.body("light", "plane", { x: -90, y: -220, width: 260, height: 150, rx: 12 }),
    paint.detail({ d: "M-50 -170H130M-50 -120H60" }, 10, 0.7),
    paint.body("ink", "even", { x: 196, y: -340, width: 20, height: 680 }),
    paint.body("tomato", "plane", { d: "M-110 338H-70V404L-90 386L-110 404z" }),
    paint.strand(
      "steel",
      { d: times(9, (index) => `M-276 ${-280 + index * 70}q24 -22 50 0`).join("") },
      12,
      0.3,
    ),
    at(40, 110, { rotate: 52, scale: 0.92 }, pencil(paint, pen)),
  );
}

/** Around 0, 0: two speech bubbles, one over the other, 800 wide and 620 high. */
export function speechBubble(
  paint: Paint,
  first: MaterialName = "dominant",
  second: MaterialName = "accent",
) {
  return together(
    paint.lift(
      2,
      paint.body(first, "plane", {
        d: "M-310 -300H110Q190 -300 190 -220V-40Q190 40 110 40H-150L-270 150Q-290 160 -286 136L-266 36Q-390 30 -390 -50V-220Q-390 -300 -310 -300z",
      }),
    ),
    paint.strand("light", { d: "M-300 -200H90M-300 -130H100M-300 -60H-40" }, 24),
    paint.shine(
      {
        d: "M-310 -286H110Q160 -284 172 -240Q150 -266 110 -266H-310Q-350 -266 -372 -236Q-362 -284 -310 -286z",
      },
      0.8,
    ),
    paint.lift(
      2,
      paint.body(second, "plane", {
        d: "M-20 -40H310Q390 -40 390 40V150Q390 230 310 232L330 310Q330 334 306 320L190 232H-20Q-100 232 -100 152V40Q-100 -40 -20 -40z",
      }),
    ),
    paint.body(
      "light",
      "even",
      discs([
        [30, 96, 32],
        [145, 96, 32],
        [260, 96, 32],
      ]),
    ),
    paint.shine({ d: "M-20 -26H310Q358 -24 372 16Q350 -8 310 -8H-20Q-60 -8 -82 16Q-70 -24 -20 -26z" }, 0.9),
  );
}

/** Around 0, 0: a magnifying glass 620 wide and 700 high, its handle to the lower right. */
export function magnifyingGlass(paint: Paint, metal: MaterialName = "brass", wood: MaterialName = "walnut") {
  return at(
    -70,
    -90,
    { rotate: -40 },
    paint.lift(
      2,
      paint.body(wood, "tube", { d: "M-38 300Q-52 420 -44 520Q-40 560 0 560Q40 560 44 520Q52 420 38 300z" }),
      paint.body(
        metal,
        "tube",
        bars([
          [-28, 226, 56, 80],
          [-44, 290, 88, 30],
        ]),
      ),
      paint.body(metal, "plane", ring(240, 202)),
    ),
    paint.clear({ r: 204 }),
    paint.shine({ d: "M-160 -60A172 172 0 0 1 20 -170L24 -132A136 136 0 0 0 -124 -40z" }, 1.6),
    paint.shine({ d: "M150 80A172 172 0 0 1 60 160L52 140A150 150 0 0 0 130 70z" }, 1),
    paint.shine({ d: "M-30 330Q-40 420 -32 520H-18Q-26 420 -16 330z" }, 1),
    paint.body("brass", "tube", { d: "M-45 500H45L43 524H-43z" }),
  );
}

/** Stands on 0, 0: scales for a shop with two pans and weights, 860 wide and 560 high. */
export function weighingScales(paint: Paint, iron: MaterialName = "dominant", metal: MaterialName = "brass") {
  const weight = (x: number, width: number) =>
    paint.body(metal, "tube", {
      d: `M${x - width} -366V${-366 - width * 1.5}Q${x - width} ${-372 - width * 1.7} ${x - width * 0.4} ${-372 - width * 1.7}V${-372 - width * 2}q${-width * 0.3} ${-width * 0.6} ${width * 0.4} ${-width * 0.6}q${width * 0.7} 0 ${width * 0.4} ${width * 0.6}V${-372 - width * 1.7}Q${x + width} ${-372 - width * 1.7} ${x + width} ${-366 - width * 1.5}V-366z`,
    });
  return together(
    paint.contact(0, 4, 360, 26),
    paint.strand("steel", { d: "M-280 -200V-340M280 -180V-320" }, 22, 0.2),
    paint.lift(
      2,
      paint.body(iron, "bar", { d: "M-330 -226Q0 -270 330 -226L324 -190Q0 -226 -324 -190z" }),
      paint.body(iron, "plane", {
        d: "M-320 0V-50Q-320 -80 -280 -84C-140 -90 -90 -120 -70 -250Q0 -290 70 -250C90 -120 140 -90 280 -84Q320 -80 320 -50V0z",
      }),
    ),
    paint.body("light", "ball", { cy: -160, r: 74 }),
    paint.detail(
      {
        d: times(9, (index) => {
          const [x, y] = polar(Math.PI + (index / 8) * Math.PI, 60);
          const [toX, toY] = polar(Math.PI + (index / 8) * Math.PI, 48);
          return `M${x} ${y - 150}L${toX} ${toY - 150}`;
        }).join(""),
      },
      4,
      0.9,
    ),
    paint.strand("tomato", { d: "M0 -140L12 -204" }, 7),
    paint.body("brass", "ball", { cy: -140, r: 12 }),
    weight(230, 42),
    weight(320, 28),
    paint.body("leaf", "ball", { cx: -330, cy: -432, r: 46 }),
    paint.body("tomato", "ball", { cx: -250, cy: -440, r: 56 }),
    paint.body("yolk", "ball", { cx: -290, cy: -490, r: 48 }),
    paint.lift(
      1,
      paint.body(metal, "tube", {
        d: "M-430 -412H-130C-150 -340 -230 -330 -280 -330C-330 -330 -410 -340 -430 -412z",
      }),
      paint.body(metal, "bar", { x: 140, y: -372, width: 280, height: 26, rx: 12 }),
    ),
    paint.shine({ d: "M-410 -402H-260L-280 -380H-396z" }, 1.4),
    paint.shine({ d: "M-290 -70C-140 -78 -80 -110 -54 -230L-40 -240C-60 -110 -130 -60 -290 -56z" }, 0.8),
  );
}

/** Around 0, 0: a rubber stamp and the mark that it leaves, 640 wide and 700 high. */
export function rubberStamp(paint: Paint, wood: MaterialName = "board", ink: MaterialName = "tomato") {
  return together(
    paint.lift(
      1,
      at(
        -60,
        220,
        { rotate: -6 },
        paint.body("paper", "plane", { x: -270, y: -130, width: 580, height: 270, rx: 6 }),
      ),
    ),
    at(
      -190,
      220,
      { rotate: -14 },
      paint.body(ink, "even", ring(92, 80)),
      paint.body(ink, "even", ring(68, 62)),
      paint.strand(ink, { d: "M-36 4L-8 30L40 -30" }, 15),
    ),
    paint.detail({ d: "M0 150H190M0 190H150M-4 230H110" }, 7, 0.5),
    at(
      110,
      -40,
      { rotate: 16 },
      paint.lift(
        2,
        paint.body(ink, "plane", { x: -120, y: 164, width: 240, height: 18, rx: 4 }),
        paint.body(wood, "tube", { d: "M-140 100H140V150Q140 166 124 166H-124Q-140 166 -140 150z" }),
        paint.body(wood, "tube", { d: "M-46 104C-40 20 -20 -40 -30 -100H30C20 -40 40 20 46 104z" }),
        paint.body(wood, "ball", {
          d: "M-92 -150C-92 -230 -40 -270 0 -270C40 -270 92 -230 92 -150C92 -110 50 -90 0 -90C-50 -90 -92 -110 -92 -150z",
        }),
      ),
      paint.body("brass", "tube", { x: -54, y: 86, width: 108, height: 22, rx: 6 }),
      paint.shine({ d: "M-64 -160C-60 -210 -30 -244 0 -246C-30 -220 -44 -190 -46 -140z" }, 1.2),
    ),
  );
}

/** Lies around 0, 0: a list on a sheet, its points ticked, 560 × 720. */
export function checklist(paint: Paint, tick: MaterialName = "accent") {
  const rows = [-190, -60, 70, 200];
  return together(
    paint.lift(
      2,
      paint.body("dominant", "plane", { x: -280, y: -340, width: 560, height: 700, rx: 28 }),
      paint.body("paper", "plane", { x: -244, y: -300, width: 488, height: 624, rx: 8 }),
    ),
    paint.lift(
      1,
      paint.body("steel", "bar", { d: "M-110 -350H110L126 -280H-126z" }),
      paint.body("steel", "tube", { d: "M-46 -350Q-46 -400 0 -400Q46 -400 46 -350z" }),
    ),
    paint.body("nose", "even", { cy: -362, r: 14 }),
    paint.body("linen", "plane", { d: rows.map((y) => `M-204 ${y - 40}h80v80h-80z`).join("") }),
    paint.detail(
      {
        d: `${rows.map((y) => `M-204 ${y - 40}h80v80h-80z`).join("")}${rows.map((y) => `M-90 ${y - 18}H200M-90 ${y + 22}H110`).join("")}`,
      },
      7,
      0.7,
    ),
    paint.strand(
      tick,
      {
        d: rows
          .slice(0, 3)
          .map((y) => `M-190 ${y - 4}L-164 ${y + 26}L-106 ${y - 58}`)
          .join(""),
      },
      18,
    ),
  );
}

/** Around 0, 0: a line that climbs over bars, 760 wide and 620 high. */
export function lineGraph(paint: Paint, line: MaterialName = "accent") {
  const points: [number, number][] = [
    [-290, 150],
    [-150, 60],
    [-10, 100],
    [130, -60],
    [290, -190],
  ];
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -380, y: -310, width: 760, height: 620, rx: 24 })),
    paint.detail({ d: "M-320 -200H320M-320 -90H320M-320 20H320M-320 130H320" }, 3, 0.4),
    paint.body("dominant", "down", bars(points.map(([x, y]) => [x - 44, y + 40, 88, 200 - y]))),
    paint.strand("ink", { d: "M-340 -260V240H340" }, 9),
    paint.lift(1, paint.strand(line, { d: `M${points.map(([x, y]) => `${x} ${y - 10}`).join("L")}` }, 20)),
    paint.body("light", "even", discs(points.map(([x, y]) => [x, y - 10, 24]))),
    paint.body(line, "even", discs(points.map(([x, y]) => [x, y - 10, 13]))),
  );
}

/** Around 0, 0: a telephone of the old kind with its receiver on, 700 wide and 560 high. */
export function telephone(paint: Paint, shell: MaterialName = "dominant") {
  const holes = times(10, (index): [number, number, number] => [...polar(0.75 + index * 0.53, 96), 20]);
  return together(
    paint.lift(
      2,
      paint.body(shell, "ball", {
        d: "M-130 -110H130C180 -40 300 90 320 220Q322 270 270 270H-270Q-322 270 -320 220C-300 90 -180 -40 -130 -110z",
      }),
      paint.body(shell, "tube", { d: "M-130 -104V-180H-84V-140H84V-180H130V-104z" }),
    ),
    paint.shade({ d: "M-318 210H318Q322 270 270 270H-270Q-322 270 -318 210z" }, 0.6),
    paint.lift(
      2,
      paint.body(shell, "bar", {
        d: "M-340 -120C-350 -230 -280 -290 -200 -290H200C280 -290 350 -230 340 -120Q336 -90 300 -90H210Q180 -90 180 -120V-150C180 -176 160 -190 130 -190H-130C-160 -190 -180 -176 -180 -150V-120Q-180 -90 -210 -90H-300Q-336 -90 -340 -120z",
      }),
    ),
    paint.shine(
      {
        d: "M-316 -160C-310 -240 -260 -272 -200 -272H200Q250 -272 280 -246Q240 -254 200 -254H-200C-250 -254 -290 -220 -296 -160z",
      },
      1.1,
    ),
    at(
      0,
      90,
      {},
      paint.lift(1, paint.body("light", "ball", { r: 134 })),
      paint.body("ink", "even", discs(holes)),
      paint.body("accent", "ball", { r: 50 }),
      paint.strand("steel", { d: "M92 82l34 28" }, 14),
    ),
    paint.strand(
      shell,
      { d: "M318 236C370 226 396 254 380 274C360 296 330 276 346 258C370 236 430 262 450 290" },
      12,
      0.2,
    ),
  );
}

/** Stands on 0, 0: a sheet of a calendar on its rings, 620 wide and 640 high. */
export function calendarBlock(paint: Paint, head: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 340, 24),
    paint.lift(
      2,
      paint.body("linen", "plane", { x: -296, y: -560, width: 592, height: 556, rx: 26 }),
      paint.body("paper", "plane", { x: -296, y: -566, width: 592, height: 540, rx: 26 }),
      paint.body(head, "plane", { d: "M-296 -420V-540Q-296 -566 -270 -566H270Q296 -566 296 -540V-420z" }),
    ),
    paint.shade({ x: -296, y: -420, width: 592, height: 16 }, 0.8),
    paint.strand("light", { d: "M-150 -486H150" }, 26),
    paint.body(
      "nose",
      "even",
      discs([
        [-180, -526, 17],
        [180, -526, 17],
      ]),
    ),
    paint.strand("steel", { d: "M-180 -530V-610M180 -530V-610" }, 24, 0.3),
    paint.body("ink", "even", {
      d: "M-128 -272L-76 -322H-40V-106H-92V-252L-116 -230zM6 -322H158V-282L86 -106H28L96 -272H6z",
    }),
    paint.shade({ d: "M296 -130V-52Q296 -26 270 -26H170Q260 -40 296 -130z" }, 0.7),
    paint.body("linen", "plane", { d: "M296 -130Q250 -50 170 -26Q190 -100 180 -110Q240 -110 296 -130z" }),
  );
}

/** Around 0, 0: a cardboard box that is open, seen from above its edge, 720 wide and 600 high. */
export function cardboardBox(paint: Paint, card: MaterialName = "board") {
  return together(
    paint.lift(
      2,
      paint.body(card, "plane", polygon([-300, -110], [0, -210], [300, -110], [0, 10])),
      paint.shade(polygon([-270, -110], [0, -196], [270, -110], [0, 0]), 1.8),
      paint.body(card, "plane", { d: "M-300 -110L0 10V300L-300 170z" }),
      paint.body(card, "plane", { d: "M300 -110L0 10V300L300 170z" }),
    ),
    paint.shade({ d: "M300 -110L0 10V300L300 170z" }, 0.7),
    paint.lift(
      1,
      paint.body(card, "plane", polygon([-300, -110], [0, -210], [-70, -300], [-370, -190])),
      paint.body(card, "plane", polygon([300, -110], [0, -210], [70, -300], [370, -190])),
      paint.body(card, "plane", polygon([-300, -110], [0, 10], [-80, 90], [-380, -40])),
      paint.body(card, "plane", polygon([300, -110], [0, 10], [80, 90], [380, -40])),
    ),
    paint.shade(polygon([300, -110], [0, 10], [80, 90], [380, -40]), 0.45),
    paint.body("linen", "plane", polygon([-250, 100], [-150, 140], [-150, 210], [-250, 168])),
    paint.detail({ d: "M-236 126L-166 154M-236 146L-190 164" }, 5, 0.7),
    paint.detail({ d: "M190 90V190M160 126L190 90L222 96" }, 9, 0.8),
  );
}
