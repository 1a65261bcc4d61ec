import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** On 0, 0: a stone bridge of two arches over a river, 900 wide and 480 high. */
export function bridge(paint: Paint, stone: MaterialName = "stone") {
  const arch = (x: number) => `M${x - 130} -20V-120A130 130 0 0 1 ${x + 130} -120V-20z`;
  const voussoirs = [-190, 190]
    .flatMap((x) =>
      times(9, (index) => {
        const angle = Math.PI + ((index + 0.5) / 9) * Math.PI;
        const [[fromX, fromY], [toX, toY]] = [polar(angle, 132), polar(angle, 172)];
        return `M${round(x + fromX)} ${round(fromY - 120)}L${round(x + toX)} ${round(toY - 120)}`;
      }),
    )
    .join("");
  return together(
    paint.body("leaf", "ball", smooth("-460,-40 -450,-200 -380,-280 -300,-220 -280,-40")),
    paint.body("leaf", "ball", smooth("300,-40 310,-230 390,-300 456,-210 466,-40")),
    paint.lift(
      2,
      paint.body(stone, "down", {
        d: `M-450 -200C-300 -300 -150 -370 0 -370C150 -370 300 -300 450 -200V-20H320V-120A130 130 0 0 0 60 -120V-20H-60V-120A130 130 0 0 0 -320 -120V-20H-450z`,
      }),
    ),
    paint.shade({ d: `${arch(-190)}${arch(190)}` }, 0.5),
    paint.detail(
      {
        d: `${voussoirs}M-362 -120A172 172 0 0 1 -18 -120M18 -120A172 172 0 0 1 362 -120M-430 -120h50M-440 -70h70M-30 -300h80M-90 -320h40M380 -110h60M-20 -60h40M-30 -100h60M-300 -250h60M250 -260h60M-30 -250h60`,
      },
      4,
      0.5,
    ),
    paint.lift(
      1,
      paint.body(stone, "bar", {
        d: "M-466 -206C-300 -310 -150 -382 0 -382C150 -382 300 -310 466 -206V-166C300 -270 150 -340 0 -340C-150 -340 -300 -270 -466 -166z",
      }),
    ),
    paint.shine(
      {
        d: "M-456 -204C-300 -304 -150 -374 0 -374C60 -374 120 -362 180 -342C120 -356 60 -364 0 -364C-150 -364 -300 -294 -456 -192z",
      },
      0.9,
    ),
    paint.body("water", "down", {
      d: "M-470 -20Q-410 -44 -350 -20T-230 -20T-110 -20T10 -20T130 -20T250 -20T370 -20T470 -24V60H-470z",
    }),
    paint.shine(
      {
        d: "M-300 10q60 -18 120 0q-60 14 -120 0M40 30q60 -18 120 0q-60 14 -120 0M260 6q50 -16 100 0q-50 12 -100 0",
      },
      1.6,
    ),
  );
}

/** On 0, 0: fields on rolling hills with a path between them, the sun above, 900 wide and 540 high. */
export function field(paint: Paint, crop: MaterialName = "pasta") {
  const hill = { d: "M-450 0V-150C-300 -250 -100 -230 60 -160C200 -100 330 -110 450 -150V0z" };
  const rows = times(
    11,
    (index) => `M${-40 + index * 20} -170Q${-260 + index * 70} -80 ${-420 + index * 100} 10`,
  ).join("");
  return together(
    paint.body("accent", "ball", { cx: 210, cy: -420, r: 80 }),
    paint.body("leaf", "down", {
      d: "M-450 0V-250C-350 -330 -230 -340 -120 -280C0 -220 120 -330 260 -320C350 -310 410 -260 450 -230V0z",
    }),
    paint.shade(
      { d: "M-120 -280C0 -220 120 -330 260 -320C350 -310 410 -260 450 -230V-180C330 -260 200 -270 60 -200z" },
      0.4,
    ),
    paint.body(
      "basil",
      "down",
      joined(
        ...times(7, (index) =>
          smooth(
            [-420 + index * 40, -262 - Math.abs(3 - index) * -2],
            [-400 + index * 40, -310 - (index % 3) * 14],
            [-380 + index * 40, -270],
          ),
        ),
      ),
    ),
    paint.lift(1, paint.body(crop, "plane", hill)),
    paint.within(hill, paint.strand("honey", { d: rows }, 8, -0.1)),
    paint.lift(
      1,
      paint.body("basil", "down", { d: "M-450 20V-60C-340 -90 -200 -70 -90 -30C60 10 280 -40 450 -90V20z" }),
    ),
    paint.body("linen", "plane", {
      d: "M140 20C120 -10 40 -20 60 -50C80 -76 190 -80 170 -110C156 -130 110 -140 104 -146C150 -140 200 -130 206 -108C214 -76 120 -70 116 -46C112 -20 210 -10 250 20z",
    }),
    paint.body("wood", "tube", bars([[306, -196, 16, 110]])),
    paint.body(
      "leaf",
      "ball",
      discs([
        [314, -230, 58],
        [276, -200, 40],
        [352, -200, 42],
      ]),
    ),
    paint.shine(discs([[296, -246, 20]]), 0.7),
  );
}

