import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Around 0, 0: a sticky note of `size`, its lower corner lifting; lines are written on it. */
export function stickyNote(paint: Paint, colour: MaterialName, size = 150, lines = 3) {
  const h = size / 2;
  return together(
    paint.lift(
      1,
      paint.body(colour, "down", {
        d: `M${-h} ${-h}H${h}V${h * 0.7}Q${h * 0.8} ${h * 0.94} ${h * 0.56} ${h}H${-h}z`,
      }),
    ),
    paint.shade(
      {
        d: `M${h} ${h * 0.7}Q${h * 0.8} ${h * 0.94} ${h * 0.56} ${h}Q${h * 0.72} ${h * 0.84} ${h * 0.7} ${h * 0.66}z`,
      },
      1,
    ),
    lines
      ? paint.detail(
          {
            d: times(
              lines,
              (index) =>
                `M${round(-h * 0.7)} ${round(-h * 0.5 + index * h * 0.42)}h${round(h * (1.3 - (index % 2) * 0.5))}`,
            ).join(""),
          },
          round(size / 24),
          0.9,
        )
      : null,
  );
}

/** Around 0, 0: a board 1000 × 720 in a frame, notes in columns on it, some of them joined by a line. */
export function noteBoard(paint: Paint, seed = 0) {
  const inks: MaterialName[] = ["accent", "light", "dominant", "accent", "light", "kraft"];
  const stamps = inks.map((colour) => paint.stamp(`note ${colour}`, stickyNote(paint, colour)));
  const notes = times(17, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    return {
      x: -372 + column * 186 + ((index * 29 + seed) % 17) - 8,
      y: -230 + row * 178 + ((index * 23) % 15),
      index,
    };
  }).filter(({ index }) => index !== 7 && index !== 12);
  return together(
    paint.lift(3, paint.body("board", "plane", { x: -520, y: -372, width: 1040, height: 744, rx: 10 })),
    paint.body("linen", "plane", { x: -496, y: -348, width: 992, height: 696 }),
    paint.shade(
      bars([
        [-496, -348, 992, 12],
        [-496, -348, 12, 696],
      ]),
      0.8,
    ),
    paint.strand(
      "ink",
      {
        d: "M-372 -150C-330 -40 -240 -60 -186 -40M-10 -60C60 40 120 10 180 100M-160 120C-60 190 -20 200 60 150M190 -230C260 -260 300 -240 330 -200",
      },
      6,
      0.3,
    ),
    ...notes.map(({ x, y, index }) =>
      (stamps[(index * 5 + seed) % stamps.length] as (typeof stamps)[number])(x, y, {
        rotate: ((index * 37 + seed) % 13) - 6,
      }),
    ),
    paint.body(
      "dominant",
      "ball",
      discs([
        [-372, -292, 12],
        [186, -296, 12],
      ]),
    ),
  );
}

/** Stands on 0, 0: a pad of large sheets on an easel, 900 high, a curve drawn on it. */
export function flipChart(paint: Paint) {
  return together(
    paint.contact(0, 2, 330, 22),
    paint.strand("steel", { d: "M-60 -840L-70 -8M60 -840L70 -8" }, 12, -0.6),
    paint.strand("iron", { d: "M-210 -870L-300 0M210 -870L300 0" }, 20),
    paint.lift(
      2,
      paint.body("paper", "down", { d: "M-270 -880H270V-270Q80 -250 -270 -268z" }),
      paint.body("dominant", "down", { x: -290, y: -908, width: 580, height: 46, rx: 8 }),
    ),
    paint.shade({ d: "M270 -270Q80 -250 -270 -268V-300Q60 -280 270 -300z" }, 0.5),
    paint.strand("ink", { d: "M-206 -800V-360H206" }, 8, 0.2),
    paint.strand(
      "accent",
      { d: "M-200 -390C-110 -400 -80 -470 -20 -490C50 -514 80 -660 190 -740M150 -744L194 -744L186 -700" },
      15,
      0,
    ),
    paint.strand("dominant", { d: "M-190 -560C-100 -550 60 -520 200 -450" }, 9, 0.3),
    paint.strand("ink", { d: "M-150 -780h130M-150 -744h84M-26 -536a44 44 0 1 0 10 0" }, 7, 0.2),
    paint.body("iron", "even", { x: -260, y: -262, width: 520, height: 20, rx: 8 }),
    paint.body("accent", "even", { x: 90, y: -280, width: 96, height: 20, rx: 8 }),
  );
}

