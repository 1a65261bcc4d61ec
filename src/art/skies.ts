import type { ReactNode } from "react";
import { mix } from "./colour.ts";
import type { MaterialName } from "./materials.ts";
import type { Paint } from "./paint.ts";
import type { Frame, Place } from "./scene.ts";
import { calm } from "./settings.ts";
import { draw, round, together } from "./shapes.ts";

/** A landscape: a sky that is brighter at the horizon, and the ground below the subject. */
export function sky(
  paint: Paint,
  frame: Frame,
  place: Place,
  floor: number,
  ground: MaterialName = "stone",
): ReactNode {
  const { theme, palette } = paint;
  const { width, height, crop } = frame;
  const horizon = round(place.y + (floor - 24) * place.scale);
  const fill = paint.linear(
    theme.isDark
      ? [
          [0, theme.groundDeep],
          [0.5, mix(theme.ground, theme.dominant, 0.6)],
          [1, mix(theme.dominant, theme.accent, 0.55)],
        ]
      : [
          [0, mix(theme.ground, theme.dominant, 0.3)],
          [0.6, mix(theme.ground, theme.dominant, 0.1)],
          [1, mix(palette.lamp, theme.accent, 0.34)],
        ],
    "down",
  );
  const soil = mix(paint.colour(ground), theme.ground, theme.isDark ? 0.45 : 0.3);
  return together(
    draw({ x: 0, y: 0, width, height: horizon + 2 }, { fill }),
    paint.glow(place.x + 120 * place.scale, horizon - 120 * place.scale, 620 * place.scale, 0.5),
    draw(
      { x: 0, y: horizon, width, height: Math.max(0, height - horizon) },
      {
        fill: paint.linear(
          [
            [0, mix(soil, palette.lamp, theme.isDark ? 0.12 : 0.3)],
            [1, mix(soil, palette.shadow, 0.35)],
          ],
          "down",
        ),
      },
    ),
    crop === "tile" ? null : calm(paint, width, height, 1),
  );
}
