import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Around 0, 0: a lens seen from the front. */
export function lens(paint: Paint, r: number, coating: MaterialName = "dominant") {
  const of = (share: number) => round(r * share);
  const ticks = times(14, (index) => {
    const angle = (index / 14) * Math.PI * 2;
    return `M${polar(angle, r * 0.9).join(" ")}L${polar(angle, r * 0.98).join(" ")}`;
  });
  const iris = polygon(...times(5, (index) => polar((index / 5) * Math.PI * 2, r * 0.2)));
  const arc = (radius: number, from: number, to: number) =>
    `M${polar(from, r * radius).join(" ")}A${of(radius)} ${of(radius)} 0 0 1 ${polar(to, r * radius).join(" ")}`;
  return together(
    paint.lift(2, paint.body("iron", "plane", { r })),
    paint.detail({ d: ticks.join("") }, 9, 0.8),
    paint.body("steel", "plane", { r: of(0.85) }),
    paint.body("iron", "dish", { r: of(0.81) }),
    paint.strand("accent", { d: arc(0.755, 3.7, 4.5) }, of(0.03), 0.4),
    paint.strand("light", { d: `${arc(0.755, 4.7, 4.95)}${arc(0.755, 5.05, 5.5)}` }, of(0.028), 0),
    paint.body("screen", "dish", { r: of(0.68) }),
    paint.body(coating, "dish", { r: of(0.6) }),
    paint.body("screen", "dish", { r: of(0.5) }),
    paint.body(coating, "dish", { r: of(0.36) }),
    paint.body("nose", "even", iris),
    paint.shine(
      {
        d: `${arc(0.56, 3.5, 4.6)}L${polar(4.6, r * 0.42).join(" ")}A${of(0.42)} ${of(0.42)} 0 0 0 ${polar(3.5, r * 0.42).join(" ")}z`,
      },
      1.3,
    ),
    paint.shine({ cx: of(-0.1), cy: of(-0.14), r: of(0.05) }, 2.6),
  );
}

/** Around 0, 0: a camera from the front, 800 wide and 590 high. */
export function camera(paint: Paint, skin: MaterialName = "ink", coating: MaterialName = "dominant") {
  const knurls = (left: number, count: number, top: number) =>
    times(count, (index) => `M${left + index * 20} ${top + 8}v34`).join("");
  return together(
    paint.body("steel", "tube", { x: -312, y: -262, width: 124, height: 60, rx: 9 }),
    paint.body("steel", "tube", { x: 214, y: -254, width: 98, height: 50, rx: 9 }),
    paint.detail({ d: knurls(-296, 5, -256) + knurls(230, 4, -252) }, 3, 0.9),
    paint.lift(
      2,
      paint.body("steel", "down", {
        d: "M-400 -156Q-400 -208 -348 -208H-150L-112 -300Q-104 -318 -86 -318H106Q124 -318 132 -300L170 -208H348Q400 -208 400 -156V-112H-400z",
      }),
      paint.body(skin, "plane", bars([[-400, -116, 800, 330]])),
      paint.body("steel", "down", { d: "M-400 208H400V226Q400 272 352 272H-352Q-400 272 -400 226z" }),
    ),
    paint.shade(
      bars([
        [-400, -116, 800, 14],
        [-400, 198, 800, 10],
      ]),
      1.2,
    ),
    paint.shine(
      {
        d: "M-394 -160Q-390 -202 -348 -202H-146L-106 -298Q-100 -312 -86 -312H20L-40 -202H-300Q-360 -202 -378 -120H-394z",
      },
      0.8,
    ),
    paint.body("screen", "dish", { d: "M-62 -290H82L104 -226H-84z" }),
    paint.shine({ d: "M-54 -284H0L-40 -232H-74z" }, 0.6),
    paint.body("steel", "tube", { x: -366, y: -74, width: 30, height: 96, rx: 15 }),
    paint.body("accent", "even", { cx: 330, cy: -62, r: 20 }),
    paint.shade({ d: "M-400 -20Q-330 40 -330 208H-400z" }, 0.7),
    paint.shade({ cx: 34, cy: 74, r: 252 }, 1.2),
    at(10, 40, {}, lens(paint, 236, coating)),
  );
}

