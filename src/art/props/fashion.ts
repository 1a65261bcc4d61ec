import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Hangs from 0, 0: a hanger 260 wide, its shoulders at 70. */
export function hanger(paint: Paint) {
  return together(
    paint.strand("steel", { d: "M0 46V14Q0 -18 -24 -18Q-44 -18 -44 2" }, 7),
    paint.strand("wood", { d: "M-128 104Q-110 62 0 46Q110 62 128 104" }, 19),
  );
}

/** Hangs from 0, 0 on its hanger: a coat 560 long. */
export function coat(paint: Paint, cloth: MaterialName) {
  return together(
    hanger(paint),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-60 58L-136 96Q-160 110 -166 150L-190 420L-132 430L-120 260L-136 610Q0 634 136 610L120 260L132 430L190 420L166 150Q160 110 136 96L60 58L0 150z",
      }),
    ),
    paint.shade({ d: "M-60 58L0 150L-6 620H10L8 150L60 58L92 150L20 290L0 200L-20 290L-92 150z" }, 0.9),
    paint.body(cloth, "plane", { d: "M-60 58L0 200L-34 296L-96 146z" }),
    paint.body(cloth, "plane", { d: "M60 58L0 200L34 296L96 146z" }),
    paint.detail(
      { d: "M0 200V622M-104 420L-54 410M104 420L54 410M-120 260L-128 420M120 260L128 420" },
      4,
      0.7,
    ),
    paint.body(
      "brass",
      "even",
      discs([
        [24, 330, 10],
        [24, 410, 10],
        [24, 490, 10],
      ]),
    ),
  );
}

/** Hangs from 0, 0 on its hanger: a dress 600 long. */
export function dress(paint: Paint, cloth: MaterialName) {
  return together(
    hanger(paint),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-92 74Q-60 66 -46 60Q0 140 46 60Q60 66 92 74L78 170Q66 220 72 262Q150 440 172 640Q0 680 -172 640Q-150 440 -72 262Q-66 220 -78 170z",
      }),
    ),
    paint.shade({ d: "M-72 258Q0 278 72 258V276Q0 296 -72 276z" }, 1.2),
    paint.shade(
      { d: "M-30 286Q-70 460 -76 654L-46 658Q-44 460 -18 288zM40 286Q80 450 96 650L118 646Q100 440 54 284z" },
      0.7,
    ),
    paint.shine({ d: "M-56 290Q-110 450 -130 640L-112 644Q-90 450 -46 290z" }, 0.5),
  );
}

/** Hangs from 0, 0 on its hanger: a shirt 430 long. */
export function shirt(paint: Paint, cloth: MaterialName) {
  return together(
    hanger(paint),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-50 56L-132 92Q-154 104 -160 140L-180 400L-124 408L-114 260L-118 470Q0 492 118 470L114 260L124 408L180 400L160 140Q154 104 132 92L50 56Q0 100 -50 56z",
      }),
    ),
    paint.body(cloth, "plane", { d: "M-50 56L-10 84L-36 142L-72 78zM50 56L10 84L36 142L72 78z" }),
    paint.detail({ d: "M0 90V480M-114 260L-118 400M114 260L118 400M40 200h54v56h-54z" }, 3, 0.7),
    paint.shade(
      discs([
        [10, 170, 6],
        [10, 240, 6],
        [10, 310, 6],
        [10, 380, 6],
      ]),
      2,
    ),
  );
}

/** Hangs from 0, 0 on its hanger: trousers 560 long. */
export function trousers(paint: Paint, cloth: MaterialName) {
  return together(
    hanger(paint),
    paint.lift(1, paint.body(cloth, "tube", { d: "M-92 96H92L104 600H22L0 250L-22 600H-104z" })),
    paint.shade(bars([[-92, 96, 184, 30]]), 0.8),
    paint.detail({ d: "M-58 140L-64 590M58 140L64 590M0 126V250" }, 3, 0.6),
  );
}

