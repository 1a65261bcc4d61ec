import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** A beam from one point to another, `width` thick, as an outline. */
function beam([x1, y1]: [number, number], [x2, y2]: [number, number], width: number) {
  const angle = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
  return polygon([x1 + dx, y1 + dy], [x2 + dx, y2 + dy], [x2 - dx, y2 - dy], [x1 - dx, y1 - dy]).d;
}

/** Stands on 0, 0: the timber frame of a house, 1040 wide and 850 high. */
export function houseFrame(paint: Paint) {
  const studs = times(10, (index) => -450 + index * 100);
  const eaves = -400;
  const rafters = (x: number, y: number) =>
    beam([-520 + x, eaves + 20 + y], [x, -820 + y], 24) + beam([520 + x, eaves + 20 + y], [x, -820 + y], 24);
  const gable = studs
    .slice(1, -1)
    .map((x) => beam([x, eaves], [x, round(-800 + Math.abs(x) * 0.84)], 20))
    .join("");
  const openings =
    beam([-262, -300], [-38, -300], 26) +
    beam([-262, -120], [-38, -120], 22) +
    beam([138, -300], [362, -300], 26);
  return together(
    paint.contact(0, 8, 620, 30),
    paint.body("wood", "plane", {
      d: studs.map((x) => beam([x + 70, -20], [x + 70, eaves - 30], 18)).join("") + rafters(80, -34),
    }),
    paint.shade(
      { d: studs.map((x) => beam([x + 70, -20], [x + 70, eaves - 30], 18)).join("") + rafters(80, -34) },
      0.8,
    ),
    paint.lift(
      1,
      paint.body("stone", "bar", { x: -520, y: -30, width: 1040, height: 34, rx: 3 }),
      paint.body("board", "plane", {
        d: studs
          .filter((x) => x !== 250 && x !== -150)
          .map((x) => beam([x, -34], [x, eaves], 24))
          .join(""),
      }),
      paint.body("board", "plane", { d: openings + gable }),
      paint.body(
        "board",
        "bar",
        bars([
          [-470, -56, 940, 24],
          [-500, eaves - 12, 1000, 28],
        ]),
      ),
      paint.body("board", "plane", { d: rafters(0, 0) }),
    ),
    paint.body("kraft", "plane", { d: "M372 -400H462V-56H372z" }),
    paint.detail({ d: "M372 -230H462M384 -380v12M450 -380v12M384 -250v12M450 -250v12" }, 3, 0.7),
    paint.shine({ d: beam([-516, eaves + 12], [0, -828], 5) }, 1.4),
  );
}

/** Stands on 0, 0: a tower crane 1000 high, its jib to the left. */
export function crane(paint: Paint, colour: MaterialName = "accent") {
  const lattice = times(
    14,
    (index) => `M-30 ${-index * 60}L30 ${-index * 60 - 60}M30 ${-index * 60}L-30 ${-index * 60 - 60}`,
  );
  const jib = times(
    12,
    (index) => `M${-40 - index * 56} -856L${-68 - index * 56} -900L${-96 - index * 56} -856`,
  );
  return together(
    paint.body("stone", "bar", { x: -110, y: -34, width: 220, height: 36, rx: 4 }),
    paint.strand(colour, { d: `${lattice.join("")}M-30 0V-840M30 0V-840` }, 9, 0),
    paint.strand(
      colour,
      { d: `${jib.join("")}M-40 -856H-720M-40 -900H-712L-720 -856M40 -856H250V-900H40` },
      8,
      0,
    ),
    paint.strand(colour, { d: "M0 -1010L-420 -900M0 -1010L230 -900" }, 5, -0.3),
    paint.body(colour, "plane", polygon([-34, -900], [34, -900], [8, -1020], [-8, -1020])),
    paint.body(colour, "plane", { x: -56, y: -860, width: 112, height: 84, rx: 8 }),
    paint.body("screen", "plane", { x: -46, y: -846, width: 58, height: 46, rx: 4 }),
    paint.body("stone", "bar", { x: 160, y: -890, width: 86, height: 110, rx: 4 }),
    paint.strand("iron", { d: "M-520 -856V-560" }, 5, 0),
    paint.lift(
      1,
      paint.body("iron", "ball", { cx: -520, cy: -550, r: 18 }),
      paint.body(
        "board",
        "bar",
        bars([
          [-640, -500, 240, 26],
          [-630, -472, 220, 22],
        ]),
      ),
    ),
    paint.strand("iron", { d: "M-520 -540L-620 -500M-520 -540L-420 -500" }, 4, 0),
  );
}

