import { type Asset, assetStore } from "./asset-store.ts";
import type { MakeOptions } from "./picture.ts";
import { processPicture } from "./process-picture.ts";

export interface AddedPicture {
  asset: Asset;
  /** Notices for the person who chose the file. */
  notes: string[];
}

/**
 * Checks a chosen file, redraws it in the stored sizes, and saves them. Throws a `PictureError` or a
 * `WorkError` with a message for the person who chose it, or the reason of the signal; nothing is stored
 * then.
 */
export async function addPicture(file: File, options: MakeOptions = {}): Promise<AddedPicture> {
  const picture = await processPicture(file, options);
  options.signal?.throwIfAborted();
  return { asset: await assetStore.add({ picture, name: file.name }), notes: picture.notes };
}
