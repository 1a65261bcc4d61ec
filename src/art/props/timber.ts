import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a plane on a plank, shavings curling from it, 860 wide and 400 high. */
export function handPlane(paint: Paint, timber: MaterialName = "walnut") {
  const curl = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      { rotate: turn, scale: size },
      paint.body(
        "crumb",
        "tube",
        limb("0,60,30 50,20,32 40,-40,32 -20,-56,30 -56,-14,26 -30,26,22 10,12,16"),
      ),
    );
  return together(
    paint.contact(0, 8, 450, 26),
    paint.lift(1, paint.body("board", "bar", { x: -430, y: -92, width: 860, height: 92, rx: 6 })),
    paint.body("board", "plane", polygon([-430, -90], [-390, -124], [430, -124], [430, -90])),
    paint.detail(
      {
        d: "M-410 -100C-200 -112 100 -96 420 -108M-420 -64C-260 -76 -200 -48 -60 -56C100 -66 260 -40 420 -60M-420 -30C-200 -40 80 -16 420 -28",
      },
      3,
      0.45,
    ),
    paint.body("crumb", "plane", polygon([-60, -104], [430, -104], [430, -122], [-60, -122])),
    curl(-250, -170, 0.9, -30),
    curl(-330, -150, 0.8, 60),
    curl(-60, -330, 1, -20),
    curl(-390, -40, 0.9, 160),
    paint.lift(
      2,
      paint.body(timber, "plane", smooth("250,-210! 262,-300 236,-350 270,-380 330,-350 320,-300 340,-210!")),
      paint.body(timber, "bar", {
        d: "M-220 -118H390Q400 -118 400 -130V-210Q400 -224 386 -224H-190Q-228 -224 -232 -190V-130Q-232 -118 -220 -118z",
      }),
      paint.body(timber, "ball", smooth("-180,-222! -186,-262 -160,-300 -110,-300 -84,-262 -92,-222!")),
    ),
    paint.shade({ d: "M-20 -224L40 -224L20 -160H-10z" }, 2),
    paint.lift(
      1,
      paint.body("steel", "plane", polygon([14, -190], [50, -190], [150, -356], [106, -370])),
      paint.body(timber, "plane", polygon([50, -200], [84, -204], [150, -306], [124, -320])),
    ),
    paint.shine({ d: "M-200 -210H380V-202H-204z" }, 1.2),
    paint.detail({ d: "M-210 -160C-60 -176 200 -150 390 -168" }, 3, 0.5),
  );
}

/** Lies along the y axis around 0, 0: a chisel and a mallet crossed, 620 wide and 640 high. */
export function chiselAndMallet(paint: Paint, handle: MaterialName = "honey") {
  return together(
    at(
      0,
      0,
      { rotate: 42 },
      paint.lift(
        2,
        paint.body("board", "tube", limb("0,330,50 0,100,42 0,-160,38")),
        paint.body("wood", "tube", { d: "M-150 -330Q0 -350 150 -330L136 -130Q0 -116 -136 -130z" }),
      ),
      paint.body("board", "plane", { x: -22, y: -346, width: 44, height: 18, rx: 4 }),
      paint.detail({ d: "M-110 -320L-104 -136M-60 -330L-58 -130M70 -330L66 -130M120 -322L110 -134" }, 3, 0.5),
    ),
    at(
      0,
      0,
      { rotate: -42 },
      paint.lift(
        2,
        paint.body("steel", "tube", { d: "M-40 60L-44 330L44 350L40 60L20 30H-20z" }),
        paint.body("brass", "tube", { x: -30, y: -4, width: 60, height: 46, rx: 6 }),
        paint.body(
          handle,
          "tube",
          smooth("-30,0! -50,-120 -40,-260 -52,-310 -30,-340 30,-340 52,-310 40,-260 50,-120 30,0!"),
        ),
        paint.body("brass", "tube", { x: -48, y: -318, width: 96, height: 24, rx: 6 }),
      ),
      paint.shine({ d: "M-42 316L44 336L44 350L-44 330z" }, 2.2),
      paint.shine(smooth("-30,-100 -24,-240 -12,-240 -18,-100 -16,-40"), 1.2),
    ),
  );
}