export type Motif = "couple" | "child" | "hills" | "face";

/** The picture on a print, `width` × `height` from 0, 0. */
function motif(paint: Paint, of: Motif, width: number, height: number) {
  const [w, h] = [width, height];
  const at = (x: number, y: number) => `${round(x * w)} ${round(y * h)}`;
  const sheet = { x: 0, y: 0, width: w, height: h };
  if (of === "hills")
    return together(
      paint.body("accent", "down", sheet),
      paint.body("light", "even", { cx: round(w * 0.68), cy: round(h * 0.34), r: round(h * 0.13) }),
      paint.body("dominant", "down", {
        d: `M${at(0, 0.66)}C${at(0.2, 0.4)} ${at(0.36, 0.44)} ${at(0.55, 0.62)}C${at(0.7, 0.5)} ${at(0.86, 0.5)} ${at(1, 0.6)}V${h}H0z`,
      }),
      paint.body("ink", "even", {
        d: `M${at(0, 0.8)}C${at(0.3, 0.66)} ${at(0.6, 0.96)} ${at(1, 0.76)}V${h}H0z`,
      }),
    );
  const wall = paint.body(of === "child" ? "accent" : "dominant", "down", sheet);
  if (of === "couple")
    return together(
      wall,
      paint.glow(w * 0.5, h * 0.3, h * 0.5, 0.7),
      paint.body("light", "even", {
        d: `M${at(0.2, 1)}C${at(0.2, 0.66)} ${at(0.3, 0.56)} ${at(0.42, 0.56)}C${at(0.54, 0.56)} ${at(0.58, 0.7)} ${at(0.6, 1)}z`,
      }),
      paint.body("ink", "even", {
        d: `M${at(0.48, 1)}C${at(0.48, 0.6)} ${at(0.54, 0.48)} ${at(0.67, 0.48)}C${at(0.82, 0.48)} ${at(0.88, 0.64)} ${at(0.9, 1)}z`,
      }),
      paint.body("chestnut", "even", {
        cx: round(w * 0.4),
        cy: round(h * 0.43),
        rx: round(w * 0.12),
        ry: round(h * 0.15),
      }),
      paint.body("skin", "ball", {
        cx: round(w * 0.43),
        cy: round(h * 0.44),
        rx: round(w * 0.085),
        ry: round(h * 0.105),
      }),
      paint.body("raven", "even", {
        cx: round(w * 0.645),
        cy: round(h * 0.32),
        rx: round(w * 0.1),
        ry: round(h * 0.11),
      }),
      paint.body("skin", "ball", {
        cx: round(w * 0.62),
        cy: round(h * 0.36),
        rx: round(w * 0.082),
        ry: round(h * 0.1),
      }),
    );
  return together(
    wall,
    paint.body(of === "child" ? "dominant" : "ink", "even", {
      d: `M${at(0.12, 1)}C${at(0.14, 0.76)} ${at(0.34, 0.7)} ${at(0.5, 0.7)}C${at(0.66, 0.7)} ${at(0.86, 0.76)} ${at(0.88, 1)}z`,
    }),
    paint.body("skin", "even", {
      d: `M${at(0.42, 0.55)}H${round(w * 0.58)}V${round(h * 0.73)}Q${at(0.5, 0.8)} ${at(0.42, 0.73)}z`,
    }),
    paint.body(of === "child" ? "honey" : "chestnut", "even", {
      d: `M${at(0.28, 0.5)}C${at(0.24, 0.16)} ${at(0.76, 0.16)} ${at(0.72, 0.5)}C${at(0.74, 0.66)} ${at(0.68, of === "child" ? 0.6 : 0.8)} ${at(0.64, 0.66)}H${round(w * 0.36)}C${at(0.32, of === "child" ? 0.6 : 0.8)} ${at(0.26, 0.66)} ${at(0.28, 0.5)}z`,
    }),
    paint.body("skin", "ball", {
      cx: round(w * 0.5),
      cy: round(h * 0.47),
      rx: round(w * 0.165),
      ry: round(h * 0.185),
    }),
    paint.body(of === "child" ? "honey" : "chestnut", "even", {
      d: `M${at(0.33, 0.44)}C${at(0.36, 0.24)} ${at(0.64, 0.24)} ${at(0.67, 0.44)}C${at(0.56, 0.4)} ${at(0.5, 0.36)} ${at(0.46, 0.32)}C${at(0.44, 0.38)} ${at(0.38, 0.42)} ${at(0.33, 0.44)}z`,
    }),
  );
}