/** Stands on 0, 0: a rail 860 wide and 800 high; what hangs on it hangs from -760. */
export function clothesRail(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 470, 22),
    paint.strand(metal, { d: "M-410 -10V-770H410V-10M-470 -6H-350M350 -6H470M-410 -120H410" }, 17),
    paint.body(
      "ink",
      "even",
      discs([
        [-470, -8, 15],
        [-350, -8, 15],
        [350, -8, 15],
        [470, -8, 15],
      ]),
    ),
  );
}

/** Stands on 0, 0: a tailor's bust on its stand, 800 high, covered in linen. */
export function bust(paint: Paint, cloth: MaterialName = "linen") {
  return together(
    paint.contact(0, 4, 190, 18),
    paint.strand("walnut", { d: "M0 -300V-70M0 -70L-140 -6M0 -70L140 -6M0 -70L14 -2" }, 20),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-46 -760Q-40 -700 -110 -676Q-160 -656 -150 -600C-140 -520 -110 -470 -106 -430C-104 -390 -150 -340 -146 -270Q0 -240 146 -270C150 -340 104 -390 106 -430C110 -470 140 -520 150 -600Q160 -656 110 -676Q40 -700 46 -760z",
      }),
      paint.body("walnut", "tube", { d: "M-46 -756Q-40 -790 0 -796Q40 -790 46 -756Q0 -740 -46 -756z" }),
    ),
    paint.detail(
      {
        d: "M0 -752V-262M-76 -690C-90 -560 -56 -470 -62 -430C-66 -380 -90 -330 -90 -264M76 -690C90 -560 56 -470 62 -430C66 -380 90 -330 90 -264",
      },
      3,
      0.6,
    ),
  );
}

/** Stands on 0, 0: the bust in a coat with a belt. */
export function dressedBust(paint: Paint, cloth: MaterialName, scarf: MaterialName = "linen") {
  return together(
    bust(paint),
    paint.lift(
      2,
      paint.body(cloth, "tube", {
        d: "M-60 -704Q-150 -690 -176 -640L-232 -330L-168 -316L-140 -480L-124 -420L-176 -96Q0 -60 176 -96L124 -420L140 -480L168 -316L232 -330L176 -640Q150 -690 60 -704L0 -560z",
      }),
    ),
    paint.shade({ d: "M-6 -560L-14 -84H26L8 -560zM-124 -440H124L122 -396H-122z" }, 1),
    paint.body(cloth, "plane", { d: "M-60 -704L0 -540L-40 -460L-112 -640z" }),
    paint.body(cloth, "plane", { d: "M60 -704L0 -540L40 -460L112 -640z" }),
    paint.body(scarf, "tube", { d: "M-64 -724Q0 -660 64 -724L78 -690Q0 -612 -78 -690z" }),
    paint.body("brass", "even", { x: -30, y: -444, width: 60, height: 52, rx: 8 }),
    paint.detail({ d: "M-140 -480L-128 -560M140 -480L128 -560M-112 -300L-60 -290M112 -300L60 -290" }, 4, 0.7),
    paint.shine({ d: "M-160 -630L-210 -350L-192 -346L-144 -620z" }, 0.6),
  );
}

