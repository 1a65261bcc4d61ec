import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a fluted column with volutes, 640 high and 140 wide at its foot. */
export function column(paint: Paint) {
  const flutes = times(9, (index) => {
    const angle = ((index - 4) / 4.6) * (Math.PI / 2);
    return { x: Math.sin(angle) * 52, width: Math.max(2, Math.cos(angle) * 8) };
  });
  const volute = (x: number) => discs([[x, -592, 21]]);
  return together(
    paint.body("stone", "tube", { x: -74, y: -22, width: 148, height: 22, rx: 2 }),
    paint.body("stone", "tube", { x: -68, y: -44, width: 136, height: 24, rx: 12 }),
    paint.body("stone", "tube", { x: -60, y: -58, width: 120, height: 16, rx: 7 }),
    paint.body("stone", "tube", { d: "M-56 -56C-56 -300 -52 -480 -47 -582H47C52 -480 56 -300 56 -56z" }),
    paint.shade(bars(flutes.map(({ x, width }) => [x * 0.95, -570, width * 0.55, 505])), 1.5),
    paint.shine(bars(flutes.map(({ x, width }) => [x * 0.95 - width * 0.45, -570, width * 0.4, 505])), 0.6),
    paint.shine({ d: "M36 -575C40 -480 44 -300 46 -62H56C56 -300 52 -480 47 -575z" }, 1.6),
    paint.shade({ d: "M-47 -582H47L50 -540H-50z" }, 1.6),
    paint.body("stone", "bar", { d: "M-50 -613H50Q62 -590 44 -576H-44Q-62 -590 -50 -613z" }),
    paint.body("stone", "ball", volute(-57)),
    paint.body("stone", "ball", volute(57)),
    paint.detail(
      discs([
        [-57, -592, 13],
        [57, -592, 13],
        [-57, -592, 5],
        [57, -592, 5],
      ]),
      3.5,
      0.9,
    ),
    paint.body("stone", "tube", { x: -78, y: -640, width: 156, height: 28, rx: 3 }),
    paint.shade(bars([[-78, -618, 156, 6]])),
  );
}

/** Stands on 0, 0: scales 760 high, `tilt` degrees out of balance. */
export function scales(paint: Paint, tilt = 5) {
  const turn = (tilt * Math.PI) / 180;
  const arm = 285;
  const hang = (side: -1 | 1) => {
    const [x, y] = [side * arm * Math.cos(turn), -640 + side * arm * Math.sin(turn)];
    return at(
      x,
      y,
      {},
      paint.strand("brass", { d: "M0 0L-118 262M0 0L118 262M0 0L-30 268M0 0L34 268" }, 4),
      paint.lift(
        1,
        paint.body("brass", "dish", { cy: 264, rx: 132, ry: 17 }),
        paint.body("brass", "tube", { d: "M-132 264C-104 346 104 346 132 264C104 288 -104 288 -132 264z" }),
      ),
      paint.shine({ d: "M-100 292C-76 314 -36 322 -6 324C-50 312 -80 300 -100 292z" }, 1.4),
      paint.body("brass", "ball", { r: 11 }),
    );
  };
  return together(
    paint.lift(
      2,
      paint.body("brass", "tube", { x: -150, y: -26, width: 300, height: 26, rx: 5 }),
      paint.body("brass", "tube", { d: "M-112 -26C-100 -58 -40 -56 -26 -96H26C40 -56 100 -58 112 -26z" }),
      paint.body("brass", "tube", { d: "M-13 -92C-20 -300 -12 -480 -9 -650H9C12 -480 20 -300 13 -92z" }),
      paint.body("brass", "tube", { x: -24, y: -112, width: 48, height: 20, rx: 10 }),
      paint.body("brass", "ball", { cy: -330, r: 21 }),
      paint.body("brass", "tube", { x: -20, y: -368, width: 40, height: 12, rx: 6 }),
      paint.body("brass", "tube", { x: -20, y: -304, width: 40, height: 12, rx: 6 }),
    ),
    hang(-1),
    hang(1),
    at(
      0,
      -640,
      { rotate: tilt },
      paint.lift(
        1,
        paint.body("brass", "bar", {
          d: "M-300 -2C-200 -36 -90 6 -34 -22C-16 -32 16 -32 34 -22C90 6 200 -36 300 -2C300 14 288 12 282 8C200 -14 92 30 34 14C16 24 -16 24 -34 14C-92 30 -200 -14 -282 8C-288 12 -300 14 -300 -2z",
        }),
      ),
      paint.body("brass", "ball", { r: 30 }),
      paint.detail({ r: 19 }, 2, 0.7),
    ),
    paint.body("brass", "tube", { d: "M-7 -668L0 -752L7 -668z" }),
    paint.body("brass", "ball", { cy: -758, r: 15 }),
  );
}