/** Lies around 0, 0: a bound report 420 × 540 with a chart on its cover. */
export function report(paint: Paint, cover: MaterialName = "paper") {
  const heights = [70, 104, 92, 150, 196];
  return together(
    paint.lift(
      2,
      paint.body("linen", "plane", { x: -202, y: -262, width: 420, height: 540, rx: 4 }),
      paint.body(cover, "plane", { x: -210, y: -270, width: 420, height: 540, rx: 4 }),
    ),
    paint.shade(
      bars([
        [-150, -222, 230, 30],
        [-150, -176, 150, 14],
      ]),
      2.6,
    ),
    paint.body(
      "dominant",
      "down",
      bars(heights.map((height, index) => [-150 + index * 66, 130 - height, 44, height])),
    ),
    paint.strand("accent", { d: "M-136 10L-62 -32L2 -10L70 -80L138 -122" }, 9),
    paint.detail({ d: "M-158 134H172M-150 176H120M-150 206H60" }, 4, 0.7),
    paint.detail({ d: times(13, (index) => `M-222 ${-240 + index * 40}h28`).join("") }, 9, 1.6),
  );
}

/** Lies around 0, 0: a brass compass of radius `r`, its lid open above it or left off. */
export function compass(paint: Paint, r: number, turn = 32, hasLid = true) {
  const of = (share: number) => round(r * share);
  const marks = (count: number, from: number, to: number) =>
    times(count, (index) => {
      const angle = (index / count) * Math.PI * 2;
      return `M${polar(angle, r * from).join(" ")}L${polar(angle, r * to).join(" ")}`;
    }).join("");
  const star = (count: number, reach: number, offset: number) =>
    times(count, (index) => {
      const angle = offset + (index / count) * Math.PI * 2;
      return `M${polar(angle, r * reach).join(" ")}L${polar(angle + 0.7, r * 0.09).join(" ")}L0 0L${polar(angle - 0.7, r * 0.09).join(" ")}z`;
    }).join("");
  return together(
    hasLid
      ? together(
          at(
            of(0.2),
            of(-1.86),
            {},
            paint.lift(2, paint.body("brass", "plane", { r: of(0.98) })),
            paint.body("brass", "dish", { r: of(0.88) }),
            paint.detail({ r: of(0.62) }, 4, 0.6),
          ),
          paint.body("brass", "plane", {
            x: of(-0.08),
            y: of(-1.1),
            width: of(0.36),
            height: of(0.22),
            rx: of(0.05),
          }),
        )
      : paint.body("brass", "plane", {
          x: of(-0.1),
          y: of(-1.2),
          width: of(0.2),
          height: of(0.3),
          rx: of(0.06),
        }),
    paint.lift(3, paint.body("brass", "plane", { r })),
    paint.body("brass", "dish", { r: of(0.93) }),
    paint.body("paper", "plane", { r: of(0.84) }),
    paint.shade(
      {
        d: `M${of(-0.84)} 0A${of(0.84)} ${of(0.84)} 0 0 1 ${of(0.84)} 0A${of(0.9)} ${of(0.76)} 0 0 0 ${of(-0.84)} 0z`,
      },
      0.8,
    ),
    paint.detail({ d: marks(36, 0.72, 0.8) }, 4, 1),
    paint.detail({ d: marks(8, 0.62, 0.8) }, 9, 1.4),
    paint.body("kraft", "plane", { d: star(4, 0.42, Math.PI / 4) }),
    paint.body("dominant", "plane", { d: star(4, 0.58, 0) }),
    paint.detail({ r: of(0.44) }, 3, 0.6),
    at(
      0,
      0,
      { rotate: turn },
      paint.lift(
        1,
        paint.body("accent", "plane", { d: `M0 ${of(-0.7)}L${of(0.07)} 0H${of(-0.07)}z` }),
        paint.body("steel", "plane", { d: `M0 ${of(0.7)}L${of(0.07)} 0H${of(-0.07)}z` }),
      ),
      paint.body("brass", "ball", { r: of(0.065) }),
    ),
    paint.shine(
      {
        d: `M${of(-0.74)} ${of(-0.24)}A${of(0.78)} ${of(0.78)} 0 0 1 ${of(0.24)} ${of(-0.74)}A${of(1.1)} ${of(1.1)} 0 0 0 ${of(-0.74)} ${of(-0.24)}z`,
      },
      0.9,
    ),
  );
}

