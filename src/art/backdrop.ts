import { createElement, type ReactNode } from "react";
import { distance, mix } from "./colour.ts";
import type { Paint } from "./paint.ts";
import type { Frame, Place } from "./scene.ts";
import { at, draw, round, times, together } from "./shapes.ts";
import { standIn } from "./treatments/flat.ts";
import { penColour } from "./treatments/line.ts";
import { cutShadow } from "./treatments/paper.ts";

interface BackdropProps {
  frame: Frame;
  place: Place;
  behind: "dominant" | "accent";
  /** The y coordinate of the surface the subject stands on, in the units of the sheet. */
  floor?: number | undefined;
  variant: number;
}

/** The background of a subject in all treatments except `lit`, which has settings. */
export function backdrop(paint: Paint, props: BackdropProps): ReactNode {
  switch (paint.theme.treatment) {
    case "line":
      return board(paint, props);
    case "halftone":
      return poster(paint, props);
    case "paper":
      return sheets(paint, props);
    default:
      return geometry(paint, props);
  }
}

function sheetOf({ width, height }: Frame, fill: string) {
  return draw({ x: 0, y: 0, width, height }, { fill });
}

/** A colour that contrasts with the ground without competing with the subject. */
function bold(paint: Paint, behind: BackdropProps["behind"], share = 1) {
  const { theme } = paint;
  const colour = standIn(paint, behind);
  const strong = distance(colour, theme.ground) < 0.12 ? mix(colour, theme.light, 0.25) : colour;
  return mix(theme.ground, strong, share);
}

function geometry(paint: Paint, { frame, place, behind, floor, variant }: BackdropProps) {
  const { theme } = paint;
  const { width, height, crop } = frame;
  // Half as strong if the subject may have the same colour.
  const main = bold(paint, behind, behind === "dominant" || crop === "tile" ? 0.5 : 0.94);
  const second = bold(paint, behind === "accent" ? "dominant" : "accent", 0.3);
  const { x, y } = place;
  const reach = 520 * place.scale;
  const shapes = [
    () => [
      draw({ cx: x + reach * 0.55, cy: y - reach * 0.75, r: round(reach * 0.5) }, { fill: second }),
      draw({ cx: x, cy: y, r: round(reach) }, { fill: main }),
    ],
    () => [
      draw(
        {
          d: `M${x - reach * 1.05} ${height}V${y - reach * 0.1}a${reach} ${reach} 0 0 1 ${reach * 2} 0V${height}z`,
        },
        { fill: second },
      ),
      draw(
        {
          d: `M${x - reach * 0.72} ${height}V${y}a${reach * 0.7} ${reach * 0.7} 0 0 1 ${reach * 1.4} 0V${height}z`,
        },
        { fill: main },
      ),
    ],
    () => [
      draw({ d: `M${x - reach * 0.35} 0H${width}V${height}H${x - reach * 1.15}z` }, { fill: main }),
      draw(
        { d: `M${x - reach * 0.35} 0h${reach * 0.32}L${x - reach * 0.83} ${height}h${-reach * 0.32}z` },
        { fill: second },
      ),
    ],
    () => [
      draw({ x: x - reach, y: 0, width: reach, height: y }, { fill: second }),
      draw({ d: `M${x} 0H${width}V${y}H${x}z` }, { fill: main }),
      draw(
        { d: `M${x - reach} ${y}h${width - x + reach}v${height - y}h${x - reach - width}z` },
        { fill: bold(paint, behind, 0.5) },
      ),
      draw({ d: `M${x - reach} ${y}a${reach} ${reach} 0 0 0 ${reach} ${reach}V${y}z` }, { fill: main }),
      draw(
        { d: `M${x} ${y}V${y - reach}a${reach} ${reach} 0 0 1 ${reach} ${reach}z` },
        { fill: bold(paint, behind, 0.7) },
      ),
    ],
  ];
  const chosen = shapes[variant % shapes.length] as () => ReactNode[];
  return together(
    sheetOf(frame, theme.ground),
    ...chosen(),
    floor
      ? draw(
          { x: x - reach * 1.15, y: floor, width: width, height: Math.max(0, height - floor + 2) },
          { fill: bold(paint, behind === "accent" ? "dominant" : "accent", 0.62) },
        )
      : null,
  );
}