/** Stands on 0, 0: a barrel of staves 480 wide and 640 high. */
export function woodenBarrel(paint: Paint, wood: MaterialName = "wood") {
  const half = (y: number) => 190 + 50 * (1 - ((y + 310) / 310) ** 2);
  const staves = [-0.82, -0.58, -0.3, 0, 0.3, 0.58, 0.82]
    .map((share) => `M${round(share * 186)} -610Q${round(share * 250)} -310 ${round(share * 186)} 20`)
    .join("");
  const hoop = (y: number, height: number) =>
    `M${round(-half(y) - 3)} ${y}Q0 ${y + 66} ${round(half(y) + 3)} ${y}L${round(half(y + height) + 3)} ${y + height}Q0 ${y + height + 66} ${round(-half(y + height) - 3)} ${y + height}z`;
  return together(
    paint.contact(0, 14, 300, 30),
    paint.lift(
      2,
      paint.body(wood, "tube", {
        d: "M-190 -620C-256 -440 -256 -180 -190 0C-190 40 190 40 190 0C256 -180 256 -440 190 -620z",
      }),
    ),
    paint.detail({ d: staves }, 4, 0.6),
    paint.body("iron", "tube", { d: hoop(-570, 36) + hoop(-452, 38) + hoop(-190, 38) + hoop(-70, 38) }),
    paint.body(
      "steel",
      "ball",
      discs([
        [-110, -502, 6],
        [-110, -382, 6],
        [-110, -120, 6],
        [-110, 0, 6],
      ]),
    ),
    paint.body(wood, "tube", { cx: 0, cy: -620, rx: 190, ry: 48 }),
    paint.body("board", "dish", { cx: 0, cy: -614, rx: 166, ry: 38 }),
    paint.detail({ d: "M-100 -644V-584M-50 -652V-578M0 -652V-576M50 -652V-578M100 -644V-584" }, 3, 0.5),
    paint.body("walnut", "ball", { cx: 6, cy: -300, rx: 26, ry: 28 }),
    paint.shine(smooth("-176,-500 -150,-560 -140,-540 -176,-300 -150,-80 -180,-140 -204,-320"), 0.8),
  );
}

/** Stands on 0, 0: split logs in a pile 820 wide and 520 high. */
export function logPile(paint: Paint, bark: MaterialName = "cocoa") {
  const log = paint.stamp(
    "sawn log",
    together(
      paint.body(bark, "plane", { r: 96 }),
      paint.body("board", "plane", { r: 80 }),
      paint.detail(
        {
          d: `${[58, 38, 18].map((r) => `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`).join("")}M0 0L58 -50M0 0L-20 76`,
        },
        3,
        0.5,
      ),
      paint.shine({ d: "M-76 -20A78 78 0 0 1 0 -78A120 120 0 0 0 -76 -20z" }, 0.8),
    ),
  );
  const half = paint.stamp(
    "split log",
    together(
      paint.body(bark, "plane", { d: "M-110 40A110 110 0 0 1 110 40z" }),
      paint.body("crumb", "plane", { d: "M-92 28A94 94 0 0 1 92 28z" }),
      paint.detail({ d: "M-60 26a60 60 0 0 1 120 0M-28 26a28 28 0 0 1 56 0M0 24L40 -40" }, 3, 0.5),
    ),
  );
  const rows: [x: number, y: number, turn: number][] = [
    [-300, -96, 0],
    [-106, -96, 70],
    [90, -96, 200],
    [284, -96, 130],
    [-204, -264, 40],
    [-10, -264, 150],
    [186, -264, 10],
    [-108, -430, 90],
    [88, -430, 220],
  ];
  return together(
    paint.contact(0, 6, 460, 28),
    paint.body("walnut", "down", polygon([-320, -10], [-120, -420], [110, -420], [310, -10])),
    half(-398, -40, { scale: 0.9 }),
    paint.lift(1, ...rows.map(([x, y, rotate]) => log(x, y, { rotate }))),
    half(388, -40, { scale: 0.9, flip: true }),
    paint.lift(
      1,
      paint.body("leaf", "plane", smooth("-250,-330! -230,-390 -190,-410 -196,-360")),
      paint.body("rust", "plane", smooth("220,-350! 260,-400 310,-396 280,-350")),
    ),
  );
}

