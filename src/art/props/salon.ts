import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, type Shape, times, together } from "../shapes.ts";

/** Lies around 0, 0: open scissors 520 long, their points up. */
export function scissors(paint: Paint, metal: MaterialName = "steel") {
  const half = (flip: boolean, turn: number) =>
    at(
      0,
      0,
      { rotate: turn, flip },
      paint.lift(
        1,
        paint.body(metal, "plane", { d: "M-10 20L-6 -306Q16 -262 22 20z" }),
        paint.shine({ d: "M-4 10L-3 -280Q4 -200 4 10z" }, 1.4),
        paint.body(metal, "plane", {
          d: "M-12 16H22C26 70 50 92 62 118A62 70 0 1 1 -8 148C-8 100 -4 60 -12 16zM30 110a36 46 0 1 0 .1 92a36 46 0 1 0 -.1 -92z",
        }),
      ),
    );
  return together(
    half(false, -15),
    half(true, 15),
    paint.body("brass", "ball", { cy: 8, r: 14 }),
    paint.detail({ d: "M-7 15L7 1" }, 3),
  );
}

/** Lies along the y axis around 0, 0: a comb 480 long, its teeth at the right. */
export function comb(paint: Paint, stuff: MaterialName = "ink") {
  const teeth = times(34, (index): [number, number, number, number] => [
    -2,
    -226 + index * 13.4,
    62,
    index < 17 ? 9 : 7,
  ]);
  return paint.lift(
    1,
    paint.body(stuff, "plane", bars(teeth)),
    paint.body(stuff, "tube", {
      d: "M-40 -226Q-40 -240 -26 -240H44Q62 -240 62 -226L4 -222V222L62 226Q62 240 44 240H-26Q-40 240 -40 226z",
    }),
    paint.shine(bars([[-26, -220, 8, 440]]), 0.7),
  );
}

/** Stands on 0, 0: a flask with a pump, 360 high; `mark` is printed on it. */
export function flask(paint: Paint, colour: MaterialName, mark: Shape = { r: 30 }) {
  return together(
    paint.contact(4, 2, 118, 13),
    paint.body("steel", "tube", { x: -11, y: -330, width: 22, height: 70 }),
    paint.body("ink", "bar", { d: "M-30 -366H34L84 -352Q92 -348 88 -340L34 -344H-30Q-38 -355 -30 -366z" }),
    paint.body("ink", "tube", { x: -30, y: -286, width: 60, height: 30, rx: 5 }),
    paint.body(colour, "tube", {
      d: "M-80 -14V-210Q-80 -258 -34 -260H34Q80 -258 80 -210V-14Q80 0 66 0H-66Q-80 0 -80 -14z",
    }),
    paint.body("paper", "tube", { x: -80, y: -186, width: 160, height: 128 }),
    at(0, -128, {}, paint.body("accent", "even", mark)),
    paint.detail({ d: "M-38 -78H38" }, 4, 0.7),
    paint.shine({ d: "M-62 -220Q-60 -240 -40 -246V-30H-62z" }, 0.9),
  );
}

/** Stands on 0, 0: a small jar 170 wide with a lid. */
export function jar(paint: Paint, colour: MaterialName) {
  return together(
    paint.contact(0, 2, 110, 12),
    paint.body(colour, "tube", { d: "M-84 -96H84V-16Q84 0 66 0H-66Q-84 0 -84 -16z" }),
    paint.body("paper", "tube", { x: -84, y: -78, width: 168, height: 46 }),
    paint.detail({ d: "M-40 -62H40M-24 -46H24" }, 4, 0.7),
    paint.body("brass", "tube", { x: -90, y: -134, width: 180, height: 42, rx: 6 }),
  );
}

/** Lies around 0, 0: a hair dryer that blows to the left, 560 wide. */
export function dryer(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.strand("ink", { d: "M62 250C90 330 10 360 40 420C60 456 130 450 160 500" }, 13, 0.3),
    at(
      40,
      40,
      { rotate: -8 },
      paint.body(colour, "tube", { d: "M-42 30H52L40 220Q38 238 20 238H-16Q-34 238 -36 220z" }),
      paint.body("ink", "plane", { x: -18, y: 86, width: 34, height: 62, rx: 14 }),
    ),
    paint.body("ink", "bar", { d: "M-300 -92Q-312 -96 -312 -84V56Q-312 68 -300 62L-176 34V-66z" }),
    paint.body(colour, "bar", {
      d: "M-186 -84C-90 -110 40 -150 120 -130C210 -108 226 80 130 106C50 124 -90 76 -186 52z",
    }),
    paint.body("brass", "bar", { d: "M-188 -86H-164V54H-188z" }),
    paint.body("ink", "dish", { cx: 148, cy: -12, rx: 54, ry: 104 }),
    paint.detail({ d: "M112 -70H184M102 -40H194M100 -12H196M102 16H194M112 46H184" }, 4, 1.4),
    paint.shine({ d: "M-150 -62C-70 -86 30 -114 96 -104C30 -98 -70 -66 -150 -42z" }, 1.1),
  );
}

