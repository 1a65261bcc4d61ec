import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";
import { figureStrokes } from "./office.ts";

const MOLAR =
  "M-252 -170C-276 -324 -160 -366 -84 -316C-40 -288 40 -288 84 -316C160 -366 276 -324 252 -170C244 -60 204 0 194 110C186 230 164 352 112 352C58 352 74 178 0 116C-74 178 -58 352 -112 352C-164 352 -186 230 -194 110C-204 0 -244 -60 -252 -170z";

/** Around 0, 0: a molar with two roots, 520 wide and 700 high. */
export function molar(paint: Paint): ReactNode {
  const outline = paint.shared({ d: MOLAR });
  return together(
    paint.lift(3, paint.body("enamel", "ball", outline)),
    paint.within(
      { d: MOLAR },
      paint.shade({ d: "M120 -380C200 -200 150 0 96 90C70 160 150 300 90 380H320V-380z" }, 0.5),
      paint.shade({ d: "M180 -360C250 -180 190 0 150 90C130 180 180 300 130 380H320V-380z" }, 0.5),
      paint.shade({ d: "M-210 60C-120 20 -70 110 0 84C70 110 120 20 210 60L200 360H-200z" }, 0.26),
      paint.shine(
        {
          d: "M-226 -170C-240 -280 -180 -322 -120 -300C-176 -270 -196 -200 -186 -100C-184 -70 -212 -90 -226 -170z",
        },
        3,
      ),
      paint.shine(discs([[-176, -44, 15]]), 3),
    ),
    paint.detail({ d: "M0 -280V-236Q-20 -210 -64 -212M0 -236Q20 -210 64 -212" }, 6, 0.5),
  );
}

/** A four-pointed glint of radius `r` around x, y. */
export function glint(x: number, y: number, r: number) {
  const q = r * 0.14;
  return {
    d: `M${x} ${round(y - r)}Q${round(x + q)} ${round(y - q)} ${x + r} ${y}Q${round(x + q)} ${round(y + q)} ${x} ${round(y + r)}Q${round(x - q)} ${round(y + q)} ${x - r} ${y}Q${round(x - q)} ${round(y - q)} ${x} ${round(y - r)}z`,
  };
}

/** Lies along the y axis around 0, 0: a toothbrush 640 long, its bristles at the left of the upper end. */
export function toothbrush(paint: Paint, handle: MaterialName = "dominant", withPaste = false): ReactNode {
  const tufts = times(7, (index): [number, number, number, number] => [-78, -306 + index * 21, 66, 17]);
  return paint.lift(
    2,
    paint.body("foam", "bar", bars(tufts)),
    paint.body(
      "mint",
      "bar",
      bars(tufts.filter((_, index) => index % 2).map(([x, y, , h]) => [x, y, 26, h])),
    ),
    paint.body(handle, "tube", {
      d: "M-14 -318Q20 -326 22 -290V-150C22 -110 12 -90 12 -60C12 0 30 30 30 90V270Q30 320 2 320Q-26 320 -26 270V90C-26 30 -12 0 -12 -60C-12 -90 -16 -110 -16 -150z",
    }),
    paint.body("light", "tube", { d: "M-25 110H29V250Q29 270 2 270Q-25 270 -25 250z" }),
    paint.detail({ d: "M-16 140H20M-18 164H22M-18 188H22M-18 212H22" }, 5, 0.4),
    paint.shine({ d: "M-4 -300H4V-140C4 -110 -2 -90 -2 -50H-8C-8 -90 -6 -110 -6 -150z" }, 1.3),
    withPaste
      ? together(
          paint.body("light", "ball", {
            d: "M-78 -296C-120 -300 -126 -262 -104 -252C-134 -238 -128 -206 -106 -204C-132 -190 -120 -160 -78 -170z",
          }),
          paint.strand(
            "mint",
            { d: "M-96 -286C-110 -262 -92 -246 -104 -226C-110 -206 -94 -190 -88 -178" },
            9,
          ),
        )
      : null,
  );
}

