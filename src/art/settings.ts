import { createElement, type ReactNode } from "react";
import { lightness, mix } from "./colour.ts";
import { type MaterialName, pigments } from "./materials.ts";
import type { Paint } from "./paint.ts";
import { createRandom } from "./random.ts";
import type { Frame, Place } from "./scene.ts";
import { draw, round, times, together } from "./shapes.ts";

/** A wall in the ground's colour with a pool of light behind the subject, and a table for it. */
export function room(
  paint: Paint,
  frame: Frame,
  place: Place,
  floor: number,
  wood: MaterialName = "walnut",
): ReactNode {
  const { theme } = paint;
  const y = round(place.y + floor * place.scale);
  const edge = y - 46 * place.scale;
  return together(
    wall(paint, frame, place),
    fadedFromLeft(
      paint,
      frame,
      { x: 0, y: round(edge), width: frame.width, height: Math.max(0, frame.height - edge) },
      [
        mix(paint.colour(wood), theme.ground, theme.isDark ? 0.25 : 0.55),
        mix(paint.colour(wood), theme.isDark ? theme.groundDeep : theme.ground, theme.isDark ? 0.5 : 0.2),
      ],
    ),
    draw(
      { x: frame.width * 0.35, y: round(edge), width: frame.width * 0.65, height: 5 },
      { fill: fadeIn(paint, paint.palette.lamp, 0.35) },
    ),
  );
}

/** The ground alone, lighter behind the subject. */
export function wall(paint: Paint, { width, height }: Frame, place: Place): ReactNode {
  const { theme } = paint;
  const near = theme.isDark
    ? mix(mix(theme.ground, theme.dominant, 0.55), theme.accent, 0.12)
    : mix(mix(theme.ground, theme.dominant, 0.2), theme.accent, 0.14);
  const far = theme.isDark
    ? mix(theme.ground, theme.groundDeep, 0.4)
    : mix(theme.ground, theme.dominant, 0.1);
  const cx = place.x / width;
  const fill = paint.radial(
    [
      [0, theme.isDark ? mix(near, paint.palette.lamp, 0.24) : mix(near, paint.palette.lamp, 0.5)],
      [0.4, near],
      [1, far],
    ],
    Math.round(cx * 100) / 100,
    0.42,
    width > height * 1.2 ? 0.5 : 0.75,
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill }),
    width > 1000 ? calm(paint, width, height) : null,
  );
}

/** Covers the left with the ground's colour at `strength`, so that text is legible there. */
export function calm(paint: Paint, width: number, height: number, strength = 0.9): ReactNode {
  const { ground } = paint.theme;
  const fill = paint.linear([
    [0, ground],
    [0.58, ground, strength],
    [1, ground, 0],
  ]);
  return draw({ x: 0, y: 0, width: round(width * 0.62), height }, { fill });
}

function fadeIn(paint: Paint, colour: string, opacity: number) {
  return paint.linear([
    [0.2, colour, 0],
    [0.7, colour, opacity],
  ]);
}

/** A table that fades into the ground at its left end. */
function fadedFromLeft(
  paint: Paint,
  { width, height, crop }: Frame,
  shape: { x: number; y: number; width: number; height: number },
  [near, far]: [string, string],
) {
  const { ground } = paint.theme;
  const veil = paint.linear([
    [0, ground],
    [0.34, ground],
    [0.68, ground, 0],
  ]);
  return together(
    draw(shape, {
      fill: paint.linear(
        [
          [0, near],
          [1, far],
        ],
        "down",
      ),
    }),
    // The veil begins above the table's edge: two edges at the same place would leave a hairline.
    crop === "tile" ? null : draw({ x: 0, y: shape.y - 6, width, height }, { fill: veil }),
  );
}

