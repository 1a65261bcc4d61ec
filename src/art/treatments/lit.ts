import { createElement } from "react";
import { mix } from "../colour.ts";
import type { Form, Ground, Manner, Stop } from "../manner.ts";
import { type MaterialName, materials } from "../materials.ts";
import { draw } from "../shapes.ts";
import { inherited, type Ramp, ramp, tonesOf } from "./ramp.ts";

/** Layered gradients under one light, with soft shadows on the floor. */
export function lit(ground: Ground): Manner {
  const { palette, theme } = ground;
  const tones = new Map<MaterialName, Ramp>();
  const rampOf = (name: MaterialName) => {
    const known = tones.get(name) ?? ramp(ground, name);
    tones.set(name, known);
    return known;
  };
  const shadowStrength = theme.isDark ? 0.55 : 0.34;

  return {
    body: (material, form, shape) => draw(shape, { fill: fillOf(ground, rampOf(material), material, form) }),
    strand(material, shape, width, tone) {
      const { shade, base, light } = rampOf(material);
      const stroke = tone < 0 ? mix(base, shade, -tone) : mix(base, light, tone);
      return draw(shape, { stroke, strokeWidth: width });
    },
    shade: (shape, strength) => draw(shape, { fill: palette.shadow, fillOpacity: tenth(0.22 * strength) }),
    shine: (shape, strength) => draw(shape, { fill: palette.lamp, fillOpacity: tenth(0.3 * strength) }),
    detail: (shape, width, strength) =>
      draw(shape, {
        stroke: palette.shadow,
        strokeOpacity: tenth(0.42 * strength),
        strokeWidth: width,
      }),
    clear(shape) {
      if (!("r" in shape)) {
        const edge = mix(palette.lamp, theme.dominant, 0.2);
        const glass = ground.linear([
          [0, edge, 0.5],
          [0.2, edge, 0.14],
          [0.75, edge, 0.08],
          [1, edge, 0.42],
        ]);
        return draw(shape, { fill: glass, stroke: edge, strokeOpacity: 0.5, strokeWidth: 1.5 });
      }
      const fill = ground.radial(
        [
          [0, palette.lamp, 0.75],
          [0.16, palette.lamp, 0.24],
          [0.62, palette.lamp, 0.08],
          [0.88, mix(palette.lamp, theme.dominant, 0.35), 0.3],
          [1, mix(palette.lamp, theme.accent, 0.3), 0.7],
        ],
        0.36,
        0.3,
        0.74,
      );
      return draw(shape, { fill });
    },
    glow(cx, cy, r, strength) {
      const warm = mix(palette.lamp, theme.accent, theme.isDark ? 0.45 : 0.2);
      const fill = ground.radial([
        [0, warm, tenth(0.85 * strength)],
        [0.35, warm, tenth(0.4 * strength)],
        [1, warm, 0],
      ]);
      return draw({ cx, cy, r }, { fill });
    },
    contact(cx, cy, rx, ry) {
      const fill = ground.radial([
        [0, palette.shadow, shadowStrength + 0.25],
        [0.55, palette.shadow, tenth(shadowStrength * 0.7)],
        [1, palette.shadow, 0],
      ]);
      return draw({ cx, cy, rx, ry }, { fill });
    },
    lift(height, children) {
      const reach = [0, 5, 14, 30][height] as number;
      const filter = ground.define(`lift ${height}`, (id) =>
        createElement(
          "filter",
          { id, x: "-30%", y: "-30%", width: "160%", height: "170%" },
          createElement("feDropShadow", {
            dx: Math.round(-ground.lightFrom * reach * 0.5),
            dy: reach,
            stdDeviation: Math.round(reach * 0.75),
            floodColor: palette.shadow,
            floodOpacity: shadowStrength,
          }),
        ),
      );
      return createElement("g", { filter: `url(#${filter})` }, ...children);
    },
    finish: (children) => createElement("g", inherited, ...children),
  };
}

function fillOf(ground: Ground, tones: Ramp, material: MaterialName, form: Form) {
  if (form === "even") return tones.base;
  const stops = tonesOf(form, materials[material].gloss, tones);
  return gradientFor(ground, form, stops);
}

/** Lays the tones over a form so that the light end faces the light. */
export function gradientFor(ground: Ground, form: Exclude<Form, "even">, stops: Stop[]) {
  const isFromLeft = ground.lightFrom < 0;
  switch (form) {
    case "plane":
      return ground.linear(stops, isFromLeft ? "fall" : "rise");
    case "ball":
      return ground.radial(stops, isFromLeft ? 0.36 : 0.64, 0.3, 0.78);
    case "dish":
      return ground.radial(stops, isFromLeft ? 0.42 : 0.58, 0.42, 0.6);
    case "tube":
      return ground.linear(stops, isFromLeft ? "right" : "left");
    default:
      return ground.linear(stops, "down");
  }
}

function tenth(value: number) {
  return Math.min(1, Math.round(value * 100) / 100);
}