/** Stands on 0, 0: a glass tumbler 260 wide and 320 high. Draw `back` first, then the contents, then `front`. */
export function tumbler(paint: Paint, part: "back" | "front"): ReactNode {
  return part === "back"
    ? together(paint.contact(0, 4, 200, 24), paint.clear({ cx: 0, cy: -318, rx: 132, ry: 24 }))
    : together(
        paint.clear({ d: "M-132 -318C-80 -292 80 -292 132 -318L110 -18C90 6 -90 6 -110 -18z" }),
        paint.shade({ d: "M-112 -40C-70 -22 70 -22 112 -40L110 -18C90 6 -90 6 -110 -18z" }, 0.5),
        paint.shine({ d: "M-110 -280L-94 -50L-70 -44L-80 -272z" }, 1.5),
        paint.shine({ d: "M98 -276L84 -60L94 -64L110 -282z" }, 0.9),
      );
}

/** Lies along the x axis around 0, 0: a tube of paste 480 long, its cap at the left. */
export function pasteTube(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return paint.lift(
    2,
    paint.body("light", "bar", { d: "M-160 -74C-60 -84 100 -70 224 -92H240V92H224C100 70 -60 84 -160 74z" }),
    paint.body(colour, "bar", {
      d: "M-60 -78C40 -78 120 -76 190 -86V86C120 76 40 78 -60 78C-90 30 -90 -30 -60 -78z",
    }),
    paint.body("accent", "bar", { d: "M-60 -78C-90 -30 -90 30 -60 78L-88 77C-118 30 -118 -30 -88 -77z" }),
    paint.detail({ d: "M226 -90V90M216 -88V88" }, 3, 0.6),
    paint.body("light", "even", glint(60, 0, 48)),
    paint.body("ink", "bar", { x: -226, y: -44, width: 62, height: 88, rx: 10 }),
    paint.detail({ d: "M-214 -40V40M-200 -42V42M-186 -42V42M-174 -42V42" }, 3, 0.8),
    paint.shine({ d: "M-150 -56C-40 -66 90 -54 214 -68V-52C90 -40 -40 -50 -150 -40z" }, 1),
  );
}

/** Lies along the y axis around 0, 0: a dentist's mirror 620 long. */
export function mouthMirror(paint: Paint): ReactNode {
  return paint.lift(
    2,
    paint.strand("steel", { d: "M0 -120L-30 -190" }, 12, 0),
    paint.body("steel", "tube", { d: "M-9 -130H9L15 40V300Q15 316 0 316Q-15 316 -15 300V40z" }),
    paint.detail({ d: times(9, (index) => `M-14 ${120 + index * 12}H14`).join("") }, 3, 0.8),
    paint.body("steel", "plane", { cx: -52, cy: -250, r: 78 }),
    paint.body("glass", "dish", { cx: -52, cy: -250, r: 64 }),
    paint.shine({ d: "M-104 -236A58 58 0 0 1 -30 -304L-72 -196A58 58 0 0 1 -104 -236z" }, 1.5),
  );
}

/** Lies along the y axis around 0, 0: a probe 620 long, its hook at the top. */
export function probe(paint: Paint): ReactNode {
  return paint.lift(
    2,
    paint.strand("steel", { d: "M0 -150C0 -230 -20 -260 -2 -290C20 -320 60 -300 48 -268" }, 9, -0.2),
    paint.body("steel", "tube", { d: "M-8 -160H8L15 -60V300Q15 316 0 316Q-15 316 -15 300V-60z" }),
    paint.detail({ d: times(9, (index) => `M-14 ${-20 + index * 12}H14`).join("") }, 3, 0.8),
    paint.body("dominant", "tube", { x: -16, y: 150, width: 32, height: 40, rx: 4 }),
  );
}

/** Lies around 0, 0: a shallow steel tray, seen from above. */
export function tray(paint: Paint, width: number, height: number, lining: MaterialName = "steel"): ReactNode {
  const [w, h] = [width / 2, height / 2];
  return together(
    paint.lift(3, paint.body("steel", "plane", { x: -w, y: -h, width, height, rx: 54 })),
    paint.body("steel", "dish", { x: -w + 22, y: -h + 22, width: width - 44, height: height - 44, rx: 38 }),
    lining === "steel"
      ? null
      : paint.body(lining, "plane", {
          x: -w + 40,
          y: -h + 40,
          width: width - 80,
          height: height - 80,
          rx: 20,
        }),
    paint.shine({ d: `M${-w + 54} ${-h + 8}H${w - 54}V${-h + 14}H${-w + 54}z` }, 1.2),
  );
}

