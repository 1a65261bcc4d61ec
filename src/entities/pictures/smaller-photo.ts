import { assetIdOf, assetReference } from "#src/lib/asset-reference.ts";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import type { MadePicture, MakeOptions } from "#src/pictures/picture.ts";
import { PictureError } from "#src/pictures/picture-error.ts";
import { processPicture } from "#src/pictures/process-picture.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";

/** A narrower picture would look blurred on a computer. */
const NARROWEST = 640;
/** The bytes do not shrink quite as fast as the pixels. */
const MARGIN = 0.95;
const TRIES = 3;

interface Tools {
  store: Pick<typeof assetStore, "get" | "add">;
  process: (file: Blob, options: MakeOptions) => Promise<MadePicture>;
}

/**
 * Stores a photograph again, as narrow as it has to be to have at most so many bytes. The original stays stored for undo
 * and for other sites. Rejects with a message for the owner.
 */
export async function makeSmaller(
  { asset: reference }: Pick<PhotoPicture, "asset">,
  bytes: number,
  { store, process }: Tools = { store: assetStore, process: processPicture },
): Promise<Pick<PhotoPicture, "asset" | "width" | "height">> {
  const asset = await store.get(assetIdOf(reference));
  const largest = asset?.sizes.at(-1);
  if (!asset || !largest) {
    throw new PictureError(
      "unreadable",
      "This picture is no longer stored. Use Show, and choose another one.",
    );
  }
  const picture = await narrowed(largest, bytes, process);
  if (!picture) {
    throw new PictureError(
      "failed",
      "This picture would become blurred before it is light enough. Use Show, and choose another one.",
    );
  }
  const { id, width, height } = await store.add({ picture, name: asset.name, alt: asset.alt });
  return { asset: assetReference(id), width, height };
}

async function narrowed(largest: Asset["sizes"][number], bytes: number, process: Tools["process"]) {
  let { width, blob } = largest;
  for (let tries = 0; tries < TRIES; tries++) {
    width = Math.floor(width * Math.sqrt(bytes / blob.size) * MARGIN);
    if (width < NARROWEST) return undefined;
    const made = await process(largest.blob, { widest: width });
    blob = made.sizes.at(-1)?.blob ?? blob;
    if (blob.size <= bytes) return made;
  }
  return undefined;
}