/** Stands on 0, 0: a handbag 420 wide, 430 high with its handle. */
export function handbag(paint: Paint, hide: MaterialName = "leather") {
  return together(
    paint.contact(0, 4, 250, 18),
    paint.strand(hide, { d: "M-110 -280C-110 -450 110 -450 110 -280" }, 22, -0.3),
    paint.lift(
      1,
      paint.body(hide, "plane", {
        d: "M-168 -290Q-180 -300 -160 -300H160Q180 -300 168 -290L206 -30Q210 0 180 0H-180Q-210 0 -206 -30z",
      }),
      paint.lift(
        1,
        paint.body(hide, "down", {
          d: "M-172 -300H172L150 -150Q140 -118 100 -118H-100Q-140 -118 -150 -150z",
        }),
      ),
    ),
    paint.detail(
      { d: "M-158 -288L-138 -154Q-130 -130 -100 -130H100Q130 -130 138 -154L158 -288M-190 -20H190" },
      3,
      0.7,
    ),
    paint.body("brass", "plane", { x: -36, y: -150, width: 72, height: 54, rx: 10 }),
    paint.body(
      "brass",
      "ball",
      discs([
        [-110, -282, 16],
        [110, -282, 16],
        [0, -122, 10],
      ]),
    ),
    paint.shine({ d: "M-160 -290H-40L-100 -130Q-134 -132 -140 -160z" }, 0.5),
  );
}

/** Stands on 0, 0: a shoe with a heel seen from the side, 400 wide, its toe at the left. */
export function heel(paint: Paint, hide: MaterialName = "accent") {
  return together(
    paint.contact(-20, 2, 230, 14),
    paint.body(hide, "down", { d: "M150 -190L190 -196L166 0H146z" }),
    paint.lift(
      1,
      paint.body(hide, "plane", {
        d: "M-206 -10C-214 -46 -170 -60 -120 -74C-40 -96 20 -170 70 -226C110 -262 190 -262 202 -230C210 -208 196 -186 178 -180C120 -170 80 -110 30 -62C0 -34 -30 -20 -70 -12C-110 -2 -200 4 -206 -10z",
      }),
    ),
    paint.body("nose", "even", {
      d: "M-120 -74C-40 -96 20 -170 70 -226C100 -252 150 -258 180 -250C120 -240 90 -190 40 -140C0 -100 -60 -70 -120 -74z",
    }),
    paint.shine({ d: "M-190 -20C-180 -40 -140 -50 -110 -56C-140 -40 -170 -30 -190 -20z" }, 1.4),
    paint.detail({ d: "M-200 -4C-100 8 -20 -10 40 -60" }, 5, 0.9),
  );
}

/** Stands on 0, 0: folded knitwear, one on another, 400 wide. */
export function foldedKnits(paint: Paint, colours: MaterialName[]) {
  return together(
    paint.contact(0, 4, 260, 18),
    ...colours.map((colour, index) =>
      at(
        ((index * 31) % 17) - 8,
        -index * 84,
        {},
        paint.lift(
          1,
          paint.body(colour, "down", {
            d: "M-200 -60Q-212 -86 -180 -88H170Q206 -88 206 -46Q206 -2 170 0H-180Q-210 -2 -204 -30Q-160 -40 -204 -50z",
          }),
        ),
        paint.detail({ d: "M-190 -44H120Q170 -44 196 -60M-170 -70H150" }, 4, 0.5),
        paint.shade({ d: "M-204 -30Q-160 -40 -204 -50L-190 -44H140V-34z" }, 0.8),
      ),
    ),
  );
}

/** Lies around 0, 0: a straw hat 540 wide, from the side. */
export function strawHat(paint: Paint, band: MaterialName = "dominant") {
  return together(
    paint.contact(0, 62, 310, 20),
    paint.lift(
      1,
      paint.body("kraft", "down", { d: "M-280 30C-240 -20 240 -20 280 30C240 84 -240 84 -280 30z" }),
      paint.body("kraft", "tube", {
        d: "M-150 22C-150 -150 -90 -176 0 -160C90 -176 150 -150 150 22C80 46 -80 46 -150 22z",
      }),
    ),
    paint.body(band, "tube", {
      d: "M-151 20C-150 0 -150 -20 -148 -40C-70 -18 70 -18 148 -40C150 -20 150 0 151 20C80 46 -80 46 -151 20z",
    }),
    paint.detail(
      {
        d: "M-120 -90C-50 -74 50 -74 120 -90M-134 -60C-50 -42 50 -42 134 -60M-240 34C-140 70 140 70 240 34M-250 22C-200 0 -170 0 -154 4M250 22C200 0 170 0 154 4",
      },
      3,
      0.5,
    ),
  );
}