/** Stands on 0, 0: a chair for a meeting, from the side, 520 high, looking right. */
export function meetingChair(paint: Paint, cover: MaterialName = "dominant") {
  return together(
    paint.contact(0, 2, 170, 13),
    paint.strand("walnut", { d: "M-96 -236L-140 0M104 -236L140 0" }, 20),
    paint.strand("walnut", { d: "M-60 -236L-84 -6M70 -236L92 -6" }, 15, -0.5),
    paint.lift(
      1,
      paint.body(cover, "down", {
        d: "M-140 -520Q-170 -520 -166 -488L-120 -262Q-112 -232 -82 -232H110Q142 -232 142 -258Q142 -284 110 -284H-50Q-70 -284 -76 -304L-112 -496Q-116 -520 -140 -520z",
      }),
    ),
    paint.shine({ d: "M-146 -508Q-156 -504 -152 -484L-110 -272L-98 -276L-136 -490z" }, 0.7),
  );
}

/** Stands on 0, 0: a round table 620 wide and 330 high, from the side. */
export function roundTable(paint: Paint) {
  return together(
    paint.contact(0, 4, 220, 18),
    paint.body("iron", "tube", { d: "M-150 0Q-150 -20 -40 -30L-24 -60V-310H24V-60L40 -30Q150 -20 150 0z" }),
    paint.lift(1, paint.body("board", "down", { x: -320, y: -336, width: 640, height: 34, rx: 14 })),
    paint.shine(bars([[-306, -334, 612, 6]]), 1),
  );
}

/** Lies around 0, 0: a tablet 560 × 400 with bars and a ring on its screen. */
export function tablet(paint: Paint) {
  return together(
    paint.lift(2, paint.body("iron", "plane", { x: -290, y: -210, width: 580, height: 420, rx: 30 })),
    paint.body("paper", "plane", { x: -262, y: -182, width: 524, height: 364, rx: 8 }),
    barChart(paint, -220, 130, 8, 26, 34),
    ring(paint, 150, 20, 76, 0.68),
    paint.detail({ d: "M-220 -140h160M-220 -112h96M86 -140h124" }, 9, 0.6),
    paint.shine({ d: "M-262 -182H40L-120 182H-262z" }, 0.3),
  );
}

/** Bars of a chart from `left` on the line `base`, two of them in the accent. */
function barChart(
  paint: Paint,
  left: number,
  base: number,
  count: number,
  width: number,
  step: number,
  high = 1,
) {
  const columns = times(count, (index): [number, number, number, number] => {
    const height = Math.round((46 + index * 17 + ((index * 37) % 41)) * high);
    return [left + index * step, base - height, width, height];
  });
  return together(
    paint.body("dominant", "down", bars(columns.filter((_, index) => index % 3 !== 2))),
    paint.body("accent", "down", bars(columns.filter((_, index) => index % 3 === 2))),
  );
}

