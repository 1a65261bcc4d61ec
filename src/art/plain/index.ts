import type { ReactNode } from "react";
import { mix } from "../colour.ts";
import type { Paint } from "../paint.ts";
import type { Frame } from "../scene.ts";
import { calm, field } from "../settings.ts";
import { draw, round, times, together } from "../shapes.ts";

/** A picture without a subject, which fills its sheet. */
export type PlainArt = (paint: Paint, frame: Frame, variant: number) => ReactNode;

/** Light that falls through an opening onto a wall. */
const light: PlainArt = (paint, frame, variant) => {
  const { theme, palette } = paint;
  const { width, height, crop } = frame;
  const wall = mix(theme.ground, theme.dominant, theme.isDark ? 0.4 : 0.16);
  const warm = mix(palette.lamp, theme.accent, theme.isDark ? 0.5 : 0.3);
  const lean = height * (0.3 + (variant % 4) * 0.08);
  const from = crop === "tile" ? width * 0.18 : width * 0.56;
  const pane = width * (crop === "tile" ? 0.26 : 0.13);
  return together(
    draw(
      { x: 0, y: 0, width, height },
      {
        fill: paint.linear(
          [
            [0, mix(wall, palette.lamp, 0.2)],
            [1, mix(wall, palette.shadow, 0.2)],
          ],
          "fall",
        ),
      },
    ),
    ...times(3, (index) => {
      const x = round(from + index * pane * 1.14);
      return draw(
        { d: `M${x} 0h${round(pane)}L${round(x + pane - lean)} ${height}h${round(-pane)}z` },
        { fill: warm, fillOpacity: 0.5 - index * 0.12 },
      );
    }),
    crop === "tile" ? null : calm(paint, width, height),
  );
};

/** Layered sheets of paper, the upper ones nearer to the light. */
const layers: PlainArt = (paint, frame, variant) => {
  const { theme } = paint;
  const { width, height, crop } = frame;
  const left = crop === "tile" ? 0 : width * 0.42;
  const reach = width - left;
  const which = variant % 2 ? "accent" : "dominant";
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: theme.ground }),
    ...times(5, (index) => {
      const y = round(height * (0.16 + index * 0.17));
      const x = round(left + index * reach * 0.05);
      const bend = round(height * (0.1 + ((variant + index) % 3) * 0.05));
      return paint.lift(
        2,
        draw(
          {
            d: `M${x} ${height + 40}V${y + bend}C${round(x + reach * 0.3)} ${y - bend} ${round(x + reach * 0.6)} ${y + bend} ${width + 40} ${y - bend}V${height + 40}z`,
          },
          { fill: field(paint, index % 4 === 3 ? "accent" : which, 0.16 + index * 0.17) },
        ),
      );
    }),
  );
};

export const plainArts: readonly PlainArt[] = [light, layers];
