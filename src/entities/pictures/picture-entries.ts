import * as z from "zod/mini";
import { sha256 } from "#src/lib/sha256.ts";
import type { FolderLimits, ZipEntry } from "#src/lib/zip/archive.ts";
import type { UnpackedEntry } from "#src/lib/zip/zip-worker.ts";
import { type Asset, assetSchema } from "#src/pictures/asset-store.ts";
import { inspectFile } from "#src/pictures/inspect.ts";
import { readJson } from "#src/sites/read-json.ts";

/** The folder of pictures beside a project in an archive. */
export const PICTURE_FOLDER = "pictures/";
const LIST = `${PICTURE_FOLDER}index.json`;
const MOST_VALUES = 100_000;

const MB = 1_000_000;
/** Size limits. A picture of 1,600 pixels is far smaller, even as a PNG. */
export const PICTURE_LIMITS: FolderLimits = { entry: 15 * MB, total: 400 * MB, entries: 6_000 };

const sizeSchema = z.object({ width: z.int(), height: z.int() });
const listSchema = z.array(
  z.looseObject({ id: z.string(), name: z.string(), type: z.string(), sizes: z.array(sizeSchema) }),
);
const endings = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" } as const;

const pathOf = (id: string, width: number, type: string) =>
  `${PICTURE_FOLDER}${id}-${width}.${endings[type as keyof typeof endings] ?? "bin"}`;

/** Returns archive entries for pictures in all their sizes, and an index of them; none without pictures. */
export async function pictureEntries(assets: readonly Asset[]): Promise<ZipEntry[]> {
  if (assets.length === 0) return [];
  const list = assets.map(({ sizes, ...asset }) => ({
    ...asset,
    sizes: sizes.map(({ width, height }) => ({ width, height })),
  }));
  const entries: ZipEntry[] = [{ path: LIST, content: new TextEncoder().encode(JSON.stringify(list)) }];
  for (const { id, type, sizes } of assets) {
    for (const { width, blob } of sizes) {
      entries.push({ path: pathOf(id, width, type), content: new Uint8Array(await blob.arrayBuffer()) });
    }
  }
  return entries;
}

export interface ReadPictures {
  assets: Asset[];
  /** The names of pictures that are damaged, missing or too large. */
  refused: string[];
}

/** Reads the pictures of an archive one by one and refuses those that differ from its index. */
export async function readPictures(entries: readonly UnpackedEntry[]): Promise<ReadPictures> {
  const contents = new Map(entries.map(({ path, content }) => [path, content]));
  const list = contents.get(LIST);
  if (!list) return { assets: [], refused: [] };
  const read = listSchema.safeParse(readJson(await list.text(), MOST_VALUES));
  if (!read.success) return { assets: [], refused: ["the list of pictures"] };
  return checkPictures(read.data, ({ id, type }, width) => contents.get(pathOf(id, width, type)));
}

type Listed = z.infer<typeof listSchema>[number];

/** Checks listed pictures one by one and refuses those whose content is missing or different. */
export async function checkPictures(
  list: readonly Listed[],
  contentOf: (listed: Listed, width: number) => Blob | undefined,
): Promise<ReadPictures> {
  const assets: Asset[] = [];
  const refused: string[] = [];
  for (const listed of list) {
    const sizes = listed.sizes.map((size) => {
      const content = contentOf(listed, size.width);
      return { ...size, blob: content && new Blob([content], { type: listed.type }) };
    });
    const asset = assetSchema.safeParse({ ...listed, sizes });
    if (asset.success && (await isWhole(asset.data))) assets.push(asset.data);
    else refused.push(listed.name.slice(0, 100) || "a picture without a name");
  }
  return { assets, refused };
}

async function isWhole({ id, type, width, height, sizes }: Asset) {
  const largest = sizes.at(-1);
  if (largest?.width !== width || largest.height !== height) return false;
  if ((await sha256(largest.blob)) !== id) return false;
  for (const { blob, ...size } of sizes) {
    const facts = await inspectFile(blob).catch(() => undefined);
    const isAsListed = facts?.width === size.width && facts.height === size.height;
    if (!isAsListed || `image/${facts.type}` !== type) return false;
  }
  return true;
}
