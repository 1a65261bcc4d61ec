import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polygon, times, together } from "../shapes.ts";

/** Around 0, 0: a barber's pole 200 wide and 720 high. */
export function barberPole(paint: Paint): ReactNode {
  const glass = { d: "M-74 -230H74V230H-74z" };
  const stripe = (offset: number) =>
    times(5, (index) => {
      const y = -300 + index * 140 + offset;
      return `M-90 ${y + 90}L90 ${y}V${y + 46}L-90 ${y + 136}z`;
    }).join("");
  return together(
    paint.lift(2, paint.body("light", "tube", glass)),
    paint.within(
      glass,
      paint.body("accent", "tube", { d: stripe(0) }),
      paint.body("dominant", "tube", { d: stripe(70) }),
      paint.shade({ d: "M30 -240H90V240H30z" }, 0.7),
      paint.shade({ d: "M-90 -240H-58V240H-90z" }, 0.5),
      paint.shine({ d: "M-46 -240H-24V240H-46z" }, 1.6),
    ),
    paint.lift(
      1,
      paint.body("steel", "tube", {
        d: "M-92 -232H92V-268H-92zM-84 -268H84L60 -304H-60zM-92 232H92V268H-92zM-84 268H84L60 304H-60z",
      }),
    ),
    paint.lift(
      1,
      paint.body("steel", "ball", { cy: -346, r: 50 }),
      paint.body("steel", "ball", { cy: 330, r: 32 }),
    ),
    paint.detail({ d: "M-92 -250H92M-92 250H92" }, 4, 0.6),
  );
}

/** Lies along the x axis around 0, 0: an open razor 620 long, its blade up to the left. */
export function razor(paint: Paint, scales: MaterialName = "ink"): ReactNode {
  return together(
    at(
      120,
      6,
      { rotate: 24 },
      paint.lift(
        2,
        paint.body(scales, "bar", { d: "M-20 -22C80 -40 240 -34 330 -10Q346 4 330 20C240 32 80 40 -20 22z" }),
      ),
      paint.body("brass", "ball", { cx: 306, cy: 6, r: 10 }),
      paint.shine({ d: "M0 -16C90 -30 230 -24 310 -6V0C230 -14 90 -20 0 -8z" }, 1),
    ),
    paint.lift(
      2,
      paint.body("steel", "down", {
        d: "M-330 -56H60L96 -14H150Q196 -14 206 -40L222 -32Q208 22 150 22H96L60 40H-300Q-330 40 -330 10z",
      }),
      paint.body("glass", "bar", { d: "M-330 6H64L50 40H-300Q-330 40 -330 10z" }),
    ),
    paint.shine({ d: "M-320 -48H50V-40H-320z" }, 1.6),
    paint.body("brass", "ball", { cx: 128, cy: 4, r: 13 }),
  );
}

/** Stands on 0, 0: a shaving brush 200 wide and 380 high. */
export function shavingBrush(paint: Paint, handle: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 3, 120, 14),
    paint.body("board", "down", {
      d: "M-62 -190C-120 -260 -130 -340 -90 -372C-40 -396 40 -396 90 -372C130 -340 120 -260 62 -190z",
    }),
    paint.body("foam", "down", {
      d: "M-108 -310C-118 -344 -110 -362 -90 -372C-40 -396 40 -396 90 -372C110 -362 118 -344 108 -310C60 -336 -60 -336 -108 -310z",
    }),
    paint.detail(
      {
        d: "M-40 -196C-60 -260 -70 -320 -60 -376M-12 -196C-20 -260 -22 -320 -16 -386M14 -196C22 -260 28 -320 26 -386M42 -196C62 -260 70 -320 66 -376",
      },
      3,
      0.5,
    ),
    paint.body("steel", "tube", { d: "M-66 -200H66L58 -160H-58z" }),
    paint.body(handle, "tube", {
      d: "M-56 -164H56C96 -130 84 -90 52 -74C44 -50 76 -40 82 -14Q84 0 66 0H-66Q-84 0 -82 -14C-76 -40 -44 -50 -52 -74C-84 -90 -96 -130 -56 -164z",
    }),
    paint.shine({ d: "M-44 -154C-70 -130 -66 -104 -44 -90C-50 -106 -48 -132 -30 -154z" }, 1.4),
  );
}

