import { useId } from "react";
import type { DrawingProps } from "../drawing-props.ts";
import { readPotShape } from "./pot-shape.ts";

const glazes: readonly (readonly [light: string, body: string, dark: string, clay: string])[] = [
  ["#f3b48c", "#c26a42", "#4f2012", "#e2a878"],
  ["#bfe3dc", "#3f8f8c", "#0c3438", "#c98d63"],
  ["#fffdf6", "#e6dccb", "#85725e", "#d39a6d"],
  ["#8a97b5", "#2c3652", "#0a0e1c", "#b87a55"],
];

/** Draws a pot by mirroring its outline about the vertical axis, lit from the left. */
export function Pot({ shape: text, variant, className }: DrawingProps) {
  const id = useId();
  const { outline, squash, hasHandle } = readPotShape(text);
  const [light, body, dark, clay] = glazes[variant % glazes.length] ?? ["", "", "", ""];
  const points = outline.map(([width, height]) => [width * 1.5, 30 + height * 1.85 * squash] as const);
  const [[rim, top] = [0, 0]] = points;
  const [foot, bottom] = points.at(-1) ?? [0, 0];
  const side = smooth(points);
  const shape = `M${150 + rim} ${top}${side((x) => 150 + x, points.slice(1))}A${foot} ${foot * 0.16} 0 0 1 ${150 - foot} ${bottom}${side((x) => 150 - x, points.toReversed().slice(1))}A${rim} ${rim * 0.16} 0 0 1 ${150 + rim} ${top}`;
  return (
    <svg
      viewBox={`40 ${Math.round(top - rim * 0.16 - 3)} 220 ${Math.round(bottom + 25 - top + rim * 0.16)}`}
      preserveAspectRatio="xMidYMax"
      className={className}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-body`} x1="0" x2="1" y1="0" y2=".12">
          <stop offset="0" stopColor={body} />
          <stop offset=".26" stopColor={light} />
          <stop offset=".5" stopColor={body} />
          <stop offset=".88" stopColor={dark} />
          <stop offset="1" stopColor={body} />
        </linearGradient>
        <linearGradient id={`${id}-clay`} x1="0" x2="1">
          <stop offset="0" stopColor={clay} />
          <stop offset=".3" stopColor="#ffe2c2" />
          <stop offset=".55" stopColor={clay} />
          <stop offset="1" stopColor="#4b2413" />
        </linearGradient>
        <linearGradient id={`${id}-inside`} x1="0" x2="1">
          <stop offset="0" stopColor={dark} />
          <stop offset="1" stopColor={body} />
        </linearGradient>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" stopColor="#000" stopOpacity=".5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-clip`}>
          <path d={shape} />
        </clipPath>
      </defs>
      <ellipse
        cx={172}
        cy={bottom + 6}
        rx={Math.max(foot * 1.7, rim * 0.9)}
        ry="15"
        fill={`url(#${id}-shadow)`}
      />
      {hasHandle && (
        <path
          d={`M${150 + (points[1]?.[0] ?? 0) - 4} ${top + (bottom - top) * 0.2}c64 -10 66 ${(bottom - top) * 0.6} 2 ${(bottom - top) * 0.54}`}
          fill="none"
          stroke={`url(#${id}-body)`}
          strokeWidth="15"
          strokeLinecap="round"
        />
      )}
      <path d={shape} fill={`url(#${id}-body)`} />
      <g clipPath={`url(#${id}-clip)`}>
        <path d={`M0 ${bottom - (bottom - top) * 0.16}q150 26 300 0V400H0z`} fill={`url(#${id}-clay)`} />
        <path
          d={`M0 ${top + (bottom - top) * 0.42}q150 22 300 0M0 ${top + (bottom - top) * 0.46}q150 22 300 0`}
          fill="none"
          stroke={dark}
          strokeOpacity=".35"
          strokeWidth="1.6"
        />
        <ellipse
          cx={150 - rim * 0.4 - 8}
          cy={top + (bottom - top) * 0.36}
          rx="9"
          ry={(bottom - top) * 0.2}
          fill="#fff"
          opacity=".34"
          transform={`rotate(8 120 ${top + 60})`}
        />
      </g>
      <ellipse
        cx="150"
        cy={top}
        rx={rim}
        ry={rim * 0.16}
        fill={`url(#${id}-inside)`}
        stroke={light}
        strokeWidth="2.4"
      />
    </svg>
  );
}

/** A smooth path that joins the midpoints between the points. */
function smooth(all: readonly (readonly [number, number])[]) {
  const middleOf = (one: number, other: number) => (one + other) / 2;
  return (place: (x: number) => number, points: typeof all) => {
    const parts: string[] = [];
    points.forEach(([x, y], at) => {
      const next = points[at + 1];
      if (next) parts.push(`Q${place(x)} ${y} ${place(middleOf(x, next[0]))} ${middleOf(y, next[1])}`);
      else parts.push(`L${place(x)} ${y}`);
    });
    return parts.join("");
  };
}
