import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Around 0, 0, the middle of its head: an old microphone on a stand that goes down to `foot`. */
export function microphone(paint: Paint, foot = 760, grille: MaterialName = "steel") {
  return together(
    paint.strand("iron", { d: `M0 190V${foot}` }, 20),
    foot < 800
      ? together(
          paint.contact(0, foot, 190, 16),
          paint.body("iron", "tube", {
            d: `M-130 ${foot}Q-130 ${foot - 30} -20 ${foot - 36}H20Q130 ${foot - 30} 130 ${foot}z`,
          }),
        )
      : null,
    paint.lift(
      2,
      paint.body("iron", "tube", { d: "M-36 150H36L28 220H-28z" }),
      paint.body(grille, "tube", {
        d: "M-118 -60C-118 -190 -60 -220 0 -220C60 -220 118 -190 118 -60V70C118 140 70 176 0 176C-70 176 -118 140 -118 70z",
      }),
    ),
    paint.shade(
      bars(
        times(5, (index): [number, number, number, number] => [
          -92 + index * 40,
          -168 + Math.abs(index - 2) * 20,
          22,
          180 - Math.abs(index - 2) * 20,
        ]),
      ),
      2.4,
    ),
    paint.body("accent", "even", { x: -120, y: 24, width: 240, height: 40, rx: 6 }),
    paint.shade(
      bars(
        times(5, (index): [number, number, number, number] => [
          -92 + index * 40,
          78,
          22,
          62 - Math.abs(index - 2) * 8,
        ]),
      ),
      2.4,
    ),
    paint.strand(grille, { d: "M0 -214V170" }, 15, 0.6),
    paint.shine({ d: "M-96 -70C-96 -150 -64 -190 -30 -200C-60 -170 -72 -120 -72 -60V60H-96z" }, 1.2),
  );
}

/** Stands on 0, 0: a guitar of wood, upright, 900 high. */
export function guitar(paint: Paint, wood: MaterialName = "honey") {
  return together(
    paint.lift(
      2,
      paint.body("walnut", "tube", { d: "M-22 -760H22V-380H-22z" }),
      paint.body(wood, "plane", {
        d: "M0 0C-120 0 -180 -70 -176 -160C-172 -230 -118 -250 -112 -290C-108 -330 -144 -350 -140 -400C-136 -460 -70 -480 0 -476C70 -480 136 -460 140 -400C144 -350 108 -330 112 -290C118 -250 172 -230 176 -160C180 -70 120 0 0 0z",
      }),
      paint.body("walnut", "plane", { d: "M-34 -900L34 -900L28 -756H-28z" }),
    ),
    paint.detail(
      {
        d: "M0 -12C-110 -12 -166 -76 -162 -158C-158 -226 -104 -250 -98 -292C-96 -334 -130 -354 -126 -400C-122 -448 -66 -466 0 -464M0 -12C110 -12 166 -76 162 -158C158 -226 104 -250 98 -292C96 -334 130 -354 126 -400C122 -448 66 -466 0 -464",
      },
      5,
      0.7,
    ),
    paint.body("brass", "even", { cy: -330, r: 62 }),
    paint.body("nose", "even", { cy: -330, r: 52 }),
    paint.body("walnut", "even", { x: -70, y: -140, width: 140, height: 26, rx: 6 }),
    paint.detail({ d: times(9, (index) => `M-22 ${-740 + index * 40}H22`).join("") }, 4, 0.9),
    paint.strand("light", { d: "M-14 -890V-128M-5 -890V-128M5 -890V-128M14 -890V-128" }, 2.5, 0),
    paint.body(
      "steel",
      "even",
      discs([
        [-44, -872, 11],
        [-44, -832, 11],
        [-44, -792, 11],
        [44, -872, 11],
        [44, -832, 11],
        [44, -792, 11],
      ]),
    ),
    paint.shine(
      {
        d: "M-150 -150C-150 -210 -90 -240 -86 -290C-84 -330 -116 -356 -112 -400C-110 -430 -80 -446 -40 -452C-90 -430 -96 -400 -76 -350C-60 -300 -110 -260 -126 -170z",
      },
      0.6,
    ),
  );
}

