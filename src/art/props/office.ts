import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a closed book lying flat, its spine to the viewer. */
export function lyingBook(paint: Paint, cover: MaterialName, width: number, height: number) {
  const half = width / 2;
  return paint.lift(
    1,
    paint.body(cover, "bar", { x: -half, y: -height, width, height, rx: Math.min(9, height / 5) }),
    paint.body(
      "brass",
      "bar",
      bars([
        [-half + width * 0.12, -height, 9, height],
        [half - width * 0.12 - 9, -height, 9, height],
      ]),
    ),
    paint.body("brass", "bar", bars([[-width * 0.18, -height * 0.62, width * 0.36, height * 0.22]])),
    paint.shine(bars([[-half + 6, -height + 5, width - 12, height * 0.12]]), 0.6),
    paint.shade(bars([[-half, -height * 0.16, width, height * 0.16]]), 0.9),
  );
}

/** Stands on 0, 0: books lying on one another, about `width` wide. */
export function bookStack(paint: Paint, covers: MaterialName[], width = 460) {
  let top = 0;
  return together(
    paint.contact(0, 4, width * 0.62, 26),
    ...covers.map((cover, index) => {
      const height = 58 + ((index * 23) % 31);
      const book = at(
        ((index * 37) % 3) * 14 - 14,
        -top,
        {},
        lyingBook(paint, cover, width - ((index * 53) % 4) * 22, height),
      );
      top += height;
      return book;
    }),
  );
}

/** Stands on 0, 0: books upright in a row, the last one leaning. */
export function bookRow(paint: Paint, covers: MaterialName[]) {
  let left = 0;
  return paint.lift(
    1,
    ...covers.map((cover, index) => {
      const [width, height] = [54 + ((index * 19) % 26), 300 + ((index * 47) % 70)];
      const isLast = index === covers.length - 1;
      const book = at(
        left + (isLast ? 58 : 0),
        0,
        { rotate: isLast ? -11 : 0 },
        paint.body(cover, "tube", { x: 0, y: -height, width, height, rx: 4 }),
        paint.body(
          "brass",
          "tube",
          bars([
            [0, -height + 36, width, 7],
            [0, -height + 52, width, 4],
            [0, -52, width, 7],
          ]),
        ),
        paint.body("brass", "tube", bars([[width * 0.26, -height * 0.66, width * 0.48, 46]])),
      );
      left += width + 1;
      return book;
    }),
  );
}

/** Lies around 0, 0: a sheet with lines of text, seen from above. */
export function paperSheet(paint: Paint, width: number, height: number, lines = 9, withTitle = true) {
  const [left, top] = [-width / 2, -height / 2];
  const margin = width * 0.12;
  const step = (height - margin * 2.4) / lines;
  const rows = times(lines, (index) => {
    const length = (width - margin * 2) * (index % 4 === 3 ? 0.58 : 0.86 + ((index * 7) % 3) * 0.07);
    return `M${round(left + margin)} ${round(top + margin * 1.7 + index * step)}h${round(length)}`;
  });
  return together(
    paint.body("paper", "plane", { x: left, y: top, width, height }),
    withTitle
      ? paint.shade(bars([[left + margin, top + margin * 0.7, width * 0.4, margin * 0.42]]), 2.4)
      : null,
    paint.detail({ d: rows.join("") }, 3, 0.5),
  );
}

/** Lies along the x axis around 0, 0: a fountain pen 420 long, its nib at the left. */
export function fountainPen(paint: Paint, barrel: MaterialName = "ink") {
  return paint.lift(
    1,
    paint.body("brass", "bar", { d: "M-210 0C-190 -8 -170 -15 -140 -17V17C-170 15 -190 8 -210 0z" }),
    paint.detail({ d: "M-200 0H-160" }, 2),
    paint.body(barrel, "bar", { d: "M-140 -16L-90 -19V19L-140 16z" }),
    paint.body("brass", "bar", { x: -92, y: -22, width: 16, height: 44, rx: 3 }),
    paint.body(barrel, "bar", { d: "M-76 -22H160C190 -22 210 -14 210 0C210 14 190 22 160 22H-76z" }),
    paint.body("brass", "bar", { x: 96, y: -23, width: 10, height: 46 }),
    paint.body("brass", "bar", { d: "M104 -8H-20C-32 -8 -32 8 -20 8H104z" }),
    paint.shine({ d: "M-70 -15H170V-9H-70z" }, 1),
  );
}

