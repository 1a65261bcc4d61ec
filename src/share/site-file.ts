import * as z from "zod/mini";
import { ASSET_REFERENCE } from "#src/lib/asset-reference.ts";
import { DocumentError, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { assetsIn } from "#src/sites/photos.ts";
import type { PictureFile, StoredPictures } from "#src/sites/picture-files.ts";
import { readJson } from "#src/sites/read-json.ts";

/** The file with the editable site in an export, if the owner includes it. */
export const SITE_FILE = "site.json";
export const SITE_FORMAT = "sitewright-site";
const VERSION = 1;
/** In bytes, and in values: more than twelve full pages need. */
export const LARGEST_SITE_FILE = 4_000_000;
const MOST_VALUES = 200_000;

const side = z.int().check(z.positive(), z.lte(100_000));

const pictureSchema = z.object({
  type: z.enum(["image/webp", "image/jpeg", "image/png"]),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  width: side,
  height: side,
  sizes: z
    .array(
      z.object({
        width: side,
        height: side,
        path: z.string().check(z.regex(/^pictures\/[a-z0-9-]{1,90}\.(?:webp|jpg|png)$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});
/** A stored picture as the files of its sizes, the largest is last. */
export type FiledPicture = z.infer<typeof pictureSchema>;

const fileSchema = z.object({
  format: z.literal(SITE_FORMAT),
  version: z.int(),
  document: z.unknown(),
  /** By asset reference. */
  pictures: z.record(z.string().check(z.regex(ASSET_REFERENCE)), pictureSchema),
});

export interface SiteFile {
  document: SiteDocument;
  pictures: Record<string, FiledPicture>;
}

/** The message explains why a site cannot be opened from its files. */
export class SiteFileError extends Error {
  override name = "SiteFileError";
}

/** Deterministic: rebuilt exports are compared byte by byte. */
export function writeSiteFile(
  document: SiteDocument,
  stored: StoredPictures,
  files: readonly PictureFile[],
): string {
  const pictures = assetsIn(document)
    .sort()
    .flatMap((asset) => {
      const picture = stored.get(asset);
      const sizes = files
        .filter((file) => file.asset === asset)
        .flatMap(({ width, path }) => {
          const size = picture?.sizes.find((one) => one.width === width);
          return size ? [{ width, height: size.height, path }] : [];
        });
      if (!picture || sizes.length === 0) return [];
      const { type, color, width, height } = picture;
      return [[asset, { type, color, width, height, sizes }] as const];
    });
  const file = {
    format: SITE_FORMAT,
    version: VERSION,
    document: parseDocument(document),
    pictures: Object.fromEntries(pictures),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Throws a `SiteFileError` if the text is not a site file, is damaged, or is of a later version. */
export function readSiteFile(text: string): SiteFile {
  const value = readJson(text, MOST_VALUES);
  const head = z.object({ format: z.literal(SITE_FORMAT), version: z.int() }).safeParse(value);
  if (!head.success) throw new SiteFileError(`${SITE_FILE} is damaged, or it is not from here.`);
  if (head.data.version > VERSION) {
    throw new SiteFileError(
      `${SITE_FILE} was made with a newer version of this product. Reload the page, and open it again.`,
    );
  }
  const file = fileSchema.safeParse(value);
  if (!file.success) throw new SiteFileError(`${SITE_FILE} is damaged: its pictures cannot be read.`);
  try {
    return { document: parseDocument(file.data.document), pictures: file.data.pictures };
  } catch (error) {
    if (error instanceof DocumentError) throw new SiteFileError(error.message);
    throw error;
  }
}

/** Converts the pictures of a site file to the input of an export. */
export const storedOf = ({ pictures }: Pick<SiteFile, "pictures">): StoredPictures =>
  new Map(
    Object.entries(pictures).map(([asset, { sizes, ...picture }]) => [
      asset,
      {
        ...picture,
        name: nameIn(sizes.at(-1)?.path ?? ""),
        sizes: sizes.map(({ width, height }) => ({ width, height })),
      },
    ]),
  );

/** Returns "oven" for "pictures/oven-960.webp" */
const nameIn = (path: string) => path.replace(/^pictures\//, "").replace(/-\d+\.[a-z]+$/, "");
