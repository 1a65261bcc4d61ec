import { createElement, type ReactNode } from "react";
import { distance, mix } from "../colour.ts";
import type { Direction, Height } from "../manner.ts";
import type { Paint } from "../paint.ts";
import type { Frame, Place } from "../scene.ts";
import { calm, wall } from "../settings.ts";
import { draw, round, type Shape, times, together } from "../shapes.ts";
import { standIn } from "../treatments/flat.ts";
import { penColour } from "../treatments/line.ts";
import { cutShadow } from "../treatments/paper.ts";

export type Hue = "dominant" | "accent" | "light" | "ink";

export interface Look {
  hue: Hue;
  /** The part of the hue in the colour; the rest is the ground. */
  share: number;
  /** The distance from what lies below. */
  height?: Height | 0;
  /** The direction in which the light fades. */
  fades?: Direction;
}

/** The field that a picture without a subject fills: all of a tile, and the part of a hero beside its text. */
export interface Field {
  left: number;
  width: number;
  height: number;
  /** The middle of the picture, and half its usual size. */
  x: number;
  y: number;
  reach: number;
  outline: { d: string };
}

/** `word` is the business's name, or empty. */
export type PlainDraw = (paint: Paint, frame: Frame, place: Place, field: Field, word: string) => ReactNode;

export function fieldOf({ width, height, crop }: Frame, { x, y, scale }: Place): Field {
  const reach = round(Math.min(520 * scale, height * 0.55));
  const left = crop === "tile" ? 0 : round(Math.max(width * 0.42, x - reach * 1.12));
  const middle = crop === "tile" ? width / 2 : (left + width) / 2;
  return {
    left,
    width: width - left,
    height,
    x: round((x + middle) / 2),
    y: crop === "tile" ? height / 2 : y,
    reach,
    outline: { d: `M${left} 0H${width}V${height}H${left}z` },
  };
}

/** A hue between the ground and its full strength, always apart from the ground. */
export function tint(paint: Paint, hue: Hue, share: number) {
  const { theme } = paint;
  // The lightest tone is never mixed with ink, which would make it grey.
  if (hue === "light" || hue === "ink") return mix(theme.ground, theme[hue], share);
  const full = standIn(paint, hue);
  const gap = distance(full, theme.ground);
  const strong =
    gap < (theme.isDark ? 0.32 : 0.12) ? mix(full, theme.isDark ? theme.light : theme.ink, 0.24) : full;
  return mix(theme.ground, strong, share);
}

/** A surface in the manner of the treatment. */
export function area(
  paint: Paint,
  shape: Shape,
  { hue, share, height = 0, fades = "fall" }: Look,
): ReactNode {
  const { palette, theme } = paint;
  const colour = tint(paint, hue, share);
  switch (theme.treatment) {
    case "lit": {
      const fill = paint.linear(
        [
          [0, mix(colour, palette.lamp, theme.isDark ? 0.16 : 0.26)],
          [0.5, colour],
          [1, mix(colour, palette.shadow, 0.26)],
        ],
        fades,
      );
      const surface = draw(shape, { fill });
      return height ? paint.lift(height, surface) : surface;
    }
    case "line": {
      const pen = penColour(paint);
      return together(
        draw(shape, {
          fill: mix(theme.ground, pen, 0.05),
          stroke: pen,
          strokeWidth: 2.6,
          strokeLinejoin: "round",
        }),
        share > 0.55 ? draw(shape, { fill: hatching(paint, pen, share) }) : null,
      );
    }
    case "halftone": {
      if (hue === "light" || share > 0.92) return draw(shape, { fill: colour });
      return together(
        draw(shape, { fill: mix(theme.ground, colour, 0.3) }),
        draw(shape, { fill: dots(paint, tint(paint, hue, 1), share) }),
      );
    }
    case "paper":
      return draw(shape, {
        fill: mix(colour, palette.shadow, paint.random.between(0, 0.04)),
        ...(height ? { filter: cutShadow(paint, height) } : {}),
      });
    default:
      return draw(shape, { fill: colour });
  }
}

/** A line that is itself part of the picture. */
export function stroke(paint: Paint, shape: Shape, hue: Hue, share: number, width: number): ReactNode {
  const isLine = paint.theme.treatment === "line";
  return draw(shape, {
    fill: "none",
    stroke: isLine ? penColour(paint) : tint(paint, hue, share),
    strokeWidth: isLine ? Math.min(width, 2.6) : width,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });
}

/** The sheet below everything, quiet where the text of a hero stands. */
export function sheet(paint: Paint, frame: Frame, place: Place): ReactNode {
  if (paint.theme.treatment === "lit") return wall(paint, frame, place);
  return draw({ x: 0, y: 0, width: frame.width, height: frame.height }, { fill: paint.theme.ground });
}

/** In the lit treatment the field fades into the ground at the text's side. */
export function quiet(paint: Paint, { width, height, crop }: Frame): ReactNode {
  return paint.theme.treatment === "lit" && crop !== "tile" ? calm(paint, width, height, 0.86) : null;
}

/** The light around a lamp or a sun. A pen drawing leaves it to the paper. */
export function halo(paint: Paint, x: number, y: number, r: number, strength: number): ReactNode {
  return paint.theme.treatment === "line" ? null : paint.glow(round(x), round(y), round(r), strength);
}

function hatching(paint: Paint, pen: string, share: number) {
  const step = share > 0.8 ? 8 : 13;
  const id = paint.define(`plain hatch ${pen} ${step}`, (id) =>
    createElement(
      "pattern",
      { id, width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      createElement("path", { d: `M0 0v${step}`, stroke: pen, strokeWidth: 1.8, strokeOpacity: 0.7 }),
    ),
  );
  return `url(#${id})`;
}

function dots(paint: Paint, colour: string, share: number) {
  const size = 13;
  const r = round(0.9 + share * 6.2);
  const id = paint.define(`plain dots ${colour} ${r}`, (id) =>
    createElement(
      "pattern",
      { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: "rotate(38)" },
      createElement("circle", { cx: size / 2, cy: size / 2, r, fill: colour }),
    ),
  );
  return `url(#${id})`;
}

export type Point = [x: number, y: number];

/** A soft outline through points. */
export function smooth(points: readonly Point[], isClosed = true): string {
  const count = points.length;
  const at = (index: number) =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const [startX, startY] = at(0);
  const parts = times(isClosed ? count : count - 1, (index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = (one: Point, other: Point, axis: 0 | 1) => (other[axis] - one[axis]) / 6;
    const [x1, y1] = [from[0] + bend(before, to, 0), from[1] + bend(before, to, 1)];
    const [x2, y2] = [to[0] - bend(from, after, 0), to[1] - bend(from, after, 1)];
    return `C${[x1, y1, x2, y2, to[0], to[1]].map(Math.round).join(" ")}`;
  });
  return `M${Math.round(startX)} ${Math.round(startY)}${parts.join("")}${isClosed ? "z" : ""}`;
}

/** A round that is not quite a circle: `waves` are the strengths and turns of its bumps. */
export function blob(x: number, y: number, r: number, waves: readonly Point[], count = 18): string {
  const points = times(count, (index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = waves.reduce(
      (sum, [much, turn], wave) => sum + much * Math.cos((wave + 1) * angle + turn),
      1,
    );
    return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach];
  });
  return smooth(points);
}