/** Lies around 0, 0: a print with a white border. */
export function photoPrint(paint: Paint, shows: Motif, width: number, height: number, border = 22) {
  const [w, h] = [width / 2, height / 2];
  const [inner, tall] = [width - border * 2, height - border * 2];
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -w, y: -h, width, height, rx: 3 }),
    at(
      -w + border,
      -h + border,
      {},
      paint.within(bars([[0, 0, inner, tall]]) as { d: string }, motif(paint, shows, inner, tall)),
    ),
    paint.shine(
      polygon(
        [-w + border, -h + border],
        [-w + border + inner * 0.5, -h + border],
        [-w + border, h - border - tall * 0.2],
      ),
      0.35,
    ),
  );
}

/** Hangs or stands around 0, 0: a picture in a frame, on a mount. */
export function framedPhoto(
  paint: Paint,
  shows: Motif,
  width: number,
  height: number,
  wood: MaterialName = "walnut",
) {
  const [w, h] = [width / 2, height / 2];
  const [left, top] = [round(-w * 0.6), round(-h * 0.66)];
  const [inner, tall] = [round(width * 0.6), round(height * 0.66)];
  return paint.lift(
    3,
    paint.body(wood, "plane", { x: -w, y: -h, width, height }),
    paint.shade({ x: -w + 18, y: -h + 18, width: width - 36, height: height - 36 }, 1.4),
    paint.body("paper", "plane", { x: -w + 22, y: -h + 22, width: width - 44, height: height - 44 }),
    paint.shade({ x: left - 4, y: top - 4, width: inner + 8, height: tall + 8 }, 1),
    at(
      left,
      top,
      {},
      paint.within(bars([[0, 0, inner, tall]]) as { d: string }, motif(paint, shows, inner, tall)),
    ),
    paint.shine(polygon([-w + 22, -h + 22], [w * 0.1, -h + 22], [-w + 22, h * 0.5]), 0.3),
  );
}

/** Stands on 0, 0: a cartridge of film 130 wide and 230 high; `tail` is how far it looks out. */
export function filmRoll(paint: Paint, label: MaterialName = "accent", tail = 150) {
  return together(
    paint.contact(20, 2, 130, 12),
    tail
      ? together(
          paint.body("cocoa", "down", { d: `M30 -182H${60 + tail}V-26H30z` }),
          paint.shine(bars(times(Math.floor(tail / 26), (index) => [70 + index * 26, -176, 12, 14])), 1.6),
          paint.shine(bars(times(Math.floor(tail / 26), (index) => [70 + index * 26, -46, 12, 14])), 1.6),
        )
      : null,
    paint.lift(
      1,
      paint.body("iron", "even", { x: -24, y: -230, width: 48, height: 40, rx: 6 }),
      paint.body(label, "tube", { x: -66, y: -188, width: 132, height: 168 }),
      paint.body("paper", "even", bars([[-66, -140, 132, 54]])),
      paint.body("iron", "even", { x: -72, y: -206, width: 144, height: 24, rx: 8 }),
      paint.body("iron", "even", { x: -72, y: -24, width: 144, height: 24, rx: 8 }),
    ),
    paint.detail({ d: "M-36 -122H30M-36 -104H6" }, 7, 1),
  );
}