/** Lies around 0, 0: sunglasses 320 wide. */
export function sunglasses(paint: Paint) {
  return paint.lift(
    1,
    paint.body("nose", "plane", {
      d: "M-160 -44Q-90 -62 -16 -40Q0 -30 16 -40Q90 -62 160 -44L154 10Q140 56 88 56Q36 54 24 4Q0 -18 -24 4Q-36 54 -88 56Q-140 56 -154 10z",
    }),
    paint.body("dominant", "down", {
      d: "M-140 -26Q-90 -38 -40 -24Q-36 34 -88 38Q-136 36 -140 -26zM140 -26Q90 -38 40 -24Q36 34 88 38Q136 36 140 -26z",
    }),
    paint.shine({ d: "M-130 -24L-90 -32L-120 24Q-134 4 -130 -24zM50 -24L90 -32L60 20Q48 4 50 -24z" }, 1),
  );
}

/** Stands on 0, 0: a paper bag 260 wide with a cord. */
export function paperBag(paint: Paint, colour: MaterialName = "kraft", ribbon: MaterialName = "dominant") {
  return together(
    paint.contact(8, 2, 180, 15),
    paint.strand("linen", { d: "M-60 -330C-60 -430 40 -430 40 -330" }, 8),
    paint.lift(
      1,
      paint.body(colour, "plane", bars([[-130, -340, 210, 340]])),
      paint.body(colour, "down", polygon([80, -340], [134, -316], [134, -12], [80, 0])),
    ),
    paint.shade(polygon([80, -340], [106, -180], [134, -12], [80, 0]), 1.1),
    paint.body(ribbon, "even", {
      d: "M-26 -190C-70 -230 -80 -160 -26 -178C28 -160 18 -230 -26 -190zM-34 -180L-52 -120L-26 -140L0 -120L-18 -180z",
    }),
    paint.shine(bars([[-130, -340, 210, 8]]), 1),
  );
}

/** Stands on 0, 0: a reel of thread 110 wide. */
export function threadReel(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.contact(0, 2, 80, 9),
    paint.body(
      "wood",
      "down",
      bars([
        [-56, -150, 112, 20],
        [-56, -20, 112, 20],
      ]),
    ),
    paint.lift(1, paint.body(colour, "tube", bars([[-46, -132, 92, 114]]))),
    paint.detail(
      { d: times(8, (index) => `M-46 ${-122 + index * 13}L46 ${-118 + index * 13}`).join("") },
      3,
      0.5,
    ),
  );
}

/** Around 0, 0: a cut stone from above, radius `r`. */
export function gem(paint: Paint, r: number, colour: MaterialName = "glass") {
  const points = (radius: number, offset = 0) =>
    times(8, (index) => polar((index + offset) * (Math.PI / 4) + 0.39, radius));
  const outer = points(r);
  const table = points(r * 0.52, 0.5);
  const facets = (from: number) =>
    times(8, (index) => {
      if (index % 2 !== from) return "";
      const [a, b, c] = [outer[index], outer[(index + 1) % 8], table[index]];
      return a && b && c ? `M${a.join(" ")}L${b.join(" ")}L${c.join(" ")}z` : "";
    }).join("");
  return together(
    paint.body(colour, "plane", polygon(...outer)),
    paint.shine({ d: facets(0) }, 1),
    paint.shade({ d: facets(1) }, 0.6),
    paint.body(colour, "dish", polygon(...table)),
    paint.shine(
      polygon([-r * 0.4, -r * 0.2], [-r * 0.1, -r * 0.46], [r * 0.06, -r * 0.4], [-r * 0.36, r * 0.06]),
      2.2,
    ),
  );
}

