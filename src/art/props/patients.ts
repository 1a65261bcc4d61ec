import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";
import { bone } from "./pets.ts";

/** Behind an animal's head at 0, 0: the wide collar that keeps it from licking, of radius `r`. */
export function cone(paint: Paint, r = 350): ReactNode {
  const ribs = times(8, (index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    return `M${polar(angle, r * 0.42).join(" ")}L${polar(angle, r * 0.97).join(" ")}`;
  }).join("");
  return together(
    paint.lift(2, paint.body("glass", "plane", { r })),
    paint.detail({ d: ribs }, 3, 0.3),
    paint.shade({ r: round(r * 0.6) }, 0.7),
    paint.shine(
      {
        d: `M${round(-r * 0.84)} ${round(-r * 0.16)}Q${round(-r * 0.7)} ${round(-r * 0.7)} ${round(-r * 0.2)} ${round(-r * 0.84)}Q${round(-r * 0.6)} ${round(-r * 0.5)} ${round(-r * 0.84)} ${round(-r * 0.16)}z`,
      },
      2,
    ),
  );
}

/** Around 0, 0: the head of a rabbit with upright ears, 380 wide and 760 high. */
export function rabbitHead(paint: Paint, fur: MaterialName, inner: MaterialName = "tongue"): ReactNode {
  const ear = "M-40 -120C-130 -200 -190 -400 -130 -470C-70 -500 -10 -330 -10 -140z";
  const lining = "M-52 -150C-110 -230 -152 -390 -118 -430C-80 -440 -40 -310 -34 -160z";
  const cheek =
    "M0 -170C110 -170 176 -80 178 20C204 70 190 130 130 150C90 190 40 196 0 196C-40 196 -90 190 -130 150C-190 130 -204 70 -178 20C-176 -80 -110 -170 0 -170z";
  const pair = (node: ReactNode) => together(node, at(0, 0, { flip: true, rotate: 9 }, node));
  return together(
    pair(
      together(paint.lift(1, paint.body(fur, "plane", { d: ear })), paint.body(inner, "down", { d: lining })),
    ),
    paint.lift(1, paint.body(fur, "ball", { d: cheek })),
    paint.body("foam", "ball", {
      d: "M0 60C50 40 104 80 90 124C76 160 20 160 0 136C-20 160 -76 160 -90 124C-104 80 -50 40 0 60z",
    }),
    paint.body("foam", "down", { d: "M-18 -168C-30 -80 -26 0 0 56C26 0 30 -80 18 -168z" }),
    paint.body(
      "nose",
      "ball",
      discs([
        [-112, -14, 27],
        [112, -14, 27],
      ]),
    ),
    paint.shine(
      discs([
        [-104, -24, 10],
        [120, -24, 10],
        [-118, 0, 4],
        [106, 0, 4],
      ]),
      3.2,
    ),
    paint.body("tongue", "plane", { d: "M-26 58Q0 46 26 58Q20 80 0 88Q-20 80 -26 58z" }),
    paint.strand("nose", { d: "M0 88V122M-30 122C-24 142 -4 140 0 122C4 140 24 142 30 122" }, 5, 0),
    paint.body("foam", "plane", { x: -15, y: 132, width: 30, height: 30, rx: 5 }),
    paint.detail({ d: "M0 134V160" }, 2),
    paint.strand("foam", { d: "M-70 104L-240 76M-72 116L-244 126M70 104L240 76M72 116L244 126" }, 3, 0.6),
  );
}

/** Stands on 0, 0: a carrier 560 wide and 440 high; `inside` looks out around the middle of its door. */
export function carrier(paint: Paint, shell: MaterialName, inside: ReactNode): ReactNode {
  const door =
    "M-176 -330Q-176 -360 -146 -360H146Q176 -360 176 -330V-70Q176 -40 146 -40H-146Q-176 -40 -176 -70z";
  return together(
    paint.contact(0, 6, 380, 30),
    paint.strand("ink", { d: "M-110 -440C-110 -510 110 -510 110 -440" }, 30, 0),
    paint.lift(
      1,
      paint.body(shell, "tube", {
        d: "M-250 -440H250Q300 -440 300 -390V-40Q300 0 260 0H-260Q-300 0 -300 -40V-390Q-300 -440 -250 -440z",
      }),
    ),
    paint.shine({ d: "M-270 -400Q-266 -424 -240 -424H240V-410H-240Q-254 -408 -256 -390V-230H-270z" }, 0.9),
    paint.body("ink", "even", { d: door }),
    paint.within({ d: door }, inside),
    paint.strand(
      "steel",
      { d: `${times(5, (index) => `M${-116 + index * 58} -356V-44`).join("")}M-172 -200H172` },
      8,
      0,
    ),
    paint.strand("steel", { d: door }, 16, -0.3),
  );
}

