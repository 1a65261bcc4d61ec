import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polar, round, times, together } from "../shapes.ts";

/** Lies around 0, 0: a round loaf seen from above, dusted with flour, an ear of wheat cut into its crust. */
export function roundLoaf(paint: Paint, r: number) {
  const ring = (share: number) => {
    const own = round(r * share);
    const sweep = Math.round(share * 1000) % 10 === 0 ? 1 : 0;
    return `M${-own} 0a${own} ${own} 0 1 ${sweep} ${own * 2} 0a${own} ${own} 0 1 ${sweep} ${-own * 2} 0`;
  };
  const cut = (y: number, side: 1 | -1) => {
    const w = r * 0.34 * side;
    return `M${round(side * r * 0.05)} ${round(y)}C${round(w * 0.4)} ${round(y - r * 0.22)} ${round(w)} ${round(y - r * 0.26)} ${round(w * 1.25)} ${round(y - r * 0.4)}C${round(w * 1.5)} ${round(y - r * 0.18)} ${round(w)} ${round(y - r * 0.02)} ${round(side * r * 0.05)} ${round(y)}z`;
  };
  const cuts = times(
    4,
    (index) => cut(r * (0.62 - index * 0.27), 1) + cut(r * (0.62 - index * 0.27), -1),
  ).join("");
  const edge = round(r * 1.02);
  return together(
    paint.lift(3, paint.body("crust", "ball", { r: edge })),
    paint.shine(
      { d: [0.95, 0.83, 0.71, 0.59].map((share) => ring(share) + ring(share - 0.045)).join("") },
      0.9,
    ),
    paint.shine({ r: round(r * 0.5) }, 0.5),
    paint.shade(
      {
        d: `M${round(-r * 0.2)} ${round(r * 0.98)}A${r} ${r} 0 0 0 ${round(r * 0.98)} ${round(-r * 0.2)}A${round(r * 1.3)} ${round(r * 1.3)} 0 0 1 ${round(-r * 0.2)} ${round(r * 0.98)}z`,
      },
      0.7,
    ),
    paint.lift(1, paint.body("crust", "plane", { d: cuts })),
    paint.body("crumb", "plane", {
      d:
        times(4, (index) => cut(r * (0.585 - index * 0.27), 1)).join("") +
        times(4, (index) => cut(r * (0.585 - index * 0.27), -1)).join(""),
    }),
    paint.strand("cocoa", { d: `M0 ${round(r * 0.74)}V${round(-r * 0.6)}` }, round(r * 0.045), 0.1),
    paint.shine(
      {
        d: `M${round(-r * 0.86)} ${round(-r * 0.2)}A${round(r * 0.9)} ${round(r * 0.9)} 0 0 1 ${round(-r * 0.2)} ${round(-r * 0.87)}A${round(r * 1.1)} ${round(r * 1.1)} 0 0 0 ${round(-r * 0.86)} ${round(-r * 0.2)}z`,
      },
      0.7,
    ),
  );
}

/** Lies along the y axis around 0, 0: an ear of wheat 520 long, its tip up. */
export function wheatEar(paint: Paint) {
  const grain = paint.stamp(
    "grain",
    together(
      paint.body("honey", "plane", { d: "M0 0C-26 -14 -28 -60 4 -88C30 -60 26 -14 0 0z" }),
      paint.strand("honey", { d: "M4 -86L18 -156" }, 3, 0.4),
    ),
  );
  return paint.lift(
    1,
    paint.strand("honey", { d: "M0 280Q12 60 0 -160" }, 8, -0.3),
    ...times(5, (index) => grain(6, 8 - index * 44, { rotate: 30, scale: 0.9 })),
    ...times(5, (index) => grain(-4, 30 - index * 44, { rotate: -30, scale: 0.9, flip: true })),
    grain(0, -170, { scale: 0.92 }),
  );
}

