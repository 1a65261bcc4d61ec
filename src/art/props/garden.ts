import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { createRandom } from "../random.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a broad tree `height` high. */
export function tree(paint: Paint, height = 700, seed = 3, leaf: MaterialName = "leaf") {
  const random = createRandom(seed);
  const r = height * 0.3;
  const bumps = 9;
  const rim = times(bumps, (index) => {
    const [x, y] = polar((index / bumps) * Math.PI * 2, r * random.between(0.86, 1));
    return [x, round(y * 0.92 - height * 0.66)];
  });
  const bow = round(r * 0.42);
  const crown = `M${rim[0]?.join(" ")}${[...rim.slice(1), rim[0]].map((spot) => `A${bow} ${bow} 0 0 1 ${spot?.join(" ")}`).join("")}z`;
  const light = times(6, (): [number, number, number] => [
    random.between(-r * 0.7, r * 0.1),
    -height * 0.7 + random.between(-r * 0.6, r * 0.1),
    r * random.between(0.12, 0.2),
  ]);
  const w = height * 0.035;
  return together(
    paint.contact(0, 4, r * 0.8, r * 0.08),
    paint.body("wood", "tube", {
      d: `M${-w * 1.5} 0Q${-w} ${-height * 0.2} ${-w} ${-height * 0.5}H${w}Q${w} ${-height * 0.2} ${w * 1.5} 0z`,
    }),
    paint.lift(1, paint.body(leaf, "ball", { d: crown })),
    paint.shine(discs(light), 0.36),
    paint.shade(
      discs([
        [r * 0.36, -height * 0.54, r * 0.34],
        [-r * 0.14, -height * 0.5, r * 0.26],
      ]),
      0.4,
    ),
  );
}

/** Stands on 0, 0: a clipped hedge `width` wide and `height` high. */
export function hedge(paint: Paint, width: number, height: number, leaf: MaterialName = "leaf") {
  const bumps = Math.round(width / 60);
  const top = times(
    bumps,
    (index) => `q${round(width / bumps / 2)} ${index % 2 ? -22 : -30} ${round(width / bumps)} 0`,
  ).join("");
  return together(
    paint.contact(0, 4, width * 0.54, 18),
    paint.body(leaf, "down", { d: `M${-width / 2} 0V${-height}${top}V0z` }),
    paint.detail(
      {
        d: times(
          bumps * 2,
          (index) =>
            `M${round(-width / 2 + 20 + ((index * 53) % (width - 40)))} ${round(-20 - ((index * 37) % (height - 30)))}q9 -12 18 0`,
        ).join(""),
      },
      4,
      0.5,
    ),
  );
}

/** Stands on 0, 0: a clipped ball on a stem in a pot, 400 high. */
export function topiary(paint: Paint, pot: MaterialName = "clay") {
  return together(
    paint.contact(0, 4, 110, 14),
    paint.body("wood", "tube", { x: -9, y: -250, width: 18, height: 130 }),
    paint.lift(1, paint.body("leaf", "ball", { cy: -310, r: 98 })),
    paint.detail(
      {
        d: times(12, (index) => {
          const [x, y] = polar(index * 2.4, 22 * Math.sqrt(index + 1));
          return `M${x} ${round(y - 310)}q8 -10 16 0`;
        }).join(""),
      },
      4,
      0.5,
    ),
    paint.lift(
      1,
      paint.body(pot, "tube", { d: "M-74 -120H74L58 -12Q56 0 44 0H-44Q-56 0 -58 -12z" }),
      paint.body(pot, "tube", { x: -86, y: -146, width: 172, height: 36, rx: 6 }),
    ),
  );
}

