import { darken, lightness, mix } from "../colour.ts";
import type { Form, Ground, Stop } from "../manner.ts";
import { type MaterialName, materials } from "../materials.ts";

/** Attributes that all parts of a subject inherit from the group around it. */
export const inherited = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export interface Ramp {
  deep: string;
  shade: string;
  base: string;
  light: string;
  glint: string;
}

/** The five tones of a material between the shadows and the light of a picture. */
export function ramp({ colour, palette }: Pick<Ground, "colour" | "palette">, name: MaterialName): Ramp {
  const base = colour(name);
  const { gloss } = materials[name];
  return {
    deep: mix(darken(base, 0.36), palette.shadow, 0.36 + gloss * 0.2),
    shade: mix(darken(base, 0.16), palette.shadow, 0.14 + gloss * 0.12),
    base,
    light: mix(base, palette.lamp, 0.28 + gloss * 0.2),
    glint: mix(base, palette.lamp, 0.52 + gloss * 0.4),
  };
}

/** The gradient of the tones on a form, from light to dark. */
export function tonesOf(form: Exclude<Form, "even">, gloss: number, tones: Ramp): Stop[] {
  const { deep, shade, base, light, glint } = tones;
  switch (form) {
    case "plane":
      return [
        [0, light],
        [0.45, base],
        [1, shade],
      ];
    case "ball":
      return gloss > 0.5
        ? [
            [0, glint],
            [0.18, light],
            [0.5, base],
            [0.8, shade],
            [1, deep],
          ]
        : [
            [0, light],
            [0.5, base],
            [1, deep],
          ];
    case "dish":
      return [
        [0, shade],
        [0.6, base],
        [1, light],
      ];
    case "down":
      return [
        [0, base],
        [0.5, base],
        [1, shade],
      ];
    default:
      return gloss > 0.5
        ? [
            [0, shade],
            [0.16, base],
            [0.3, glint],
            [0.5, base],
            [0.86, deep],
            [1, shade],
          ]
        : [
            [0, shade],
            [0.3, light],
            [0.58, base],
            [1, deep],
          ];
  }
}

export function isDarkMaterial(ground: Ground, name: MaterialName) {
  return lightness(ground.colour(name)) < 0.48;
}