/** Around 0, 0: a smile 600 wide, its upper teeth in a row; `isStained` leaves them yellow and one chipped. */
export function laughingMouth(paint: Paint, isStained = false): ReactNode {
  const lips =
    "M-304 -92C-226 -116 -140 -176 -58 -168C-32 -166 -18 -148 0 -148C18 -148 32 -166 58 -168C140 -176 226 -116 304 -92C250 70 130 178 0 178C-130 178 -250 70 -304 -92z";
  const inside =
    "M-262 -82C-180 -100 -80 -110 0 -100C80 -110 180 -100 262 -82C204 30 110 92 0 92C-110 92 -204 30 -262 -82z";
  const widths = [80, 66, 62, 52, 40];
  let left = 0;
  const teeth = widths.map((width, index) => {
    const [x, foot] = [left + 1, [64, 50, 46, 20, -8][index] ?? 0];
    left += width;
    const end = left - 1;
    const tooth = (side: 1 | -1) =>
      `M${x * side} -120V${foot - 26}Q${(x + 2) * side} ${foot} ${(x + 24) * side} ${foot}L${(end - 20) * side} ${foot - 5}Q${end * side} ${foot - 8} ${end * side} ${foot - 34}V-120z`;
    const chipped = `M${x} -120V${foot - 60}L${x + 30} ${foot - 40}L${x + 46} ${foot - 6}L${end - 20} ${foot - 5}Q${end} ${foot - 8} ${end} ${foot - 34}V-120z`;
    return (isStained && index === 0 ? chipped : tooth(1)) + tooth(-1);
  });
  return together(
    paint.lift(2, paint.body("rose", "ball", { d: lips })),
    paint.within(
      { d: lips },
      paint.shade(
        {
          d: "M-304 -92C-226 -116 -140 -190 -58 -184H58C140 -190 226 -116 304 -92C180 -110 80 -118 0 -106C-80 -118 -180 -110 -304 -92z",
        },
        0.9,
      ),
      paint.shine({ d: "M-150 112C-80 156 80 156 150 112C90 132 -90 132 -150 112z" }, 1.7),
      paint.shine({ d: "M-190 -118C-150 -138 -100 -156 -60 -156C-30 -154 -90 -142 -190 -118z" }, 0.9),
    ),
    paint.body("wine", "down", { d: inside }),
    paint.within(
      { d: inside },
      paint.body(isStained ? "crumb" : "enamel", "down", { d: teeth.join("") }),
      paint.shade({ d: "M-280 -120H280V-70C150 -96 60 -90 0 -84C-60 -90 -150 -96 -280 -70z" }, 0.7),
      paint.shade(
        { d: "M-270 -110H-176C-190 -60 -190 -20 -170 40L-270 0zM270 -110H176C190 -60 190 -20 170 40L270 0z" },
        0.9,
      ),
      isStained
        ? paint.shade({ d: "M-78 30Q-40 44 -2 30V70H-80zM92 10Q120 24 144 12V60H84z" }, 0.6)
        : paint.shine(
            {
              d: "M16 -62Q24 -70 32 -62L28 24H20zM-66 -62Q-58 -70 -50 -62L-54 24H-62zM98 -60Q104 -66 110 -60L108 14H101z",
            },
            2.4,
          ),
    ),
  );
}

/** Lies around 0, 0: an aligner in its round case, 480 wide with the lid. */
export function alignerCase(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  const arch =
    "M-92 84C-124 -40 -70 -112 0 -112C70 -112 124 -40 92 84L48 84C70 -10 44 -66 0 -66C-44 -66 -70 -10 -48 84z";
  return together(
    at(
      150,
      -150,
      { rotate: 14 },
      paint.lift(2, paint.body(colour, "ball", { r: 168 })),
      paint.shine({ d: "M-132 -40C-120 -110 -60 -140 0 -142C-50 -116 -90 -80 -98 -20z" }, 0.8),
      paint.body("light", "even", glint(20, 16, 54)),
    ),
    paint.lift(3, paint.body(colour, "plane", { cx: -50, cy: 60, r: 196 })),
    paint.body("light", "dish", { cx: -50, cy: 60, r: 170 }),
    at(
      -50,
      70,
      { rotate: -10, scale: 1.15 },
      paint.lift(1, paint.body("glass", "plane", { d: arch })),
      paint.detail(
        {
          d: "M-104 40L-58 40M-108 -6L-62 0M-92 -56L-54 -38M-52 -94L-32 -62M0 -112V-66M52 -94L32 -62M92 -56L54 -38M108 -6L62 0M104 40L58 40",
        },
        4,
        0.5,
      ),
      paint.shine({ d: "M-96 20C-104 -40 -70 -96 -20 -104C-60 -84 -84 -40 -82 20z" }, 2.4),
    ),
  );
}