/** Stands on 0, 0: a low mound of flowers `width` wide. */
export function flowerBed(paint: Paint, width: number, seed = 5) {
  const random = createRandom(seed);
  const count = Math.max(3, Math.round(width / 64));
  const step = round(width / count);
  const leaves = times(
    count,
    (index) => `a${round(step / 2)} ${30 + ((index * 17) % 22)} 0 0 1 ${step} 0`,
  ).join("");
  const heads = (turn: number): [number, number, number][] =>
    times(count, (index): [number, number, number] => [
      Math.round(-width / 2 + ((index + 0.2 + turn * 0.33) / count) * width),
      Math.round(-44 - ((index + turn) % 2) * 26 - random.between(0, 16)),
      Math.round(random.between(10, 15)),
    ]);
  return together(
    paint.body("basil", "down", { d: `M${-width / 2} 0v-36${leaves}v36z` }),
    paint.body("accent", "ball", discs(heads(0))),
    paint.body("light", "ball", discs(heads(1))),
    paint.body("tongue", "ball", discs(heads(2))),
  );
}

/** Stands on 0, 0, its wheel at the left: a wheelbarrow 640 wide, heaped with earth and plants. */
export function wheelbarrow(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 340, 26),
    at(-40, -268, {}, flowerBed(paint, 330, 8)),
    paint.body("cocoa", "ball", { d: "M-250 -262C-190 -330 110 -330 170 -262z" }),
    paint.strand("board", { d: "M-240 -90L330 -250" }, 22, 0),
    paint.strand("iron", { d: "M60 -130L110 -10H160" }, 16, 0),
    paint.lift(
      2,
      paint.body(colour, "down", {
        d: "M-290 -276H210Q224 -276 220 -262L140 -112Q134 -100 118 -100H-130Q-146 -100 -154 -112L-300 -258Q-306 -276 -290 -276z",
      }),
    ),
    paint.shine({ d: "M-276 -268H204V-256H-280z" }, 1.2),
    paint.shade({ d: "M-180 -140H156L140 -112Q134 -100 118 -100H-130Q-146 -100 -154 -112z" }, 0.8),
    paint.body("iron", "plane", { cx: -214, cy: -70, r: 72 }),
    paint.body("steel", "plane", { cx: -214, cy: -70, r: 42 }),
    paint.body("iron", "ball", { cx: -214, cy: -70, r: 16 }),
    paint.body("tomato", "bar", { x: 290, y: -268, width: 86, height: 30, rx: 14 }),
  );
}

/** Lies along the y axis around 0, 0: a spade 760 long, its blade down. */
export function spade(paint: Paint, handle: MaterialName = "board") {
  return paint.lift(
    2,
    paint.body(handle, "tube", { x: -19, y: -330, width: 38, height: 480, rx: 8 }),
    paint.body(handle, "bar", {
      d: "M-74 -384H74Q88 -384 86 -366C80 -330 40 -326 19 -290H-19C-40 -326 -80 -330 -86 -366Q-88 -384 -74 -384zM-44 -364C-36 -344 36 -344 44 -364z",
    }),
    paint.body("steel", "plane", {
      d: "M-100 90Q-100 76 -86 76H-26V60Q-26 40 0 40Q26 40 26 60V76H86Q100 76 100 90V270C100 330 40 376 0 388C-40 376 -100 330 -100 270z",
    }),
    paint.shade({ d: "M0 50V388C40 376 100 330 100 270V90Q100 76 86 76H26V60Q20 46 0 50z" }, 0.5),
    paint.shine({ d: "M-84 96H-70V270Q-70 300 -56 320C-76 304 -84 290 -84 266z" }, 1.4),
  );
}

/** Stands on 0, 0, its spout to the left: a watering can 560 wide and 400 high. */
export function wateringCan(paint: Paint, metal: MaterialName = "accent") {
  return together(
    paint.contact(40, 4, 220, 20),
    paint.strand(metal, { d: "M60 -290C80 -430 260 -420 250 -250C246 -190 230 -150 200 -120" }, 24, 0),
    paint.lift(
      1,
      paint.body(metal, "plane", { d: "M-90 -70L-250 -330L-222 -348L-90 -170z" }),
      paint.body(metal, "plane", { d: "M-300 -316L-200 -386L-190 -330L-252 -286z" }),
      paint.body(metal, "tube", { d: "M-100 -270H180L204 -24Q206 0 184 0H-104Q-126 0 -124 -24z" }),
      paint.body(metal, "bar", { cx: 40, cy: -270, rx: 140, ry: 30 }),
    ),
    paint.body("iron", "dish", { cx: 40, cy: -268, rx: 118, ry: 20 }),
    paint.shade({ d: "M-110 -190H190L194 -168H-112z" }, 0.7),
    paint.shine({ d: "M-74 -236H-50L-62 -20H-88z" }, 1.1),
  );
}