/** A ring of which `share` is filled. */
function ring(paint: Paint, x: number, y: number, r: number, share: number) {
  const width = round(r * 0.34);
  const [ex, ey] = polar(-Math.PI / 2 + share * Math.PI * 2, r);
  return at(
    x,
    y,
    {},
    paint.strand("stone", { d: `M0 ${-r}A${r} ${r} 0 1 1 -.1 ${-r}` }, width),
    paint.strand("accent", { d: `M0 ${-r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${ex} ${ey}` }, width),
  );
}

/** Around 0, 0: the window of a program, 900 × 640: a list at its side, figures, a week in bars and a ring. */
export function appWindow(paint: Paint) {
  const items = times(6, (index): [number, number, number, number] => [
    -400,
    -176 + index * 52,
    88 - ((index * 31) % 34),
    12,
  ]);
  const shifts = (of: number) =>
    times(15, (index) => {
      const [row, turn] = [Math.floor(index / 3), index % 3];
      const x = -128 + ((turn * 104 + row * 62) % 270);
      return index % 3 === of ? `M${x} ${-2 + row * 58}h${52 - ((index * 23) % 30)}` : "";
    }).join("");
  return together(
    paint.lift(3, paint.body("paper", "plane", { x: -450, y: -320, width: 900, height: 640, rx: 22 })),
    paint.body("dominant", "down", { d: "M-450 -298Q-450 -320 -428 -320H-246V320H-428Q-450 320 -450 298z" }),
    paint.shine({ x: -436, y: -196, width: 176, height: 46, rx: 10 }, 0.7),
    paint.shine(bars(items), 1.4),
    paint.body("accent", "even", { cx: -404, cy: -276, r: 14 }),
    paint.shine(bars([[-378, -282, 84, 14]]), 2.2),
    paint.shade(
      bars([
        [-206, -280, 210, 22],
        [-206, -246, 120, 10],
      ]),
      1.8,
    ),
    paint.body("accent", "even", { x: 286, y: -286, width: 124, height: 40, rx: 20 }),
    paint.body("marble", "even", {
      d: [-206, 4, 214]
        .map((x) => `M${x} -200q0-12 12-12h170q12 0 12 12v88q0 12-12 12h-170q-12 0-12-12z`)
        .join(""),
    }),
    paint.detail({ d: "M-184 -184h70M26 -184h56M236 -184h84" }, 8, 0.5),
    paint.detail({ d: "M-184 -146h96M26 -146h66M236 -146h84" }, 22, 1.3),
    paint.body("marble", "even", { x: -206, y: -78, width: 404, height: 366, rx: 12 }),
    paint.detail({ d: "M-132 -56V268M-50 -56V268M32 -56V268M114 -56V268" }, 2, 0.5),
    paint.detail({ d: "M-116 -50h36M-34 -50h40M48 -50h34M130 -50h40" }, 8, 0.5),
    paint.strand("ash", { d: times(5, (row) => `M-170 ${-2 + row * 58}h.1`).join("") }, 36, 0.2),
    paint.strand("dominant", { d: shifts(0) }, 32),
    paint.strand("accent", { d: shifts(1) }, 32),
    paint.strand("dominant", { d: shifts(2) }, 32, 0.8),
    paint.body("marble", "even", { x: 216, y: -78, width: 198, height: 366, rx: 12 }),
    ring(paint, 315, 32, 58, 0.72),
    paint.detail({ d: "M240 136h130M240 164h96M240 192h118M240 220h74" }, 9, 0.5),
  );
}