/** Lies around 0, 0: a bowl of lather, seen from above. */
export function latherBowl(paint: Paint, r = 170, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.lift(3, paint.body(colour, "plane", { r })),
    paint.body(colour, "dish", { r: r * 0.9 }),
    paint.body("foam", "ball", {
      d: `M${-r * 0.7} ${r * 0.06}C${-r * 0.8} ${-r * 0.5} ${-r * 0.2} ${-r * 0.84} ${r * 0.24} ${-r * 0.7}C${r * 0.8} ${-r * 0.6} ${r * 0.84} ${r * 0.1} ${r * 0.6} ${r * 0.46}C${r * 0.3} ${r * 0.86} ${-r * 0.4} ${r * 0.8} ${-r * 0.6} ${r * 0.46}z`,
    }),
    paint.detail(
      {
        d: `M${-r * 0.4} ${r * 0.1}C${-r * 0.4} ${-r * 0.4} ${r * 0.4} ${-r * 0.4} ${r * 0.36} ${r * 0.06}C${r * 0.3} ${r * 0.4} ${-r * 0.2} ${r * 0.36} ${-r * 0.14} ${r * 0.04}C${-r * 0.1} ${-r * 0.12} ${r * 0.1} ${-r * 0.1} ${r * 0.1} ${r * 0.04}`,
      },
      7,
      0.35,
    ),
  );
}

/** Lies along the y axis around 0, 0: clippers 520 long, their teeth at the top, the cord below. */
export function clippers(paint: Paint, shell: MaterialName = "dominant"): ReactNode {
  return paint.lift(
    2,
    paint.strand("ink", { d: "M0 230C0 330 -90 330 -80 430C-70 520 40 500 60 600" }, 18, 0.2),
    paint.body("steel", "bar", bars(times(11, (index) => [-76 + index * 14, -262, 9, 40]))),
    paint.body("steel", "down", { d: "M-84 -232H84L76 -150H-76z" }),
    paint.body("ink", "tube", { d: "M-80 -166H80L88 -110H-88z" }),
    paint.body(shell, "tube", {
      d: "M-88 -120H88C104 -20 84 60 76 140Q72 240 40 244H-40Q-72 240 -76 140C-84 60 -104 -20 -88 -120z",
    }),
    paint.body("steel", "plane", { x: -34, y: -70, width: 68, height: 118, rx: 34 }),
    paint.body("ink", "plane", { x: -20, y: -52, width: 40, height: 52, rx: 20 }),
    paint.detail({ d: "M-56 110H56M-54 136H54M-52 162H52M-50 188H50" }, 5, 0.6),
    paint.shine({ d: "M-72 -106C-84 -20 -66 60 -60 130H-48C-54 60 -66 -20 -56 -106z" }, 1),
    paint.body("brass", "ball", { cx: 92, cy: -138, r: 16 }),
  );
}

/** Stands on 0, 0: a barber's chair from the front, 640 wide and 780 high. */
export function barberChair(paint: Paint, cover: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 6, 280, 30),
    paint.body("steel", "tube", { d: "M-180 4Q-180 -40 -70 -54H70Q180 -40 180 4z" }),
    paint.body("steel", "tube", { d: "M-44 -54L-30 -190H30L44 -54z" }),
    paint.lift(
      1,
      paint.body(cover, "bar", {
        d: "M-92 -800Q-92 -822 -70 -822H70Q92 -822 92 -800V-730Q92 -708 70 -708H-70Q-92 -708 -92 -730z",
      }),
    ),
    paint.body("steel", "tube", bars([[-30, -712, 60, 40]])),
    paint.lift(
      1,
      paint.body("foam", "plane", { x: -196, y: -680, width: 392, height: 400, rx: 60 }),
      paint.body(cover, "ball", { x: -176, y: -662, width: 352, height: 380, rx: 48 }),
    ),
    paint.detail({ d: "M-88 -656V-290M0 -660V-290M88 -656V-290" }, 5, 0.8),
    paint.shine(
      { d: "M-150 -620C-146 -640 -130 -648 -100 -648V-330H-120C-140 -420 -152 -520 -150 -620z" },
      0.8,
    ),
    ...[-1, 1].map((side) =>
      at(
        side * 218,
        0,
        { flip: side > 0 },
        paint.lift(
          1,
          paint.body("foam", "tube", {
            d: "M-62 -470H30Q44 -470 44 -456V-240Q44 -210 14 -210H-30Q-62 -210 -62 -240z",
          }),
          paint.body(cover, "bar", { x: -76, y: -502, width: 132, height: 46, rx: 22 }),
        ),
        paint.shine(bars([[-46, -440, 10, 190]]), 1.4),
      ),
    ),
    paint.lift(
      1,
      paint.body(cover, "bar", {
        d: "M-190 -318H190Q214 -318 214 -290V-246Q214 -214 180 -214H-180Q-214 -214 -214 -246V-290Q-214 -318 -190 -318z",
      }),
      paint.body("foam", "bar", bars([[-200, -222, 400, 30]])),
      paint.body("steel", "bar", { d: "M-120 -176L-150 -96H150L120 -176H96L112 -120H-112L-96 -176z" }),
    ),
    paint.shine(bars([[-180, -308, 360, 10]]), 0.9),
  );
}

export interface Grooming {
  hair: MaterialName;
  /** Not yet cut, as before a visit. */
  isWild?: boolean;
}