/** Stands on 0, 0: an amplifier 420 wide and 400 high. */
export function amplifier(paint: Paint, cloth: MaterialName = "linen") {
  return together(
    paint.contact(0, 4, 260, 20),
    paint.lift(1, paint.body("ink", "plane", { x: -215, y: -400, width: 430, height: 400, rx: 18 })),
    paint.body(cloth, "down", { x: -186, y: -300, width: 372, height: 270, rx: 8 }),
    paint.detail({ d: times(9, (index) => `M-186 ${-276 + index * 28}H186`).join("") }, 3, 0.4),
    paint.shade({ cy: -166, r: 112 }, 0.7),
    paint.shade({ cy: -166, r: 40 }, 0.7),
    paint.body("brass", "even", { x: -186, y: -376, width: 372, height: 52, rx: 6 }),
    paint.body("ink", "even", discs(times(6, (index) => [-150 + index * 52, -350, 15]))),
    paint.body("accent", "even", discs([[166, -350, 9]])),
    paint.strand("ink", { d: "M-70 -400Q-70 -430 -40 -430H40Q70 -430 70 -400" }, 14, 0.4),
  );
}

/** Around 0, 0: a record of radius `r`. */
export function vinyl(paint: Paint, r: number, label: MaterialName = "accent") {
  return together(
    paint.lift(2, paint.body("nose", "plane", { r })),
    ...[0.9, 0.8, 0.7, 0.6, 0.5].map((share) => paint.detail({ r: round(r * share) }, 3, 1)),
    paint.shine(
      {
        d: `M0 0L${polar(-2.3, r * 0.96).join(" ")}A${r * 0.96} ${r * 0.96} 0 0 1 ${polar(-1.8, r * 0.96).join(" ")}zM0 0L${polar(0.84, r * 0.96).join(" ")}A${r * 0.96} ${r * 0.96} 0 0 1 ${polar(1.34, r * 0.96).join(" ")}z`,
      },
      0.34,
    ),
    paint.body(label, "plane", { r: round(r * 0.34) }),
    paint.detail(
      {
        d: `M${round(-r * 0.2)} ${round(-r * 0.12)}H${round(r * 0.2)}M${round(-r * 0.13)} ${round(r * 0.14)}H${round(r * 0.13)}`,
      },
      6,
      0.9,
    ),
    paint.body("light", "even", { r: round(r * 0.035) }),
  );
}

/** Lies around 0, 0: a turntable 900 × 700 from above, a record on it. */
export function turntable(paint: Paint, wood: MaterialName = "walnut", label: MaterialName = "accent") {
  return together(
    paint.lift(3, paint.body(wood, "plane", { x: -460, y: -350, width: 920, height: 700, rx: 26 })),
    paint.body("linen", "plane", { x: -438, y: -328, width: 876, height: 656, rx: 14 }),
    at(-110, 0, {}, paint.body("iron", "plane", { r: 312 }), vinyl(paint, 296, label)),
    paint.lift(
      2,
      paint.body("steel", "plane", { cx: 320, cy: -220, r: 66 }),
      paint.strand("steel", { d: "M320 -220L316 60Q312 130 190 190" }, 17, 0.2),
      paint.body("ink", "even", { d: "M206 156L232 200L166 232L146 196z" }),
    ),
    paint.body("iron", "ball", { cx: 320, cy: -220, r: 32 }),
    paint.body("accent", "ball", { cx: 340, cy: 240, r: 34 }),
    paint.shade({ x: 390, y: -60, width: 16, height: 200, rx: 8 }, 1.6),
    paint.body("iron", "even", { x: 380, y: 20, width: 36, height: 26, rx: 5 }),
  );
}

/** Around 0, 0: keys of a piano, `octaves` of them, 56 to a key; 300 high. */
export function pianoKeys(paint: Paint, octaves = 2) {
  const count = octaves * 7;
  const width = count * 56;
  const black = times(count, (index) => index)
    .filter((index) => ![2, 6].includes(index % 7))
    .map((index): [number, number, number, number] => [-width / 2 + (index + 1) * 56 - 17, -150, 34, 190]);
  return paint.lift(
    2,
    paint.body("paper", "down", bars([[-width / 2, -150, width, 300]])),
    paint.shade(bars([[-width / 2, -150, width, 16]]), 1.6),
    paint.detail(
      { d: times(count - 1, (index) => `M${-width / 2 + (index + 1) * 56} -150V150`).join("") },
      4,
      0.8,
    ),
    paint.shade(bars(black.map(([x, y, w, h]) => [x + 5, y + 6, w + 5, h + 4])), 1.3),
    paint.body("nose", "down", bars(black)),
    paint.shine(bars(black.map(([x, y, w, h]) => [x + 6, y + 10, w - 22, h - 40])), 0.7),
  );
}