/** Stands on 0, 0: a fir tree 460 wide and 760 high. */
export function firTree(paint: Paint, needles: MaterialName = "leaf") {
  const tier = (top: number, low: number, half: number) =>
    smooth(
      [0, top, 1],
      [half * 0.3, top + (low - top) * 0.46],
      [half * 0.66, top + (low - top) * 0.8],
      [half, low, 1],
      [half * 0.6, low - 6],
      [half * 0.36, low + 22, 1],
      [0, low + 4],
      [-half * 0.36, low + 22, 1],
      [-half * 0.6, low - 6],
      [-half, low, 1],
      [-half * 0.66, top + (low - top) * 0.8],
      [-half * 0.3, top + (low - top) * 0.46],
    );
  const side = (top: number, low: number, half: number) =>
    paint.shade(
      smooth(
        [0, top, 1],
        [half * 0.3, top + (low - top) * 0.46],
        [half * 0.66, top + (low - top) * 0.8],
        [half, low, 1],
        [half * 0.6, low - 6],
        [half * 0.36, low + 22, 1],
        [half * 0.1, low],
      ),
      0.5,
    );
  const tiers: [number, number, number][] = [
    [-480, -110, 240],
    [-590, -270, 196],
    [-690, -410, 150],
    [-770, -550, 100],
  ];
  return together(
    paint.contact(0, 4, 240, 24),
    paint.body("wood", "tube", { d: "M-34 -140H34L46 0H-46z" }),
    ...tiers.map((size) =>
      together(paint.lift(1, paint.body(needles, "plane", tier(...size))), side(...size)),
    ),
    paint.detail(
      {
        d: "M-140 -150l-30 20M-60 -170l-20 30M70 -160l24 30M150 -150l24 18M-110 -310l-24 20M-20 -330l-6 30M90 -310l20 24M-70 -450l-16 24M50 -450l16 26M-20 -600l-10 24M24 -620l10 26",
      },
      5,
      0.5,
    ),
  );
}

/** Stands on 0, 0: a sunflower 520 wide and 800 high. */
export function sunflower(paint: Paint, petals: MaterialName = "yolk") {
  const petal = paint.stamp(
    "sunflower petal",
    paint.body(petals, "plane", smooth("0,-90! 44,-160 30,-226 0,-256! -30,-226 -44,-160")),
  );
  const seeds = times(46, (index): [number, number, number] => {
    const [x, y] = polar(index * 2.4, 14.4 * Math.sqrt(index));
    return [x, y - 540, 6];
  });
  const leaf = (flip: boolean, y: number) =>
    at(
      0,
      y,
      { flip },
      paint.lift(1, paint.body("leaf", "plane", smooth("10,0! 70,-80 180,-110 250,-60! 190,10 90,30"))),
      paint.detail(
        { d: "M14 -2C90 -40 160 -60 240 -60M90 -34l20 -50M100 -38l40 44M160 -56l20 -36M164 -54l36 36" },
        4,
        0.5,
      ),
    );
  return together(
    paint.contact(0, 4, 110, 14),
    paint.body("leaf", "tube", limb("0,-10,30 -14,-200,28 6,-440,30")),
    leaf(false, -150),
    leaf(true, -250),
    paint.lift(1, ...times(16, (index) => petal(0, -540, { rotate: index * 22.5 + 11, scale: 1 }))),
    paint.lift(1, ...times(16, (index) => petal(0, -540, { rotate: index * 22.5, scale: 0.86 }))),
    paint.lift(1, paint.body("cocoa", "ball", { cx: 0, cy: -540, r: 116 })),
    paint.body("coffee", "dish", { cx: 0, cy: -540, r: 70 }),
    paint.body("honey", "ball", discs(seeds)),
  );
}

/** Around 0, 0: a pine cone on its twig, 460 wide and 660 high. */
export function pineCone(paint: Paint, scales: MaterialName = "cocoa") {
  const scale = paint.stamp(
    "cone scale",
    together(
      paint.body(scales, "down", smooth("-58,-30 0,-50 58,-30 50,20 0,56! -50,20")),
      paint.body("tan", "plane", smooth("-30,16 0,10 30,16 0,50!")),
    ),
  );
  const halves = [40, 110, 160, 184, 186, 170, 144, 108, 64];
  const rows = halves.flatMap((half, row) => {
    const count = Math.max(2, Math.round(half / 36)) + (row % 2);
    return times(count, (index) => {
      const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      return scale(round(share * half), round(-170 + row * 56 + (1 - share * share) * 22), {
        scale: row < 1 ? 0.8 : row > 6 ? 0.84 : 1,
        rotate: -share * 34,
      });
    });
  });
  const needles = times(
    18,
    (index) => `M${-20 + (index % 6) * 10} -236L${-300 + index * 36} ${-380 + Math.abs(9 - index) * 20}`,
  ).join("");
  return together(
    paint.strand("leaf", { d: needles }, 9, 0),
    paint.body("wood", "tube", limb("-40,-380,30 -10,-300,34 0,-200,40")),
    paint.lift(
      1,
      paint.body(
        scales,
        "plane",
        smooth("-60,-220 60,-220 200,-60 186,140 80,300 0,340 -80,300 -186,140 -200,-60"),
      ),
    ),
    ...rows.reverse(),
  );
}