/** Around 0, 0: the head of a man with a beard, eyes shut, 420 wide and 680 high; a cape below it. */
export function beardedHead(paint: Paint, { hair, isWild = false }: Grooming): ReactNode {
  const shag = (count: number, rx: number, ry: number, from: number, to: number, jag: number) =>
    times(count, (index): [number, number] => {
      const angle = from + ((to - from) * index) / (count - 1);
      const reach = index % 2 ? 1 : 1 + jag * (0.6 + ((index * 7) % 5) / 8);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    });
  const top = isWild
    ? polygon(
        ...shag(33, 216, 250, Math.PI * 0.9, Math.PI * 2.1, 0.16),
        [150, -30],
        [140, -130],
        [0, -170],
        [-140, -130],
        [-150, -30],
      )
    : {
        d: "M-176 -70C-186 -170 -196 -236 -130 -268C-60 -320 110 -318 158 -262C196 -220 186 -150 176 -70C160 -90 160 -140 140 -164C60 -150 -40 -170 -92 -196C-130 -180 -158 -140 -160 -90z",
      };
  const beard = isWild
    ? polygon(
        [-180, -20],
        ...shag(31, 196, 330, Math.PI * 0.98, Math.PI * 0.02, 0.13),
        [180, -20],
        [130, 60],
        [60, 84],
        [0, 96],
        [-60, 84],
        [-130, 60],
      )
    : {
        d: "M-178 -30C-182 120 -150 290 0 300C150 290 182 120 178 -30C160 10 150 70 116 84C70 60 30 66 0 80C-30 66 -70 60 -116 84C-150 70 -160 10 -178 -30z",
      };
  return together(
    paint.lift(
      2,
      paint.body("dominant", "ball", {
        d: "M-116 250C-150 330 -380 340 -440 480C-470 560 -476 640 -476 640H476C476 640 470 560 440 480C380 340 150 330 116 250z",
      }),
    ),
    paint.detail({ d: "M-190 360C-230 460 -236 560 -232 640M200 360C236 460 240 560 236 640" }, 4, 0.6),
    paint.body("skin", "tube", { d: "M-104 140V290C-60 350 60 350 104 290V140z" }),
    paint.body("paper", "bar", { d: "M-124 276Q0 356 124 276L134 306Q0 396 -134 306z" }),
    paint.lift(
      1,
      paint.body("skin", "ball", { cx: -184, cy: -6, rx: 34, ry: 56 }),
      paint.body("skin", "ball", { cx: 184, cy: -6, rx: 34, ry: 56 }),
    ),
    paint.body("skin", "ball", {
      d: "M-176 -60C-186 -200 -100 -256 0 -256C100 -256 186 -200 176 -60C176 120 110 240 0 240C-110 240 -176 120 -176 -60z",
    }),
    paint.lift(1, paint.body(hair, "ball", beard)),
    paint.lift(1, paint.body(hair, "plane", top)),
    paint.strand("nose", { d: "M-110 -28Q-76 -2 -42 -28M42 -28Q76 -2 110 -28" }, 8, 0),
    paint.strand(hair, { d: "M-118 -78Q-78 -104 -36 -82M36 -82Q78 -104 118 -78" }, 17, -0.2),
    paint.shade(
      { d: "M-14 -30C-20 30 -46 50 -34 66C-14 80 14 80 34 66C20 74 -10 70 -16 54C-10 20 -6 -10 -14 -30z" },
      0.8,
    ),
    paint.body("rose", "plane", { d: "M-44 128Q0 116 44 128Q22 156 0 156Q-22 156 -44 128z" }),
    paint.lift(
      1,
      paint.body(hair, "bar", {
        d: "M0 84C30 70 90 80 128 124C90 134 40 132 0 112C-40 132 -90 134 -128 124C-90 80 -30 70 0 84z",
      }),
    ),
    paint.detail(
      {
        d: "M-130 120C-120 190 -90 240 -60 264M-60 172C-50 220 -34 254 -20 276M60 172C50 220 34 254 20 276M130 120C120 190 90 240 60 264",
      },
      4,
      0.5,
    ),
    isWild
      ? null
      : paint.shine({ d: "M-120 -240C-60 -290 60 -290 120 -250C60 -266 -60 -262 -120 -240z" }, 0.7),
  );
}

/** Stands on 0, 0: towels rolled and piled, 420 wide, steam above. */
export function hotTowels(paint: Paint): ReactNode {
  const roll = paint.stamp(
    "roll",
    together(
      paint.body("light", "ball", { r: 70 }),
      paint.detail(
        { d: "M0 0C10 -18 36 -8 30 14C24 40 -20 40 -30 10C-38 -26 0 -52 34 -38C66 -22 62 30 34 52" },
        6,
        0.6,
      ),
    ),
  );
  return together(
    paint.contact(0, 4, 260, 22),
    paint.lift(1, roll(-140, -70), roll(0, -70, { rotate: 40 }), roll(140, -70, { rotate: -30 })),
    paint.lift(1, roll(-70, -192, { rotate: 80 }), roll(70, -192, { rotate: 10 })),
    paint.lift(1, roll(0, -312, { rotate: -60 })),
  );
}