/** Around 0, 0: an x-ray picture of three teeth in its frame, 460 × 360. */
export function toothXray(paint: Paint): ReactNode {
  const tooth = paint.stamp("xray tooth", paint.body("glass", "ball", { d: MOLAR }));
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -250, y: -200, width: 500, height: 400, rx: 18 })),
    paint.body("screen", "plane", { x: -226, y: -176, width: 452, height: 352, rx: 10 }),
    paint.within(
      { d: "M-226 -176H226V176H-226z" },
      paint.shine({ d: "M-226 40C-100 10 100 10 226 40V176H-226z" }, 0.5),
      ...[-156, 0, 156].map((x) => tooth(x, 0, { scale: 0.28 })),
      paint.shade(
        discs([
          [-156, 20, 10],
          [0, 20, 10],
          [156, 20, 10],
        ]),
        1.2,
      ),
      paint.strand("accent", { d: "M30 -60a34 34 0 1 1-.1-1" }, 6),
      paint.shine({ d: "M-226 -176H60L-120 176H-226z" }, 0.4),
    ),
  );
}

/** Lies around 0, 0: an apple 300 wide with its leaf. */
export function apple(paint: Paint, skin: MaterialName = "apple"): ReactNode {
  return paint.lift(
    1,
    paint.strand("walnut", { d: "M4 -96C2 -130 14 -154 34 -170" }, 13, 0),
    paint.body("leaf", "plane", { d: "M16 -128C40 -186 100 -190 138 -166C116 -122 62 -106 16 -128z" }),
    paint.body(skin, "ball", {
      d: "M0 -104C50 -140 150 -120 152 -10C154 90 90 160 44 158C20 158 14 148 0 148C-14 148 -20 158 -44 158C-90 160 -154 90 -152 -10C-150 -120 -50 -140 0 -104z",
    }),
    paint.shade({ d: "M-44 -100Q0 -76 44 -100Q22 -66 0 -66Q-22 -66 -44 -100z" }, 1),
    paint.shine(
      { d: "M-122 -30C-124 -80 -92 -104 -60 -100C-90 -80 -98 -50 -94 -6C-94 10 -118 10 -122 -30z" },
      1.5,
    ),
  );
}

/** Stands on 0, 0: a treatment chair from the side, about 760 wide and 520 high, its head at the right. */
export function treatmentChair(paint: Paint, cover: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 6, 300, 30),
    paint.body("steel", "tube", { d: "M-170 4Q-170 -30 -90 -36H90Q170 -30 170 4z" }),
    paint.body("steel", "tube", { d: "M-58 -190H58L74 -34H-74z" }),
    paint.body("light", "plane", {
      d: "M-210 -240H130Q160 -240 150 -212L120 -180H-170Q-200 -180 -210 -240z",
    }),
    paint.lift(
      1,
      paint.body("light", "plane", { d: "M120 -226L330 -520L370 -500L176 -206Q140 -190 120 -226z" }),
      paint.body(cover, "bar", {
        d: "M-214 -286H120Q160 -286 190 -330L330 -532Q350 -556 378 -538Q402 -520 386 -492L236 -270Q206 -226 150 -226H-210Q-270 -226 -300 -196L-420 -76Q-446 -54 -466 -76Q-484 -98 -462 -122L-320 -256Q-280 -286 -214 -286z",
      }),
    ),
    paint.shine(
      {
        d: "M-210 -276H124Q166 -276 198 -322L336 -520L346 -512L206 -310Q172 -262 124 -262H-210Q-260 -262 -290 -236L-300 -246Q-260 -276 -210 -276z",
      },
      0.9,
    ),
    paint.detail({ d: "M-90 -284V-228M60 -284V-228M246 -412L306 -370" }, 4, 0.6),
    paint.lift(
      1,
      paint.body(cover, "bar", {
        d: "M336 -628Q352 -656 382 -640L434 -606Q458 -588 442 -562L414 -520Q398 -498 372 -514L318 -550Q296 -566 310 -590z",
      }),
    ),
    paint.shine({ d: "M348 -618Q358 -634 376 -624L420 -596L412 -584L340 -606z" }, 0.8),
    paint.lift(
      1,
      paint.body("ink", "bar", { x: -70, y: -372, width: 220, height: 34, rx: 17 }),
      paint.body("steel", "tube", bars([[-10, -340, 20, 60]])),
    ),
  );
}