/** Lies around 0, 0: an envelope 420 wide, closed. */
export function envelope(paint: Paint, stock: MaterialName = "linen") {
  return paint.lift(
    1,
    paint.body(stock, "plane", { x: -210, y: -140, width: 420, height: 280, rx: 4 }),
    paint.shade({ d: "M-210 140L-26 -8H26L210 140z" }, 0.35),
    paint.detail({ d: "M-206 136L-30 -4M206 136L30 -4" }, 2, 0.5),
    paint.lift(1, paint.body(stock, "down", { d: "M-210 -140H210L22 22Q0 38 -22 22z" })),
  );
}

/** Lies around 0, 0: a calculator 300 × 430, seen from above. */
export function calculator(paint: Paint, shell: MaterialName = "ink", figures = "2,480.50") {
  const keys = times(20, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return { x: -126 + column * 66, y: -64 + row * 53, column, row };
  });
  const cap = (isAccent: boolean) =>
    keys.filter(({ column, row }) => (column === 3 || (row === 0 && column === 0)) === isAccent);
  const plates = (list: typeof keys) => ({
    d: list.map(({ x, y }) => `M${x + 8} ${y}h40q8 0 8 8v24q0 8-8 8h-40q-8 0-8-8v-24q0-8 8-8z`).join(""),
  });
  const [plain, bright] = [paint.shared(plates(cap(false))), paint.shared(plates(cap(true)))];
  return paint.lift(
    2,
    paint.body(shell, "plane", { x: -150, y: -215, width: 300, height: 430, rx: 26 }),
    paint.shine(
      { d: "M-124 -211H124a22 22 0 0 1 22 22V-180C120 -204 -120 -204 -146 -180V-189a22 22 0 0 1 22-22z" },
      0.7,
    ),
    paint.body("screen", "down", { x: -126, y: -186, width: 252, height: 96, rx: 10 }),
    paint.body("leaf", "plane", { x: -116, y: -176, width: 232, height: 76, rx: 5 }),
    paint.detail({ d: figureStrokes(figures, 104, -160) }, 4.5, 2),
    at(0, 5, {}, paint.shade(plain, 2.4), paint.shade(bright, 2.4)),
    paint.body("linen", "plane", plain),
    paint.body("accent", "plane", bright),
    paint.detail(
      {
        d: keys
          .map(({ x, y, column }) =>
            column === 3 ? `M${x + 20} ${y + 20}h16M${x + 28} ${y + 12}v16` : `M${x + 22} ${y + 20}h12`,
          )
          .join(""),
      },
      3,
      1,
    ),
  );
}

/** Seven-segment digits that end at `right`, 40 high. */
export function figureStrokes(text: string, right: number, top: number) {
  const segments: Record<string, string> = {
    "0": "abcdef",
    "1": "bc",
    "2": "abged",
    "3": "abgcd",
    "4": "fgbc",
    "5": "afgcd",
    "6": "afgedc",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
  };
  const strokes: Record<string, string> = {
    a: "M2 0h15",
    b: "M19 2v15",
    c: "M19 23v15",
    d: "M2 40h15",
    e: "M0 23v15",
    f: "M0 2v15",
    g: "M2 20h15",
  };
  let x = right;
  return [...text]
    .reverse()
    .map((character) => {
      if (character === "." || character === ",") {
        x -= 9;
        return `M${x + 3} ${top + 39}v${character === "." ? 2 : 7}`;
      }
      x -= 29;
      return [...(segments[character] ?? "")]
        .map((segment) =>
          (strokes[segment] as string).replace(
            /M(\d+) (\d+)/,
            (_, dx: string, dy: string) => `M${x + Number(dx)} ${top + Number(dy)}`,
          ),
        )
        .join("");
    })
    .join("");
}