/** Stands on 0, 0: the skeleton of a building `floors` high, 620 wide, a scaffold at its left. */
export function skeleton(paint: Paint, floors = 5) {
  const step = 142;
  const levels = times(floors, (index) => -(index + 1) * step);
  const poles = [-430, -350].map((x) => `M${x} 0V${-floors * step - 60}`).join("");
  const braces = levels
    .map(
      (y, index) =>
        `M-440 ${y + 20}H-310M${index % 2 ? -430 : -350} ${y + 20}L${index % 2 ? -350 : -430} ${y + step + 20}`,
    )
    .join("");
  return together(
    paint.contact(0, 8, 470, 30),
    paint.shade(bars([[-280, -floors * step, 600, floors * step]]), 1.6),
    paint.body(
      "stone",
      "tube",
      bars(
        times(4, (index): [number, number, number, number] => [
          -290 + index * 188,
          -floors * step - 70,
          34,
          floors * step + 70,
        ]),
      ),
    ),
    paint.lift(
      1,
      ...levels.map((y) => paint.body("stone", "bar", { x: -316, y, width: 672, height: 34, rx: 2 })),
    ),
    paint.strand(
      "tomato",
      {
        d: times(
          4,
          (index) =>
            `M${-284 + index * 188} ${-floors * step - 70}v-50M${-270 + index * 188} ${-floors * step - 70}v-56`,
        ).join(""),
      },
      5,
      -0.4,
    ),
    paint.body(
      "brick",
      "plane",
      bars([
        [-256, -step + 34, 154, step - 34],
        [-68, -step + 34, 154, step - 34],
        [-256, -2 * step + 34, 154, step - 34],
      ]),
    ),
    paint.detail({ d: times(5, (row) => `M-256 ${-step + 50 + row * 20}H86`).join("") }, 2, 0.6),
    paint.strand("steel", { d: poles + braces }, 8, -0.2),
    paint.body(
      "board",
      "bar",
      bars(levels.map((y): [number, number, number, number] => [-450, y + 14, 140, 12])),
    ),
  );
}

/** Stands on 0, 0, its middle below: a wall of bricks `columns` × `rows`, its top stepped down to the right. */
export function brickWall(paint: Paint, columns: number, rows: number, stepped = 1) {
  const [w, h] = [124, 54];
  const brick = (key: string, stuff: MaterialName) =>
    paint.stamp(
      key,
      together(
        paint.body(stuff, "plane", { x: 0, y: -h + 6, width: w - 8, height: h - 8, rx: 3 }),
        paint.shade({ x: 0, y: -10, width: w - 8, height: 8 }, 0.7),
      ),
    );
  const kinds = [brick("brick", "brick"), brick("brick dark", "cocoa")];
  const left = (-columns * w) / 2;
  const long = (row: number) => columns - Math.max(0, Math.floor((row - 2) * stepped));
  return together(
    paint.contact(0, 6, columns * w * 0.54, 24),
    paint.lift(
      2,
      paint.body(
        "stone",
        "plane",
        bars(
          times(rows, (row): [number, number, number, number] => [
            left + 2 + (row % 2 ? w / 2 : 0),
            -(row + 1) * h,
            long(row) * w - 12,
            h,
          ]),
        ),
      ),
      ...times(rows, (row) =>
        together(
          ...times(long(row), (column) =>
            kinds[(row * 7 + column * 5) % 6 === 0 ? 1 : 0]?.(
              left + column * w + (row % 2 ? w / 2 : 0),
              -row * h,
            ),
          ),
        ),
      ),
    ),
  );
}

/** Lies along the y axis around 0, 0: a bricklayer's trowel 560 long, its point down. */
export function trowel(paint: Paint) {
  return paint.lift(
    2,
    paint.body("wood", "tube", {
      d: "M-34 -270Q-34 -292 0 -292Q34 -292 34 -270C30 -220 42 -180 28 -110H-28C-42 -180 -30 -220 -34 -270z",
    }),
    paint.body("brass", "tube", { x: -30, y: -120, width: 60, height: 26, rx: 6 }),
    paint.strand("steel", { d: "M0 -94V-40Q0 -20 0 0" }, 22, 0),
    paint.body("steel", "plane", {
      d: "M-104 -10Q-112 -30 -86 -34H86Q112 -30 104 -10L20 262Q0 290 -20 262z",
    }),
    paint.shade({ d: "M0 -34H86Q112 -30 104 -10L20 262Q10 278 0 280z" }, 0.7),
    paint.shine({ d: "M-88 -20H-72L-14 220L-20 226z" }, 1.4),
  );
}

/** Lies around 0, 0: a drawing 640 × 460 of a floor, one end of it still rolled. */
export function blueprint(paint: Paint) {
  return paint.lift(
    2,
    paint.body("dominant", "plane", { x: -320, y: -230, width: 640, height: 460, rx: 4 }),
    paint.strand(
      "light",
      { d: "M-240 -160H120V120H-240zM-240 -20H-100M-40 -20H120M-40 -160V-60M-40 20V120M120 -80H200V60H120" },
      7,
      0,
    ),
    paint.strand(
      "light",
      {
        d: "M-100 -20A60 60 0 0 1 -40 -80M-40 20A44 44 0 0 1 4 -20M-240 150H120M-240 142v16M120 142v16M-270 -160V120M-278 -160h16M-278 120h16",
      },
      3,
      0,
    ),
    paint.strand(
      "light",
      { d: "M-210 -130h60v40h-60zM20 60h70v40H20zM-210 60h50M-210 80h40M-210 100h50" },
      3,
      0,
    ),
    paint.body("light", "tube", { x: 250, y: -250, width: 84, height: 500, rx: 20 }),
    paint.body("dominant", "tube", { x: 258, y: -240, width: 60, height: 480, rx: 10 }),
    paint.shine({ x: 270, y: -236, width: 12, height: 472 }, 0.9),
  );
}