/** Hangs from 0, 0: a treatment lamp on its arm, its light at 0, 250, thrown downwards to the left. */
export function treatmentLamp(paint: Paint): ReactNode {
  return together(
    paint.glow(-90, 330, 430, 0.6),
    paint.strand("steel", { d: "M250 -90V30L40 120" }, 24, 0),
    paint.body("steel", "ball", { cx: 250, cy: 30, r: 24 }),
    paint.strand("steel", { d: "M40 120L0 210" }, 18, 0),
    at(
      -20,
      240,
      { rotate: 26 },
      paint.lift(
        2,
        paint.body("light", "bar", { d: "M-150 -40Q-150 -70 -110 -76H110Q150 -70 150 -40L120 20H-120z" }),
      ),
      paint.body("pasta", "even", { d: "M-120 20H120L104 42H-104z" }),
      paint.shine({ d: "M-130 -44Q-126 -60 -104 -64H40V-54H-100z" }, 1.2),
      paint.strand("ink", { d: "M-170 -20V-60M170 -20V-60" }, 12, 0),
    ),
  );
}

/** Lies around 0, 0: a stethoscope 640 wide and 860 high, its chest piece below at the right. */
export function stethoscope(paint: Paint, tubing: MaterialName = "dominant"): ReactNode {
  const hose = paint.shared({
    d: "M0 -76C0 40 -10 110 -130 170C-270 240 -290 390 -120 400C30 408 40 260 170 252",
  });
  const yoke = paint.shared({ d: "M-96 -210C-90 -140 -40 -130 0 -76C40 -130 90 -140 96 -210" });
  return paint.lift(
    2,
    paint.strand(
      "steel",
      { d: "M-96 -200C-130 -270 -230 -250 -196 -386M96 -200C130 -270 230 -250 196 -386" },
      17,
      0,
    ),
    paint.strand(
      "light",
      { d: "M-100 -206C-134 -276 -222 -256 -192 -376M100 -206C134 -276 222 -256 192 -376" },
      4,
      0.6,
    ),
    paint.body("ink", "ball", {
      d: "M-216 -386C-220 -424 -186 -440 -172 -412C-164 -396 -176 -378 -184 -376zM216 -386C220 -424 186 -440 172 -412C164 -396 176 -378 184 -376z",
    }),
    paint.strand(tubing, yoke, 34, -0.5),
    paint.strand(tubing, hose, 38, -0.5),
    paint.strand(tubing, yoke, 24, 0),
    paint.strand(tubing, hose, 28, 0),
    at(-5, -6, {}, paint.strand(tubing, yoke, 7, 0.6), paint.strand(tubing, hose, 8, 0.6)),
    paint.body("steel", "bar", { x: 140, y: 228, width: 60, height: 48, rx: 10 }),
    paint.lift(2, paint.body("steel", "plane", { cx: 270, cy: 250, r: 104 })),
    paint.body("steel", "dish", { cx: 270, cy: 250, r: 88 }),
    paint.body("paper", "plane", { cx: 270, cy: 250, r: 72 }),
    paint.shine({ d: "M208 236A64 64 0 0 1 296 192L240 306A64 64 0 0 1 208 236z" }, 1),
  );
}

/** Stands on 0, 0: a doctor's bag 640 wide and 520 high with its handle. */
export function doctorsBag(paint: Paint, hide: MaterialName = "leather"): ReactNode {
  return together(
    paint.contact(0, 6, 420, 34),
    paint.strand(hide, { d: "M-120 -402C-120 -530 120 -530 120 -402" }, 34, -0.6),
    paint.strand(hide, { d: "M-120 -402C-120 -526 120 -526 120 -402" }, 15, 0.5),
    paint.lift(
      1,
      paint.body(hide, "tube", {
        d: "M-200 -400H200C280 -390 300 -330 306 -250L330 -40Q332 0 292 0H-292Q-332 0 -330 -40L-306 -250C-300 -330 -280 -390 -200 -400z",
      }),
    ),
    paint.shade(
      {
        d: "M-200 -400C-250 -330 -270 -200 -264 0H-292Q-332 0 -330 -40L-306 -250C-300 -330 -280 -390 -200 -400zM200 -400C250 -330 270 -200 264 0H292Q332 0 330 -40L306 -250C300 -330 280 -390 200 -400z",
      },
      0.8,
    ),
    paint.detail(
      { d: "M-206 -384C-244 -320 -258 -200 -252 -8M206 -384C244 -320 258 -200 252 -8M-250 -26H250" },
      4,
      0.8,
    ),
    paint.shine({ d: "M-180 -360C-214 -290 -226 -190 -222 -60H-176C-180 -190 -170 -290 -140 -360z" }, 0.7),
    paint.lift(
      1,
      paint.body("brass", "bar", {
        d: "M-220 -424H220Q236 -424 236 -408V-392Q236 -378 220 -378H-220Q-236 -378 -236 -392V-408Q-236 -424 -220 -424z",
      }),
    ),
    paint.lift(1, paint.body("brass", "plane", { x: -46, y: -400, width: 92, height: 108, rx: 12 })),
    paint.shade({ d: "M0 -352a15 15 0 1 1 -.1 0zM-6 -334H6L10 -308H-10z" }, 2.6),
    paint.body(
      "brass",
      "ball",
      discs([
        [-120, -402, 20],
        [120, -402, 20],
        [-306, -28, 16],
        [306, -28, 16],
      ]),
    ),
  );
}