/** Stands on 0, 0: a microscope 380 wide and 620 high, its eyepiece up at the left. */
export function microscope(paint: Paint, colour: MaterialName = "dominant"): ReactNode {
  return together(
    paint.contact(0, 6, 260, 26),
    paint.lift(
      1,
      paint.body(colour, "tube", { d: "M-190 0Q-196 -50 -140 -56H150Q196 -50 190 0z" }),
      paint.body(colour, "plane", {
        d: "M40 -50C180 -90 210 -330 70 -430L20 -390C120 -310 90 -150 10 -110z",
      }),
    ),
    paint.shine({ d: "M60 -66C160 -110 188 -310 74 -414L62 -404C160 -310 140 -120 48 -84z" }, 0.9),
    paint.body("ink", "bar", { x: -170, y: -196, width: 260, height: 26, rx: 6 }),
    paint.body("glass", "bar", { x: -140, y: -204, width: 120, height: 9 }),
    paint.body("accent", "even", { cx: -84, cy: -200, rx: 16, ry: 5 }),
    paint.body("steel", "tube", { x: -110, y: -168, width: 54, height: 50, rx: 8 }),
    at(
      -40,
      -340,
      { rotate: -22 },
      paint.lift(
        1,
        paint.body("steel", "tube", { d: "M-22 90H22L16 140H-16z" }),
        paint.body("ink", "tube", { x: -48, y: 34, width: 96, height: 60, rx: 10 }),
        paint.body(colour, "tube", { x: -40, y: -140, width: 80, height: 176, rx: 8 }),
        paint.body("steel", "tube", { x: -28, y: -236, width: 56, height: 98 }),
        paint.body("ink", "tube", { x: -38, y: -276, width: 76, height: 46, rx: 10 }),
      ),
      paint.shine(
        bars([
          [-26, -130, 9, 156],
          [-18, -228, 7, 84],
        ]),
        1.4,
      ),
    ),
    paint.body("ink", "ball", { cx: 118, cy: -130, r: 40 }),
    paint.body("steel", "ball", { cx: 118, cy: -130, r: 22 }),
  );
}

/** Stands on 0, 0: a foreleg 200 wide and 520 high in a bandage, its paw below. */
export function bandagedPaw(
  paint: Paint,
  fur: MaterialName = "tan",
  wrap: MaterialName = "accent",
): ReactNode {
  const turns = times(
    5,
    (index) =>
      `M-86 ${-330 + index * 52}C-30 ${-296 + index * 52} 40 ${-296 + index * 52} 88 ${-344 + index * 52}`,
  ).join("");
  return together(
    paint.contact(0, 4, 150, 18),
    paint.lift(
      1,
      paint.body(fur, "tube", {
        d: "M-96 -700L-70 -120C-130 -110 -140 0 -90 0H90C140 0 130 -110 74 -120L100 -700z",
      }),
    ),
    paint.detail({ d: "M-40 -4V-64M0 -4V-72M40 -4V-64" }, 5, 0.7),
    paint.body(
      "nose",
      "ball",
      discs([
        [-66, -8, 13],
        [-20, -4, 14],
        [22, -4, 14],
        [66, -8, 13],
      ]),
    ),
    paint.lift(
      1,
      paint.body(wrap, "tube", { d: "M-92 -380C-30 -350 40 -350 94 -380L84 -112C40 -80 -40 -80 -80 -112z" }),
    ),
    paint.detail({ d: turns }, 4, 0.6),
    paint.shine({ d: "M-70 -366C-60 -360 -50 -358 -40 -357L-36 -96C-46 -97 -56 -100 -64 -104z" }, 0.8),
    paint.lift(
      1,
      at(
        70,
        -300,
        { rotate: 16 },
        paint.body("paper", "plane", { x: -34, y: -22, width: 68, height: 44, rx: 4 }),
      ),
    ),
  );
}

/** Around 0, 0: an X-ray picture of a bent leg, 460 × 360. */
export function legXray(paint: Paint): ReactNode {
  return together(
    paint.lift(2, paint.body("paper", "plane", { x: -250, y: -200, width: 500, height: 400, rx: 18 })),
    paint.body("screen", "plane", { x: -226, y: -176, width: 452, height: 352, rx: 10 }),
    paint.within(
      { d: "M-226 -176H226V176H-226z" },
      paint.shine(
        {
          d: "M-240 -150C-100 -200 60 -80 110 -30C160 30 120 120 40 190L-70 150C0 80 30 40 0 10C-60 -40 -160 -70 -240 -40z",
        },
        0.4,
      ),
      at(-110, -80, { rotate: 28, scale: 0.8 }, bone(paint, "glass")),
      at(30, 86, { rotate: 122, scale: 0.66 }, bone(paint, "glass")),
      paint.body(
        "glass",
        "ball",
        discs([
          [52, -16, 17],
          [-66, 160, 20],
        ]),
      ),
      paint.strand("accent", { d: "M96 4a50 50 0 1 1-.1-1" }, 6),
      paint.shine({ d: "M-226 -176H60L-120 176H-226z" }, 0.36),
    ),
  );
}