/** Around 0, 0: a round mirror of radius `r` in a brass frame, the room in it. */
export function roundMirror(paint: Paint, r: number, lamps = 0): ReactNode {
  const bulbs = times(
    lamps,
    (index) => `M${polar((index / lamps) * 6.2832 - 1.57, r + 16).join(" ")}h.1`,
  ).join("");
  return together(
    paint.lift(2, paint.body("brass", "plane", { r: r + 22 }), paint.body("brass", "dish", { r: r + 10 })),
    paint.body("glass", "plane", { r }),
    paint.shade({ r }, 0.6),
    paint.within(
      discs([[0, 0, r]]) as { d: string },
      paint.glow(r * 0.1, -r * 0.2, r * 1.1, 0.5),
      paint.shade({ d: `M${-r} ${r * 0.42}H${r}V${r}H${-r}z` }, 0.8),
      paint.shine(
        { d: `M${-r * 0.9} ${r * 0.3}L${-r * 0.1} ${-r}H${r * 0.24}L${-r * 0.66} ${r}H${-r}z` },
        0.6,
      ),
      paint.shine({ d: `M${-r * 0.4} ${r}L${r * 0.5} ${-r}H${r * 0.62}L${-r * 0.26} ${r}z` }, 0.5),
    ),
    lamps
      ? together(paint.strand("pasta", { d: bulbs }, 46, 0.6), paint.strand("light", { d: bulbs }, 34, 0.8))
      : null,
  );
}

/** Stands on 0, 0: a salon chair from the front, 560 high. */
export function salonChair(paint: Paint, cover: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 230, 26),
    paint.body("steel", "tube", { d: "M-150 0Q-150 -26 -60 -34H60Q150 -26 150 0z" }),
    paint.body("steel", "tube", bars([[-22, -180, 44, 150]])),
    paint.body("steel", "bar", { d: "M-120 -66H120Q130 -50 116 -46H-116Q-130 -50 -120 -66z" }),
    paint.lift(
      1,
      paint.body(cover, "ball", {
        d: "M-160 -520C-160 -580 160 -580 160 -520L180 -250Q180 -220 150 -220H-150Q-180 -220 -180 -250z",
      }),
      paint.detail({ d: "M-110 -540L-122 -236M0 -552V-236M110 -540L122 -236" }, 4, 0.8),
      paint.shine({ d: "M-140 -520C-130 -550 -60 -556 -20 -556C-80 -540 -118 -520 -126 -440z" }, 0.8),
    ),
    paint.lift(
      1,
      paint.body(cover, "bar", { x: -200, y: -256, width: 400, height: 86, rx: 30 }),
      paint.shine(bars([[-170, -248, 340, 10]]), 0.7),
      ...[-1, 1].map((side) =>
        at(
          side * 208,
          -330,
          { flip: side > 0 },
          paint.body("steel", "tube", bars([[-8, 0, 16, 110]])),
          paint.body("ink", "bar", { x: -36, y: -24, width: 76, height: 32, rx: 16 }),
        ),
      ),
    ),
  );
}

/** Lies along the y axis around 0, 0: a round brush 470 long. */
export function roundBrush(paint: Paint, handle: MaterialName = "wood") {
  const bristles = times(
    16,
    (index) =>
      `M-70 ${-214 + index * 14}L70 ${-206 + index * 14}M-70 ${-206 + index * 14}L70 ${-214 + index * 14}`,
  ).join("");
  return paint.lift(
    2,
    paint.body(handle, "tube", { d: "M-20 20H20L28 90C34 150 22 240 0 240C-22 240 -34 150 -28 90z" }),
    paint.body("brass", "tube", { x: -24, y: 4, width: 48, height: 22, rx: 4 }),
    paint.strand("ink", { d: bristles }, 4, 0),
    paint.body("steel", "tube", { x: -44, y: -222, width: 88, height: 230, rx: 22 }),
    paint.shade(
      discs(times(15, (index) => [-26 + (index % 3) * 26, -190 + Math.floor(index / 3) * 42, 8])),
      2.2,
    ),
    paint.strand(
      "ink",
      {
        d: times(
          6,
          (index) => `M-62 ${-190 + index * 36}L-40 ${-190 + index * 36}M40 ${-190 + index * 36}H62`,
        ).join(""),
      },
      4,
      0.4,
    ),
    paint.shine(bars([[-10, 40, 7, 180]]), 0.8),
  );
}

/** The haircut: `length` is the end of the hair below the crown, in heads. */
export interface Cut {
  length: number;
  wave: number;
  /** Not yet cut: the ends have uneven lengths. */
  isRagged?: boolean;
  /** The number of strands, as a factor of the usual number. */
  plenty?: number;
}