/** Lies around 0, 0: a sheet with staves and notes, 420 × 520. */
export function sheetMusic(paint: Paint) {
  const staves = times(4, (row) => -180 + row * 118);
  const heads = staves.flatMap((y, row) =>
    times(6, (index): [number, number, number] => [
      -130 + index * 58,
      y + ((index * 17 + row * 11) % 40),
      10,
    ]),
  );
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -210, y: -260, width: 420, height: 520, rx: 3 }),
    paint.shade(bars([[-90, -236, 180, 18]]), 2),
    paint.detail(
      { d: staves.flatMap((y) => times(5, (line) => `M-176 ${y + line * 12}H176`)).join("") },
      2,
      0.6,
    ),
    paint.body("ink", "even", discs(heads)),
    paint.strand("ink", { d: heads.map(([x, y]) => `M${x + 9} ${y}v-46`).join("") }, 4),
  );
}

/** Stands on 0, 0: a cello with its bow beside it, 980 high. */
export function cello(paint: Paint, wood: MaterialName = "chestnut") {
  const half = (side: 1 | -1) => {
    const x = (value: number) => value * side;
    return `C${x(110)} -52 ${x(178)} -94 ${x(178)} -176C${x(178)} -222 ${x(136)} -244 ${x(158)} -274C${x(100)} -286 ${x(96)} -372 ${x(140)} -394C${x(114)} -424 ${x(140)} -452 ${x(138)} -500C${x(136)} -572 ${x(80)} -610 0 -612`;
  };
  const belly = `M0 -52${half(-1)}L0 -612M0 -52${half(1)}L0 -52z`;
  const soundHole = (side: 1 | -1) => {
    const x = (value: number) => value * side;
    return `M${x(62)} -378C${x(42)} -378 ${x(48)} -348 ${x(60)} -330C${x(76)} -306 ${x(92)} -286 ${x(86)} -262C${x(82)} -246 ${x(66)} -250 ${x(70)} -264M${x(58)} -322L${x(84)} -318`;
  };
  return together(
    paint.strand("steel", { d: "M0 -56V0" }, 10, 0),
    paint.lift(
      2,
      paint.body(wood, "plane", { d: belly }),
      paint.body(wood, "tube", { d: "M-22 -880H22L28 -600H-28z" }),
    ),
    paint.shade(
      {
        d: "M60 -60C130 -74 178 -110 178 -176C178 -222 136 -244 158 -274C100 -286 96 -372 140 -394C114 -424 140 -452 138 -500C136 -546 114 -580 80 -598C112 -520 70 -450 84 -400C60 -360 70 -290 110 -250C150 -180 120 -100 60 -60z",
      },
      0.9,
    ),
    at(0, -23, { scale: 0.93 }, paint.detail({ d: belly }, 4, 0.55)),
    paint.shine(
      {
        d: "M-156 -180C-152 -224 -118 -246 -128 -268C-90 -300 -84 -360 -112 -392C-90 -430 -118 -460 -114 -504C-110 -550 -80 -580 -44 -592C-84 -550 -92 -500 -80 -450C-66 -410 -62 -330 -92 -268C-128 -226 -140 -190 -140 -150z",
      },
      0.8,
    ),
    paint.strand("nose", { d: soundHole(1) + soundHole(-1) }, 9, 0),
    paint.lift(1, paint.body("nose", "tube", { d: "M-15 -880H15L31 -412Q0 -400 -31 -412z" })),
    paint.lift(1, paint.body("nose", "plane", { d: "M-13 -84H13L36 -250Q0 -268 -36 -250z" })),
    paint.lift(
      1,
      paint.body("crumb", "plane", {
        d: "M-50 -296L-42 -328Q0 -346 42 -328L50 -296H26Q20 -316 0 -316Q-20 -316 -26 -296z",
      }),
    ),
    paint.strand("light", { d: "M-9 -878L-27 -256M-3 -878L-9 -256M3 -878L9 -256M9 -878L27 -256" }, 2.6, 0),
    paint.strand("nose", { d: "M-52 -902H52M-48 -934H48" }, 13, 0.2),
    paint.body(wood, "tube", {
      d: "M-21 -876L-17 -946C-34 -992 34 -1004 30 -956C28 -934 4 -936 6 -952L21 -940V-876z",
    }),
    paint.body(wood, "ball", { cx: 4, cy: -962, r: 27 }),
    paint.detail({ d: "M4 -962m-14 2a14 13 0 1 1 22 10a8 8 0 1 1 -6 -13" }, 4, 0.9),
    at(
      262,
      -20,
      { rotate: 9 },
      paint.strand("light", { d: "M-24 -34L-22 -776" }, 8, 0),
      paint.strand("walnut", { d: "M0 0C14 -260 14 -520 -12 -786" }, 13, 0.3),
      paint.body("nose", "plane", { d: "M-34 -60H10V-14H-34z" }),
    ),
  );
}

