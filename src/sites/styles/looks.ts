import type { Treatment } from "#src/art/art-theme.ts";
import { byIndustry } from "#src/contract/industries.ts";
import type { Style } from "../industries/industry.ts";
import type { Theme } from "../themes/theme.ts";

/** The look of one template, which differs from the five others of its industry. */
export interface Look {
  palette: string;
  fonts: string;
  treatment: Treatment;
  form: Theme["form"];
  /** The template's signature block. */
  device: Device;
  /** The opening of the first page, if it differs from the style's usual one. */
  hero?: (typeof heroes)[number];
  /** The index of the scene's arrangement on the first page; random if missing. */
  view?: number;
  scale?: number;
  titles?: Theme["titles"];
  kicker?: Theme["kicker"];
  ornament?: Theme["ornament"];
  density?: Theme["density"];
}

export const heroes = [
  "backdrop",
  "framed",
  "editorial",
  "shopfront",
  "bento",
  "cover",
  "poster",
  "booking",
] as const;

export const devices = [
  "menu",
  "comparison",
  "pricing",
  "hours",
  "events",
  "process",
  "quote",
  "map",
] as const;
export type Device = (typeof devices)[number];

/** The looks of the six templates of each industry, by industry id: the content of `looks.json`. */
export const looks = byIndustry(
  import.meta.glob<Record<Style, Look>>("../industries/*/*/looks.json", { eager: true, import: "default" }),
);

/** The defaults of each style. */
export const manners: Record<
  Style,
  Required<Pick<Look, "scale" | "titles" | "kicker" | "ornament" | "density">> & Pick<Theme, "align">
> = {
  ledger: {
    scale: 1.36,
    titles: "sentence",
    kicker: "caps",
    ornament: "double",
    density: "even",
    align: "center",
  },
  studio: {
    scale: 1.46,
    titles: "sentence",
    kicker: "plain",
    ornament: "none",
    density: "airy",
    align: "start",
  },
  counter: {
    scale: 1.35,
    titles: "sentence",
    kicker: "badge",
    ornament: "scallop",
    density: "even",
    align: "start",
  },
  signal: {
    scale: 1.4,
    titles: "sentence",
    kicker: "numbered",
    ornament: "grid",
    density: "tight",
    align: "start",
  },
  almanac: {
    scale: 1.42,
    titles: "sentence",
    kicker: "rule",
    ornament: "rules",
    density: "even",
    align: "start",
  },
  marquee: {
    scale: 1.44,
    titles: "sentence",
    kicker: "caps",
    ornament: "glow",
    density: "airy",
    align: "start",
  },
};

/** Combines a look with the defaults of its style. */
export const themeOf = (style: Style, look: Look): Theme => ({
  ...manners[style],
  palette: look.palette,
  fonts: look.fonts,
  treatment: look.treatment,
  form: look.form,
  ...(look.scale && { scale: look.scale }),
  ...(look.titles && { titles: look.titles }),
  ...(look.kicker && { kicker: look.kicker }),
  ...(look.ornament && { ornament: look.ornament }),
  ...(look.density && { density: look.density }),
});
