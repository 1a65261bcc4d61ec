import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: a sash window 150 × 220, dark or with a lamp behind it. */
export function sashWindow(paint: Paint, isLit: boolean, frame: MaterialName = "light") {
  return together(
    paint.lift(1, paint.body(frame, "plane", { x: -75, y: -110, width: 150, height: 220, rx: 3 })),
    isLit
      ? paint.body("yolk", "down", { x: -62, y: -97, width: 124, height: 194 })
      : paint.body("screen", "plane", { x: -62, y: -97, width: 124, height: 194 }),
    paint.shine({ d: "M-62 -97H10L-62 30z" }, isLit ? 0.9 : 0.4),
    paint.body(
      frame,
      "even",
      bars([
        [-62, -6, 124, 12],
        [-4, -97, 8, 194],
      ]),
    ),
    paint.body(
      "stone",
      "bar",
      bars([
        [-90, 110, 180, 20],
        [-86, -130, 172, 22],
      ]),
    ),
  );
}

/** Stands on 0, 0: a panelled front door with its frame and fanlight, 400 wide and 800 high, two steps below. */
export function frontDoor(paint: Paint, colour: MaterialName = "dominant") {
  const panel = (x: number, y: number, height: number) =>
    together(
      paint.shade({ x, y, width: 96, height, rx: 3 }, 1.1),
      paint.body(colour, "plane", { x: x + 8, y: y + 8, width: 80, height: height - 16, rx: 2 }),
    );
  return together(
    paint.lift(
      2,
      paint.body(
        "stone",
        "tube",
        bars([
          [-228, -700, 72, 700],
          [156, -700, 72, 700],
        ]),
      ),
      paint.body("stone", "bar", {
        d: "M-252 -690V-730H-228V-760Q-228 -940 0 -940Q228 -940 228 -760V-730H252V-690z",
      }),
    ),
    paint.body("yolk", "ball", { d: "M-156 -716V-750Q-156 -872 0 -872Q156 -872 156 -750V-716z" }),
    paint.strand(
      "light",
      { d: "M0 -716V-872M0 -716L-110 -828M0 -716L110 -828M-66 -716A66 66 0 0 1 66 -716" },
      9,
      0,
    ),
    paint.glow(0, -770, 200, 0.8),
    paint.body(colour, "plane", { x: -150, y: -700, width: 300, height: 700 }),
    panel(-118, -660, 250),
    panel(22, -660, 250),
    panel(-118, -270, 220),
    panel(22, -270, 220),
    paint.body("brass", "bar", { x: -60, y: -366, width: 120, height: 40, rx: 6 }),
    paint.shade({ x: -46, y: -352, width: 92, height: 9 }, 2),
    paint.body("brass", "ball", { cx: 122, cy: -346, r: 18 }),
    paint.strand("brass", { cx: 0, cy: -560, r: 30 }, 12, 0.2),
    paint.body("brass", "ball", { cy: -592, r: 15 }),
    paint.shade({ d: "M-150 -700H150V-676H-150z" }, 1.6),
    paint.lift(
      1,
      paint.body(
        "stone",
        "bar",
        bars([
          [-250, 0, 500, 44],
          [-330, 44, 660, 50],
        ]),
      ),
    ),
    paint.shade(
      bars([
        [-250, 34, 500, 10],
        [-330, 82, 660, 12],
      ]),
      0.8,
    ),
  );
}

/** Stands on 0, 0: a house of two storeys, 940 wide and 900 high, a lamp on in some of its rooms. */
export function familyHouse(paint: Paint, wall: MaterialName = "linen", roof: MaterialName = "dominant") {
  const lit = paint.stamp("lit window", sashWindow(paint, true));
  const dark = paint.stamp("dark window", sashWindow(paint, false));
  return together(
    paint.contact(0, 6, 560, 30),
    paint.body(
      "brick",
      "tube",
      bars([
        [230, -890, 90, 260],
        [-330, -850, 80, 220],
      ]),
    ),
    paint.body(
      "stone",
      "bar",
      bars([
        [220, -900, 110, 26],
        [-340, -860, 100, 24],
      ]),
    ),
    paint.lift(
      2,
      paint.body(wall, "plane", { x: -420, y: -560, width: 840, height: 560 }),
      paint.body(roof, "down", polygon([-490, -540], [-350, -790], [350, -790], [490, -540])),
    ),
    paint.detail(
      {
        d: times(6, (row) => `M${round(-468 + row * 20)} ${-578 - row * 36}H${round(468 - row * 20)}`).join(
          "",
        ),
      },
      3,
      0.6,
    ),
    paint.body(wall, "plane", polygon([-150, -560], [-150, -640], [0, -800], [150, -640], [150, -560])),
    paint.lift(1, paint.body(roof, "down", { d: "M-190 -622L0 -836L190 -622L160 -606L0 -784L-160 -606z" })),
    paint.shade(bars([[-420, -540, 840, 22]]), 1.2),
    lit(0, -640, { scale: 0.56 }),
    ...[-300, -150, 150, 300].map((x, index) => (index === 2 ? lit : dark)(x, -400, { scale: 0.86 })),
    ...[-300, 300].map((x) => lit(x, -150, { scale: 0.98 })),
    paint.glow(-300, -150, 170, 0.6),
    paint.glow(300, -150, 170, 0.6),
    at(0, -20, { scale: 0.34 }, frontDoor(paint, "accent")),
    paint.glow(0, -280, 120, 0.8),
  );
}

