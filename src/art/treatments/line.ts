import { createElement } from "react";
import { distance, mix } from "../colour.ts";
import type { Ground, Manner } from "../manner.ts";
import { materials } from "../materials.ts";
import { draw, together } from "../shapes.ts";
import { inherited, isDarkMaterial } from "./ramp.ts";

/** A pen drawing: outlines of one width, hatching for shadows and dark materials. */
export function line(ground: Ground): Manner {
  const pen = penColour(ground);
  const { theme } = ground;
  const sheet = mix(theme.ground, pen, 0.07);
  const accent = distance(theme.accent, theme.ground) > 0.22 ? theme.accent : pen;
  const outline = { stroke: pen, strokeWidth: 3.2 };

  return {
    body(material, _form, shape) {
      // Eyes and noses are small, so they are filled to stay recognizable.
      if (material === "nose") return draw(shape, { fill: pen });
      const { print } = materials[material];
      const isHatched = isDarkMaterial(ground, material) || print !== "paper";
      const fill = isHatched ? hatch(ground, print === "accent" ? accent : pen, sheet) : sheet;
      return draw(shape, { fill, ...outline });
    },
    strand(material, shape, width, tone) {
      const stroke = materials[material].print === "accent" ? accent : pen;
      const thickness = Math.min(width, 3.6);
      return draw(shape, {
        stroke,
        strokeWidth: tone < 0 ? thickness * 0.6 : thickness,
      });
    },
    shade: (shape, strength) =>
      draw(shape, { fill: hatch(ground, pen), fillOpacity: Math.min(1, 0.7 * strength) }),
    shine: (shape, strength) => (strength > 2.5 ? draw(shape, { fill: sheet }) : null),
    detail: (shape, width, strength) =>
      draw(shape, {
        stroke: pen,
        strokeOpacity: Math.min(1, 0.8 * strength),
        strokeWidth: Math.min(width, 2.4),
      }),
    clear: (shape) => draw(shape, { fill: sheet, fillOpacity: 0.3, stroke: pen, strokeWidth: 2 }),
    glow: (cx, cy, r) =>
      createElement(
        "g",
        { stroke: accent, strokeOpacity: 0.6, strokeWidth: 1.5 },
        draw({ cx, cy, r: Math.round(r * 0.45) }, {}),
        draw({ cx, cy, r: Math.round(r * 0.75) }, { strokeDasharray: "2 10" }),
      ),
    contact: (cx, cy, rx) =>
      draw({ d: `M${Math.round(cx - rx)} ${cy}h${Math.round(rx * 2)}` }, { stroke: pen, strokeWidth: 1.5 }),
    lift: (_height, children) => together(...children),
    finish: (children) => createElement("g", inherited, ...children),
  };
}

/** The colour of the pen, with enough contrast to the ground. */
export function penColour({ theme }: Pick<Ground, "theme">) {
  const pen = theme.isDark ? mix(theme.light, theme.accent, 0.2) : mix(theme.dominant, theme.ink, 0.4);
  return distance(pen, theme.ground) > 0.35 ? pen : theme.isDark ? theme.light : theme.ink;
}

function hatch(ground: Ground, pen: string, sheet?: string) {
  const id = ground.define(`hatch ${pen} ${sheet ?? ""}`, (id) =>
    createElement(
      "pattern",
      { id, width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      sheet ? createElement("path", { d: "M0 0h9v9H0z", fill: sheet }) : null,
      createElement("path", { d: "M0 0v9", stroke: pen, strokeWidth: 2.4, strokeOpacity: 0.85 }),
    ),
  );
  return `url(#${id})`;
}