/** Stands on 0, 0: a chair of turned wood, its seat not yet woven, 460 wide and 760 high. */
export function chairFrame(paint: Paint, wood: MaterialName = "board") {
  const slat = (y: number) =>
    smooth(
      [-150, y + 10, 1],
      [-60, y - 22],
      [60, y - 22],
      [150, y + 10, 1],
      [150, y + 56, 1],
      [60, y + 34],
      [-60, y + 34],
      [-150, y + 56, 1],
    );
  return together(
    paint.contact(0, 4, 270, 22),
    paint.lift(
      1,
      paint.body(wood, "tube", limb("-156,-10,28 -160,-380,36 -158,-560,32 -172,-750,26")),
      paint.body(wood, "tube", limb("156,-10,28 160,-380,36 158,-560,32 172,-750,26")),
      paint.body(wood, "bar", joined(slat(-690), slat(-580), slat(-476))),
      paint.body(wood, "bar", joined(tube(-156, -180, 156, -180, 20), tube(-156, -346, 156, -346, 24))),
    ),
    paint.body(
      wood,
      "plane",
      joined(
        tube(-158, -350, -226, -300, 26),
        tube(158, -350, 226, -300, 26),
        tube(-158, -150, -226, -110, 18),
        tube(158, -150, 226, -110, 18),
      ),
    ),
    paint.strand(
      "honey",
      {
        d: times(13, (index) => `M${round(-150 + index * 14)} -344L${round(-214 + index * 20)} -300`).join(
          "",
        ),
      },
      9,
      0.2,
    ),
    paint.lift(
      1,
      paint.body(
        wood,
        "bar",
        joined(
          tube(-226, -292, 226, -292, 30),
          tube(-222, -180, 222, -180, 20),
          tube(-222, -90, 222, -90, 20),
        ),
      ),
      paint.body(wood, "tube", limb("-226,-330,30 -228,-290,42 -224,-200,34 -226,-90,38 -220,-14,26")),
      paint.body(wood, "tube", limb("226,-330,30 228,-290,42 224,-200,34 226,-90,38 220,-14,26")),
    ),
    paint.strand("honey", { d: "M18 -300C40 -220 -40 -150 20 -60C40 -20 0 10 60 4" }, 9, 0),
    paint.detail(
      {
        d: "M-243 -262h32M-243 -250h32M209 -262h32M209 -250h32M-176 -640h30M146 -640h30M-242 -120h32M210 -120h32",
      },
      4,
      0.7,
    ),
  );
}

/** Stands on 0, 0: an axe in its chopping block, 520 wide and 700 high. */
export function axe(paint: Paint, head: MaterialName = "steel") {
  const rings = [180, 130, 84, 40]
    .map(
      (rx) =>
        `M${-rx} -250a${rx} ${round(rx * 0.2)} 0 1 0 ${rx * 2} 0a${rx} ${round(rx * 0.2)} 0 1 0 ${-rx * 2} 0`,
    )
    .join("");
  const chips = times(5, (index) => {
    const [x] = polar(index * 1.3, 270);
    return polygon([x, -6], [x + 44, -22], [x + 60, 2], [x + 16, 8]).d;
  }).join("");
  return together(
    paint.contact(0, 6, 330, 28),
    paint.lift(
      1,
      paint.body("cocoa", "tube", {
        d: "M-220 -250C-230 -160 -216 -90 -240 -14Q0 50 244 -14C220 -90 230 -160 222 -250z",
      }),
    ),
    paint.detail(
      {
        d: "M-170 -200L-176 -10M-110 -190L-120 14M-40 -200V-60M30 -190L36 20M100 -196L110 8M170 -206L184 -20",
      },
      5,
      0.6,
    ),
    paint.body("board", "plane", { cx: 0, cy: -250, rx: 221, ry: 48 }),
    paint.detail({ d: rings }, 3, 0.5),
    at(
      -30,
      -262,
      { rotate: 28 },
      paint.lift(
        2,
        paint.body("honey", "tube", limb("-12,-480,42 4,-430,32 -6,-240,32 4,-90,36 4,-30,36")),
        paint.body(head, "plane", { d: "M-40 -110H60Q66 -80 60 -30L130 10Q40 40 -80 22Q-40 -20 -40 -110z" }),
      ),
      paint.shine({ d: "M-70 20Q30 30 118 4L130 10Q40 40 -80 22z" }, 2),
    ),
    paint.shade(smooth("-120,-250 -40,-238 60,-236 10,-226 -90,-232"), 1.4),
    paint.body("crumb", "plane", { d: chips }),
  );
}