/** Lies around 0, 0: a gauge for blood pressure with its cuff and bulb, 640 wide. */
export function pressureCuff(paint: Paint, cloth: MaterialName = "dominant"): ReactNode {
  const marks = times(25, (index) => {
    const angle = (0.72 + (index / 24) * 1.56) * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const inner = index % 4 === 0 ? 74 : 84;
    return `M${round(x * inner)} ${round(y * inner)}L${round(x * 96)} ${round(y * 96)}`;
  }).join("");
  return together(
    paint.strand("ink", { d: "M-90 60C-90 220 80 160 100 240M-30 80C-20 160 200 60 220 -40" }, 20, 0.2),
    paint.lift(
      2,
      paint.body(cloth, "plane", {
        d: "M-330 -170H60Q80 -170 80 -150V80Q80 100 60 100H-330Q-350 100 -350 80V-150Q-350 -170 -330 -170z",
      }),
    ),
    paint.shade(bars([[-350, -150, 110, 230]]), 0.8),
    paint.detail({ d: "M-336 -152H66V82H-336zM-240 -152V82" }, 3, 0.6),
    paint.body("paper", "plane", { x: -200, y: -110, width: 150, height: 66, rx: 6 }),
    paint.detail({ d: "M-182 -88H-70M-182 -68H-104" }, 5, 0.7),
    at(
      220,
      -130,
      {},
      paint.lift(2, paint.body("steel", "plane", { r: 132 }), paint.body("steel", "dish", { r: 120 })),
      paint.body("paper", "plane", { r: 110 }),
      paint.detail({ d: marks }, 5, 1.4),
      paint.strand("accent", { d: "M-14 26L44 -76" }, 7),
      paint.body("ink", "ball", { r: 13 }),
      paint.shine({ d: "M-96 -20A98 98 0 0 1 20 -96L-60 70A98 98 0 0 1 -96 -20z" }, 0.8),
    ),
    paint.lift(2, paint.body("ink", "ball", { cx: 110, cy: 290, rx: 78, ry: 98 })),
    paint.shine({ d: "M60 280C58 230 90 210 108 210C86 236 80 270 84 316C70 316 62 300 60 280z" }, 0.8),
  );
}

/** Lies around 0, 0: a clip board 400 × 560 with a chart on it. */
export function clipboard(paint: Paint, trace: MaterialName = "accent"): ReactNode {
  return together(
    paint.lift(2, paint.body("board", "plane", { x: -210, y: -270, width: 420, height: 560, rx: 22 })),
    paint.lift(1, paint.body("paper", "plane", { x: -180, y: -226, width: 360, height: 488, rx: 4 })),
    paint.shade(bars([[-148, -170, 130, 24]]), 2.2),
    paint.detail({ d: "M-148 -116H140M-148 -90H120M-148 -64H60" }, 5, 0.5),
    paint.shade(bars([[-148, -26, 296, 110]]), 0.35),
    paint.strand(trace, { d: "M-148 40H-70L-52 10L-32 66L-6 -16L20 74L38 34L52 40H148" }, 7),
    paint.detail(
      {
        d: "M-148 124h18v18h-18zM-148 166h18v18h-18zM-148 208h18v18h-18zM-110 134H110M-110 176H70M-110 218H96",
      },
      4,
      0.7,
    ),
    paint.strand("dominant", { d: "M-146 132l8 9l16 -22M-146 174l8 9l16 -22" }, 6),
    paint.lift(
      1,
      paint.body("steel", "bar", { d: "M-90 -262H90Q104 -262 104 -248V-220H-104V-248Q-104 -262 -90 -262z" }),
      paint.body("steel", "bar", { d: "M-44 -300Q-44 -316 -28 -316H28Q44 -316 44 -300V-262H-44z" }),
    ),
  );
}