/** Lies around 0, 0: an open ledger 760 × 500, its columns filled. */
export function ledger(paint: Paint, cover: MaterialName = "leather") {
  const rows = times(10, (index) => -170 + index * 38);
  const entries = (left: number, offset: number) =>
    rows
      .map(
        (y, index) =>
          `M${left} ${y - 8}h${70 + ((index * 31 + offset) % 60)}M${left + 178} ${y - 8}h${44 - ((index * 13 + offset) % 24)}M${left + 252} ${y - 8}h${50 - ((index * 17 + offset) % 22)}`,
      )
      .join("");
  return together(
    paint.lift(3, paint.body(cover, "plane", { x: -388, y: -258, width: 776, height: 516, rx: 14 })),
    paint.body("linen", "plane", {
      d: "M-370 -236C-250 -252 -80 -250 0 -228C80 -250 250 -252 370 -236V240C250 228 80 230 0 250C-80 230 -250 228 -370 240z",
    }),
    paint.body("paper", "plane", {
      d: "M-362 -240C-240 -258 -80 -252 0 -230V240C-80 220 -240 220 -362 232z",
    }),
    paint.body("paper", "plane", { d: "M362 -240C240 -258 80 -252 0 -230V240C80 220 240 220 362 232z" }),
    paint.shade({ d: "M0 -230C-30 -240 -60 -244 -92 -248V224C-60 224 -30 228 0 240z" }, 0.26),
    paint.shade({ d: "M0 -230C-14 -236 -24 -238 -36 -241V226C-24 228 -14 230 0 240z" }, 0.4),
    paint.shade({ d: "M0 -230C18 -237 34 -240 50 -243V224C34 226 18 230 0 240z" }, 0.22),
    paint.detail({ d: rows.map((y) => `M-338 ${y}H-40M40 ${y}H338`).join("") }, 1.5, 0.35),
    paint.strand("accent", { d: "M-180 -216V206M-100 -216V206M198 -216V206M278 -216V206" }, 2, 0),
    paint.detail({ d: entries(-330, 0) + entries(48, 11) }, 5, 0.85),
  );
}

/** Stands on 0, 0: coins in one pile. */
export function coinPile(paint: Paint, count: number, width = 130) {
  const thickness = Math.round(width * 0.15);
  const half = width / 2;
  const coin = paint.stamp(
    `coin ${width}`,
    together(
      paint.body("brass", "tube", {
        d: `M${-half} ${-thickness}V0C${-half} ${half * 0.34} ${half} ${half * 0.34} ${half} 0V${-thickness}z`,
      }),
      paint.shade(
        {
          d: `M${-half} -4V0C${-half} ${half * 0.34} ${half} ${half * 0.34} ${half} 0V-4C${half} ${half * 0.28} ${-half} ${half * 0.28} ${-half} -4z`,
        },
        1,
      ),
      paint.body("brass", "plane", { cy: -thickness, rx: half, ry: half * 0.27 }),
    ),
  );
  return together(
    paint.contact(8, 6, half * 1.4, half * 0.36),
    ...times(count, (index) => coin(((index * 41) % 5) * 2.4 - 5, -index * thickness)),
    paint.detail(
      { cx: (((count - 1) * 41) % 5) * 2.4 - 5, cy: -count * thickness, rx: half * 0.68, ry: half * 0.17 },
      2.5,
      0.7,
    ),
  );
}

/** Lies around 0, 0: a sheet with a bar chart and a rising line, 420 × 520. */
export function chartSheet(paint: Paint) {
  const heights = [90, 128, 112, 168, 204, 248];
  const tops = heights.map((height, index) => `${-152 + index * 60} ${134 - height}`);
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -210, y: -260, width: 420, height: 520, rx: 4 })),
    paint.shade(bars([[-170, -222, 170, 20]]), 2.6),
    paint.detail({ d: "M-170 -184H60M-170 -164H10" }, 4, 0.5),
    paint.detail({ d: "M-176 160H178M-176 96H178M-176 32H178M-176 -32H178M-176 -96H178" }, 1.5, 0.4),
    paint.body(
      "dominant",
      "tube",
      bars(heights.map((height, index) => [-170 + index * 60, 160 - height, 36, height])),
    ),
    paint.strand("accent", { d: `M${tops.join("L")}` }, 6),
    paint.body("accent", "ball", discs(heights.map((height, index) => [-152 + index * 60, 134 - height, 9]))),
    paint.detail({ d: "M-170 192H40M-170 214H-30" }, 4, 0.5),
  );
}

