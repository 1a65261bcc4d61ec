import { type Asset, assetStore } from "#src/pictures/asset-store.ts";

/** Stores missing pictures, before the records that refer to them. Throws the errors of `assetStore.add`. */
export async function restorePictures(pictures: readonly Asset[]) {
  for (const picture of pictures) {
    if (!(await assetStore.get(picture.id)))
      await assetStore.putBack({ ...picture, addedAt: new Date().toISOString() });
  }
}
