import { type Asset, assetStore } from "./asset-store.ts";
import type { MakeOptions } from "./picture.ts";
import { processPicture } from "./process-picture.ts";

export interface AddedPicture {
  asset: Asset;
  /** Sentences that the person who chose the file has to read. */
  notes: string[];
}

/**
 * Checks a chosen file, draws it anew in the sizes of a site, and stores these. Throws a `PictureError` or a
 * `WorkError` with words for the person who chose it, or the reason of the signal; nothing is stored then.
 */
export async function addPicture(file: File, options: MakeOptions = {}): Promise<AddedPicture> {
  const picture = await processPicture(file, options);
  options.signal?.throwIfAborted();
  return { asset: await assetStore.add({ picture, name: file.name }), notes: picture.notes };
}
