import { writeZip } from "#src/lib/zip/zip.ts";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import { pictureEntries } from "./picture-entries.ts";

/** Returns all pictures in this browser, used or not. */
export const allPictures = () => assetStore.list();

/** Packs a file and its pictures into an archive. */
export const packWithPictures = async (path: string, text: string, pictures: readonly Asset[]) =>
  writeZip([{ path, content: new TextEncoder().encode(text) }, ...(await pictureEntries(pictures))]);

/** Stores missing pictures, before the records that refer to them. Throws the errors of `assetStore.add`. */
export async function restorePictures(pictures: readonly Asset[]) {
  for (const picture of pictures) {
    if (!(await assetStore.get(picture.id)))
      await assetStore.putBack({ ...picture, addedAt: new Date().toISOString() });
  }
}