/** Lies along the x axis around 0, 0: a long loaf 680 long, cut five times. */
export function baguette(paint: Paint) {
  const slash = (x: number) =>
    `M${x - 48} 34C${x - 20} 4 ${x + 6} -26 ${x + 52} -44C${x + 44} -10 ${x + 2} 32 ${x - 48} 34z`;
  return paint.lift(
    2,
    paint.body("crust", "bar", {
      d: "M-340 0C-330 -40 -270 -62 -200 -64H200C270 -62 330 -40 340 0C330 40 270 62 200 64H-200C-270 62 -330 40 -340 0z",
    }),
    paint.shine(
      { d: "M-300 -20C-260 -44 -200 -50 -160 -50H200C240 -48 280 -38 300 -24C240 -36 -220 -38 -300 -20z" },
      0.6,
    ),
    paint.body("crumb", "plane", { d: [-230, -115, 0, 115, 230].map(slash).join("") }),
    paint.detail(
      {
        d: [-230, -115, 0, 115, 230]
          .map((x) => `M${x - 48} 34C${x - 20} 4 ${x + 6} -26 ${x + 52} -44`)
          .join(""),
      },
      5,
      0.6,
    ),
  );
}

/** Lies around 0, 0: a bun rolled up with cinnamon, icing drawn over it in lines. */
export function spiralBun(paint: Paint, r: number) {
  const points = times(34, (index) => polar(index * 0.56, r * (0.05 + (index / 34) * 0.82)));
  const turns = points
    .slice(1)
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 2] ?? [x, y];
      return `Q${Math.round(x)} ${Math.round(y)} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
    })
    .join("");
  const icing = [-0.62, -0.36, -0.1, 0.16, 0.42, 0.66]
    .map((y) => {
      const half = Math.sqrt(0.8 - y * y) * r;
      return `M${round(-half)} ${round(y * r)}Q${round(-half * 0.2)} ${round((y + 0.16) * r)} ${round(half)} ${round((y - 0.06) * r)}`;
    })
    .join("");
  return together(
    paint.lift(2, paint.body("crust", "ball", { r })),
    paint.strand("cocoa", { d: `M0 0${turns}` }, round(r * 0.07), -0.2),
    paint.shine(
      {
        d: `M${round(-r * 0.84)} ${round(-r * 0.1)}A${round(r * 0.86)} ${round(r * 0.86)} 0 0 1 ${round(-r * 0.1)} ${round(-r * 0.84)}A${r} ${r} 0 0 0 ${round(-r * 0.84)} ${round(-r * 0.1)}z`,
      },
      0.8,
    ),
    at(0, 0, { rotate: -32 }, paint.lift(1, paint.strand("foam", { d: icing }, round(r * 0.075), 0.3))),
  );
}

/** Lies around 0, 0: a tart of fruit seen from above. */
export function fruitTart(paint: Paint, r: number) {
  const size = round(r * 0.115);
  const berry = (stuff: MaterialName) =>
    paint.stamp(
      `fruit ${stuff}`,
      together(
        paint.body(stuff, "ball", { r: size }),
        paint.shine({ cx: -size * 0.3, cy: -size * 0.36, r: size * 0.22 }, 2),
      ),
    );
  const [red, dark] = [berry("tomato"), berry("wine")];
  const around = (count: number, share: number, draw: typeof red, turn = 0) =>
    times(count, (index) => draw(...polar(turn + (index / count) * 6.2832, r * share)));
  const fluted = times(30, (index) => `M${polar((index / 30) * 6.2832, r * 0.92).join(" ")}h.1`).join("");
  return together(
    paint.lift(
      3,
      paint.body("crust", "plane", { r: round(r * 0.94) }),
      paint.strand("crust", { d: fluted }, round(r * 0.19), -0.2),
    ),
    paint.body("yolk", "dish", { r: round(r * 0.84) }),
    paint.lift(1, ...around(15, 0.68, red), ...around(10, 0.43, dark, 0.2), ...around(4, 0.17, red, 0.5)),
  );
}

/** Stands on 0, 0: a cake of three layers on a foot, 620 wide and 640 high, berries on top. */
export function layerCake(paint: Paint, icing: MaterialName = "cream", drip: MaterialName = "coffee") {
  const berry = paint.stamp(
    "berry",
    together(paint.body("tomato", "ball", { r: 40 }), paint.shine({ cx: -12, cy: -14, rx: 10, ry: 7 }, 2.2)),
  );
  const leaf = paint.stamp(
    "cake leaf",
    paint.body("basil", "plane", { d: "M0 0C10 -30 46 -34 70 0C48 24 14 24 0 0z" }),
  );
  return together(
    paint.contact(0, 4, 230, 20),
    paint.body("ceramic", "tube", { d: "M-140 0C-140 -20 -40 -24 -30 -84H30C40 -24 140 -20 140 0z" }),
    paint.lift(
      2,
      paint.body("ceramic", "tube", {
        d: "M-310 -112H310C310 -84 170 -74 0 -74C-170 -74 -310 -84 -310 -112z",
      }),
    ),
    paint.lift(
      1,
      paint.body(icing, "tube", {
        d: "M-236 -470Q-236 -500 -206 -504H206Q236 -500 236 -470V-126Q236 -112 220 -112H-220Q-236 -112 -236 -126z",
      }),
      paint.body(
        "crust",
        "tube",
        bars([
          [-234, -226, 468, 66],
          [-234, -336, 468, 66],
        ]),
      ),
      paint.strand(
        icing,
        { d: "M-230 -248C-120 -256 120 -240 230 -248M-230 -148C-120 -156 120 -140 230 -148" },
        16,
        0.3,
      ),
      paint.body(drip, "tube", {
        d: "M-238 -400V-474Q-238 -506 -206 -508H206Q238 -506 238 -474V-402C236 -372 206 -372 204 -402C200 -430 176 -430 172 -402V-360C168 -334 142 -334 138 -360V-410C132 -436 104 -436 100 -410C96 -386 70 -386 66 -410C60 -432 36 -432 32 -406V-340C28 -312 -2 -312 -6 -340V-408C-12 -434 -40 -434 -44 -406C-48 -380 -76 -380 -80 -406C-86 -432 -112 -432 -116 -406V-366C-120 -340 -148 -340 -152 -366V-410C-158 -434 -184 -434 -188 -404C-192 -372 -236 -372 -238 -400z",
      }),
      paint.body(drip, "dish", { cy: -506, rx: 222, ry: 20 }),
    ),
    paint.shine({ d: "M-206 -470Q-204 -488 -186 -490V-130H-206z" }, 0.8),
    paint.lift(
      1,
      leaf(-150, -560, { rotate: 200 }),
      leaf(150, -558, { rotate: -30 }),
      berry(-136, -530),
      berry(-52, -536),
      berry(38, -534),
      berry(124, -532, { scale: 0.9 }),
      berry(-8, -594),
      berry(-92, -584, { scale: 0.84 }),
      berry(74, -588, { scale: 0.86 }),
      leaf(16, -612, { rotate: -60 }),
    ),
  );
}

/** Stands on 0, 0: a basket 560 wide and 260 high; draw its contents behind it, above y = -200. */
export function basket(paint: Paint) {
  const weave = times(6, (row) =>
    times(11, (index) => {
      const y = -34 - row * 38;
      const half = 208 + row * 11;
      const step = (half * 2) / 11;
      return `M${round(-half + index * step)} ${y}q${round(step / 2)} ${(index + row) % 2 ? -18 : 18} ${round(step)} 0`;
    }).join(""),
  ).join("");
  return together(
    paint.contact(0, 4, 290, 24),
    paint.lift(
      1,
      paint.body("board", "tube", { d: "M-276 -250H276L222 -14Q220 0 204 0H-204Q-220 0 -222 -14z" }),
      paint.strand("wood", { d: weave }, 15, -0.2),
      paint.detail(
        { d: times(10, (index) => `M${-216 + index * 48} -8L${-252 + index * 56} -246`).join("") },
        5,
        0.5,
      ),
      paint.body("wood", "bar", { x: -296, y: -276, width: 592, height: 44, rx: 22 }),
    ),
    paint.shine({ d: "M-270 -266H270V-258H-270z" }, 0.7),
  );
}

/** Lies along the x axis around 0, 0: a rolling pin 620 long. */
export function rollingPin(paint: Paint) {
  return paint.lift(
    2,
    paint.body("walnut", "bar", {
      d: "M-310 -14Q-318 -26 -296 -28H-216V28H-296Q-318 26 -310 14zM310 -14Q318 -26 296 -28H216V28H296Q318 26 310 14z",
    }),
    paint.body("board", "bar", { x: -222, y: -60, width: 444, height: 120, rx: 20 }),
    paint.shine({ d: "M-206 -40H206V-30H-206z" }, 1),
  );
}

/** Lies along the y axis around 0, 0: a whisk 520 long. */
export function whisk(paint: Paint) {
  return paint.lift(
    1,
    paint.strand(
      "steel",
      {
        d: "M-8 20C-90 -120 -90 -250 0 -256C90 -250 90 -120 8 20M-5 20C-46 -120 -46 -240 0 -256C46 -240 46 -120 5 20M0 20V-256",
      },
      6,
      0.2,
    ),
    paint.body("steel", "tube", { d: "M-15 10H15L18 70H-18z" }),
    paint.body("wood", "tube", { d: "M-18 66H18L24 220Q24 262 0 262Q-24 262 -24 220z" }),
  );
}

/** Stands on 0, 0: a sack of flour 320 wide and 430 high, tied at its neck. */
export function flourSack(paint: Paint, stock: MaterialName = "linen") {
  return together(
    paint.contact(0, 4, 210, 20),
    paint.lift(
      1,
      paint.body(stock, "ball", {
        d: "M-60 -386C-90 -410 -84 -440 -56 -448C-20 -430 20 -430 56 -448C84 -440 90 -410 60 -386z",
      }),
      paint.body(stock, "ball", {
        d: "M-56 -360C-140 -330 -176 -240 -168 -120C-170 -50 -160 -4 -130 0H130C160 -4 170 -50 168 -120C176 -240 140 -330 56 -360z",
      }),
    ),
    paint.detail(
      {
        d: "M-34 -356C-60 -300 -110 -260 -130 -190M30 -356C50 -300 100 -270 126 -210M0 -356C4 -320 -10 -300 -6 -270M-150 -40Q-120 -16 -80 -22M150 -44Q120 -18 70 -24",
      },
      4,
      0.5,
    ),
    paint.body("leather", "bar", { x: -66, y: -392, width: 132, height: 34, rx: 16 }),
    paint.body("dominant", "plane", { cy: -160, r: 84 }),
    at(0, -142, { scale: 0.26 }, wheatMark(paint)),
  );
}

function wheatMark(paint: Paint) {
  return paint.shine(
    {
      d: `M-7 240H7V-120H-7z${times(4, (index) => `M8 ${140 - index * 76}C30 ${40 - index * 76} 110 ${40 - index * 76} 120 ${-10 - index * 76}C130 ${90 - index * 76} 70 ${130 - index * 76} 8 ${140 - index * 76}zM-8 ${140 - index * 76}C-30 ${40 - index * 76} -110 ${40 - index * 76} -120 ${-10 - index * 76}C-130 ${90 - index * 76} -70 ${130 - index * 76} -8 ${140 - index * 76}z`).join("")}`,
    },
    2.6,
  );
}

/** Stands on 0, 0: a soft bun with icing and a berry on top, 220 wide. */
export function icedBun(paint: Paint, icing: MaterialName = "foam") {
  return together(
    paint.contact(0, 4, 130, 14),
    paint.body("crust", "ball", {
      d: "M-112 -44C-116 -130 -60 -160 0 -160C60 -160 116 -130 112 -44Q110 0 76 0H-76Q-110 0 -112 -44z",
    }),
    paint.lift(
      1,
      paint.body(icing, "ball", {
        d: "M-104 -84C-104 -146 -50 -170 0 -170C50 -170 104 -146 104 -84C100 -58 78 -60 72 -82C60 -100 44 -92 40 -70C34 -50 8 -50 2 -74C-8 -96 -28 -92 -34 -72C-40 -56 -60 -58 -66 -78C-76 -56 -100 -60 -104 -84z",
      }),
    ),
    paint.shine({ d: "M-80 -110C-74 -138 -50 -152 -24 -156C-50 -142 -64 -128 -68 -104z" }, 1.2),
    paint.body("tomato", "ball", { cy: -178, r: 25 }),
    paint.shine({ cx: -8, cy: -187, rx: 6, ry: 4 }, 2.4),
  );
}