/** Lies along the x axis around 0, 0: a thermometer 480 long with a screen. */
export function thermometer(paint: Paint, colour: MaterialName = "light"): ReactNode {
  return paint.lift(
    2,
    paint.body("steel", "bar", { d: "M-240 0Q-240 -12 -226 -12H-120V12H-226Q-240 12 -240 0z" }),
    paint.body(colour, "bar", { d: "M-140 -18L-40 -44H200Q240 -44 240 0Q240 44 200 44H-40L-140 18z" }),
    paint.body("mint", "plane", { x: -24, y: -24, width: 140, height: 48, rx: 8 }),
    paint.detail({ d: figureStrokes("98.6", 106, -20) }, 5, 1.6),
    paint.body("accent", "ball", { cx: 170, cy: 0, r: 22 }),
    paint.shine({ d: "M-120 -14L-38 -36H190V-30H-36z" }, 1.2),
  );
}

/** Lies along the y axis around 0, 0: an otoscope 560 long, its cone to the left. */
export function otoscope(paint: Paint): ReactNode {
  return paint.lift(
    2,
    paint.body("steel", "tube", { d: "M-44 -60H44L52 240Q52 270 22 270H-22Q-52 270 -52 240z" }),
    paint.detail({ d: times(8, (index) => `M-48 ${60 + index * 18}H48`).join("") }, 4, 0.7),
    paint.body("ink", "tube", { x: -50, y: -96, width: 100, height: 46, rx: 8 }),
    paint.body("ink", "bar", { d: "M-190 -194Q-200 -200 -200 -210Q-200 -222 -190 -226L-70 -262V-150z" }),
    paint.body("steel", "plane", { cx: 6, cy: -190, rx: 104, ry: 98 }),
    paint.body("glass", "dish", { cx: 14, cy: -190, rx: 70, ry: 66 }),
    paint.shine({ d: "M-40 -196A56 54 0 0 1 30 -244L-10 -150A56 54 0 0 1 -40 -196z" }, 1.6),
    paint.body("dominant", "ball", { cx: 0, cy: -10, r: 24 }),
  );
}

/** Lies along the y axis around 0, 0: a reflex hammer 520 long. */
export function reflexHammer(paint: Paint): ReactNode {
  return paint.lift(
    2,
    paint.body("steel", "tube", { d: "M-9 -190H9L13 250Q13 264 0 264Q-13 264 -13 250z" }),
    paint.body("accent", "plane", {
      d: "M-110 -252Q-110 -270 -90 -264L92 -206Q104 -200 92 -192L-90 -134Q-110 -128 -110 -146z",
    }),
    paint.shine({ d: "M-96 -244Q-96 -252 -84 -248L60 -202L40 -198L-96 -236z" }, 1.2),
    paint.body("steel", "tube", { x: -14, y: -216, width: 28, height: 38, rx: 5 }),
  );
}

/** Lies along the x axis around 0, 0: a plaster 300 long. */
export function plaster(paint: Paint, skin: MaterialName = "tan"): ReactNode {
  return paint.lift(
    1,
    paint.body(skin, "bar", { x: -150, y: -46, width: 300, height: 92, rx: 44 }),
    paint.body("linen", "plane", { x: -54, y: -46, width: 108, height: 92 }),
    paint.shade(
      discs(
        times(16, (index): [number, number, number] => {
          const side = index < 8 ? -1 : 1;
          return [side * (78 + (index % 4) * 15), index % 8 < 4 ? -14 : 14, 4];
        }),
      ),
      1.6,
    ),
    paint.shine({ d: "M-120 -38H120V-30H-120z" }, 0.8),
  );
}