/** Around 0, 0: a ring of inner radius `r`, upright, its stone on top. */
export function ring(paint: Paint, r: number, metal: MaterialName = "brass", stone: MaterialName = "glass") {
  const width = r * 0.17;
  const [outer, inner] = [r + width, r];
  const hoop = `M${-outer} 0A${outer} ${outer} 0 1 1 ${outer} 0A${outer} ${outer} 0 1 1 ${-outer} 0zM${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0z`;
  const size = r * 0.52;
  const top = -outer - size * 0.3;
  const on = (x: number, y: number): [number, number] => [size * x, top + size * y];
  return together(
    paint.lift(2, paint.body(metal, "tube", { d: hoop })),
    paint.shade(
      {
        d: `M${-inner} 0A${inner} ${inner} 0 0 1 ${inner} 0A${inner * 1.02} ${inner * 0.93} 0 0 0 ${-inner} 0z`,
      },
      1.1,
    ),
    paint.strand(
      metal,
      {
        d: `M${polar(2.5, (outer + inner) / 2).join(" ")}A${round(r * 1.085)} ${round(r * 1.085)} 0 0 0 ${polar(1.1, (outer + inner) / 2).join(" ")}`,
      },
      width * 0.2,
      1,
    ),
    paint.body(metal, "down", polygon(on(-0.66, 0.2), on(0.66, 0.2), on(0.34, 0.9), on(-0.34, 0.9))),
    paint.lift(
      1,
      paint.body(
        stone,
        "plane",
        polygon(on(-1, -0.36), on(-0.58, -0.72), on(0.58, -0.72), on(1, -0.36), on(0, 0.86)),
      ),
    ),
    paint.shine(polygon(on(-1, -0.36), on(-0.58, -0.72), on(-0.3, -0.36), on(-0.2, 0.5)), 1.5),
    paint.shine(polygon(on(-0.3, -0.36), on(0.3, -0.36), on(0, -0.72)), 2.2),
    paint.shade(polygon(on(0.3, -0.36), on(1, -0.36), on(0, 0.86)), 0.8),
    paint.detail(
      {
        d: `M${on(-1, -0.36).join(" ")}L${on(1, -0.36).join(" ")}M${on(-0.3, -0.36).join(" ")}L${on(0, 0.86).join(" ")}L${on(0.3, -0.36).join(" ")}L${on(0, -0.72).join(" ")}z`,
      },
      3,
      0.5,
    ),
    paint.strand(
      metal,
      {
        d: `M${on(-0.66, 0.3).join(" ")}L${on(-0.82, -0.46).join(" ")}M${on(0.66, 0.3).join(" ")}L${on(0.82, -0.46).join(" ")}`,
      },
      width * 0.42,
      0.4,
    ),
  );
}

/** Around 0, 0: a ring of inner radius `r` as it is brought in: oval, gray, split at its shoulder, a stone lost from its claws. */
export function wornRing(paint: Paint, r: number) {
  const [rx, ry] = [round(r * 1.18), round(r * 0.98)];
  const hoop = (from: number, to: number) => {
    const on = (angle: number) => `${round(Math.cos(angle) * rx)} ${round(Math.sin(angle) * ry)}`;
    return `M${on(from)}A${rx} ${ry} 0 1 1 ${on(to)}`;
  };
  const claw = (x: number) => `M${x} ${-ry + 10}L${round(x * 1.5)} ${-ry - 74}`;
  return together(
    paint.lift(2, paint.strand("ash", { d: hoop(-0.62, 5.44) }, r * 0.2, -0.3)),
    paint.strand("ash", { d: hoop(0.4, 3.4) }, r * 0.06, -1),
    paint.strand(
      "steel",
      {
        d: `M${round(-rx * 0.98)} ${round(ry * 0.3)}A${rx} ${ry} 0 0 1 ${round(-rx * 0.5)} ${round(-ry * 0.88)}`,
      },
      r * 0.05,
      0.4,
    ),
    paint.detail(
      {
        d: `M${-rx - 12} 20l24 14M${-rx - 14} 52l20 6M${round(rx * 0.5)} ${round(ry * 0.8)}l20 22M${round(rx * 0.62)} ${round(ry * 0.72)}l16 24M${round(-rx * 0.3)} ${round(ry * 0.9)}l10 26`,
      },
      3,
      1,
    ),
    paint.lift(1, paint.body("ash", "down", { d: `M-84 ${-ry + 16}H84L70 ${-ry - 22}H-70z` })),
    at(-46, -ry - 62, { rotate: -14 }, gem(paint, 44, "glass")),
    paint.shade({ cx: 50, cy: -ry - 34, rx: 34, ry: 12 }, 2),
    paint.strand("steel", { d: claw(-62) + claw(-12) + claw(20) + claw(66) }, 10, -0.4),
  );
}

