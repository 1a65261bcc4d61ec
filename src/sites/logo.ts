import * as z from "zod/mini";
import { ASSET_REFERENCE } from "#src/contract/asset-reference.ts";
import { BLACK, contrast, isDark, WHITE } from "./colour.ts";

/** Of a logo and its ground, as WCAG asks of what is not text. */
const READABLE = 3;
/** A logo can be seen where so much of it stands out; a light second colour may go. */
const ENOUGH = 0.6;
export const MOST_COLOURS = 6;

const side = z.int().check(z.positive(), z.lte(10_000));

const versionSchema = z.object({
  /** The reference of a stored picture (see `assetReference`). */
  asset: z.string().check(z.regex(ASSET_REFERENCE)),
  /** Of the largest stored size, in pixels, without empty edges. */
  width: side,
  height: side,
  /** The most frequent first, with the part of the logo that each covers, from 0 to 1. */
  colours: z
    .array(
      z.object({
        colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
        share: z.number().check(z.gte(0), z.lte(1)),
      }),
    )
    .check(z.maxLength(MOST_COLOURS)),
  /** It has a ground of its own, as a JPEG does. */
  isOpaque: z.optional(z.boolean()),
  /** Recoloured from the other version. */
  isMade: z.optional(z.boolean()),
});
export type LogoVersion = z.infer<typeof versionSchema>;

/** For light and for dark grounds. Where one of them is missing, the other stands in, on a plate if it has to. */
export const logoSchema = z
  .object({ light: z.optional(versionSchema), dark: z.optional(versionSchema) })
  .check(z.refine(({ light, dark }) => Boolean(light ?? dark), "has no picture"));
export type Logo = z.infer<typeof logoSchema>;
export type LogoGround = keyof Logo;
export const logoGrounds = ["light", "dark"] as const satisfies readonly LogoGround[];

/** Grounds that a logo is judged on before it stands on a page. */
export const SAMPLE_GROUNDS = { light: WHITE, dark: "#16181d" } as const;

/** Whether enough of a logo of these colours stands out from the ground. */
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
  /** Of a field behind the logo, without which it could not be seen on the ground. */
  plate: typeof WHITE | typeof BLACK | undefined;
}

/** The version that is shown on a ground: a chosen one before a made one, and any that stands out before the others. */
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

/** Nearly the square root, with which all have one area; of a wide one the letters are small, so it gets a little more. */
const OPTICAL = 0.43;

/** The height of a logo for a height of 1 of a square one, so that both look equally large. Strips are no hairlines. */
export function opticalHeight({ width, height }: { width: number; height: number }) {
  const scale = (height / width) ** OPTICAL;
  return Math.round(Math.min(1.2, Math.max(0.34, scale)) * 1_000) / 1_000;
}