/** Stands on 0, 0: a snare drum on its side rim, 460 wide, sticks across it. */
export function snare(paint: Paint, shell: MaterialName = "accent") {
  return together(
    paint.contact(0, 4, 290, 22),
    paint.lift(1, paint.body(shell, "tube", { d: "M-230 -210V-40C-200 20 200 20 230 -40V-210z" })),
    paint.detail(
      { d: [-170, -86, 0, 86, 170].map((x) => `M${x} -190V${Math.round(4 - Math.abs(x) * 0.14)}`).join("") },
      9,
      1,
    ),
    paint.body("steel", "tube", { d: "M-238 -56C-200 12 200 12 238 -56V-26C200 40 -200 40 -238 -26z" }),
    paint.body("steel", "tube", {
      d: "M-238 -216C-200 -150 200 -150 238 -216V-186C200 -118 -200 -118 -238 -186z",
    }),
    paint.body("paper", "plane", { cy: -214, rx: 234, ry: 56 }),
    paint.shade({ cx: 24, cy: -206, rx: 150, ry: 30 }, 0.3),
    paint.lift(
      1,
      paint.strand("board", { d: "M-200 -330L150 -206M220 -350L-90 -214" }, 17, 0.2),
      paint.body(
        "board",
        "even",
        discs([
          [150, -206, 14],
          [-90, -214, 14],
        ]),
      ),
    ),
  );
}

/** Around 0, 0: headphones 460 wide, from the front. */
export function headphones(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.strand("iron", { d: "M-180 60C-220 -260 220 -260 180 60" }, 34),
    paint.strand(colour, { d: "M-120 -118C-60 -190 60 -190 120 -118" }, 40, 0.2),
    paint.body("ink", "ball", { x: -206, y: 0, width: 84, height: 210, rx: 40 }),
    paint.body("ink", "ball", { x: 122, y: 0, width: 84, height: 210, rx: 40 }),
    paint.body(colour, "ball", { d: "M-206 10Q-262 30 -262 106Q-262 182 -206 202z" }),
    paint.body(colour, "ball", { d: "M206 10Q262 30 262 106Q262 182 206 202z" }),
    paint.shine({ d: "M-244 60Q-236 34 -216 26V60z" }, 1.2),
  );
}

/** Around 0, 0: a record in its sleeve, 420 wide, looking out at the right. */
export function sleeve(paint: Paint, colour: MaterialName = "dominant", mark: MaterialName = "accent") {
  return together(
    at(
      80,
      0,
      {},
      paint.lift(1, paint.body("nose", "plane", { r: 196 })),
      paint.detail({ r: 150 }, 3, 1),
      paint.detail({ r: 110 }, 3, 1),
    ),
    paint.lift(2, paint.body(colour, "plane", { x: -210, y: -210, width: 420, height: 420, rx: 4 })),
    paint.body(mark, "even", { cx: -20, cy: -10, r: 110 }),
    paint.body("light", "even", {
      d: "M-210 60C-120 0 -40 120 60 60S170 40 210 70V130C120 90 60 130 -20 120S-140 90 -210 130z",
    }),
    paint.shine({ d: "M-210 -210H40L-210 80z" }, 0.4),
  );
}

/** From 0, 0 down: the beam of a lamp over a stage, `reach` long. */
export function beam(paint: Paint, reach: number, turn: number) {
  return at(
    0,
    0,
    { rotate: turn },
    paint.shine({ d: `M-24 0L${-reach * 0.3} ${reach}H${reach * 0.3}L24 0z` }, 0.3),
    paint.body("ink", "even", { d: "M-40 -60H40L54 20H-54z" }),
    paint.body("light", "even", { cy: 20, rx: 50, ry: 9 }),
  );
}