/** Stands on 0, 0: a field gate of five bars between posts, 900 wide and 420 high, grass at its foot. */
export function farmGate(paint: Paint, wood: MaterialName = "board") {
  const rails = times(5, (index): [number, number, number, number] => [-380, -330 + index * 64, 760, 30]);
  const grass = times(30, (index) => {
    const x = -450 + index * 31;
    return `M${x} 6L${x + 8} ${-40 - ((index * 37) % 50)}L${x + 22} 6`;
  }).join("");
  const post = (x: number) =>
    together(
      paint.lift(1, paint.body("wood", "tube", { d: `M${x - 34} 6V-400Q${x} -430 ${x + 34} -400V6z` })),
      paint.detail({ d: `M${x - 12} -380V-60M${x + 12} -350V-120` }, 4, 0.5),
    );
  return together(
    paint.contact(0, 6, 460, 22),
    post(-416),
    post(416),
    paint.lift(
      2,
      paint.body(wood, "bar", bars(rails)),
      paint.body(wood, "plane", joined(tube(-360, -60, 0, -320, 26), tube(360, -60, 0, -320, 26))),
      paint.body(
        wood,
        "tube",
        bars([
          [-384, -360, 34, 340],
          [350, -350, 34, 330],
          [-16, -338, 32, 310],
        ]),
      ),
    ),
    paint.detail(
      { d: "M-340 -318H-40M40 -312H330M-330 -252H-200M200 -250H340M-300 -122H-180M160 -126H330" },
      3,
      0.4,
    ),
    paint.body("iron", "bar", joined(hinge(-450, -300), hinge(-450, -100))),
    paint.body("iron", "bar", { x: 366, y: -236, width: 72, height: 18, rx: 9 }),
    paint.body("leaf", "down", { d: `${grass}` }),
  );
}

function hinge(x: number, y: number) {
  return { d: `M${x} ${y}h130q14 9 0 18h-130z` };
}

/** Stands on 0, 0: a saddle on its rack, 640 wide and 620 high. */
export function saddle(paint: Paint, hide: MaterialName = "leather") {
  return together(
    paint.contact(0, 6, 300, 22),
    paint.body("board", "tube", joined(tube(-140, -260, -200, -4, 34), tube(140, -260, 200, -4, 34))),
    paint.body("board", "bar", bars([[-176, -110, 352, 28]])),
    paint.strand("tan", { d: "M-20 -330V-150" }, 22, 0),
    paint.lift(
      1,
      paint.body(
        "linen",
        "plane",
        smooth("-270,-420 -120,-400 60,-410 260,-450 280,-330 240,-230 0,-210 -230,-240"),
      ),
    ),
    paint.detail(
      { d: "M-250 -260Q0 -226 240 -250M-240 -380l60 120M-140 -396l60 150M-40 -400l60 170M60 -404l60 160" },
      4,
      0.4,
    ),
    paint.lift(
      2,
      paint.body(
        hide,
        "plane",
        smooth("-170,-470 -40,-440 70,-430 120,-330 90,-200 10,-150 -90,-180 -150,-300"),
      ),
      paint.body(
        hide,
        "bar",
        smooth(
          "-250,-560 -200,-570 -140,-500 0,-470 140,-500 240,-580 300,-590 310,-540 250,-460 110,-410 -80,-410 -210,-450",
        ),
      ),
    ),
    paint.shine(smooth("-222,-548 -150,-486 0,-456 140,-484 250,-566 150,-466 0,-440 -160,-470"), 1.2),
    paint.detail(
      {
        d: "M-140 -300C-110 -220 -60 -180 10 -170C70 -200 100 -280 100 -340M-180 -450C-60 -420 100 -420 230 -470",
      },
      4,
      0.6,
    ),
    paint.body("steel", "plane", {
      d: "M-70 -150L-20 -190L30 -150L44 -70H-84zM-52 -140L-60 -90H20L12 -140L-20 -166z",
    }),
    paint.body(
      "brass",
      "ball",
      discs([
        [-190, -490, 12],
        [200, -500, 12],
      ]),
    ),
  );
}