function board(paint: Paint, { frame, place, floor, variant }: BackdropProps) {
  const { theme } = paint;
  const { width, height } = frame;
  const pen = penColour(paint);
  const accent = distance(theme.accent, theme.ground) > 0.22 ? theme.accent : pen;
  const grid = (step: number, opacity: number) => {
    const id = paint.define(`grid ${step}`, (id) =>
      createElement(
        "pattern",
        { id, width: step, height: step, patternUnits: "userSpaceOnUse" },
        createElement("path", { d: `M0 0V${step}M0 0H${step}`, stroke: pen, strokeOpacity: opacity }),
      ),
    );
    return sheetOf(frame, `url(#${id})`);
  };
  const { x, y } = place;
  const reach = round(470 * place.scale);
  const base = floor ?? y + reach;
  const tick = (cx: number, cy: number) => `M${round(cx - 7)} ${round(cy + 7)}l14-14`;
  const [left, right] = [round(x - reach), round(x + reach * 0.9)];
  const top = Math.max(36, round(y - reach));
  const construction = [
    draw({ cx: x, cy: y, r: reach }, {}),
    draw({ d: `M${x} ${top - 30}V${height}M${left - 50} ${y}H${width}` }, { strokeDasharray: "22 7 4 7" }),
    variant % 2
      ? draw(
          { d: `M${left} ${base}L${right} ${top}M${left} ${top}L${right} ${base}` },
          { strokeDasharray: "4 6" },
        )
      : draw({ cx: x, cy: y, r: round(reach * 0.62) }, { strokeDasharray: "4 6" }),
    draw({ d: `M${left} ${base}H${width}` }, { strokeWidth: 2.5, strokeOpacity: 0.9 }),
  ];
  const measures = draw(
    {
      d: `M${left - 34} ${top}V${base}${tick(left - 34, top)}${tick(left - 34, base)}M${left} ${height - 24}H${right}${tick(left, height - 24)}${tick(right, height - 24)}`,
    },
    { stroke: accent, strokeOpacity: 0.9 },
  );
  return together(
    sheetOf(frame, theme.ground),
    grid(25, 0.09),
    grid(125, 0.16),
    createElement(
      "g",
      { fill: "none", stroke: pen, strokeOpacity: 0.45, strokeWidth: 1.5 },
      ...construction,
      measures,
    ),
  );
}

function poster(paint: Paint, { frame, place, behind, floor, variant }: BackdropProps) {
  const { theme } = paint;
  const { width, height } = frame;
  const { x, y } = place;
  const reach = round(500 * place.scale);
  // Paler than the subject's ink, which may be the same colour.
  const fill = bold(paint, behind, theme.isDark ? 0.5 : 0.42);
  const other = bold(paint, behind === "accent" ? "dominant" : "accent", theme.isDark ? 0.8 : 1);
  const solid = [
    () => draw({ cx: x + 20, cy: y - 20, r: reach }, { fill }),
    () => draw({ d: `M${x - reach * 0.8} 0H${width}V${height}H${x - reach * 0.8}z` }, { fill }),
    () =>
      draw(
        { d: `M${x - reach} ${round(y + reach * 0.6)}a${reach} ${reach} 0 0 1 ${reach * 2} 0z` },
        { fill },
      ),
  ];
  // Rows of shrinking dots blend two colours, as in halftone printing.
  const rows = times(5, (row) => {
    const r = round(11 - row * 1.9);
    const cy = round(height - 8 - row * 21);
    const from = x - reach * 1.15 + (row % 2) * 12;
    const count = Math.ceil((width - from) / 24);
    return draw({ d: `M${round(from)} ${cy}h${count * 24}` }, { strokeWidth: r * 2 });
  });
  const chosen = solid[variant % solid.length] as () => ReactNode;
  return together(
    sheetOf(frame, theme.ground),
    chosen(),
    createElement("g", { stroke: other, strokeDasharray: "0 24", strokeLinecap: "round" }, ...rows),
    floor
      ? draw(
          { d: `M${x - reach * 1.2} ${round(floor)}H${width}` },
          { stroke: theme.isDark ? theme.light : theme.ink, strokeWidth: 5 },
        )
      : null,
  );
}

function sheets(paint: Paint, { frame, place, behind, floor, variant }: BackdropProps) {
  const { theme } = paint;
  const { width, height } = frame;
  const { x, y } = place;
  const reach = 500 * place.scale;
  const steps = 4;
  const colour = (index: number) => bold(paint, behind, 0.16 + (index / steps) * 0.72);
  const cut = { filter: cutShadow(paint, 3) };
  const layers = times(steps, (index) => {
    const fill = colour(index);
    const inset = index * reach * 0.2;
    if (variant % 3 === 0) {
      const left = x - reach * 1.3 + inset;
      const [a, b] = [round(left + 90 - index * 40), round(left - 120 + index * 30)];
      return draw(
        {
          d: `M${a} -40C${round(left - 200)} ${round(height * 0.35)} ${round(left + 190)} ${round(height * 0.55)} ${b} ${height + 40}H${width + 60}V-40z`,
        },
        { fill, ...cut },
      );
    }
    if (variant % 3 === 1)
      return draw({ cx: x, cy: round(y), r: round(reach * 1.22 - inset) }, { fill, ...cut });
    const half = round(reach * 1.15 - inset);
    const top = round(y - reach * 0.15 + inset * 0.6);
    return draw(
      { d: `M${round(x - half)} ${height + 60}V${top}a${half} ${half} 0 0 1 ${half * 2} 0V${height + 60}z` },
      { fill, ...cut },
    );
  });
  return together(
    sheetOf(frame, theme.ground),
    ...layers,
    floor
      ? at(
          0,
          0,
          {},
          draw(
            {
              d: `M${round(x - reach * 1.3)} ${height + 60}V${round(floor + 30)}C${round(x - reach * 0.6)} ${round(floor - 24)} ${round(x + reach * 0.2)} ${round(floor + 16)} ${width + 60} ${round(floor - 14)}V${height + 60}z`,
            },
            { fill: bold(paint, behind === "accent" ? "dominant" : "accent", 0.7), ...cut },
          ),
        )
      : null,
  );
}
