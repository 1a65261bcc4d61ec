import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: a lattice beam `width` wide and 60 high. */
function truss(paint: Paint, width: number) {
  const half = width / 2;
  const count = Math.round(width / 80);
  const step = width / count;
  return together(
    paint.strand(
      "steel",
      {
        d: `M${-half} -26${times(count, (index) => `L${round(-half + (index + 0.5) * step)} 26L${round(-half + (index + 1) * step)} -26`).join("")}`,
      },
      6,
      -0.5,
    ),
    paint.body(
      "steel",
      "bar",
      bars([
        [-half, -34, width, 13],
        [-half, 21, width, 13],
      ]),
    ),
  );
}

/** Stands on 0, 0: a stage with a lit screen and beams from above, 1040 wide and 840 high; loudspeakers unless it is bare. */
export function stage(paint: Paint, isBare = false) {
  const lamp = paint.stamp(
    "stage lamp",
    together(
      paint.body("iron", "tube", { d: "M-24 -30H24L34 26H-34z" }),
      paint.body("pasta", "even", { cy: 26, rx: 34, ry: 9 }),
    ),
  );
  const all: [number, number][] = [
    [-380, 26],
    [-230, 14],
    [-80, 4],
    [80, -4],
    [230, -14],
    [380, -26],
  ];
  const lamps = isBare ? all.slice(1, -1) : all;
  return together(
    paint.contact(0, 10, 580, 36),
    paint.body("dominant", "down", { x: -500, y: -760, width: 1000, height: 680 }),
    paint.shade(bars(times(10, (index) => [-500 + index * 100, -760, 38, 680])), 0.5),
    paint.lift(
      1,
      paint.body("screen", "plane", { x: -270, y: -600, width: 540, height: 330, rx: 8 }),
      paint.body("accent", "down", { x: -256, y: -586, width: 512, height: 302 }),
    ),
    paint.body("light", "even", {
      d: "M-140 -470H60V-440H-140zM-140 -420H140V-400H-140zM-140 -386H90V-366H-140z",
    }),
    isBare ? null : paint.glow(0, -430, 420, 0.4),
    ...lamps.map(([x, turn], index) =>
      paint.shine(
        polygon(
          [x - 20, -690],
          [x + 20, -690],
          [x * 0.3 + 150 - turn * 4, -60],
          [x * 0.3 - 150 - turn * 4, -60],
        ),
        index % 2 ? 0.34 : 0.5,
      ),
    ),
    paint.body("walnut", "bar", { d: "M-520 -84H520L560 -30H-560z" }),
    paint.shine({ cx: 0, cy: -58, rx: 300, ry: 20 }, 1.1),
    paint.body("iron", "down", bars([[-560, -30, 1120, 34]])),
    isBare
      ? null
      : paint.lift(
          1,
          ...[-440, 440].map((x) =>
            together(
              paint.body("iron", "tube", { x: x - 64, y: -330, width: 128, height: 260, rx: 8 }),
              paint.body(
                "screen",
                "ball",
                discs([
                  [x, -150, 46],
                  [x, -262, 32],
                ]),
              ),
              paint.shine(
                discs([
                  [x - 14, -166, 10],
                  [x - 10, -272, 7],
                ]),
                0.8,
              ),
            ),
          ),
        ),
    paint.lift(
      1,
      paint.body("board", "tube", { d: "M-60 -210H60L44 -76H-44z" }),
      paint.body("walnut", "bar", { d: "M-76 -226H76L66 -204H-66z" }),
      paint.strand("iron", { d: "M20 -226Q26 -270 -6 -286" }, 6),
    ),
    at(0, -726, {}, truss(paint, 1060)),
    paint.body(
      "steel",
      "tube",
      bars([
        [-530, -760, 26, 760],
        [504, -760, 26, 760],
      ]),
    ),
    ...lamps.map(([x, rotate]) => lamp(x, -672, { rotate })),
  );
}