/** Stands on 0, 0: bricks stacked for use, 560 wide. */
export function brickStack(paint: Paint, rows = 4) {
  return together(paint.contact(0, 6, 340, 24), brickPallet(paint, rows));
}

function brickPallet(paint: Paint, rows: number) {
  const brick = paint.stamp(
    "stacked brick",
    together(
      paint.body("brick", "plane", { x: -88, y: -66, width: 176, height: 64, rx: 4 }),
      paint.shade({ x: -88, y: -16, width: 176, height: 14 }, 0.7),
      paint.shade({ x: -46, y: -48, width: 92, height: 22, rx: 8 }, 0.8),
    ),
  );
  return together(
    paint.body("board", "bar", bars([[-300, -24, 600, 24]])),
    ...times(rows, (row) =>
      together(
        ...times(3 - (row === rows - 1 ? 1 : 0), (column) =>
          brick(-186 + column * 184 + (row === rows - 1 ? 60 : 0), -24 - row * 68),
        ),
      ),
    ),
  );
}

/** Hangs from 0, 0: the hook of a crane on its block, and a pallet of bricks slung from it down to 690. */
export function craneHook(paint: Paint, colour: MaterialName = "accent") {
  const block =
    "M-92 -60H92Q112 -60 108 -34L82 104Q76 128 50 128H-50Q-76 128 -82 104L-108 -34Q-112 -60 -92 -60z";
  return together(
    paint.strand("iron", { d: "M-52 -640V-60M-22 -640V-60M22 -640V-60M52 -640V-60" }, 8, 0),
    paint.strand("iron", { d: "M0 300L-286 668M0 300L286 668M0 300L-130 430M0 300L130 430" }, 10, 0.2),
    paint.strand("steel", { d: "M0 120V168C0 200 70 206 70 268C70 336 -52 336 -60 262" }, 42, -0.2),
    paint.strand("steel", { d: "M10 176C22 200 82 216 76 268C72 292 58 306 40 312" }, 8, 0.9),
    paint.lift(2, paint.body(colour, "plane", { d: block })),
    paint.within(
      { d: block },
      paint.body("ink", "even", {
        d: "M-130 40L-40 -70H0L-110 80zM-70 140L70 -70H110L-30 140zM40 140L130 20V80L80 140z",
      }),
      paint.shine({ d: "M-120 -70H-70L-50 140H-100z" }, 0.9),
    ),
    paint.body("steel", "ball", discs([[0, 20, 46]])),
    paint.body("iron", "ball", discs([[0, 20, 18]])),
    at(0, 690, { rotate: -2 }, paint.lift(2, brickPallet(paint, 4))),
  );
}

/** Lies along the x axis around 0, 0: the lattice boom of a crane, 1500 long and 120 high. */
export function craneBoom(paint: Paint, colour: MaterialName = "accent") {
  const web = times(
    15,
    (index) => `M${-750 + index * 100} 60L${-700 + index * 100} -60L${-650 + index * 100} 60`,
  );
  return paint.lift(
    2,
    paint.strand(colour, { d: web.join("") }, 13, -0.4),
    paint.strand(colour, { d: "M-750 60H750M-700 -60H700" }, 24, 0),
    paint.strand(colour, { d: "M-746 54H750M-700 -66H700" }, 5, 0.8),
  );
}

/** Stands on 0, 0: a drum mixer 520 wide and 620 high on its wheels. */
export function concreteMixer(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.contact(0, 6, 300, 26),
    paint.strand("iron", { d: "M-190 -16L-40 -260M190 -16L40 -260M-150 -90H150" }, 22, 0),
    paint.lift(
      2,
      at(
        0,
        -350,
        { rotate: -24 },
        paint.body(colour, "tube", {
          d: "M-210 -20L-120 -240H120L210 -20L150 170Q130 210 0 210Q-130 210 -150 170z",
        }),
        paint.body("iron", "bar", { x: -216, y: -36, width: 432, height: 36, rx: 6 }),
        paint.detail({ d: times(17, (index) => `M${-204 + index * 25} -34v32`).join("") }, 4, 1),
        paint.body("iron", "dish", { cy: -240, rx: 122, ry: 30 }),
        paint.shine({ d: "M-150 -40L-90 -220H-70L-116 -40z" }, 1.1),
      ),
      paint.body("iron", "plane", { x: 120, y: -330, width: 110, height: 130, rx: 10 }),
    ),
    paint.body("iron", "ball", { cx: -170, cy: -66, r: 68 }),
    paint.body("steel", "ball", { cx: -170, cy: -66, r: 26 }),
    paint.body("iron", "bar", { x: 150, y: -30, width: 70, height: 30, rx: 6 }),
  );
}