/** Around 0, 0: a small card 340 × 150 with a notice that something is done. */
export function noticeCard(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.lift(3, paint.body("paper", "plane", { x: -170, y: -75, width: 340, height: 150, rx: 24 })),
    paint.body(colour, "ball", { cx: -106, r: 40 }),
    paint.strand("light", { d: "M-124 0l14 14l24 -28" }, 10, 1),
    paint.shade(bars([[-44, -30, 150, 18]]), 2.4),
    paint.detail({ d: "M-40 12h170M-40 36h110" }, 8, 0.5),
  );
}

/** Around 0, 0: a card 300 × 240 with three switches. */
export function switchCard(paint: Paint) {
  return together(
    paint.lift(3, paint.body("paper", "plane", { x: -150, y: -120, width: 300, height: 240, rx: 24 })),
    paint.detail({ d: "M-118 -68h110M-118 0h86M-118 68h124" }, 10, 0.6),
    paint.strand("accent", { d: "M74 -68h34M74 68h34" }, 40),
    paint.strand("stone", { d: "M74 0h34" }, 40),
    paint.body(
      "light",
      "even",
      discs([
        [108, -68, 15],
        [74, 0, 15],
        [108, 68, 15],
      ]),
    ),
  );
}

/** Around 0, 0: a telephone 330 × 680, upright, a program on its screen. */
export function phone(paint: Paint) {
  return together(
    paint.lift(3, paint.body("iron", "plane", { x: -172, y: -350, width: 344, height: 700, rx: 58 })),
    paint.body("paper", "plane", { x: -154, y: -332, width: 308, height: 664, rx: 42 }),
    paint.body("dominant", "down", { d: "M-154 -290Q-154 -332 -112 -332H112Q154 -332 154 -290V-84H-154z" }),
    paint.body("iron", "even", { x: -46, y: -318, width: 92, height: 24, rx: 12 }),
    paint.shine(
      bars([
        [-122, -250, 120, 14],
        [-122, -220, 190, 34],
      ]),
      2,
    ),
    paint.strand("accent", { d: "M-120 -118L-66 -150L-16 -128L44 -172L118 -188" }, 9),
    ...times(4, (index) =>
      together(
        paint.body(index % 2 ? "dominant" : "accent", "even", { cx: -108, cy: -28 + index * 88, r: 24 }),
        paint.detail(
          { d: `M-66 ${-40 + index * 88}h${150 - ((index * 37) % 60)}M-66 ${-14 + index * 88}h90` },
          9,
          0.6,
        ),
      ),
    ),
    paint.shine({ d: "M-154 -290Q-154 -332 -112 -332H40L-110 332Q-154 332 -154 290z" }, 0.25),
  );
}

/** Stands on 0, 0: a monitor 880 wide and 700 high, with `shown` around the middle of its screen. */
export function monitor(paint: Paint, shown: ReturnType<typeof together>) {
  return together(
    paint.contact(0, 2, 260, 18),
    paint.body("steel", "tube", { d: "M-60 -130H60L70 -20H-70z" }),
    paint.body("steel", "down", { x: -170, y: -26, width: 340, height: 26, rx: 10 }),
    paint.lift(2, paint.body("iron", "plane", { x: -440, y: -700, width: 880, height: 570, rx: 24 })),
    paint.within(
      { d: "M-416 -676H416V-160H-416z" },
      paint.body("screen", "plane", bars([[-416, -676, 832, 516]])),
      at(0, -418, {}, shown),
    ),
    paint.shine({ d: "M-416 -676H60L-160 -160H-416z" }, 0.2),
  );
}

/** Around 0, 0 within a screen: lines of a program in colours. */
export function codeLines(paint: Paint, rows = 11) {
  const pieces = (of: number) =>
    times(rows, (index) => {
      const indent = [0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 0][index % 11] ?? 0;
      const x = -340 + indent * 52 + of * (110 + ((index * 31) % 70));
      return (index + of) % 4 === 3 ? "" : `M${x} ${-206 + index * 41}h${60 + ((index * 47 + of * 29) % 90)}`;
    }).join("");
  return together(
    paint.strand("accent", { d: pieces(0) }, 13),
    paint.strand("light", { d: pieces(1) }, 13, 0),
    paint.strand("dominant", { d: pieces(2) }, 13, 0.9),
  );
}

