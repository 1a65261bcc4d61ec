import { createElement } from "react";
import { channels, darken, hex, lightness, mix } from "../colour.ts";
import type { Form, Ground, Manner, Palette, Stop } from "../manner.ts";
import { type MaterialName, materials } from "../materials.ts";
import { draw, together } from "../shapes.ts";
import { gradientFor } from "./lit.ts";
import { inherited, type Ramp, ramp, tonesOf } from "./ramp.ts";

const CELL = 13;
/** Plain white light: the colours of a print are inks, so the theme's light does not apply. */
const STUDIO: Palette = { shadow: "#000000", lamp: "#ffffff" };

/**
 * A print in three inks. The subject is drawn in measures instead of colours: red is the amount of light, green and
 * blue select the dominant or the accent colour. One filter turns the measures into dots.
 */
export function halftone(ground: Ground): Manner {
  const tones = new Map<MaterialName, Ramp>();
  const rampOf = (name: MaterialName) => {
    const known = tones.get(name) ?? measured(ramp({ colour: ground.colour, palette: STUDIO }, name), name);
    tones.set(name, known);
    return known;
  };
  const dark = hex(0, 0, 0);
  const bright = hex(1, 0, 0);

  return {
    body: (material, form, shape) =>
      draw(shape, { fill: toneFill(ground, rampOf(material), material, form) }),
    strand(material, shape, width, tone) {
      const { deep, shade, base, light } = rampOf(material);
      const stroke = tone < -0.5 ? deep : tone < 0 ? shade : tone > 0 ? light : base;
      return draw(shape, { stroke, strokeWidth: width });
    },
    shade: (shape, strength) => draw(shape, { fill: dark, fillOpacity: Math.min(0.5, 0.24 * strength) }),
    shine: (shape, strength) => draw(shape, { fill: bright, fillOpacity: Math.min(0.95, 0.5 * strength) }),
    detail: (shape, width, strength) =>
      draw(shape, {
        stroke: dark,
        strokeOpacity: Math.min(1, 0.75 * strength),
        strokeWidth: width * 1.3,
      }),
    clear: (shape) => draw(shape, { stroke: bright, strokeWidth: 5 }),
    glow: () => null,
    contact: () => null,
    lift: (_height, children) => together(...children),
    finish: (children) =>
      createElement("g", { ...inherited, filter: `url(#${print(ground)})` }, ...children, screen(ground)),
  };
}

/** Converts tones to measures: 1 prints no dot, 0.4 leaves no gap between dots. */
function measured(tones: Ramp, material: MaterialName): Ramp {
  const { print } = materials[material];
  const measure = (colour: string) => {
    const light = lightness(colour);
    const amount = print === "paper" ? 0.38 + light ** 1.7 * 0.6 : 0.44 + light * 0.52;
    return hex(Math.round(amount * 20) / 20, print === "dominant" ? 1 : 0, print === "accent" ? 1 : 0);
  };
  return {
    deep: measure(tones.deep),
    shade: measure(tones.shade),
    base: measure(tones.base),
    light: measure(tones.light),
    glint: measure(tones.glint),
  };
}

function toneFill(ground: Ground, tones: Ramp, material: MaterialName, form: Form) {
  if (form === "even") return tones.base;
  // Dots are coarser than tones: three tones suffice and keep the file small.
  const all = tonesOf(form, materials[material].gloss, tones);
  const stops = [all[0], all[Math.floor(all.length / 2)], all.at(-1)] as Stop[];
  return gradientFor(ground, form, stops);
}

/** Soft dots over everything: ink is printed if the sum of dot and tone is dark enough. */
function screen(ground: Ground) {
  const dot = ground.radial([
    [0, STUDIO.shadow, 0.6],
    [1, STUDIO.shadow, 0],
  ]);
  const id = ground.define("screen", (id) =>
    createElement(
      "pattern",
      { id, width: CELL, height: CELL, patternUnits: "userSpaceOnUse", patternTransform: "rotate(38)" },
      createElement("circle", { cx: CELL / 2, cy: CELL / 2, r: CELL * 0.7, fill: dot }),
    ),
  );
  return createElement("path", { d: "M-900-900h3400v2800h-3400z", fill: `url(#${id})` });
}

function print(ground: Ground) {
  const { theme } = ground;
  const paper = channels(theme.light);
  const flood = channels(inkColour(ground))
    .map((channel) => `0 0 0 0 ${short(channel)}`)
    .join(" ");
  const dominant = channels(theme.isDark ? mix(theme.dominant, theme.light, 0.25) : theme.dominant);
  const accent = channels(theme.accent);
  const row = (channel: 0 | 1 | 2) => {
    const base = paper[channel];
    return `0 ${short(dominant[channel] - base)} ${short(accent[channel] - base)} 0 ${short(base)}`;
  };
  const threshold = (slope: number, at: number) => ({ type: "linear", slope, intercept: short(-slope * at) });
  return ground.define("print", (id) =>
    createElement(
      "filter",
      { id, colorInterpolationFilters: "sRGB" },
      createElement(
        "feComponentTransfer",
        { result: "m" },
        createElement("feFuncR", threshold(14, 0.36)),
        createElement("feFuncG", threshold(20, 0.3)),
        createElement("feFuncB", threshold(20, 0.3)),
        createElement("feFuncA", threshold(6, 0.8)),
      ),
      createElement("feColorMatrix", { values: `${row(0)} ${row(1)} ${row(2)} 0 0 0 1 0`, result: "i" }),
      createElement("feColorMatrix", { in: "m", values: `${flood} -1 0 0 0 1` }),
      createElement("feComposite", { in2: "m", operator: "in" }),
      createElement("feComposite", { in2: "i" }),
    ),
  );
}

export function inkColour({ theme }: Pick<Ground, "theme">) {
  return theme.isDark ? darken(theme.groundDeep, 0.2) : theme.ink;
}

function short(value: number) {
  return Math.round(value * 1000) / 1000;
}
