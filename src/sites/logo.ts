import * as z from "zod/mini";
import { BLACK, contrast, isDark, WHITE } from "#src/art/colour.ts";
import { ASSET_REFERENCE } from "#src/lib/asset-reference.ts";

/** The minimum contrast of a logo and its ground: WCAG's value for non-text content. */
const READABLE = 3;
/** The share of a logo that must stand out; a light second colour may be lost. */
const ENOUGH = 0.6;
export const MOST_COLOURS = 6;

const side = z.int().check(z.positive(), z.lte(10_000));

const versionSchema = z.object({
  /** The reference of a stored picture (see `assetReference`). */
  asset: z.string().check(z.regex(ASSET_REFERENCE)),
  /** The largest stored size, in pixels, without empty edges. */
  width: side,
  height: side,
  /** Most frequent first, with the share of the logo that each covers, from 0 to 1. */
  colours: z
    .array(
      z.object({
        colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
        share: z.number().check(z.gte(0), z.lte(1)),
      }),
    )
    .check(z.maxLength(MOST_COLOURS)),
  /** Whether it has a background, as a JPEG does. */
  isOpaque: z.optional(z.boolean()),
  /** Whether it was recoloured from the other version. */
  isMade: z.optional(z.boolean()),
});
export type LogoVersion = z.infer<typeof versionSchema>;

/** Versions for light and for dark grounds. If one is missing, the other replaces it, on a plate if necessary. */
export const logoSchema = z
  .object({ light: z.optional(versionSchema), dark: z.optional(versionSchema) })
  .check(z.refine(({ light, dark }) => Boolean(light ?? dark), "has no picture"));
export type Logo = z.infer<typeof logoSchema>;
export type LogoGround = keyof Logo;
export const logoGrounds = ["light", "dark"] as const satisfies readonly LogoGround[];

/** Grounds for judging a logo before it is used on a page. */
export const SAMPLE_GROUNDS = { light: WHITE, dark: "#16181d" } as const;

/** Whether enough of a logo with these colours contrasts with the ground. */
export function standsOut({ colours, isOpaque }: Pick<LogoVersion, "colours" | "isOpaque">, ground: string) {
  if (isOpaque) return true;
  const seen = colours.reduce(
    (sum, { colour, share }) => (contrast(colour, ground) >= READABLE ? sum + share : sum),
    0,
  );
  return seen >= ENOUGH;
}

export interface ShownLogo {
  version: LogoVersion;
  name: LogoGround;
  /** The colour of a field behind the logo, if it would be invisible otherwise. */
  plate: typeof WHITE | typeof BLACK | undefined;
}

/**
 * Returns the version for a ground: one that stands out before one that does not, then an uploaded one before a
 * recoloured one.
 */
export function logoOn(logo: Logo, ground: string): ShownLogo | undefined {
  const order: LogoGround[] = isDark(ground) ? ["dark", "light"] : ["light", "dark"];
  const versions = order.flatMap((name) => {
    const version = logo[name];
    return version ? [{ name, version, plate: undefined }] : [];
  });
  versions.sort((one, other) => rank(one.version) - rank(other.version));
  const shown = versions.find(({ version }) => standsOut(version, ground));
  const [first] = versions;
  if (shown || !first) return shown;
  return { ...first, plate: standsOut(first.version, WHITE) ? WHITE : BLACK };
}

const rank = ({ isMade, isOpaque }: LogoVersion) => (isMade ? 1 : 0) + (isOpaque ? 2 : 0);

/** Near 0.5, with which all logos have the same area. Wide logos have small letters, so they get a little more. */
const OPTICAL = 0.43;

/**
 * Returns the height of a logo relative to a square logo, so that both look equally large. Very wide logos have a
 * minimum height.
 */
export function opticalHeight({ width, height }: { width: number; height: number }) {
  const scale = (height / width) ** OPTICAL;
  return Math.round(Math.min(1.2, Math.max(0.34, scale)) * 1_000) / 1_000;
}
