import type { ReactNode } from "react";
import { mix } from "./colour.ts";
import type { Paint } from "./paint.ts";
import { tileFrame } from "./scene.ts";
import { field } from "./settings.ts";
import { draw, together } from "./shapes.ts";

/** The wall behind a gallery picture in the lit treatment. Neighbouring pictures differ in colour. */
export function litWall(paint: Paint, index: number, floor?: number): ReactNode {
  const { theme, palette } = paint;
  const { width, height } = tileFrame;
  const walls = theme.isDark
    ? [
        field(paint, "dominant", 0.75),
        mix(theme.ground, theme.accent, 0.3),
        mix(theme.ground, theme.dominant, 0.35),
        mix(theme.light, theme.accent, 0.25),
      ]
    : [
        field(paint, "accent", 0.5),
        mix(theme.ground, theme.dominant, 0.3),
        mix(theme.ground, theme.groundDeep, 0.8),
        mix(theme.dominant, theme.ink, 0.15),
      ];
  const wall = walls[(index * 3 + Math.floor(index / 4)) % walls.length] as string;
  const light = paint.radial(
    [
      [0, mix(wall, palette.lamp, 0.4)],
      [0.5, wall],
      [1, mix(wall, palette.shadow, theme.isDark ? 0.5 : 0.22)],
    ],
    0.4,
    0.34,
    0.8,
  );
  const edge = (floor ?? height) - 60;
  const table = mix(wall, palette.shadow, 0.35);
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: light }),
    floor
      ? draw(
          { x: 0, y: edge, width, height: Math.max(0, height - edge) },
          {
            fill: paint.linear(
              [
                [0, mix(table, palette.lamp, 0.24)],
                [1, mix(table, palette.shadow, 0.3)],
              ],
              "down",
            ),
          },
        )
      : null,
  );
}