/** Stands on 0, 0: a bottle of pills 170 wide and 270 high. */
export function pillBottle(paint: Paint, cap: MaterialName = "foam"): ReactNode {
  return together(
    paint.contact(0, 3, 120, 13),
    paint.body("honey", "tube", { d: "M-80 -200H80V-14Q80 0 64 0H-64Q-80 0 -80 -14z" }),
    paint.body("paper", "tube", { x: -80, y: -150, width: 160, height: 104 }),
    paint.shade(bars([[-58, -134, 60, 14]]), 2),
    paint.detail({ d: "M-58 -102H44M-58 -82H54M-58 -64H10" }, 4, 0.6),
    paint.body(cap, "tube", { x: -90, y: -262, width: 180, height: 66, rx: 10 }),
    paint.detail({ d: times(9, (index) => `M${-72 + index * 18} -252V-208`).join("") }, 3, 0.5),
    paint.shine(
      bars([
        [-64, -190, 12, 34],
        [-64, -38, 12, 30],
      ]),
      1.4,
    ),
  );
}

/** Lies around 0, 0: a box with a lid for each day of the week, 640 wide. */
export function pillBox(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.lift(2, paint.body(colour, "plane", { x: -330, y: -80, width: 660, height: 160, rx: 22 })),
    ...times(7, (index) => {
      const x = -314 + index * 91;
      const isOpen = index === 2;
      return together(
        paint.body(isOpen ? "ink" : "light", "plane", { x, y: -62, width: 82, height: 124, rx: 12 }),
        isOpen
          ? paint.body(
              "accent",
              "ball",
              discs([
                [x + 28, -16, 17],
                [x + 54, 20, 17],
              ]),
            )
          : paint.shade({ cx: x + 41, cy: -4, r: 15 }, 0.9),
      );
    }),
    paint.shine(bars([[-310, -74, 620, 6]]), 1),
  );
}

/** Stands on 0, 0: a teddy bear that sits, 560 wide and 720 high, a plaster on its head. */
export function teddy(paint: Paint, fur: MaterialName = "board", withPlaster = true): ReactNode {
  const limb = (d: string) => paint.lift(1, paint.body(fur, "ball", { d }));
  return together(
    paint.contact(0, 6, 330, 30),
    limb(
      "M-150 -330C-220 -320 -290 -230 -276 -170C-262 -124 -200 -130 -170 -180C-140 -230 -130 -270 -150 -330z",
    ),
    limb("M150 -330C220 -320 290 -230 276 -170C262 -124 200 -130 170 -180C140 -230 130 -270 150 -330z"),
    paint.lift(
      1,
      paint.body(fur, "ball", {
        d: "M0 -400C150 -400 200 -260 190 -130C180 -30 100 -6 0 -6C-100 -6 -180 -30 -190 -130C-200 -260 -150 -400 0 -400z",
      }),
    ),
    paint.body("cream", "ball", { cx: 0, cy: -150, rx: 112, ry: 116 }),
    ...[-1, 1].map((side) =>
      together(
        paint.lift(1, paint.body(fur, "ball", { cx: side * 168, cy: -74, rx: 102, ry: 84 })),
        paint.body("cream", "ball", { cx: side * 184, cy: -70, rx: 58, ry: 50 }),
        paint.lift(1, paint.body(fur, "ball", { cx: side * 158, cy: -640, r: 74 })),
        paint.body("tan", "dish", { cx: side * 160, cy: -638, r: 44 }),
      ),
    ),
    paint.lift(
      1,
      paint.body(fur, "ball", {
        d: "M0 -690C140 -690 216 -610 210 -510C204 -400 110 -366 0 -366C-110 -366 -204 -400 -210 -510C-216 -610 -140 -690 0 -690z",
      }),
    ),
    paint.body("cream", "ball", { cx: 0, cy: -456, rx: 92, ry: 70 }),
    paint.body("nose", "ball", {
      d: "M-34 -494C-34 -512 34 -512 34 -494C32 -474 12 -464 0 -464C-12 -464 -32 -474 -34 -494z",
    }),
    paint.strand("nose", { d: "M0 -466V-440M-36 -436C-26 -416 -6 -420 0 -440C6 -420 26 -416 36 -436" }, 6, 0),
    paint.body(
      "nose",
      "ball",
      discs([
        [-84, -548, 21],
        [84, -548, 21],
      ]),
    ),
    paint.shine(
      discs([
        [-78, -556, 7],
        [90, -556, 7],
      ]),
      3.2,
    ),
    paint.lift(
      1,
      paint.body("accent", "plane", {
        d: "M-150 -392Q0 -330 150 -392L160 -352Q0 -282 -160 -352zM-20 -336L-90 -250L-40 -246L-16 -206L22 -322z",
      }),
    ),
    withPlaster ? at(96, -632, { rotate: 32, scale: 0.62 }, plaster(paint, "linen")) : null,
  );
}