/** Lies along the x axis around 0, 0: a strip of negatives, each frame 150 × 100. */
export function negatives(paint: Paint, frames = 4) {
  const width = frames * 168 + 18;
  const left = -width / 2;
  const holes = (top: number) =>
    times(Math.floor(width / 28), (index): [number, number, number, number] => [
      left + 9 + index * 28,
      top,
      14,
      16,
    ]);
  return paint.lift(
    1,
    paint.body("cocoa", "plane", { x: left, y: -84, width, height: 168 }),
    paint.shine(bars([...holes(-78), ...holes(62)]), 2.4),
    ...times(frames, (index) =>
      together(
        paint.body("honey", "down", bars([[left + 18 + index * 168, -50, 150, 100]])),
        paint.shade(
          index % 2
            ? { d: `M${left + 18 + index * 168} 50V${10}q40 -50 74 -10q40 -40 76 -4V50z` }
            : { d: `M${left + 60 + index * 168} 50q0 -52 32 -54q-22 -40 0 -44q24 4 2 44q34 2 34 54z` },
          2.4,
        ),
      ),
    ),
  );
}

/** Lies around 0, 0: a sheet of small prints in rows, one of them ringed. */
export function contactSheet(paint: Paint, ringed = 5) {
  const cells = times(14, (index) => ({
    x: -228 + (index % 4) * 116,
    y: -262 + Math.floor(index / 4) * 134,
    index,
  }));
  const chosen = cells[ringed] ?? { x: 0, y: 0 };
  const those = (wanted: (index: number) => boolean) =>
    bars(cells.filter(({ index }) => wanted(index)).map(({ x, y }) => [x, y, 106, 78]));
  const people = cells
    .filter(({ index }) => index % 3 !== 1)
    .map(
      ({ x, y, index }) =>
        `M${x + 30 + (index % 4) * 5} ${y + 78}q2 -34 22 -36q-14 -26 4 -30q18 4 4 30q22 2 24 36z`,
    )
    .join("");
  const hills = cells
    .filter(({ index }) => index % 3 === 1)
    .map(({ x, y }) => `M${x} ${y + 78}v-26q30 -30 56 -6q26 -20 50 -2v34z`)
    .join("");
  return paint.lift(
    2,
    paint.body("paper", "plane", { x: -260, y: -310, width: 520, height: 620, rx: 4 }),
    paint.shade(
      bars(times(4, (row): [number, number, number, number] => [-246, -278 + row * 134, 492, 110])),
      3.2,
    ),
    paint.body(
      "ash",
      "down",
      those((index) => index % 2 === 0),
    ),
    paint.body(
      "linen",
      "down",
      those((index) => index % 2 === 1),
    ),
    paint.shade({ d: people + hills }, 3),
    paint.strand(
      "accent",
      {
        d: `M${chosen.x - 14} ${chosen.y + 36}C${chosen.x - 16} ${chosen.y - 26} ${chosen.x + 122} ${chosen.y - 24} ${chosen.x + 118} ${chosen.y + 42}C${chosen.x + 114} ${chosen.y + 104} ${chosen.x - 18} ${chosen.y + 104} ${chosen.x - 8} ${chosen.y + 26}`,
      },
      7,
    ),
  );
}

/** Lies around 0, 0: a magnifier that stands on a sheet, seen from above. */
export function loupe(paint: Paint, r = 110) {
  return together(
    paint.lift(3, paint.body("iron", "plane", { r })),
    paint.body("paper", "plane", { r: round(r * 0.8) }),
    paint.shade(
      {
        d: `M${-r * 0.5} ${r * 0.64}Q${-r * 0.46} ${r * 0.06} ${-r * 0.1} 0Q${-r * 0.3} ${-r * 0.62} ${r * 0.06} ${-r * 0.6}Q${r * 0.4} ${-r * 0.56} ${r * 0.2} 0Q${r * 0.56} ${r * 0.1} ${r * 0.56} ${r * 0.58}Q0 ${r * 0.98} ${-r * 0.5} ${r * 0.64}z`,
      },
      2.4,
    ),
    paint.clear({ r: round(r * 0.76) }),
    paint.detail({ r: round(r * 0.93) }, 4, 0.8),
  );
}

