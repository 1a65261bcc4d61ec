import type { MaterialName } from "../materials.ts";
import { smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, times, together } from "../shapes.ts";

/** Rows of knitted stitches: small Vs from left to right. */
function stitches(x: number, y: number, columns: number, rows: number, size: number) {
  return times(columns * rows, (index) => {
    const [atX, atY] = [x + (index % columns) * size * 2, y + Math.floor(index / columns) * size * 1.6];
    return `M${atX} ${atY}l${size} ${size}l${size}-${size}`;
  }).join("");
}

function ribs(x: number, y: number, count: number, gap: number, high: number) {
  return times(count, (index) => `M${x + index * gap} ${y}v${high}`).join("");
}

/** Lies around 0, 0: a knitted jumper with a patterned yoke, 860 wide and 660 high. */
export function jumper(paint: Paint, wool: MaterialName = "dominant", pattern: MaterialName = "light") {
  const trunk = smooth(
    "-120,-310! 0,-280 120,-310! 220,-270 240,-120 230,60 236,300! 0,316 -236,300! -230,60 -240,-120 -220,-270",
  );
  const sleeve = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.lift(
        1,
        paint.body(
          wool,
          "plane",
          smooth("-170,-290 -250,-260 -330,-80 -420,180! -320,230! -220,20 -190,-120"),
        ),
      ),
      paint.detail({ d: "M-330 -20L-260 20M-360 60L-284 100M-232 -150C-240 -60 -250 -20 -270 40" }, 4, 0.4),
      paint.body(wool, "down", smooth("-426,180! -318,226! -336,280! -446,236!")),
      paint.detail({ d: "M-410 190l-18 50M-386 200l-18 50M-362 210l-18 50M-340 218l-18 50" }, 4, 0.6),
    );
  const diamonds = times(7, (index) => {
    const x = -192 + index * 64;
    return `M${x} -150l28-34l28 34l-28 34z`;
  }).join("");
  return together(
    sleeve(false),
    sleeve(true),
    paint.lift(2, paint.body(wool, "plane", trunk)),
    paint.within(
      trunk,
      paint.body(pattern, "plane", { d: `${diamonds}M-240 -96h480v14h-480zM-240 -218h480v14h-480z` }),
      paint.body("accent", "plane", {
        d: times(6, (index) => `M${-150 + index * 64} -150l12-16l12 16l-12 16z`).join(""),
      }),
      paint.detail({ d: stitches(-220, -50, 11, 8, 20) }, 3, 0.32),
      paint.shade(smooth("150,-280 210,-100 190,100 210,320 260,320 260,-240"), 0.5),
    ),
    paint.body(wool, "down", smooth("-240,262! 0,278 240,262! 238,312! 0,328 -238,312!")),
    paint.detail({ d: ribs(-222, 270, 19, 24.6, 42) }, 4, 0.6),
    paint.lift(
      1,
      paint.body(
        wool,
        "tube",
        smooth("-124,-316! -90,-356 0,-368 90,-356 124,-316! 60,-276 0,-268 -60,-276"),
      ),
    ),
    paint.body("screen", "dish", smooth("-84,-330 0,-346 84,-330 40,-310 -40,-310")),
    paint.detail(
      { d: "M-96 -312l16 22M-60 -300l8 22M-20 -294v22M20 -294v22M60 -300l-8 22M96 -312l-16 22" },
      4,
      0.6,
    ),
  );
}

/** Stands on 0, 0: a woolly hat with a bobble, 520 wide and 640 high. */
export function woollyHat(paint: Paint, wool: MaterialName = "accent", band: MaterialName = "dominant") {
  const crown = smooth("-230,-150! -220,-310 -130,-440 0,-480 130,-440 220,-310 230,-150! 0,-130");
  const fluff = times(22, (index) => {
    const angle = (index / 22) * 6.2832;
    return `M${Math.round(Math.cos(angle) * 60)} ${Math.round(-510 + Math.sin(angle) * 60)}L${Math.round(Math.cos(angle) * 104)} ${Math.round(-510 + Math.sin(angle) * 104)}`;
  }).join("");
  return together(
    paint.contact(0, 6, 280, 24),
    paint.lift(2, paint.body(wool, "ball", crown)),
    paint.within(
      crown,
      paint.body("light", "plane", {
        d: `M-260 -250Q0 -210 260 -250V-270Q0 -230 -260 -270zM-260 -340Q0 -300 260 -340V-360Q0 -320 -260 -360z${times(8, (index) => `M${-230 + index * 62} -290l20-22l20 22l-20 22z`).join("")}`,
      }),
      paint.detail(
        {
          d: "M-150 -140C-150 -300 -100 -420 -20 -476M-60 -134C-64 -300 -44 -420 -8 -478M60 -134C64 -300 44 -420 8 -478M150 -140C150 -300 100 -420 20 -476",
        },
        4,
        0.4,
      ),
    ),
    paint.lift(1, paint.body("light", "ball", { cx: 0, cy: -510, r: 92 })),
    paint.strand("light", { d: fluff }, 14, 0.1),
    paint.detail(
      {
        d: "M-40 -540q20 20 40 0M10 -500q20 20 40 0M-50 -490q20 20 40 0M-4 -460q16 16 34 0M20 -550q14 14 30 0",
      },
      4,
      0.35,
    ),
    paint.lift(
      1,
      paint.body(
        band,
        "tube",
        smooth("-252,-170! 0,-146 252,-170! 262,-90 252,-14! 0,10 -252,-14! -262,-90"),
      ),
    ),
    paint.detail({ d: ribs(-228, -152, 20, 24, 140) }, 5, 0.5),
  );
}

