import { createElement } from "react";
import { darken, distance, mix } from "../colour.ts";
import type { Form, Ground, Manner, Stop } from "../manner.ts";
import { type MaterialName, materials } from "../materials.ts";
import { draw, together } from "../shapes.ts";
import { gradientFor } from "./lit.ts";
import { inherited } from "./ramp.ts";

/** Bold geometry in the site's colours: two tones with a hard edge between them, no blur. */
export function flat(ground: Ground): Manner {
  const { palette, theme } = ground;
  const dark = (colour: string) => mix(darken(colour, 0.14), palette.shadow, 0.13);

  return {
    body(material, form, shape) {
      const colour = standIn(ground, material);
      return draw(shape, { fill: hardEdge(ground, form, colour, dark(colour)) });
    },
    strand(material, shape, width, tone) {
      const colour = standIn(ground, material);
      const stroke = tone < 0 ? dark(colour) : tone > 0 ? mix(colour, theme.light, 0.4) : colour;
      return draw(shape, { stroke, strokeWidth: width });
    },
    shade: (shape, strength) =>
      draw(shape, { fill: palette.shadow, fillOpacity: Math.min(0.5, 0.2 * strength) }),
    shine: (shape, strength) =>
      draw(shape, { fill: theme.light, fillOpacity: Math.min(0.9, 0.4 * strength) }),
    detail: (shape, width, strength) =>
      draw(shape, {
        stroke: palette.shadow,
        strokeOpacity: Math.min(1, 0.6 * strength),
        strokeWidth: width * 1.3,
      }),
    clear: (shape) =>
      draw(shape, { fill: theme.light, fillOpacity: 0.34, stroke: theme.light, strokeWidth: 3 }),
    glow: (cx, cy, r, strength) =>
      draw(
        { cx, cy, r: Math.round(r * 0.6) },
        { fill: mix(theme.light, theme.accent, 0.3), fillOpacity: 0.17 * Math.min(1.4, strength) },
      ),
    contact: (cx, cy, rx, ry) =>
      draw(
        { cx, cy, rx: Math.round(rx * 0.82), ry: Math.round(ry * 0.6) },
        { fill: palette.shadow, fillOpacity: 0.2 },
      ),
    lift: (_height, children) => together(...children),
    finish: (children) => createElement("g", inherited, ...children),
  };
}

/** The theme colour that replaces a material. A material without one keeps its hue, shifted towards the site's. */
export function standIn({ colour, theme }: Ground, material: MaterialName) {
  switch (materials[material].flat) {
    case "dominant":
      return distance(theme.dominant, theme.ground) < 0.14
        ? mix(theme.dominant, theme.light, 0.3)
        : theme.dominant;
    case "accent":
      return theme.accent;
    case "light":
      return mix(colour(material), theme.light, 0.55);
    case "ink":
      return theme.isDark ? mix(theme.groundDeep, theme.dominant, 0.2) : theme.ink;
    case "deep":
      return theme.groundDeep;
    default:
      return mix(colour(material), theme.dominant, 0.1);
  }
}

/** Two tones with a hard edge between them, instead of a gradient. */
function hardEdge(ground: Ground, form: Form, colour: string, dark: string) {
  const split = (edge: number): Stop[] => [
    [edge, colour],
    [edge, dark],
  ];
  if (form === "ball") return gradientFor(ground, "ball", split(0.68));
  if (form === "tube") return gradientFor(ground, "tube", split(0.66));
  if (form === "bar") return gradientFor(ground, "bar", split(0.62));
  return colour;
}
