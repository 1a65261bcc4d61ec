import { work } from "#src/api/work-database.ts";
import { assetIdOf } from "#src/lib/asset-reference.ts";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import { assetsIn, type PhotoFiles, type Photos } from "#src/sites/photos.ts";

/**
 * The time until unused object URLs are revoked, because a changing document releases its pictures and requests them
 * again.
 */
const KEPT_MS = 10_000;

interface Opened {
  files: Promise<PhotoFiles | null>;
  users: number;
}

/** The object URLs in this tab, one per picture, by the reference of the asset. */
const opened = new Map<string, Opened>();
const followers = new Set<() => void>();
let isFollowing = false;

/**
 * Calls `show` with these photographs, and again when one of them is deleted or restored, until the signal is aborted;
 * afterwards the object URLs are revoked.
 */
export function followPhotos(assets: readonly string[], show: (photos: Photos) => void, signal: AbortSignal) {
  if (signal.aborted) return;
  const taken = assets.map((asset) => [asset, take(asset)] as const);
  const tell = async () => {
    const photos = await Promise.all(taken.map(async ([asset, { files }]) => [asset, await files] as const));
    if (!signal.aborted) show(new Map(photos));
  };
  followers.add(tell);
  if (!isFollowing) {
    isFollowing = true;
    work.onChange((stores) => void (stores.includes("assets") && readAgain()));
  }
  void tell();
  signal.addEventListener("abort", () => {
    followers.delete(tell);
    for (const [asset, one] of taken) giveBack(asset, one);
  });
}

/** Returns the stored pictures of a document by the reference of the asset. Unreadable ones are omitted. */
export async function storedAssets(document: object): Promise<Map<string, Asset>> {
  const found = await Promise.all(
    assetsIn(document).map(async (reference) => [reference, await readAsset(reference)] as const),
  );
  return new Map(found.filter((entry): entry is [string, Asset] => entry[1] !== undefined));
}

function take(asset: string) {
  const one = opened.get(asset) ?? { files: open(asset), users: 0 };
  opened.set(asset, one);
  one.users += 1;
  return one;
}

function giveBack(asset: string, one: Opened) {
  one.users -= 1;
  setTimeout(() => {
    if (one.users > 0 || opened.get(asset) !== one) return;
    opened.delete(asset);
    void one.files.then(close);
  }, KEPT_MS);
}

async function readAgain() {
  for (const [asset, one] of opened) {
    const [files, stored] = await Promise.all([one.files, readAsset(asset)]);
    if ((files === null) === (stored === undefined)) continue;
    one.files = Promise.resolve(stored ? addressed(stored) : null);
    // The page shows the old address until its next render.
    setTimeout(close, KEPT_MS, files);
  }
  for (const tell of followers) tell();
}

const open = async (asset: string) => {
  const stored = await readAsset(asset);
  return stored ? addressed(stored) : null;
};

/** Returns undefined even if the work database cannot be read; the caller reports that. */
const readAsset = (asset: string) => assetStore.get(assetIdOf(asset)).catch(() => undefined);

function addressed({ width, height, color, sizes }: Asset): PhotoFiles {
  return {
    width,
    height,
    color,
    sizes: sizes.map(({ blob, ...size }) => ({ ...size, address: URL.createObjectURL(blob) })),
  };
}

function close(files: PhotoFiles | null) {
  for (const { address } of files?.sizes ?? []) URL.revokeObjectURL(address);
}
