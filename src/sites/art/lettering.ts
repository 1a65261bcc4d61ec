import { createElement, type ReactNode } from "react";
import { distance, mix } from "./colour.ts";
import type { Paint } from "./paint.ts";
import type { Frame, Place } from "./scene.ts";
import { draw, round, times, together } from "./shapes.ts";

/** What the treatment `type` shows in place of a scene: letters of a word, cropped and set like a poster. */
export function lettering(
  paint: Paint,
  frame: Frame,
  place: Place,
  word: string,
  variant: number,
): ReactNode {
  const { theme } = paint;
  const { width, height, crop } = frame;
  const strong =
    distance(theme.dominant, theme.ground) > 0.14 ? theme.dominant : mix(theme.dominant, theme.light, 0.3);
  const left = crop === "tile" ? 0 : round(place.x - 430 * place.scale);
  const field = { x: left, y: 0, width: width - left, height };
  const middle = round((left + width) / 2);
  const initial = [...word][0] ?? "";
  const on = distance(theme.light, strong) > distance(theme.ink, strong) ? theme.light : theme.ink;
  const compositions = [
    () => [
      draw(field, { fill: strong }),
      draw(
        { cx: width - 60 - (variant % 7) * 50, cy: height, r: round(height * (0.3 + (variant % 4) * 0.06)) },
        { fill: theme.accent },
      ),
      letters(initial, {
        x: middle,
        y: height * 0.9,
        fontSize: height * 1.1,
        fill: on,
        textAnchor: "middle",
      }),
    ],
    () => {
      const size = height / 4.4;
      return times(6, (row) =>
        letters(`${word} ${word} ${word}`, {
          x: left - ((row + variant) % 5) * size * 0.6,
          y: size * (row + 0.72) - 20,
          fontSize: size,
          ...(row % 3 === 1
            ? { fill: theme.accent }
            : { fill: "none", stroke: row % 3 ? strong : mix(theme.ground, strong, 0.7), strokeWidth: 3 }),
        }),
      );
    },
    () => {
      const cell = round(height / 3);
      const glyphs = [...word.replace(/\s/g, "")];
      const fills = [
        strong,
        theme.accent,
        mix(theme.ground, strong, 0.35),
        mix(theme.ground, theme.accent, 0.4),
      ];
      const columns = Math.ceil((width - left) / cell);
      return times(columns * 3, (index) => {
        const [x, y] = [left + (index % columns) * cell, Math.floor(index / columns) * cell];
        const fill = fills[(index * 3 + Math.floor(index / columns) + variant) % fills.length] as string;
        const ink = distance(theme.light, fill) > distance(theme.ink, fill) ? theme.light : theme.ink;
        return together(
          draw({ x, y, width: cell + 1, height: cell + 1 }, { fill }),
          index % 4 === 2
            ? draw({ d: `M${x} ${y}a${cell} ${cell} 0 0 1 ${cell} ${cell}H${x}z` }, { fill: ink })
            : index % 4 === 3
              ? draw(
                  { cx: x + cell / 2, cy: y + cell / 2, r: round(cell * 0.3) },
                  { fill: "none", stroke: ink, strokeWidth: 10 },
                )
              : letters(glyphs[index % glyphs.length] ?? "", {
                  x: x + cell / 2,
                  y: y + cell * 0.77,
                  fontSize: cell * 0.8,
                  fill: ink,
                  textAnchor: "middle",
                }),
        );
      });
    },
  ];
  const chosen = compositions[variant % compositions.length] as () => ReactNode[];
  const drawn = chosen();
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: theme.ground }),
    paint.within({ d: `M${left} 0H${width}V${height}H${left}z` }, ...drawn),
  );
}

function letters(
  text: string,
  { x, y, fontSize, ...more }: { x: number; y: number; fontSize: number } & Record<string, string | number>,
) {
  return createElement(
    "text",
    { x: round(x), y: round(y), fontSize: round(fontSize), fontWeight: 700, ...more },
    text,
  );
}