/** Around 0, 0: a light that breaks on metal, in four points. */
export function sparkle(paint: Paint, r: number) {
  const k = round(r * 0.09);
  return paint.shine(
    { d: `M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}z` },
    3,
  );
}

/** Stands on 0, 0: a neck and shoulders covered in cloth, 620 high, to show a necklace. */
export function neckStand(paint: Paint, cloth: MaterialName = "ink") {
  return together(
    paint.contact(0, 4, 270, 22),
    paint.lift(
      1,
      paint.body(cloth, "tube", {
        d: "M-66 -600C-62 -480 -80 -440 -150 -410C-250 -366 -270 -250 -230 -130C-200 -40 -210 0 -210 0H210C210 0 200 -40 230 -130C270 -250 250 -366 150 -410C80 -440 62 -480 66 -600Q0 -624 -66 -600z",
      }),
    ),
    paint.shade({ d: "M-66 -600Q0 -624 66 -600Q0 -580 -66 -600z" }, 1.6),
    paint.shine(
      {
        d: "M-50 -590C-46 -470 -70 -420 -140 -390C-210 -356 -240 -260 -214 -150C-222 -270 -180 -350 -120 -372C-50 -400 -30 -470 -36 -590z",
      },
      0.4,
    ),
  );
}

/** Around 0, 0, which is the middle of the neck: a chain that hangs 300 down, with a stone. */
export function necklace(paint: Paint, metal: MaterialName = "brass", stone: MaterialName = "accent") {
  return together(
    paint.strand(metal, { d: "M-150 -150C-150 60 -60 210 0 250C60 210 150 60 150 -150" }, 9, 0.2),
    paint.strand("light", { d: "M-150 -150C-150 60 -60 210 0 250" }, 3, 0.6),
    at(0, 318, {}, paint.lift(1, paint.body(metal, "plane", { r: 74 })), gem(paint, 60, stone)),
    paint.body(metal, "ball", { cy: 240, r: 14 }),
  );
}

/** Around 0, 0: a string of pearls in a loose round, radius about 190. */
export function pearls(paint: Paint, count = 22) {
  const pearl = paint.stamp(
    "pearl",
    together(paint.body("ceramic", "ball", { r: 27 }), paint.shine({ cx: -9, cy: -10, r: 6 }, 2.4)),
  );
  return paint.lift(
    1,
    ...times(count, (index) => {
      const [x, y] = polar((index / count) * Math.PI * 2, 190 + ((index * 5) % 7) * 2);
      return pearl(x * 1.12, y * 0.8, { scale: 0.78 + 0.28 * Math.abs(Math.sin((index / count) * Math.PI)) });
    }),
  );
}