/** Stands on 0, 0: a row of narrow houses, each with a gable of its own; five are 1150 wide. */
export function terrace(paint: Paint, walls: MaterialName[]) {
  const width = 230;
  const window = paint.stamp("row window", sashWindow(paint, false));
  const lit = paint.stamp("row window lit", sashWindow(paint, true));
  const left = (-walls.length * width) / 2;
  return together(
    paint.contact(0, 6, walls.length * width * 0.54, 26),
    ...walls.map((wall, index) => {
      const x = left + index * width;
      const height = 620 + ((index * 83) % 130);
      const gables = [
        `M${x} 0V${-height}L${x + width / 2} ${-height - 130}L${x + width} ${-height}V0z`,
        `M${x} 0V${-height}h40v-44h40v-44h70v44h40v44h40V0z`,
        `M${x} 0V${-height}C${x + 60} ${-height - 10} ${x + 50} ${-height - 110} ${x + width / 2} ${-height - 120}C${x + 180} ${-height - 110} ${x + 170} ${-height - 10} ${x + width} ${-height}V0z`,
      ];
      return together(
        paint.lift(1, paint.body(wall, "plane", { d: gables[index % 3] as string })),
        paint.detail({ d: `M${x + 6} ${-height + 6}H${x + width - 6}` }, 5, 0.6),
        ...times(3, (row) =>
          together(
            ...[0.3, 0.7].map((share, side) =>
              ((index * 3 + row * 2 + side) % 4 === 0 ? lit : window)(
                x + width * share,
                -height + 90 + row * 168,
                { scale: 0.52 },
              ),
            ),
          ),
        ),
        paint.body(index % 2 ? "light" : "ink", "plane", {
          x: x + width * 0.36,
          y: -130,
          width: 66,
          height: 130,
          rx: 4,
        }),
        paint.body("brass", "ball", { cx: x + width * 0.36 + 54, cy: -64, r: 6 }),
        paint.body("stone", "bar", { x: x + width * 0.3, y: -12, width: 92, height: 14 }),
      );
    }),
  );
}

/** Hangs around 0, 0: a tag of leather in the shape of a house, its ring above. */
export function houseTag(paint: Paint, leather: MaterialName = "accent") {
  return paint.lift(
    2,
    paint.strand("brass", { cy: -180, r: 62 }, 10, 0.2),
    paint.body(leather, "plane", {
      d: "M0 -140L120 -30Q130 -20 130 -6V120Q130 140 110 140H-110Q-130 140 -130 120V-6Q-130 -20 -120 -30z",
    }),
    paint.detail(
      {
        d: "M0 -118L108 -18Q114 -12 114 -2V116Q114 124 106 124H-106Q-114 124 -114 116V-2Q-114 -12 -108 -18z",
      },
      4,
      0.7,
    ),
    paint.body("light", "plane", { d: "M-30 124V50Q-30 30 0 30Q30 30 30 50V124z" }),
    paint.body("brass", "ball", { cy: -96, r: 16 }),
  );
}

/** Lies around 0, 0: the plan of a flat on paper, 600 × 460. */
export function floorPlan(paint: Paint) {
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -300, y: -230, width: 600, height: 460 }),
    paint.shade(bars([[-236, -170, 180, 150]]), 0.4),
    paint.strand(
      "dominant",
      {
        d: "M-240 -174H240V110H60M0 110H-240V-174M-60 -174V-60M-60 0V110M-60 -30H-110M-170 -30H-240M100 -174V-80M100 -20H240",
      },
      13,
      0,
    ),
    paint.strand(
      "accent",
      { d: "M-60 -60A60 60 0 0 1 -6 0M0 110A60 60 0 0 1 60 54M100 -80A58 58 0 0 1 158 -22" },
      4,
      0,
    ),
    paint.detail(
      {
        d: "M-216 -150h90v54h-90zM-216 -124h90M140 -150h70v44h-70zM-210 26h54v54h-54zM20 -140h44v20h-44zM150 20a30 30 0 1 0 .1 0M-240 150H240M-240 142v16M240 142v16M-60 142v16",
      },
      3,
      0.9,
    ),
    paint.detail({ d: "M-240 190H-120M-240 206H-160" }, 5, 0.7),
  );
}

