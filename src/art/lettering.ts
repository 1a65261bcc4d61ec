import { createElement, type ReactNode } from "react";
import { distance, mix } from "./colour.ts";
import type { Paint } from "./paint.ts";
import type { Frame, Place, Scene } from "./scene.ts";
import { at, draw, round, times, together } from "./shapes.ts";

interface Lettering {
  frame: Frame;
  place: Place;
  behind: Scene["behind"];
  word: string;
  variant: number;
  subject: ReactNode;
}

/** The treatment `type`: a poster with the business's name, as high as the sheet, behind the subject. */
export function lettering(
  paint: Paint,
  { frame, place, behind, word, variant, subject }: Lettering,
): ReactNode {
  const { theme } = paint;
  const { width, height, crop } = frame;
  const seen = (colour: string) =>
    distance(colour, theme.ground) > 0.14 ? colour : mix(colour, theme.light, 0.3);
  const [field, other] =
    behind === "accent"
      ? [seen(theme.accent), seen(theme.dominant)]
      : [seen(theme.dominant), seen(theme.accent)];
  const inkOn = (colour: string) =>
    distance(theme.light, colour) > distance(theme.ink, colour) ? theme.light : theme.ink;
  const on = inkOn(field);
  const left = crop === "tile" ? 0 : round(place.x - 430 * place.scale);
  const middle = round((left + width) / 2);
  const [first = word] = word.split(/\s+/);
  const sheet = draw({ x: left, y: 0, width: width - left, height }, { fill: field });
  const stands = (scale: number, x = 0, y = 0) =>
    at(
      place.x + x * place.scale,
      place.y + y * place.scale,
      { scale: round(place.scale * scale * 100) / 100 },
      subject,
    );

  const compositions = [
    () => [
      sheet,
      draw({ cx: middle, cy: height, r: round(height * 0.42) }, { fill: other }),
      letters([...word][0] ?? "", {
        x: middle,
        y: height * 0.84,
        fontSize: height * 1.06,
        fill: on,
        textAnchor: "middle",
      }),
      stands(0.74, 40, 120),
    ],
    () => {
      const size = height / 2.5;
      return [
        sheet,
        ...times(3, (row) =>
          letters(`${word} ${word} ${word}`, {
            x: left - 40 - ((row * 2 + variant) % 5) * size * 0.7,
            y: size * (row * 0.86 + 0.66),
            fontSize: size,
            fill: row === 1 ? other : mix(field, on, row ? 0.5 : 0.82),
          }),
        ),
        stands(0.86, 20, 50),
      ];
    },
    () => {
      const strip = round((width - left) * 0.42);
      return [
        sheet,
        draw({ x: left, y: 0, width: strip, height }, { fill: other }),
        at(
          left + strip * 0.92,
          height * 0.97,
          { rotate: -90 },
          letters(first, { x: 0, y: 0, fontSize: strip * 1.08, fill: inkOn(other) }),
        ),
        stands(0.8, 110, 60),
      ];
    },
  ];
  const chosen = compositions[variant % compositions.length] as () => ReactNode[];
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: theme.ground }),
    paint.within({ d: `M${left} 0H${width}V${height}H${left}z` }, ...chosen()),
  );
}

/**
 * Uses the site's display font where the page has one. Letters are filled, since outlines of variable fonts overlap.
 */
function letters(
  text: string,
  { x, y, fontSize, ...more }: { x: number; y: number; fontSize: number } & Record<string, string | number>,
) {
  return createElement(
    "text",
    { x: round(x), y: round(y), fontSize: round(fontSize), className: "sw-letters", ...more },
    text,
  );
}
