import type { MaterialName } from "../materials.ts";
import { joined, smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, times, together } from "../shapes.ts";

/** Lies along the y axis around 0, 0: a hand mirror 440 wide and 800 high. */
export function handMirror(paint: Paint, frame: MaterialName = "brass") {
  return together(
    paint.lift(
      2,
      paint.body(
        frame,
        "tube",
        smooth("-34,60! 34,60! 40,150 26,240 36,330 50,380 0,410 -50,380 -36,330 -26,240 -40,150"),
      ),
      paint.body(
        frame,
        "plane",
        smooth("0,-400 150,-350 214,-180 160,0 50,80 -50,80 -160,0 -214,-180 -150,-350"),
      ),
    ),
    paint.body("water", "plane", { cx: 0, cy: -170, rx: 168, ry: 192 }),
    paint.within(
      { d: "M-168 -170a168 192 0 1 0 336 0a168 192 0 1 0 -336 0z" },
      paint.shine(polygon([-180, -40], [60, -380], [130, -380], [-130, 30]), 1.2),
      paint.shine(polygon([-60, 40], [180, -300], [210, -300], [-20, 60]), 1),
    ),
    paint.detail({ d: "M-168 -170a168 192 0 1 0 336 0a168 192 0 1 0 -336 0" }, 5, 0.7),
    paint.detail({ d: "M-38 90H38M-30 110H30M-24 250H24M-36 330H36" }, 4, 0.7),
    paint.body("accent", "ball", { cx: 0, cy: -384, r: 18 }),
  );
}

/** Hangs around 0, 0: a life jacket 600 wide and 720 high. */
export function lifeJacket(paint: Paint, cover: MaterialName = "tomato") {
  const half = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.lift(
        2,
        paint.body(
          cover,
          "ball",
          smooth(
            "-12,-150 -60,-230 -90,-340 -160,-360 -230,-320 -210,-200 -250,-80 -280,60 -276,300 -220,346 -60,346 -12,320",
          ),
        ),
      ),
      paint.body("light", "plane", smooth("-236,-300 -160,-340 -96,-320 -92,-290 -160,-306 -230,-264")),
      paint.detail({ d: "M-266 60Q-140 40 -14 60M-268 190Q-140 176 -14 190" }, 4, 0.6),
      paint.shine(smooth("-240,90 -220,96 -220,170 -242,160"), 1.2),
    );
  const belt = (y: number) =>
    together(
      paint.body("iron", "bar", { x: -286, y, width: 572, height: 40, rx: 6 }),
      paint.lift(1, paint.body("yolk", "plane", { x: -56, y: y - 14, width: 112, height: 68, rx: 12 })),
      paint.detail({ d: `M0 ${y - 10}v60M-30 ${y + 6}v28M30 ${y + 6}v28` }, 5, 0.9),
    );
  return together(
    paint.body(cover, "dish", smooth("-90,-340 0,-366 90,-340 60,-250 -60,-250")),
    paint.shade(smooth("-90,-340 0,-366 90,-340 60,-250 -60,-250"), 1),
    half(false),
    half(true),
    paint.detail({ d: "M0 -140V336" }, 6, 1),
    belt(-40),
    belt(100),
    belt(236),
    paint.strand("light", { d: "M-150 -190C-190 -150 -190 -110 -160 -90" }, 9, 0.4),
    paint.body("yolk", "plane", smooth("-176,-96 -140,-96 -132,-60 -158,-46 -184,-60")),
  );
}

/** Lies along the y axis around 0, 0: a corkscrew with a cork on it, 440 wide and 760 high. */
export function corkscrew(paint: Paint, metal: MaterialName = "steel") {
  const coil = times(
    6,
    (index) =>
      `${index ? "" : "M0 20"}C70 ${26 + index * 46} 70 ${52 + index * 46} 0 ${56 + index * 46}C-60 ${58 + index * 46} -50 ${40 + index * 46} 0 ${66 + index * 46}`,
  ).join("");
  return together(
    paint.strand(metal, { d: `${coil}L4 400` }, 17, 0),
    paint.lift(2, paint.body("board", "tube", { d: "M-86 150H86L78 350Q0 366 -78 350z" })),
    paint.shade(
      discs([
        [-40, 200, 9],
        [30, 240, 12],
        [-20, 300, 8],
        [50, 190, 7],
        [-52, 260, 6],
        [40, 316, 7],
      ]),
      1.1,
    ),
    paint.body("wine", "tube", { d: "M-81 290H81L78 350Q0 366 -78 350z" }),
    paint.lift(
      1,
      paint.body(metal, "tube", { x: -22, y: -330, width: 44, height: 370, rx: 10 }),
      paint.body(
        "walnut",
        "bar",
        smooth("-210,-360 -120,-384 0,-372 120,-384 210,-360 216,-310 120,-290 0,-304 -120,-290 -216,-310"),
      ),
    ),
    paint.body("brass", "tube", { x: -34, y: -300, width: 68, height: 40, rx: 8 }),
    paint.shine(smooth("-180,-352 -110,-370 -20,-358 -110,-352"), 1.4),
    paint.detail({ d: "M-22 -230H22M-22 -200H22M-22 -40H22" }, 5, 0.7),
  );
}

