import { createElement } from "react";
import { darken, mix } from "../colour.ts";
import type { Ground, Manner } from "../manner.ts";
import { draw, together } from "../shapes.ts";
import { standIn } from "./flat.ts";
import { inherited } from "./ramp.ts";

/** Overlapping paper cut-outs: each has a light edge and casts a soft shadow. */
export function paper(ground: Ground): Manner {
  const { palette, theme, random } = ground;
  const sheet = (colour: string) =>
    mix(mix(colour, theme.light, 0.06), palette.shadow, random.between(0, 0.05));

  return {
    body(material, _form, shape) {
      const fill = sheet(standIn(ground, material));
      return draw(shape, {
        fill,
        stroke: mix(fill, palette.lamp, 0.5),
        strokeWidth: 1.5,
        filter: cutShadow(ground, 1),
      });
    },
    strand(material, shape, width, tone) {
      const colour = standIn(ground, material);
      const stroke = tone < 0 ? darken(colour, -tone * 0.2) : mix(colour, theme.light, tone * 0.3);
      return draw(shape, { stroke, strokeWidth: width });
    },
    shade: (shape, strength) =>
      draw(shape, { fill: palette.shadow, fillOpacity: Math.min(0.4, 0.13 * strength) }),
    shine: (shape, strength) =>
      draw(shape, { fill: theme.light, fillOpacity: Math.min(0.8, 0.34 * strength) }),
    detail: (shape, width, strength) =>
      draw(shape, {
        stroke: palette.shadow,
        strokeOpacity: Math.min(1, 0.5 * strength),
        strokeWidth: width * 1.1,
      }),
    clear: (shape) =>
      draw(shape, {
        // A transparent film: only its cut edge is visible.
        fill: theme.light,
        fillOpacity: 0.12,
        stroke: mix(theme.light, theme.dominant, 0.14),
        strokeWidth: 4,
        filter: cutShadow(ground, 1),
      }),
    glow: (cx, cy, r, strength) =>
      draw(
        { cx, cy, r: Math.round(r * 0.6) },
        { fill: mix(theme.light, theme.accent, 0.35), fillOpacity: 0.17 * Math.min(1.3, strength) },
      ),
    contact: (cx, cy, rx, ry) =>
      draw(
        { cx, cy, rx: Math.round(rx * 0.85), ry: Math.round(ry * 0.6) },
        { fill: palette.shadow, fillOpacity: 0.16 },
      ),
    lift: (height, children) =>
      height > 1
        ? createElement("g", { filter: cutShadow(ground, height) }, ...children)
        : together(...children),
    finish: (children) => createElement("g", inherited, ...children),
  };
}

export function cutShadow(ground: Ground, height: 1 | 2 | 3) {
  const reach = [0, 4, 10, 18][height] as number;
  const filter = ground.define(`cut ${height}`, (id) =>
    createElement(
      "filter",
      { id, x: "-20%", y: "-20%", width: "140%", height: "150%" },
      createElement("feDropShadow", {
        dx: Math.round(-ground.lightFrom * reach * 0.6),
        dy: reach,
        stdDeviation: reach * 0.7,
        floodColor: ground.palette.shadow,
        floodOpacity: ground.theme.isDark ? 0.5 : 0.3,
      }),
    ),
  );
  return `url(#${filter})`;
}