/** Stands on 0, 0: a post with a board hanging from its arm, 420 wide and 620 high. */
export function saleSign(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(-130, 4, 120, 14),
    paint.lift(
      1,
      paint.body("light", "tube", { x: -150, y: -620, width: 40, height: 620, rx: 4 }),
      paint.body("light", "bar", { x: -180, y: -570, width: 420, height: 34, rx: 4 }),
      paint.body("light", "ball", { cx: -130, cy: -632, r: 28 }),
    ),
    paint.strand("iron", { d: "M-60 -536V-480M200 -536V-480" }, 6, 0),
    paint.lift(
      2,
      paint.body(colour, "plane", { x: -90, y: -484, width: 320, height: 240, rx: 10 }),
      paint.body("accent", "bar", { x: -90, y: -226, width: 320, height: 64, rx: 8 }),
    ),
    paint.body("light", "plane", {
      d: "M70 -456L152 -388H132V-316Q132 -308 124 -308H86V-352H54V-308H16Q8 -308 8 -316V-388H-12z",
    }),
    paint.shine({ d: "M-50 -206H40V-182H-50zM60 -206H110V-182H60z" }, 2),
    paint.detail({ d: "M-40 -276H180" }, 8, 0.6),
  );
}

/** Stands on 0, 0: a sofa 760 wide and 320 high with two cushions. */
export function sofa(paint: Paint, cover: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 430, 26),
    paint.body(
      "wood",
      "tube",
      bars([
        [-320, -50, 24, 50],
        [296, -50, 24, 50],
      ]),
    ),
    paint.lift(
      2,
      paint.body(cover, "bar", { x: -330, y: -330, width: 660, height: 250, rx: 40 }),
      paint.body(cover, "bar", { x: -310, y: -180, width: 306, height: 90, rx: 22 }),
      paint.body(cover, "bar", { x: 4, y: -180, width: 306, height: 90, rx: 22 }),
      paint.body(cover, "bar", { x: -330, y: -104, width: 660, height: 62, rx: 12 }),
      paint.body(cover, "tube", { x: -390, y: -240, width: 92, height: 204, rx: 36 }),
      paint.body(cover, "tube", { x: 298, y: -240, width: 92, height: 204, rx: 36 }),
    ),
    paint.detail({ d: "M0 -320V-186" }, 4, 0.7),
    at(
      -210,
      -200,
      { rotate: -12 },
      paint.lift(1, paint.body("accent", "plane", { x: -66, y: -66, width: 132, height: 132, rx: 20 })),
    ),
    at(
      220,
      -196,
      { rotate: 10 },
      paint.lift(1, paint.body("light", "plane", { x: -62, y: -62, width: 124, height: 124, rx: 20 })),
    ),
  );
}

/** Stands on 0, 0: a floor lamp 640 high, lit. */
export function floorLamp(paint: Paint, shade: MaterialName = "linen") {
  return together(
    paint.contact(0, 4, 110, 14),
    paint.glow(0, -500, 300, 0.9),
    paint.body("brass", "tube", { x: -8, y: -480, width: 16, height: 470 }),
    paint.body("brass", "bar", { d: "M-80 0Q-80 -20 0 -24Q80 -20 80 0z" }),
    paint.lift(1, paint.body(shade, "tube", { d: "M-78 -640H78L130 -450H-130z" })),
    paint.shine({ d: "M-60 -632H-30L-60 -458H-104z" }, 0.9),
  );
}

/** Stands on 0, 0: cardboard boxes for moving, 460 wide. */
export function movingBoxes(paint: Paint) {
  const box = (x: number, y: number, width: number, height: number) =>
    together(
      paint.lift(1, paint.body("kraft", "plane", { x, y: y - height, width, height, rx: 3 })),
      paint.shade({ x: x + width * 0.72, y: y - height, width: width * 0.28, height }, 0.5),
      paint.body("linen", "even", { x: x + width / 2 - 18, y: y - height, width: 36, height: height * 0.4 }),
      paint.detail({ d: `M${x + 24} ${y - 40}h70M${x + 24} ${y - 24}h40` }, 6, 0.7),
    );
  return together(
    paint.contact(0, 6, 300, 22),
    box(-240, 0, 250, 190),
    box(20, 0, 220, 150),
    box(-190, -190, 210, 150),
  );
}