/** Stands on 0, 0: a carafe of water with a slice of lemon, 360 wide and 640 high. */
export function carafe(paint: Paint, liquid: MaterialName = "water") {
  const glass =
    "-64,-640! -46,-560 -40,-460 -110,-340 -170,-200 -160,-60 -110,0! 110,0! 160,-60 170,-200 110,-340 40,-460 46,-560 64,-640!";
  return together(
    paint.contact(0, 6, 200, 20),
    paint.body("glass", "tube", smooth(glass)),
    paint.within(
      smooth(glass),
      paint.body(liquid, "plane", { d: "M-200 -330Q0 -300 200 -330V10H-200z" }),
      paint.lift(
        1,
        paint.body("yolk", "plane", { cx: 40, cy: -220, r: 62 }),
        paint.body("pasta", "plane", { cx: 40, cy: -220, r: 50 }),
      ),
      paint.detail({ d: "M40 -270V-170M-3 -245L83 -195M-3 -195L83 -245" }, 4, 0.5),
      paint.body(
        "leaf",
        "plane",
        joined(
          smooth("-90,-150! -60,-220 0,-230! -30,-160"),
          smooth("-80,-140! -130,-180 -140,-240! -90,-220"),
        ),
      ),
      paint.shine(
        discs([
          [-60, -60, 12],
          [20, -90, 9],
          [80, -60, 11],
          [-20, -40, 7],
        ]),
        1.2,
      ),
    ),
    paint.clear(smooth(glass)),
    paint.body("glass", "bar", { x: -74, y: -654, width: 148, height: 24, rx: 12 }),
    paint.shine(smooth("-136,-180 -104,-290 -84,-310 -110,-200 -116,-80 -136,-110"), 1.9),
    paint.shine(smooth("-28,-600 -20,-600 -18,-480 -28,-460"), 1.6),
  );
}

/** Stands on 0, 0: a pallet of sacks, 820 wide and 560 high. */
export function pallet(paint: Paint, sackcloth: MaterialName = "linen") {
  const sack = paint.stamp(
    "sack on a pallet",
    together(
      paint.lift(
        1,
        paint.body(
          sackcloth,
          "bar",
          smooth("-180,-100 -140,-116 140,-116 180,-100 196,-56 180,-8 140,4 -140,4 -180,-8 -196,-56"),
        ),
      ),
      paint.body("dominant", "plane", { x: -70, y: -88, width: 140, height: 62, rx: 6 }),
      paint.detail({ d: "M-160 -96V-12M160 -96V-12M-46 -66H46M-46 -46H20" }, 4, 0.6),
    ),
  );
  return together(
    paint.contact(0, 6, 430, 24),
    paint.body("walnut", "down", bars([[-390, -104, 780, 70]])),
    paint.lift(
      1,
      paint.body(
        "board",
        "bar",
        bars([
          [-410, -130, 820, 36],
          [-410, -36, 820, 36],
        ]),
      ),
      paint.body(
        "board",
        "plane",
        bars([
          [-410, -96, 110, 62],
          [-56, -96, 112, 62],
          [300, -96, 110, 62],
        ]),
      ),
    ),
    paint.detail({ d: "M-400 -116C-200 -126 100 -104 400 -118M-400 -18C-100 -28 160 -8 400 -20" }, 3, 0.4),
    sack(-198, -134),
    sack(198, -134),
    sack(-190, -254, { rotate: 1 }),
    sack(202, -254, { rotate: -1 }),
    sack(0, -374),
    paint.strand("iron", { d: "M-120 -132V-376M120 -132V-376" }, 5, 0),
  );
}