/** Around 0, 0, which is the middle of the head: a head from behind with its hair down, shoulders in a cape. */
export function hairFromBehind(
  paint: Paint,
  hair: MaterialName,
  { length, wave, isRagged = false, plenty = 1 }: Cut,
): ReactNode {
  const end = length * 400;
  const reach = (y: number) => {
    const head = 196 * Math.sqrt(Math.max(0, 1 - ((Math.min(y, 170) - 190) / 205) ** 2));
    const fall = y > 170 ? ((y - 170) / 400) * 44 : 0;
    return head + fall - Math.max(0, y - end * 0.72) * 0.34;
  };
  const point = (share: number, y: number): [x: number, y: number] => [
    share * reach(y) + Math.sin(y / 74 + share * 0.7) * wave * (y / 320) + 14 * (1 - Math.min(1, y / 150)),
    y - 215,
  ];
  const curve = (share: number, from: number, to: number) => {
    const steps = length < 1 ? 2 : 3;
    const span = (to - from) / steps;
    return times(steps, (index) => {
      const [start, stop] = [from + span * index, from + span * (index + 1)];
      const slope = (y: number) =>
        (point(share, y + Math.sign(span))[0] - point(share, y)[0]) * Math.abs(span / 3);
      const [[x0, y0], [x1, y1]] = [point(share, start), point(share, stop)];
      return `C${Math.round(x0 + slope(start))} ${Math.round(y0 + span / 3)} ${Math.round(x1 - slope(stop))} ${Math.round(y1 - span / 3)} ${Math.round(x1)} ${Math.round(y1)}`;
    }).join("");
  };
  const to = (share: number, y: number) => point(share, y).map(Math.round).join(" ");
  const ends = times(9, (index) => {
    const share = 0.8 - index * 0.2;
    const [x, y] = point(
      share,
      end * (isRagged ? 0.9 + ((index * 37) % 10) / 42 : 1.02 + (index % 2) * 0.05),
    );
    return `L${Math.round(x)} ${Math.round(y)}`;
  }).join("");
  const outline = `M${to(1, 90)}${curve(1, 90, end)}${ends}L${to(-1, end)}${curve(-1, end, 90)}C-146 -250 158 -250 ${to(1, 90)}z`;
  const threads = (count: number, offset: number) =>
    times(count, (index) => {
      const share = -0.95 + ((index + offset) / count) * 1.9;
      const parting = `M${Math.round(12 + share * 26)} ${Math.round(-214 + share * share * 10)}Q${Math.round(share * 152)} ${Math.round(-212 + Math.abs(share) * 16)} ${to(share, 90)}`;
      return parting + curve(share, 90, end * (0.94 + ((index * 29) % 13) / 100));
    }).join("");
  return together(
    paint.lift(
      2,
      paint.body("dominant", "ball", {
        d: "M-110 205C-130 260 -330 280 -390 400C-430 500 -440 620 -440 620H440C440 620 430 500 390 400C330 280 130 260 110 205z",
      }),
    ),
    paint.detail(
      {
        d: "M-180 300C-220 400 -230 500 -226 620M190 300C230 400 236 500 230 620M-40 300C-60 420 -50 520 -40 620",
      },
      4,
      0.6,
    ),
    paint.body("skin", "tube", { d: "M-84 60V200C-90 250 90 250 84 200V60z" }),
    paint.body("paper", "bar", { d: "M-112 196Q0 262 112 196L120 226Q0 292 -120 226z" }),
    paint.lift(2, paint.body(hair, "ball", { d: outline })),
    paint.strand(hair, { d: threads(Math.round(11 * plenty), 0.1) }, 9, -0.5),
    paint.strand(hair, { d: threads(Math.round(9 * plenty), 0.5) }, 6, 0.4),
    paint.strand(hair, { d: threads(Math.round(6 * plenty), 0.75) }, 3, 1),
    paint.shine({ d: "M-164 -84C-90 -146 100 -154 172 -88C110 -124 -80 -116 -164 -84z" }, 0.25),
  );
}

/** Lies around 0, 0: a bowl of hair colour with its brush. */
export function colourBowl(paint: Paint, tint: MaterialName) {
  return together(
    paint.lift(
      2,
      paint.body("ink", "plane", { r: 150 }),
      paint.body("ink", "plane", { d: "M120 -60H210Q230 -40 230 0Q230 40 210 60H120z" }),
    ),
    paint.body("ink", "dish", { r: 134 }),
    paint.body(tint, "ball", {
      d: "M-112 -10C-116 -90 -20 -124 50 -96C120 -70 124 20 88 72C50 122 -50 124 -90 70C-106 50 -110 20 -112 -10z",
    }),
    paint.shine({ d: "M-80 -30C-70 -80 -10 -96 40 -76C-10 -70 -50 -50 -60 -10z" }, 0.9),
    at(
      -70,
      60,
      { rotate: 52 },
      paint.lift(
        2,
        paint.body(tint, "tube", { x: -36, y: -90, width: 72, height: 60, rx: 8 }),
        paint.body("ink", "tube", { d: "M-36 -40H36V0H14V210Q0 224 -14 210V0H-36z" }),
      ),
    ),
  );
}