/** Stands on 0, 0: a flower pot 220 wide with a plant `kind`. */
export function pot(paint: Paint, kind: "lavender" | "fern" | "tulips", clay: MaterialName = "clay") {
  const stalks = times(9, (index) => {
    const lean = (index - 4) * 17;
    return { lean, tip: -330 - ((index * 29) % 60) };
  });
  const plant = {
    lavender: () => {
      const tips = stalks.map(({ lean, tip }) => `M${lean} ${tip + 40}l${round(lean * 0.16)} -84`);
      const buds = stalks.map(({ lean, tip }) =>
        times(4, (row) => `M${lean - 10} ${tip + 20 - row * 18}l10 9l10 -9`).join(""),
      );
      return together(
        paint.strand(
          "leaf",
          {
            d: stalks
              .map(({ lean, tip }) => `M${lean * 0.4} -190Q${lean * 0.7} -260 ${lean} ${tip + 40}`)
              .join(""),
          },
          6,
          0,
        ),
        paint.strand("accent", { d: tips.join("") }, 9, 0),
        paint.strand("accent", { d: buds.join("") }, 8, 0.2),
      );
    },
    fern: () =>
      together(
        ...[-64, -40, -18, 8, 32, 58].map((rotate, index) =>
          at(
            0,
            -180,
            { rotate, scale: 1 - (index % 2) * 0.16 },
            paint.body("basil", "plane", { d: "M0 0C-40 -60 -40 -150 0 -250C40 -150 40 -60 0 0z" }),
            paint.detail({ d: "M0 0V-230M0 -60l-22 -22M0 -60l22 -22M0 -120l-24 -22M0 -120l24 -22" }, 3, 0.6),
          ),
        ),
      ),
    tulips: () =>
      together(
        paint.strand(
          "leaf",
          {
            d: stalks
              .filter((_, index) => index % 2 === 0)
              .map(({ lean, tip }) => `M${lean * 0.3} -190Q${lean * 0.7} -260 ${lean} ${tip}`)
              .join(""),
          },
          8,
          0,
        ),
        ...stalks
          .filter((_, index) => index % 2 === 0)
          .map(({ lean, tip }) =>
            at(
              lean,
              tip,
              { rotate: lean * 0.25 },
              paint.body("accent", "ball", {
                d: "M-30 -20C-34 -60 -24 -76 -22 -84Q-10 -70 0 -90Q10 -70 22 -84C24 -76 34 -60 30 -20Q16 6 0 6Q-16 6 -30 -20z",
              }),
            ),
          ),
        paint.body("basil", "plane", {
          d: "M-10 -180C-70 -230 -90 -290 -92 -330C-50 -300 -10 -250 0 -180zM10 -180C70 -230 90 -290 92 -330C50 -300 10 -250 0 -180z",
        }),
      ),
  };
  return together(
    paint.contact(0, 4, 130, 16),
    plant[kind](),
    paint.lift(
      1,
      paint.body(clay, "tube", { d: "M-96 -160H96L76 -14Q74 0 58 0H-58Q-74 0 -76 -14z" }),
      paint.body(clay, "tube", { x: -110, y: -196, width: 220, height: 46, rx: 8 }),
    ),
    paint.shade({ d: "M-95 -150H95L93 -136H-93z" }, 1),
  );
}

/** Lies along the y axis around 0, 0: garden shears 620 long, their blades up. */
export function shears(paint: Paint, grip: MaterialName = "tomato") {
  const arm = (flip: boolean) =>
    at(
      0,
      0,
      { flip, rotate: flip ? 9 : -9 },
      paint.body("steel", "plane", { d: "M-20 0C-30 -120 -24 -240 0 -320C14 -220 16 -100 14 0z" }),
      paint.shine({ d: "M-12 -20C-18 -120 -14 -220 -2 -280L2 -270C-6 -200 -8 -110 -2 -20z" }, 1.3),
      paint.body("iron", "tube", { d: "M-18 -10H14L30 120H-6z" }),
      paint.body(grip, "tube", {
        d: "M-10 110Q-10 96 8 96Q30 96 34 114L56 270Q60 300 36 302Q14 302 10 280z",
      }),
    );
  return paint.lift(
    2,
    arm(false),
    arm(true),
    paint.body("steel", "ball", { cy: -4, r: 22 }),
    paint.detail({ d: "M-9 -4H9" }, 4, 1),
  );
}