/** Stands on 0, 0: files standing in a row, 5 of them about 420 wide. */
export function binders(paint: Paint, colours: MaterialName[]) {
  return together(
    paint.contact(colours.length * 42, 4, colours.length * 60, 22),
    paint.lift(
      1,
      ...colours.map((colour, index) => {
        const x = index * 86;
        return together(
          paint.body(colour, "tube", { x, y: -420, width: 84, height: 420, rx: 6 }),
          paint.body("paper", "tube", { x: x + 17, y: -372, width: 50, height: 128, rx: 3 }),
          paint.detail({ d: `M${x + 26} -346h32M${x + 26} -326h24M${x + 26} -306h30` }, 4, 0.8),
          paint.body("steel", "ball", { cx: x + 42, cy: -66, r: 21 }),
          paint.shade({ cx: x + 42, cy: -66, r: 13 }, 2.6),
        );
      }),
    ),
  );
}

/** Lies around 0, 0: a folder with papers looking out of it, 520 × 400. */
export function folder(paint: Paint, stock: MaterialName = "kraft") {
  return paint.lift(
    2,
    paint.body(stock, "down", { d: "M-260 -170H-80L-50 -200H190Q206 -200 206 -184V-170H260V190H-260z" }),
    at(6, -46, { rotate: 2 }, paint.body("paper", "plane", bars([[-226, -150, 452, 240]]))),
    at(-6, -24, { rotate: -1.5 }, paint.body("paper", "plane", bars([[-228, -150, 452, 240]]))),
    paint.detail({ d: "M-196 -140H60M-196 -118H120M-196 -96H90" }, 4, 0.45),
    paint.lift(
      1,
      paint.body(stock, "plane", {
        d: "M-272 -70Q-272 -84 -258 -84H258Q272 -84 271 -70L262 186Q261 200 248 200H-248Q-261 200 -262 186z",
      }),
    ),
    paint.body("paper", "plane", { x: -100, y: 20, width: 200, height: 70, rx: 4 }),
    paint.detail({ d: "M-76 46H60M-76 66H20" }, 4, 0.7),
  );
}

/** Stands on 0, 0: an open laptop 640 wide with a chart on its screen. */
export function laptop(paint: Paint) {
  const heights = [70, 116, 96, 150, 188, 172, 226];
  return together(
    paint.contact(0, 10, 420, 26),
    paint.lift(
      1,
      paint.body("iron", "plane", { x: -286, y: -396, width: 572, height: 384, rx: 20 }),
      paint.body("screen", "plane", { x: -266, y: -376, width: 532, height: 340, rx: 6 }),
    ),
    paint.body("light", "plane", { x: -238, y: -350, width: 476, height: 288, rx: 4 }),
    paint.shade(bars([[-238, -350, 120, 288]]), 0.5),
    paint.detail({ d: "M-218 -322h70M-218 -290h54M-218 -262h62M-218 -234h44" }, 7, 0.6),
    paint.body(
      "dominant",
      "down",
      bars(heights.map((height, index) => [-96 + index * 46, -84 - height, 28, height])),
    ),
    paint.strand(
      "accent",
      { d: `M${heights.map((height, index) => `${-82 + index * 46} ${-116 - height * 0.82}`).join("L")}` },
      5,
    ),
    paint.shine({ d: "M-266 -376H60L-180 -36H-266z" }, 0.28),
    paint.lift(
      1,
      paint.body("steel", "bar", { d: "M-340 -16H340L332 4Q326 14 310 14H-310Q-326 14 -332 4z" }),
    ),
    paint.shade({ d: "M-60 -16H60Q58 -6 46 -6H-46Q-58 -6 -60 -16z" }, 1.4),
  );
}

/** Lies around 0, 0: a till receipt 170 wide, torn at its foot. */
export function receipt(paint: Paint, length = 380) {
  const teeth = times(17, (index) => `l-5 ${index % 2 ? -9 : 9}l-5 ${index % 2 ? 9 : -9}`).join("");
  const rows = times(
    Math.floor((length - 150) / 30),
    (index) =>
      `M-64 ${round(-length / 2 + 92 + index * 30)}h${54 + ((index * 29) % 34)}M40 ${round(-length / 2 + 92 + index * 30)}h24`,
  );
  return paint.lift(
    1,
    paint.body("paper", "down", { d: `M-85 ${-length / 2}H85V${length / 2}${teeth}z` }),
    paint.shade(bars([[-46, -length / 2 + 30, 92, 22]]), 2),
    paint.detail({ d: rows.join("") }, 4, 0.55),
    paint.detail({ d: `M-64 ${length / 2 - 52}H64` }, 7, 0.9),
  );
}