/** A table top of boards seen from above, lit where the subject lies. */
export function boards(paint: Paint, { width, height, crop }: Frame, place: Place, seed = 4): ReactNode {
  const { theme, palette } = paint;
  const random = createRandom(seed);
  const timber = theme.isDark
    ? mix(pigments.timberByNight, theme.dominant, 0.22)
    : mix(pigments.timberByDay, theme.ground, 0.35);
  const wood = mix(timber, theme.ground, theme.isDark ? 0.2 : 0.25);
  const cx = Math.round((place.x / width) * 100) / 100;
  const light = paint.radial(
    [
      [0, mix(wood, palette.lamp, theme.isDark ? 0.2 : 0.4)],
      [0.45, wood],
      [1, mix(wood, theme.isDark ? theme.groundDeep : theme.ground, theme.isDark ? 0.85 : 0.5)],
    ],
    cx,
    0.4,
    0.75,
  );
  const grain = (count: number, reach: number) =>
    times(count, () => {
      const [x, y] = [random.whole(-200, width), random.whole(0, height)];
      const long = random.whole(220, 900);
      return `M${x} ${y}c${round(long * 0.3)} ${random.whole(-reach, reach)} ${round(long * 0.7)} ${random.whole(-reach, reach)} ${long} 0`;
    }).join("");
  const plank = Math.round(height / (height > 700 ? 4 : 3));
  const seams = times(Math.floor(height / plank), (index) => `M0 ${(index + 1) * plank - 30}H${width}`).join(
    "",
  );
  const dark = { fill: "none", stroke: mix(wood, palette.shadow, 0.8) };
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: light }),
    draw({ d: grain(34, 8) }, { ...dark, strokeWidth: 3, strokeOpacity: 0.2 }),
    draw({ d: grain(22, 12) }, { ...dark, strokeWidth: 9, strokeOpacity: 0.1 }),
    draw(
      { d: grain(16, 9) },
      { fill: "none", stroke: palette.lamp, strokeWidth: 4, strokeOpacity: theme.isDark ? 0.07 : 0.2 },
    ),
    draw({ d: seams }, { ...dark, strokeWidth: 4, strokeOpacity: 0.55 }),
    draw(
      { d: seams },
      {
        fill: "none",
        stroke: palette.lamp,
        strokeWidth: 2,
        strokeOpacity: 0.14,
        transform: "translate(0 4)",
      },
    ),
    crop === "tile" ? null : calm(paint, width, height),
  );
}

/** A desk top or a cloth seen from above: plain, lit from one corner. */
export function top(paint: Paint, { width, height, crop }: Frame, place: Place, colour: string): ReactNode {
  const { palette, theme } = paint;
  const surface = mix(colour, theme.ground, 0.2);
  const light = paint.radial(
    [
      [0, mix(surface, palette.lamp, theme.isDark ? 0.3 : 0.5)],
      [0.5, surface],
      [1, mix(surface, theme.isDark ? theme.groundDeep : theme.ground, 0.7)],
    ],
    Math.round((place.x / width) * 100) / 100,
    0.34,
    0.72,
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: light }),
    crop === "tile" ? null : calm(paint, width, height),
  );
}

/** Two curved fields of colour behind the subject; the left side shows the ground. */
export function waves(
  paint: Paint,
  { width, height, crop }: Frame,
  place: Place,
  first: string,
  second: string,
): ReactNode {
  const { theme, palette } = paint;
  const x = crop === "tile" ? -160 : place.x - 510 * place.scale;
  const wave = (left: number) =>
    `M${left + 140} 0H${width}V${height}H${left}C${left + 260} ${round(height * 0.78)} ${left - 20} ${round(height * 0.5)} ${left + 140} 0z`;
  const shaded = (colour: string) =>
    paint.linear(
      [
        [0, mix(colour, palette.lamp, 0.12)],
        [1, mix(colour, palette.shadow, 0.1)],
      ],
      "fall",
    );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: theme.ground }),
    draw({ d: wave(round(x)) }, { fill: shaded(first) }),
    draw({ d: wave(round(x + 130)) }, { fill: shaded(second) }),
  );
}

/** A field of colour as strong as the theme allows while it still differs from the ground. */
export function field(paint: Paint, which: "dominant" | "accent", share: number) {
  const { theme } = paint;
  const colour = theme[which];
  const isClose = Math.abs(lightness(colour) - lightness(theme.ground)) < 0.1;
  return mix(theme.ground, isClose ? mix(colour, theme.light, 0.2) : colour, share);
}

/** A window of four panes whose light falls into the room. */
export function windowLight(paint: Paint, x: number, y: number, width: number, height: number): ReactNode {
  const { theme, palette } = paint;
  const warm = mix(palette.lamp, theme.accent, theme.isDark ? 0.4 : 0.15);
  const fill = paint.linear(
    [
      [0, warm, theme.isDark ? 0.5 : 0.9],
      [1, warm, theme.isDark ? 0.14 : 0.4],
    ],
    "fall",
  );
  const [w, h] = [width / 2 - 8, height / 2 - 8];
  return createElement(
    "g",
    { fill },
    ...[0, 1, 2, 3].map((pane) =>
      draw({ x: x + (pane % 2) * (w + 16), y: y + Math.floor(pane / 2) * (h + 16), width: w, height: h }, {}),
    ),
  );
}