/** Hangs around 0, 0: a scarf tied around itself, 480 wide and 780 high. */
export function scarf(paint: Paint, wool: MaterialName = "brick", stripe: MaterialName = "light") {
  const tail = (shift: number, low: number) =>
    smooth(
      [shift - 80, -130],
      [shift + 80, -130],
      [shift + 96, 80],
      [shift + 88, low, 1],
      [shift - 84, low, 1],
      [shift - 92, 80],
    );
  const end = (shape: { d: string }, shift: number, low: number) =>
    together(
      paint.strand(wool, { d: times(9, (index) => `M${shift - 76 + index * 19} ${low}v46`).join("") }, 8, 0),
      paint.lift(1, paint.body(wool, "down", shape)),
      paint.within(
        shape,
        paint.body(
          stripe,
          "plane",
          bars([
            [shift - 110, low - 150, 220, 34],
            [shift - 110, low - 90, 220, 34],
            [shift - 110, low - 250, 220, 14],
          ]),
        ),
        paint.detail({ d: ribs(shift - 70, -120, 8, 20, low + 120) }, 4, 0.4),
      ),
    );
  const [back, front] = [tail(70, 250), tail(-50, 330)];
  return together(
    paint.body(wool, "dish", smooth("-206,-250 -110,-330 110,-330 206,-250 120,-210 -120,-210")),
    paint.shade(smooth("-190,-256 -110,-312 110,-312 190,-256 110,-230 -110,-230"), 1.2),
    end(back, 70, 250),
    end(front, -50, 330),
    paint.lift(
      2,
      paint.body(
        wool,
        "bar",
        smooth("-236,-290 -180,-292 0,-246 180,-292 236,-290 250,-190 180,-100 0,-60 -180,-100 -250,-190"),
      ),
    ),
    paint.detail(
      {
        d: "M-226 -240C-110 -180 110 -180 226 -240M-210 -180C-100 -116 100 -116 210 -180M-170 -272L-140 -96M-110 -258L-90 -80M170 -272L140 -96M110 -258L90 -80",
      },
      4,
      0.45,
    ),
    paint.lift(
      1,
      paint.body(wool, "tube", smooth("-110,-226 0,-220 54,-180 58,-60 20,-16 -110,-20 -142,-110")),
    ),
    paint.detail(
      { d: "M-104 -180Q-20 -164 48 -172M-120 -130Q-20 -112 56 -122M-118 -80Q-20 -62 54 -72" },
      4,
      0.5,
    ),
  );
}

/** Hangs around 0, 0: a pair of knitted socks, 640 wide and 720 high. */
export function sock(paint: Paint, wool: MaterialName = "dominant", heel: MaterialName = "accent") {
  const outline = smooth(
    "-90,-330! 90,-330! 86,-120 92,60 40,190 -80,280 -200,310 -250,260 -230,190 -140,130 -90,40 -80,-120",
  );
  const one = paint.stamp(
    "sock",
    together(
      paint.lift(2, paint.body(wool, "plane", outline)),
      paint.within(
        outline,
        paint.body(
          "light",
          "plane",
          bars([
            [-120, -200, 260, 34],
            [-120, -130, 260, 34],
            [-120, -60, 260, 34],
          ]),
        ),
        paint.body(heel, "ball", smooth("110,20 10,60 -10,150 60,230 130,160")),
        paint.body(heel, "ball", smooth("-280,160 -200,170 -150,240 -160,340 -280,340")),
        paint.detail({ d: stitches(-80, -20, 5, 7, 18) + stitches(-180, 180, 6, 4, 18) }, 3, 0.3),
        paint.shade(smooth("40,-340 50,0 0,160 -120,290 140,300 130,-340"), 0.4),
      ),
      paint.body(wool, "down", smooth("-98,-340! 98,-340! 96,-250! -92,-250!")),
      paint.detail({ d: ribs(-76, -332, 9, 19, 76) }, 4, 0.6),
    ),
  );
  return together(at(150, 30, { rotate: 10 }, one(0, 0)), one(-60, -10, { rotate: -4 }));
}