/** Around 0, 0: a clock 320 wide. */
export function clock(paint: Paint, hour = 10, minute = 9) {
  const hand = (turn: number, length: number) => {
    const angle = (turn - 0.25) * Math.PI * 2;
    return `M0 0L${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}`;
  };
  const marks = times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const inner = index % 3 === 0 ? 98 : 108;
    return `M${round(x * inner)} ${round(y * inner)}L${round(x * 120)} ${round(y * 120)}`;
  });
  return paint.lift(
    2,
    paint.body("brass", "plane", { r: 160 }),
    paint.body("brass", "dish", { r: 146 }),
    paint.body("paper", "ball", { r: 138 }),
    paint.detail({ d: marks.join("") }, 5, 1.6),
    paint.detail({ d: hand((hour + minute / 60) / 12, 68) }, 10, 2.2),
    paint.detail({ d: hand(minute / 60, 102) }, 6, 2.2),
    paint.strand("accent", { d: hand(0.58, 108) }, 3),
    paint.body("accent", "ball", { r: 10 }),
  );
}

/** Lies around 0, 0: a wall calendar 340 × 380 with one day ringed. */
export function calendar(paint: Paint, ringed = 17) {
  const cells = times(30, (index) => ({ x: -128 + (index % 6) * 51, y: -52 + Math.floor(index / 6) * 46 }));
  const day = cells[ringed] ?? { x: 0, y: 0 };
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -170, y: -180, width: 340, height: 370, rx: 12 }),
    paint.body("dominant", "plane", { d: "M-170 -112V-168Q-170 -180 -158 -180H158Q170 -180 170 -168V-112z" }),
    paint.shine(bars([[-60, -154, 120, 16]]), 2.4),
    paint.shade(bars(cells.map(({ x, y }) => [x - 14, y - 12, 28, 24])), 0.6),
    paint.body("accent", "plane", { cx: day.x, cy: day.y, r: 22 }),
    paint.strand("accent", { d: `M${day.x - 32} ${day.y + 6}a33 29 0 1 1 12 22` }, 4, -0.5),
    ...[-90, 90].map((x) => paint.body("steel", "tube", { x: x - 7, y: -202, width: 14, height: 44, rx: 7 })),
  );
}

/** Stands on 0, 0: a mug 190 wide. */
export function mug(paint: Paint, glaze: MaterialName = "accent") {
  return together(
    paint.contact(0, 2, 130, 18),
    paint.lift(
      1,
      paint.body(glaze, "tube", { d: "M80 -150C160 -160 160 -40 74 -46L78 -70C124 -68 124 -130 80 -124z" }),
    ),
    paint.body(glaze, "tube", { d: "M-92 -190H92L84 -20Q82 0 62 0H-62Q-82 0 -84 -20z" }),
    paint.body(glaze, "dish", { cy: -190, rx: 92, ry: 17 }),
    paint.body("coffee", "even", { cy: -186, rx: 80, ry: 12 }),
    paint.shine({ d: "M-66 -160L-60 -24H-46L-50 -160z" }, 0.9),
  );
}

/** Lies around 0, 0: reading glasses 300 wide. */
export function glasses(paint: Paint) {
  return paint.lift(
    1,
    paint.clear({ d: "M-140 -40H-30V20Q-30 50 -84 50Q-140 50 -140 10z" }),
    paint.clear({ d: "M140 -40H30V20Q30 50 84 50Q140 50 140 10z" }),
    paint.strand(
      "iron",
      {
        d: "M-140 -40H-30V20Q-30 50 -84 50Q-140 50 -140 10zM140 -40H30V20Q30 50 84 50Q140 50 140 10zM-30 -22Q0 -42 30 -22M-140 -34L-110 -120M140 -34L168 -116",
      },
      9,
    ),
  );
}

/** Around 0, 0: a stack of loose papers in `count` sheets, each a little turned. */
export function looseSheets(paint: Paint, count: number, width: number, height: number, spread = 9) {
  return together(
    ...times(count, (index) =>
      at(
        ((index * 67) % 31) - 15,
        ((index * 43) % 23) - 11,
        { rotate: (((index * 71) % 13) - 6) * (spread / 6) },
        paint.lift(
          1,
          index === count - 1
            ? paperSheet(paint, width, height)
            : paint.body(
                "paper",
                "plane",
                polygon(
                  [-width / 2, -height / 2],
                  [width / 2, -height / 2],
                  [width / 2, height / 2],
                  [-width / 2, height / 2],
                ),
              ),
        ),
      ),
    ),
  );
}