/** Stands on 0, 0, facing left: a lawn mower 560 wide and 560 high. */
export function mower(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.contact(-40, 6, 330, 22),
    paint.strand("iron", { d: "M120 -130L330 -520H270" }, 20, 0),
    paint.lift(
      2,
      paint.body("iron", "tube", { d: "M150 -190Q280 -230 296 -330L230 -360Q150 -320 110 -210z" }),
      paint.body(colour, "bar", { d: "M-290 -60Q-296 -150 -220 -176H110Q190 -170 196 -60z" }),
      paint.body("iron", "tube", { d: "M-170 -176V-236Q-170 -268 -138 -268H16Q48 -268 48 -236V-176z" }),
    ),
    paint.body(colour, "plane", { x: -140, y: -292, width: 160, height: 34, rx: 12 }),
    paint.detail({ d: "M-140 -240V-190M-110 -240V-190M-80 -240V-190M-50 -240V-190M-20 -240V-190" }, 6, 1),
    paint.shine({ d: "M-270 -110Q-260 -152 -212 -162H100V-150H-204Q-246 -144 -256 -106z" }, 1.1),
    ...[-210, 130].map((x) =>
      together(
        paint.body("iron", "plane", { cx: x, cy: -62, r: 62 }),
        paint.body("light", "plane", { cx: x, cy: -62, r: 30 }),
        paint.body("iron", "even", { cx: x, cy: -62, r: 9 }),
      ),
    ),
  );
}

/** Lies flat, its near edge through 0, 0: stepping stones that run away from the viewer, the last one `depth` above. */
export function steppingStones(paint: Paint, depth: number, count = 6) {
  return together(
    ...times(count, (index) => {
      const far = 1 / (1 + index * 0.42);
      const last = 1 / (1 + (count - 1) * 0.42);
      const y = round((-depth * (1 - far)) / (1 - last));
      const x = round(Math.sin(index * 1.7) * 60 * far);
      const [rx, ry] = [round(190 * far), round(34 * far)];
      return together(
        paint.shade({ cx: x + 5, cy: round(y + 10 * far), rx, ry }, 1.2),
        paint.body("stone", "bar", { cx: x, cy: y, rx, ry }),
      );
    }),
  );
}

/** Lawn in stripes, `width` wide around 0, from y = 0 down to `height`, as a mower leaves it. */
export function lawn(paint: Paint, width: number, height: number, stripes = 8) {
  const strip = (index: number) => {
    const [far, near] = [width * 0.5, width];
    const x = (share: number, w: number) => round((share - 0.5) * w);
    return `M${x(index / stripes, far)} 0H${x((index + 1) / stripes, far)}L${x((index + 1) / stripes, near)} ${height}H${x(index / stripes, near)}z`;
  };
  return together(
    paint.body("leaf", "down", { d: `M${-width / 4} 0H${width / 4}L${width / 2} ${height}H${-width / 2}z` }),
    paint.shine({ d: times(stripes / 2, (index) => strip(index * 2)).join("") }, 0.4),
  );
}

/** Stands on 0, 0: bars of a fence `width` wide. */
export function fence(paint: Paint, width: number, colour: MaterialName = "board") {
  const count = Math.floor(width / 74);
  return together(
    paint.body(
      colour,
      "bar",
      bars([
        [-width / 2, -190, width, 26],
        [-width / 2, -70, width, 26],
      ]),
    ),
    paint.body(colour, "plane", {
      d: times(
        count,
        (index) =>
          `M${round(-width / 2 + index * 74 + 8)} 0V-230L${round(-width / 2 + index * 74 + 36)} -262L${round(-width / 2 + index * 74 + 64)} -230V0z`,
      ).join(""),
    }),
  );
}