/** Stands on 0, 0: a festival tent of three peaks with flags, 1060 wide and 700 high. */
export function bigTent(paint: Paint, first: MaterialName = "accent", second: MaterialName = "light") {
  const edge = times(10, (index) => -500 + index * 100);
  const valance = (start: number) =>
    edge
      .filter((_, index) => index % 2 === start)
      .map((x) => `M${x} -330H${x + 100}V-286A50 44 0 0 1 ${x} -286z`)
      .join("");
  return together(
    paint.contact(0, 8, 600, 34),
    paint.body("ink", "down", { x: -480, y: -300, width: 960, height: 300 }),
    paint.glow(0, -120, 380, 1.1),
    paint.body("linen", "tube", {
      d: "M-500 -310H-380C-400 -200 -430 -90 -430 0H-510zM500 -310H380C400 -200 430 -90 430 0H510z",
    }),
    paint.body("linen", "tube", {
      d: "M-170 -310H-90C-100 -200 -120 -90 -120 0H-180zM170 -310H90C100 -200 120 -90 120 0H180z",
    }),
    paint.detail({ d: "M-470 -300C-480 -200 -490 -90 -490 0M470 -300C480 -200 490 -90 490 0" }, 4, 0.4),
    paint.lift(
      2,
      paint.body(first, "down", {
        d: "M-520 -320C-420 -380 -370 -480 -350 -600C-310 -500 -250 -440 -180 -420C-90 -460 -30 -560 0 -690C30 -560 90 -460 180 -420C250 -440 310 -500 350 -600C370 -480 420 -380 520 -320z",
      }),
      paint.body(second, "down", {
        d: "M-350 -600C-360 -500 -390 -400 -430 -320H-300C-320 -400 -340 -500 -350 -600zM0 -690C-16 -560 -60 -420 -100 -320H0zM350 -600C360 -500 390 -400 430 -320H300C320 -400 340 -500 350 -600zM0 -690C60 -560 140 -420 200 -320H100C70 -420 20 -560 0 -690z",
      }),
    ),
    paint.body(first, "down", { d: valance(0) }),
    paint.body(second, "down", { d: valance(1) }),
    paint.shade(bars([[-500, -332, 1000, 12]]), 0.8),
    paint.strand("walnut", { d: "M-350 -600V-690M0 -690V-790M350 -600V-690" }, 9),
    paint.body("dominant", "plane", {
      d: "M-350 -690L-270 -666L-350 -640zM0 -790L94 -762L0 -732zM350 -690L430 -666L350 -640z",
    }),
    paint.strand("iron", { d: "M-520 -320L-600 0M520 -320L600 0" }, 5),
    paint.body(
      "pasta",
      "ball",
      discs(times(9, (index) => [-400 + index * 100, -250 + (index % 2) * 18, 14])),
    ),
  );
}

/** Around 0, 0: the head of a microphone of the old kind with its stand, 360 wide, down to 0, 620. */
export function microphone(paint: Paint, metal: MaterialName = "steel") {
  const ribs = times(5, (index) => `M${-120 + index * 60} -230V120`).join("");
  return together(
    paint.body(metal, "tube", bars([[-20, 300, 40, 340]])),
    paint.body("iron", "tube", { x: -44, y: 270, width: 88, height: 70, rx: 14 }),
    paint.strand(metal, { d: "M-196 -40C-210 160 -120 270 0 280C120 270 210 160 196 -40" }, 26, -0.1),
    paint.strand(metal, { d: "M-202 -40C-216 156 -130 262 -20 274" }, 7, 0.8),
    paint.lift(
      2,
      paint.body(metal, "tube", {
        d: "M-170 -120C-170 -250 -100 -310 0 -310C100 -310 170 -250 170 -120V60C170 160 100 220 0 220C-100 220 -170 160 -170 60z",
      }),
    ),
    paint.body("iron", "down", {
      d: "M-140 -120C-140 -226 -80 -280 0 -280C80 -280 140 -226 140 -120V-70H-140zM-140 0H140V60C140 140 80 190 0 190C-80 190 -140 140 -140 60z",
    }),
    paint.within(
      {
        d: "M-140 -120C-140 -226 -80 -280 0 -280C80 -280 140 -226 140 -120V-70H-140zM-140 0H140V60C140 140 80 190 0 190C-80 190 -140 140 -140 60z",
      },
      paint.strand(
        metal,
        { d: `${ribs}M-150 -200H150M-150 -150H150M-150 -100H150M-150 50H150M-150 100H150M-150 150H150` },
        11,
        0.1,
      ),
    ),
    paint.body("accent", "bar", bars([[-170, -72, 340, 74]])),
    paint.body("light", "even", { d: "M-70 -46H70V-26H-70z" }),
    paint.shine({ d: "M-146 -130C-146 -220 -100 -276 -40 -290C-90 -240 -110 -190 -110 -120V80L-146 60z" }, 1),
    paint.body(
      "brass",
      "ball",
      discs([
        [-196, -40, 26],
        [196, -40, 26],
      ]),
    ),
  );
}

