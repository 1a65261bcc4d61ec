import * as z from "zod/mini";
import { treatments } from "#src/art/art-theme.ts";
import { artTheme, composeTones, paperRoles, type Roles, type Tone, tones } from "./compose.ts";
import { fontPairings, fontStack, pairingById } from "./fonts.ts";
import { type PaletteColours, paletteById, palettes } from "./palettes.ts";

const colour = z
  .string("has to be a colour such as #1d2430")
  .check(z.regex(/^#[0-9a-f]{6}$/, "has to be a colour such as #1d2430"));

const coloursSchema = z.object({
  dominant: colour,
  accent: colour,
  neutral: colour,
  ground: colour,
  ink: colour,
  light: colour,
});

export const forms = ["hairline", "soft", "pill", "outline", "tactile"] as const;
export type Form = (typeof forms)[number];

/** The style of the small line above a section's title. */
export const kickers = ["plain", "caps", "rule", "badge", "numbered"] as const;
/** The decoration along the edges of sections. */
export const ornaments = ["none", "rules", "double", "grid", "scallop", "glow"] as const;

const paletteIds = palettes.map(({ id }) => id) as [string, ...string[]];
const pairingIds = fontPairings.map(({ id }) => id) as [string, ...string[]];

export const themeSchema = z.object({
  palette: z.enum(paletteIds, "has to be a palette that there is"),
  /** The owner's colours, which replace the palette's. */
  colours: z.optional(coloursSchema),
  fonts: z.enum(pairingIds, "has to be a font pairing that there is"),
  /** The ratio between neighbouring steps of the type scale. */
  scale: z.number().check(z.gte(1.2), z.lte(1.5)),
  titles: z.enum(["sentence", "upper"]),
  align: z.enum(["start", "center"]),
  kicker: z.enum(kickers),
  ornament: z.enum(ornaments),
  form: z.enum(forms),
  density: z.enum(["tight", "even", "airy"]),
  treatment: z.enum(treatments),
});
export type Theme = z.infer<typeof themeSchema>;

export function coloursOf(theme: Theme): PaletteColours {
  const palette = theme.colours ?? paletteById.get(theme.palette);
  if (!palette) throw new Error(`There is no palette "${theme.palette}".`);
  return palette;
}

export function pairingOf(theme: Theme) {
  const pairing = pairingById.get(theme.fonts);
  if (!pairing) throw new Error(`There is no font pairing "${theme.fonts}".`);
  return pairing;
}

export const rolesOf = (theme: Theme) => composeTones(coloursOf(theme));

/** Returns the colours of pictures, for a block of each tone. */
export function artThemesOf(theme: Theme) {
  const colours = coloursOf(theme);
  const roles = composeTones(colours);
  const themeOf = (tone: Tone) => artTheme(roles[tone], colours, theme.treatment);
  return {
    plain: themeOf("plain"),
    tinted: themeOf("tinted"),
    dark: themeOf("dark"),
    accent: themeOf("accent"),
  };
}

const FORMS: Record<Form, string> = {
  hairline:
    "--sw-radius:0px;--sw-radius-card:0px;--sw-radius-button:0px;--sw-border:1px solid var(--sw-line);--sw-shadow:none;--sw-button-shadow:none;--sw-field-border:1px",
  soft: "--sw-radius:12px;--sw-radius-card:18px;--sw-radius-button:12px;--sw-border:1px solid transparent;--sw-shadow:0 1px 2px rgb(0 0 0/.06),0 14px 34px -12px rgb(0 0 0/.2);--sw-button-shadow:0 8px 20px -8px rgb(0 0 0/.35);--sw-field-border:1px",
  pill: "--sw-radius:20px;--sw-radius-card:32px;--sw-radius-button:999px;--sw-border:0 solid transparent;--sw-shadow:none;--sw-button-shadow:none;--sw-field-border:1.5px",
  outline:
    "--sw-radius:6px;--sw-radius-card:8px;--sw-radius-button:6px;--sw-border:2px solid var(--sw-ink);--sw-shadow:none;--sw-button-shadow:none;--sw-field-border:2px",
  tactile:
    "--sw-radius:14px;--sw-radius-card:22px;--sw-radius-button:16px;--sw-border:2px solid var(--sw-ink);--sw-shadow:0 6px 0 var(--sw-ink);--sw-button-shadow:0 5px 0 color-mix(in oklab,var(--sw-fill),black 45%);--sw-field-border:2px",
};

const DENSITIES = { tight: 0.78, even: 1, airy: 1.32 };

/** Returns the custom properties of a theme: the part of the style sheet that differs between sites. */
export function themeCss(theme: Theme) {
  const pairing = pairingOf(theme);
  const roles = rolesOf(theme);
  const sizes = steps(theme.scale, pairing.size)
    .map((size, step) => `--sw-t${step}:${size}`)
    .join(";");
  const base = [
    `--sw-display:${fontStack(pairing.display)}`,
    `--sw-text:${fontStack(pairing.text)}`,
    `--sw-weight:${pairing.weight}`,
    `--sw-tracking:${theme.titles === "upper" ? Math.max(pairing.tracking, 0) : pairing.tracking}em`,
    `--sw-leading:${pairing.leading}`,
    `--sw-case:${theme.titles === "upper" ? "uppercase" : "none"}`,
    `--sw-align:${theme.align};--sw-head-margin:${theme.align === "center" ? "auto" : "0"}`,
    `--sw-density:${DENSITIES[theme.density]}`,
    sizes,
  ].join(";");
  const byTone = tones.map((tone) => `.sw-tone-${tone}{${properties(roles[tone])}}`).join("\n");
  // Custom properties that use a tone's colours must be declared on the tone's element.
  // Cards that are told apart by their ground or shadow get a line instead.
  const edge = theme.form === "soft" || theme.form === "pill" ? ";--sw-border:1px solid var(--sw-line)" : "";
  const paper = `@media print{.sw-tone{${properties(paperRoles(coloursOf(theme)))};--sw-shadow:none;--sw-button-shadow:none${edge}}}`;
  return `.sw-site{${base}}\n${byTone}\n.sw-tone{${FORMS[theme.form]}}\n${paper}`;
}

function properties(roles: Roles) {
  return Object.entries(roles)
    .map(
      ([role, colour]) => `--sw-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
    )
    .join(";");
}

/** Returns the font sizes from 0, the line above a title, to 6, a poster: fluid between a phone and a wide page. */
function steps(scale: number, size: number) {
  return [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const wide = 1.02 * scale ** step * (step > 0 ? size : 1);
    // Long titles must fit on a phone: the scale is flatter there and ends earlier.
    const narrow = Math.min(
      wide,
      (1 + 0.2 * step) * (step > 0 ? Math.min(size, 1.12) : 1) * (step > 4 ? 1.16 : 1),
    );
    const capped = Math.min(wide, 8.2);
    const slope = ((capped - narrow) / (78 - 22)) * 100;
    const start = narrow - (slope * 22) / 100;
    return `clamp(${round(narrow)}rem,${round(start)}rem + ${round(slope)}cqi,${round(capped)}rem)`;
  });
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