/** Lies around 0, 0 in perspective before a screen: a keyboard 620 wide. */
export function keyboard(paint: Paint) {
  const rows = times(4, (row) =>
    times(12, (index) => `M${-258 + row * -8 + index * (45 + row * 1.4)} ${-34 + row * 22}h${30 + row}`).join(
      "",
    ),
  );
  return together(
    paint.contact(0, 54, 370, 16),
    paint.lift(
      1,
      paint.body("steel", "down", { d: "M-290 -56H290L322 56Q322 64 312 64H-312Q-322 64 -322 56z" }),
    ),
    paint.strand("light", { d: rows.join("") }, 15, 0.6),
  );
}

/** Stands on 0, 0: a cabinet of machines with lamps, 340 wide and 640 high. */
export function serverRack(paint: Paint) {
  const tops = times(6, (index) => -600 + index * 96);
  return together(
    paint.contact(0, 2, 220, 18),
    paint.lift(1, paint.body("ink", "plane", { x: -180, y: -640, width: 360, height: 640, rx: 14 })),
    paint.body("iron", "down", bars(tops.map((top) => [-156, top, 312, 78]))),
    paint.shade(
      {
        d: tops
          .map(
            (top) => `M-30 ${top + 18}h160v8h-160zM-30 ${top + 36}h160v8h-160zM-30 ${top + 54}h160v8h-160z`,
          )
          .join(""),
      },
      2,
    ),
    paint.body("accent", "even", discs(tops.map((top, index) => [-130 + (index % 2) * 26, top + 39, 8]))),
    paint.body("leaf", "even", discs(tops.map((top, index) => [-104 - (index % 2) * 26, top + 39, 8]))),
    paint.glow(-120, -400, 120, 0.5),
  );
}

/** Around 0, 0: boxes joined by lines, on a sheet 680 × 460: a process. */
export function processSheet(paint: Paint, isTangled: boolean) {
  const boxes: [number, number][] = isTangled
    ? [
        [-250, -140],
        [-90, -170],
        [60, -110],
        [220, -160],
        [-220, 10],
        [-60, -20],
        [110, 40],
        [250, -10],
        [-260, 150],
        [-110, 120],
        [50, 160],
        [210, 150],
      ]
    : [
        [-250, 0],
        [-84, 0],
        [84, 0],
        [250, 0],
      ];
  const joins = isTangled
    ? "M-250 -140C-160 40 0 -240 60 -110S230 60 -220 10S-20 220 -110 120S240 -20 220 -160S-240 -60 -260 150S110 240 110 40S-80 -260 -90 -170S260 190 210 150S-40 120 -60 -20S200 -90 250 -10S0 30 50 160"
    : "M-250 0H250";
  const size = isTangled ? 34 : 56;
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -350, y: -240, width: 700, height: 480, rx: 8 }),
    isTangled ? paint.strand("accent", { d: joins }, 6) : paint.strand("dominant", { d: joins }, 12),
    paint.lift(
      1,
      paint.body(
        "dominant",
        "down",
        bars(
          boxes
            .filter((_, index) => index % 3 !== 1)
            .map(([x, y]) => [x - size, y - size * 0.66, size * 2, size * 1.32]),
        ),
      ),
      paint.body(
        "accent",
        "down",
        bars(
          boxes
            .filter((_, index) => index % 3 === 1)
            .map(([x, y]) => [x - size, y - size * 0.66, size * 2, size * 1.32]),
        ),
      ),
    ),
    isTangled
      ? null
      : together(
          paint.strand("light", { d: "M226 4l16 16l30 -34" }, 11, 1),
          paint.detail({ d: "M-290 140h220M-290 168h150" }, 9, 0.6),
        ),
  );
}
