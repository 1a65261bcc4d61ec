import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a banker's lamp 470 high with a glass shade in the site's colour. */
export function bankersLamp(paint: Paint, glass: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 190, 22),
    paint.lift(
      1,
      paint.body("brass", "tube", { d: "M-120 0C-120 -26 -60 -30 -30 -44H30C60 -30 120 -26 120 0z" }),
      paint.body("brass", "tube", { d: "M-11 -40V-330H11V-40z" }),
      paint.body("brass", "ball", { cy: -180, r: 17 }),
      paint.body("brass", "tube", {
        d: "M-150 -400C-150 -330 -60 -330 -8 -330V-316C-70 -316 -166 -310 -166 -400z",
      }),
      paint.body("brass", "tube", { d: "M150 -400C150 -330 60 -330 8 -330V-316C70 -316 166 -310 166 -400z" }),
    ),
    paint.glow(0, -350, 300, 0.9),
    paint.lift(
      1,
      paint.body(glass, "bar", {
        d: "M-230 -352C-232 -440 -150 -480 0 -480C150 -480 232 -440 230 -352C120 -372 -120 -372 -230 -352z",
      }),
    ),
    paint.shine({ d: "M-200 -390C-190 -440 -120 -462 -30 -466C-110 -452 -164 -430 -180 -384z" }, 1.1),
    paint.body("linen", "even", {
      d: "M-230 -352C-120 -372 120 -372 230 -352C120 -338 -120 -338 -230 -352z",
    }),
    paint.body("brass", "ball", { cy: -486, r: 12 }),
    paint.strand("brass", { d: "M60 -346V-262" }, 3),
    paint.body("brass", "ball", { cx: 60, cy: -256, r: 8 }),
  );
}

/** Stands on 0, 0: a desk lamp with a jointed arm, its shade over 260, -420. */
export function deskLamp(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 150, 18),
    paint.lift(
      1,
      paint.body(colour, "tube", { d: "M-96 0Q-96 -30 -50 -34H50Q96 -30 96 0z" }),
      paint.strand("steel", { d: "M0 -34L-84 -300" }, 14),
      paint.strand("steel", { d: "M-84 -300L170 -520" }, 14),
      paint.body("brass", "ball", { cx: -84, cy: -300, r: 19 }),
      paint.body("brass", "ball", { cx: 170, cy: -520, r: 16 }),
      at(
        200,
        -486,
        { rotate: -28 },
        paint.body("linen", "even", { cy: 98, rx: 136, ry: 22 }),
        paint.body(colour, "tube", {
          d: "M-36 -66Q-30 -92 0 -92Q30 -92 36 -66L136 98C70 74 -70 74 -136 98z",
        }),
        paint.shine({ d: "M-24 -60L-98 72L-80 68L-12 -60z" }, 0.9),
      ),
    ),
  );
}

/** Stands on 0, 0: a plant with broad leaves in a pot, about 520 high. */
export function pottedPlant(paint: Paint, pot: MaterialName = "clay") {
  const leaf = paint.stamp(
    "leaf",
    together(
      paint.body("leaf", "plane", { d: "M0 0C-62 -60 -64 -170 0 -250C64 -170 62 -60 0 0z" }),
      paint.shade({ d: "M0 0C62 -60 64 -170 0 -250z" }, 0.8),
      paint.detail(
        {
          d: "M0 -6V-232M0 -60L-32 -96M0 -60L32 -96M0 -112L-36 -146M0 -112L36 -146M0 -162L-24 -190M0 -162L24 -190",
        },
        2,
        0.6,
      ),
    ),
  );
  return together(
    paint.contact(0, 4, 160, 20),
    paint.strand("leaf", { d: "M0 -180Q-40 -240 -90 -270M0 -180Q30 -260 86 -290M0 -180V-300" }, 7, -0.6),
    leaf(-78, -256, { rotate: -52, scale: 0.86 }),
    leaf(80, -272, { rotate: 48, scale: 0.92 }),
    leaf(-40, -270, { rotate: -20, scale: 1 }),
    leaf(44, -280, { rotate: 17, scale: 0.94 }),
    leaf(-96, -220, { rotate: -82, scale: 0.62 }),
    leaf(98, -226, { rotate: 80, scale: 0.66 }),
    paint.lift(
      1,
      paint.body(pot, "tube", { d: "M-104 -170H104L82 -14Q80 0 64 0H-64Q-80 0 -82 -14z" }),
      paint.body(pot, "tube", { x: -118, y: -206, width: 236, height: 48, rx: 8 }),
    ),
    paint.shade({ d: "M-103 -158H103L101 -142H-101z" }, 1),
  );
}

/** Hangs from 0, 0 down to a shade at 0, `drop`. */
export function pendantLamp(paint: Paint, drop: number, colour: MaterialName = "dominant") {
  return together(
    paint.strand("iron", { d: `M0 0V${drop}` }, 5),
    at(
      0,
      drop,
      {},
      paint.glow(0, 90, 260, 0.9),
      paint.body("brass", "tube", { x: -20, y: -24, width: 40, height: 34, rx: 6 }),
      paint.body(colour, "tube", { d: "M-30 6C-120 20 -146 70 -150 110H150C146 70 120 20 30 6z" }),
      paint.body("linen", "even", { cy: 110, rx: 150, ry: 17 }),
    ),
  );
}

/** Around 0, 0: a shelf board `width` wide; things stand on y = 0. */
export function shelf(paint: Paint, width: number) {
  return paint.lift(
    2,
    paint.body("board", "bar", { x: -width / 2, y: 0, width, height: 26, rx: 4 }),
    paint.body(
      "brass",
      "tube",
      bars([
        [-width * 0.36, 26, 12, 52],
        [width * 0.36 - 12, 26, 12, 52],
      ]),
    ),
  );
}

/** Stands on 0, 0: a candle in a holder, burning, 300 high. */
export function candle(paint: Paint) {
  return together(
    paint.glow(0, -290, 260, 1),
    paint.contact(0, 2, 90, 12),
    paint.body("brass", "tube", { d: "M-66 0Q-66 -18 -22 -22V-70H22V-22Q66 -18 66 0z" }),
    paint.body("linen", "tube", { d: "M-19 -66V-244Q-8 -252 6 -246Q14 -250 19 -242V-66z" }),
    paint.body("yolk", "ball", { d: "M0 -322C24 -288 24 -252 0 -250C-24 -252 -24 -288 0 -322z" }),
    paint.shine({ d: "M0 -292C11 -274 11 -256 0 -254C-11 -256 -11 -274 0 -292z" }, 2.6),
  );
}

/** Lies around 0, 0: a folded cloth, `width` wide. */
export function foldedCloth(paint: Paint, width: number, height: number, cloth: MaterialName = "linen") {
  const [w, h] = [width / 2, height / 2];
  const stripes = times(3, (index) => `M${round(-w + 16 + index * 9)} ${-h}V${h}`).join("");
  return paint.lift(
    1,
    paint.body(cloth, "plane", {
      d: `M${-w} ${-h}Q0 ${-h - 8} ${w} ${-h}Q${w + 8} 0 ${w} ${h}Q0 ${h + 8} ${-w} ${h}Q${-w - 8} 0 ${-w} ${-h}z`,
    }),
    paint.strand("accent", { d: stripes }, 3),
    paint.shade(
      {
        d: `M${w * 0.2} ${-h}Q${w * 0.3} 0 ${w * 0.16} ${h}L${w * 0.34} ${h}Q${w * 0.46} 0 ${w * 0.34} ${-h}z`,
      },
      0.5,
    ),
  );
}