/** Hangs from 0, 0: a ball of mirrors 400 wide, on a cord. */
export function mirrorBall(paint: Paint, metal: MaterialName = "steel") {
  const rows = times(7, (index) => -150 + index * 50);
  const widths = rows.map((y) => Math.sqrt(Math.max(0, 200 ** 2 - y ** 2)));
  const lit: [number, number, number, number][] = [
    [-120, -100, 36, 40],
    [-70, -150, 38, 36],
    [-20, -48, 40, 42],
    [60, -98, 38, 40],
    [-150, 4, 30, 40],
    [100, 54, 32, 40],
    [20, 104, 38, 38],
    [-70, 56, 40, 40],
    [70, 4, 40, 42],
  ];
  return together(
    paint.strand("iron", { d: "M0 -1000V0" }, 5),
    paint.body("iron", "tube", { x: -26, y: 0, width: 52, height: 34, rx: 8 }),
    at(
      0,
      224,
      {},
      paint.glow(-60, -60, 360, 0.7),
      paint.lift(1, paint.body(metal, "ball", { r: 200 })),
      paint.within(
        discs([[0, 0, 200]]) as { d: string },
        paint.body(
          "accent",
          "plane",
          bars([
            [-108, -48, 38, 42],
            [20, 4, 40, 42],
            [62, 104, 36, 38],
            [-22, -150, 40, 36],
            [-150, -98, 30, 40],
          ]),
        ),
        paint.shine(bars(lit), 1.6),
        paint.detail(
          {
            d:
              rows
                .map((y, index) => `M${-round(widths[index] ?? 0)} ${y}H${round(widths[index] ?? 0)}`)
                .join("") +
              [0, 60, 110, 150, 180]
                .map((rx) => `M0 -200A${rx} 200 0 0 0 0 200A${rx} 200 0 0 0 0 -200`)
                .join(""),
          },
          4,
          0.7,
        ),
      ),
      paint.shine(
        {
          d: "M-90 -130L-80 -100L-50 -90L-80 -80L-90 -50L-100 -80L-130 -90L-100 -100zM70 60L76 80L96 86L76 92L70 112L64 92L44 86L64 80z",
        },
        2.8,
      ),
    ),
  );
}

/** Hangs from 0, 0: a badge on a ribbon, 300 wide, the card down to 0, 520. */
export function badge(paint: Paint, ribbon: MaterialName = "dominant") {
  return together(
    paint.lift(
      1,
      paint.body(ribbon, "down", { d: "M-130 -400L-16 110H16L-90 -400zM130 -400L16 110H-16L90 -400z" }),
    ),
    paint.body("steel", "tube", { x: -20, y: 96, width: 40, height: 56, rx: 10 }),
    paint.lift(
      2,
      paint.body("paper", "plane", {
        d: "M-160 160Q-160 140 -140 140H140Q160 140 160 160V520Q160 540 140 540H-140Q-160 540 -160 520zM-34 160V176H34V160z",
      }),
      paint.body("accent", "plane", { d: "M-160 200H160V290H-160z" }),
    ),
    paint.shine(
      bars([
        [-120, 226, 150, 22],
        [-120, 256, 90, 12],
      ]),
      2.4,
    ),
    paint.shade(bars([[-120, 330, 220, 34]]), 3),
    paint.detail({ d: "M-116 394H60M-116 420H20" }, 7, 0.7),
    paint.shade(
      bars(
        times(16, (index) => [
          -116 + ((index * 7) % 4) * 22,
          450 + Math.floor(index / 4) * 18,
          14 + ((index * 3) % 2) * 8,
          12,
        ]),
      ),
      2.6,
    ),
  );
}