/** Stands on 0, 0: a small open box with a cushion, 360 wide, for a ring at 0, -170. */
export function ringBox(paint: Paint, cloth: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 240, 20),
    paint.lift(
      1,
      paint.body(cloth, "plane", {
        d: "M-176 -180L-150 -430Q-146 -450 -124 -450H124Q146 -450 150 -430L176 -180z",
      }),
    ),
    paint.body("linen", "down", {
      d: "M-146 -200L-126 -412Q-124 -424 -112 -424H112Q124 -424 126 -412L146 -200z",
    }),
    paint.shade({ d: "M-146 -200L-142 -250H142L146 -200z" }, 0.9),
    paint.body("linen", "ball", {
      d: "M-170 -186C-120 -226 -40 -216 0 -196C40 -216 120 -226 170 -186V-150H-170z",
    }),
    paint.lift(
      1,
      paint.body(cloth, "down", {
        d: "M-186 -176Q-196 -176 -192 -160L-176 -20Q-172 0 -150 0H150Q172 0 176 -20L192 -160Q196 -176 186 -176z",
      }),
    ),
    paint.strand("brass", { d: "M-186 -172H186" }, 6),
  );
}

/** Around 0, 0: a pair of drop earrings, each 240 long. */
export function earrings(paint: Paint, metal: MaterialName = "brass", stone: MaterialName = "accent") {
  const drop = paint.stamp(
    "earring",
    together(
      paint.strand(metal, { d: "M0 -110C0 -150 44 -150 44 -110" }, 7),
      paint.body(metal, "ball", { cy: -92, r: 18 }),
      paint.strand(metal, { d: "M0 -76V-30" }, 6),
      paint.body(metal, "plane", { d: "M0 -40C40 20 62 60 62 96A62 62 0 0 1 -62 96C-62 60 -40 20 0 -40z" }),
      paint.body(stone, "ball", { d: "M0 -10C30 34 46 66 46 94A46 46 0 0 1 -46 94C-46 66 -30 34 0 -10z" }),
      paint.shine({ d: "M-26 60C-22 40 -10 20 -2 8C-6 40 -10 70 -20 96C-28 86 -30 72 -26 60z" }, 1.6),
    ),
  );
  return paint.lift(1, drop(-110, 0), drop(110, 0));
}

/** Around 0, 0: a wristwatch from above, 230 wide, its strap 640 long. */
export function watch(paint: Paint, strap: MaterialName = "leather") {
  const marks = times(
    12,
    (index) => `M${polar((index / 12) * 6.2832, 82).join(" ")}L${polar((index / 12) * 6.2832, 94).join(" ")}`,
  ).join("");
  return together(
    paint.lift(
      2,
      paint.body(strap, "plane", {
        d: "M-62 -320Q0 -336 62 -320L74 -90H-74zM-62 320Q0 336 62 320L74 90H-74z",
      }),
    ),
    paint.detail({ d: "M-50 -306L-60 -110M50 -306L60 -110M-50 306L-60 110M50 306L60 110" }, 3, 0.6),
    paint.lift(
      1,
      paint.body("brass", "plane", { r: 124 }),
      paint.body("brass", "even", { x: 116, y: -14, width: 26, height: 28, rx: 5 }),
    ),
    paint.body("paper", "dish", { r: 106 }),
    paint.detail({ d: marks }, 5, 1.4),
    paint.detail({ d: "M0 0L-40 -34M0 0L30 -76" }, 7, 1.8),
    paint.shine({ d: "M-90 -40A98 98 0 0 1 40 -90A130 130 0 0 0 -90 -40z" }, 0.8),
  );
}

/** Lies along the x axis around 0, 0: pliers of a goldsmith 380 long, their jaws at the left. */
export function pliers(paint: Paint) {
  return paint.lift(
    1,
    paint.body("steel", "plane", { d: "M-190 -4L-60 -34Q-30 -36 -20 0Q-30 36 -60 34L-190 4z" }),
    paint.detail({ d: "M-190 0H-40" }, 3, 1),
    paint.body("accent", "plane", {
      d: "M-30 -20Q40 -70 200 -64V-30Q60 -30 0 10zM-30 20Q40 70 200 64V30Q60 30 0 -10z",
    }),
    paint.body("iron", "even", { cx: -26, r: 13 }),
  );
}