/** Stands on 0, 0: a lamp behind a large square of cloth, on a stand 860 high, turned to the right. */
export function softbox(paint: Paint) {
  return together(
    paint.contact(0, 2, 190, 16),
    paint.strand("iron", { d: "M0 -240L-150 0M0 -240L150 0M0 -240V-4" }, 12),
    paint.strand("iron", { d: "M0 -230V-640" }, 16),
    paint.body("iron", "even", { x: -18, y: -470, width: 36, height: 44, rx: 6 }),
    paint.glow(190, -660, 520, 0.9),
    at(
      30,
      -660,
      { rotate: 9 },
      paint.lift(
        1,
        paint.body("iron", "even", { x: -190, y: -46, width: 120, height: 92, rx: 14 }),
        paint.body("ink", "down", { d: "M-90 -44L110 -230V230L-90 44z" }),
        paint.detail({ d: "M-90 -20L110 -110M-90 20L110 110M-90 0H110" }, 4, 1),
        paint.body("light", "plane", { d: "M110 -236L182 -206V206L110 236z" }),
      ),
      paint.shine({ d: "M114 -226L176 -200V200L114 226z" }, 2),
    ),
  );
}

/** Stands on 0, 0: a camera on three legs, 800 high, looking to the viewer. */
export function tripod(paint: Paint) {
  return together(
    paint.contact(0, 4, 260, 20),
    paint.strand("iron", { d: "M0 -470L20 -6" }, 20, -0.4),
    paint.strand("iron", { d: "M-6 -470L-210 0M6 -470L214 0" }, 22),
    paint.strand("steel", { d: "M-92 -260L-206 -8M96 -260L210 -8" }, 11, 0.3),
    paint.strand("iron", { d: "M-88 -250L0 -330L92 -250" }, 8),
    paint.body("iron", "even", { x: -26, y: -560, width: 52, height: 110, rx: 8 }),
    paint.body("iron", "even", { x: -74, y: -582, width: 148, height: 34, rx: 8 }),
    paint.body("steel", "down", {
      d: "M-180 -778Q-180 -800 -158 -800H-70L-52 -846H60L78 -800H158Q180 -800 180 -778V-590H-180z",
    }),
    paint.body("iron", "even", bars([[-180, -760, 360, 150]])),
    paint.body("screen", "even", polygon([-30, -836], [38, -836], [48, -806], [-40, -806])),
    at(6, -690, {}, lens(paint, 104)),
  );
}

/** Lies around 0, 0: an open album 760 wide with three prints on its pages. */
export function album(paint: Paint, cover: MaterialName = "dominant") {
  return together(
    paint.lift(3, paint.body(cover, "plane", { x: -396, y: -262, width: 792, height: 524, rx: 12 })),
    paint.body("linen", "plane", {
      d: "M-376 -240C-240 -254 -80 -250 0 -232V244C-80 228 -240 228 -376 240z",
    }),
    paint.body("linen", "plane", { d: "M376 -240C240 -254 80 -250 0 -232V244C80 228 240 228 376 240z" }),
    paint.shade(
      {
        d: "M0 -232C-34 -242 -70 -246 -104 -248V230C-70 232 -30 236 0 244C30 236 50 232 70 231V-246C46 -243 22 -238 0 -232z",
      },
      0.4,
    ),
    at(-196, -4, { rotate: -1.5 }, photoPrint(paint, "couple", 280, 360, 14)),
    at(134, -112, { rotate: 1.4 }, photoPrint(paint, "hills", 196, 172, 11)),
    at(180, 112, { rotate: -2 }, photoPrint(paint, "child", 210, 240, 11)),
  );
}

/** Stands on 0, 0: a pear 170 wide. */
export function pear(paint: Paint, skin: MaterialName = "honey") {
  return together(
    paint.contact(4, 0, 110, 13),
    paint.strand("walnut", { d: "M0 -236Q4 -268 22 -280" }, 9),
    paint.body(skin, "ball", {
      d: "M0 -244C40 -246 42 -196 54 -160C70 -118 92 -96 86 -50C80 -8 40 0 0 0C-40 0 -80 -8 -86 -50C-92 -96 -70 -118 -54 -160C-42 -196 -40 -246 0 -244z",
    }),
    paint.shine({ d: "M-26 -214C-34 -170 -66 -130 -66 -80C-54 -120 -24 -160 -16 -212z" }, 0.9),
    paint.shade(
      discs(times(12, (index) => [((index * 47) % 110) - 50, -40 - ((index * 31) % 90), 2.4])),
      0.7,
    ),
  );
}