/** Lies around 0, 0 from the left below to the right above: a gavel on its block, 560 wide. */
export function gavel(paint: Paint) {
  const barrel = (x: number, half: number, width: number) => ({
    x,
    y: -half,
    width,
    height: half * 2,
    rx: 6,
  });
  return together(
    paint.contact(-20, 152, 300, 34),
    paint.lift(
      2,
      paint.body("walnut", "tube", {
        d: "M-190 92C-190 128 -196 150 -196 150C-196 172 150 172 150 150C150 150 144 128 144 92z",
      }),
      paint.body("walnut", "dish", { cx: -23, cy: 92, rx: 167, ry: 34 }),
    ),
    paint.detail({ cx: -23, cy: 90, rx: 128, ry: 24 }, 3, 0.8),
    paint.lift(
      2,
      at(
        -20,
        -16,
        { rotate: -24 },
        paint.body("walnut", "bar", {
          d: "M60 -13L330 -17C356 -22 372 -12 372 0C372 12 356 22 330 17L60 13z",
        }),
        paint.body("brass", "bar", { x: 322, y: -19, width: 14, height: 38, rx: 4 }),
        paint.shine({ d: "M72 -8L322 -11V-6L72 -3z" }, 0.8),
        at(
          0,
          0,
          { rotate: 90 },
          paint.body("walnut", "bar", { d: "M-92 -60C-60 -52 60 -52 92 -60V60C60 52 -60 52 -92 60z" }),
          paint.body("brass", "bar", barrel(-92, 62, 20)),
          paint.body("brass", "bar", barrel(72, 62, 20)),
          paint.body("walnut", "bar", {
            d: "M-142 -50Q-150 0 -142 50Q-132 66 -116 66H-92V-66H-116Q-132 -66 -142 -50z",
          }),
          paint.body("walnut", "bar", {
            d: "M142 -50Q150 0 142 50Q132 66 116 66H92V-66H116Q132 -66 142 -50z",
          }),
          paint.shine({ d: "M-60 -38H60V-28H-60z" }, 0.9),
        ),
      ),
    ),
  );
}

/** Stands on 0, 0: a temple front 900 wide and 800 high. */
export function temple(paint: Paint) {
  const place = paint.stamp("column", column(paint));
  return together(
    paint.body("stone", "down", polygon([-440, -60], [440, -60], [470, 0], [-470, 0])),
    paint.body("stone", "bar", bars([[-425, -92, 850, 32]])),
    paint.detail({ d: "M-455 -30H455" }, 2, 0.8),
    paint.shade(bars([[-392, -600, 784, 508]]), 2.6),
    paint.glow(0, -250, 330, 1.1),
    ...[-330, -110, 110, 330].map((x) =>
      together(
        paint.shade(polygon([x + 34, -92], [x + 80, -92], [x + 60, -500], [x + 34, -500]), 1),
        place(x, -92, { scale: 0.78 }),
      ),
    ),
    paint.lift(
      1,
      paint.body("stone", "bar", bars([[-420, -660, 840, 70]])),
      paint.body("stone", "bar", bars([[-440, -690, 880, 32]])),
    ),
    paint.detail({ d: "M-420 -632H420" }, 2),
    paint.shade(bars(times(14, (index) => [-396 + index * 59, -626, 26, 28])), 0.7),
    paint.lift(1, paint.body("stone", "plane", polygon([-460, -690], [460, -690], [0, -850]))),
    paint.shade(polygon([-360, -704], [360, -704], [0, -826]), 1.3),
    paint.body("stone", "ball", { cy: -752, r: 30 }),
  );
}

/** Lies around 0, 0: a key 420 long, its bow at the left. */
export function key(paint: Paint) {
  return paint.lift(
    1,
    paint.body("brass", "bar", {
      d: "M-84 -12H198V-24H214V-12H224V24H208V40H190V24H174V52H152V12H-84z",
    }),
    paint.body("brass", "plane", {
      d: "M-150 -84a84 84 0 1 0 .1 168a84 84 0 1 0 0 -168zM-150 -46a46 46 0 1 1 -.1 92a46 46 0 1 1 0 -92z",
    }),
    paint.body("brass", "bar", { x: -84, y: -24, width: 26, height: 48, rx: 6 }),
    paint.shine({ d: "M-50 -8H190V-3H-50z" }, 1.2),
  );
}

/** Stands on 0, 0: an hourglass 440 high. */
export function hourglass(paint: Paint) {
  const bulb =
    "M-92 -404C-92 -300 -14 -262 -14 -220C-14 -178 -92 -140 -92 -36H92C92 -140 14 -178 14 -220C14 -262 92 -300 92 -404z";
  return together(
    paint.contact(0, 2, 190, 20),
    paint.body(
      "brass",
      "tube",
      bars([
        [-122, -410, 14, 380],
        [108, -410, 14, 380],
      ]),
    ),
    paint.clear({ d: bulb }),
    paint.body("pasta", "plane", { d: "M-66 -318C-46 -284 -11 -262 -9 -224H9C11 -262 46 -284 66 -318z" }),
    paint.strand("pasta", { d: "M0 -224V-60" }, 4),
    paint.body("pasta", "ball", { d: "M-90 -38C-88 -70 -40 -66 0 -112C40 -66 88 -70 90 -38z" }),
    paint.shine({ d: "M-76 -380C-74 -320 -34 -278 -28 -250C-50 -280 -84 -320 -84 -380z" }, 1.4),
    paint.lift(
      1,
      paint.body("walnut", "tube", { x: -140, y: -440, width: 280, height: 34, rx: 8 }),
      paint.body("walnut", "tube", { x: -140, y: -34, width: 280, height: 34, rx: 8 }),
    ),
  );
}

/** Lies around 0, 0: a drop of sealing wax with the print of a seal, 120 wide. */
export function waxSeal(paint: Paint) {
  const edge = times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2;
    const reach = 54 + ((index * 7) % 5) * 2.4;
    return [
      round(Math.cos(angle) * reach * 0.6),
      round(Math.sin(angle) * reach * 0.6),
      round(reach * 0.46),
    ] as [number, number, number];
  });
  return paint.lift(
    1,
    paint.body("accent", "ball", discs([...edge, [0, 0, 44]])),
    paint.shade({ r: 37 }, 0.8),
    paint.body("accent", "dish", { r: 34 }),
    paint.detail({ d: "M0 -22V20M-18 -12H18M-18 -12L-26 8H-10zM18 -12L10 8H26zM-10 20H10" }, 3, 1.2),
  );
}