/** Around 0, 0: a cluster of balloons, 460 wide, their cords meeting at 0, 560. */
export function balloons(
  paint: Paint,
  colours: [MaterialName, MaterialName, MaterialName] = ["dominant", "accent", "light"],
) {
  const kinds = colours.map((colour) =>
    paint.stamp(
      `balloon ${colour}`,
      together(
        paint.body(colour, "ball", {
          d: "M0 -120C70 -120 100 -66 98 -14C94 50 44 104 10 118L18 134H-18L-10 118C-44 104 -94 50 -98 -14C-100 -66 -70 -120 0 -120z",
        }),
        paint.shine({ d: "M-70 -30C-70 -70 -46 -98 -14 -102C-40 -80 -50 -56 -50 -20z" }, 1.2),
      ),
    ),
  );
  const seats: [number, number, number, number][] = [
    [-150, -120, -14, 1],
    [140, -150, 12, 1.02],
    [-10, -210, 0, 1.1],
    [-100, 40, -10, 1.04],
    [110, 20, 10, 1.06],
    [0, -50, 2, 1.16],
  ];
  return together(
    paint.strand(
      "iron",
      { d: seats.map(([x, y]) => `M${x} ${y + 130}Q${round(x * 0.3)} ${y + 330} 0 560`).join("") },
      3,
      0.2,
    ),
    ...seats.map(([x, y, rotate, scale], index) =>
      paint.lift(1, kinds[index % 3]?.(x, y, { rotate, scale })),
    ),
  );
}

/** Around 0, 0: two tickets, one on the other, 520 wide. */
export function tickets(paint: Paint) {
  const ticket = (stock: MaterialName) =>
    together(
      paint.lift(
        2,
        paint.body(stock, "plane", {
          d: "M-250 -110H90A24 24 0 0 0 138 -110H250V-40A40 40 0 0 0 250 40V110H138A24 24 0 0 0 90 110H-250V40A40 40 0 0 0 -250 -40z",
        }),
      ),
      paint.strand("light", { d: "M114 -70V70" }, 6, 0),
      paint.shine(
        bars([
          [-180, -66, 220, 30],
          [-180, -16, 160, 14],
          [-180, 14, 190, 14],
          [-180, 54, 90, 14],
        ]),
        2,
      ),
      paint.shade(bars(times(7, (index) => [150 + index * 10, -60, index % 2 ? 3 : 6, 120])), 2.6),
    );
  return together(
    at(-20, 60, { rotate: 12 }, ticket("dominant")),
    at(10, -60, { rotate: -9 }, ticket("accent")),
  );
}

/** From 0, 0 to the right: a line of small flags `width` wide that hangs through. */
export function bunting(paint: Paint, width: number, sag: number) {
  const count = Math.round(width / 90);
  const y = (share: number) => round(4 * sag * share * (1 - share));
  const flags = (start: number, colour: MaterialName) =>
    paint.body(colour, "plane", {
      d: times(count, (index) => index)
        .filter((index) => index % 3 === start)
        .map((index) => {
          const [from, to] = [(index + 0.12) / count, (index + 0.88) / count];
          return `M${round(from * width)} ${y(from)}L${round(to * width)} ${y(to)}L${round(((from + to) / 2) * width)} ${y((from + to) / 2) + 84}z`;
        })
        .join(""),
    });
  return together(
    paint.strand("linen", { d: `M0 0Q${round(width / 2)} ${sag * 2} ${width} 0` }, 5),
    flags(0, "accent"),
    flags(1, "light"),
    flags(2, "dominant"),
  );
}
