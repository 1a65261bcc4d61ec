import { type Asset, assetStore } from "#src/pictures/asset-store.ts";

/** Stores pictures that are not here yet, before what needs them. Throws what `assetStore.add` does. */
export async function restorePictures(pictures: readonly Asset[]) {
  for (const picture of pictures) {
    if (!(await assetStore.get(picture.id)))
      await assetStore.putBack({ ...picture, addedAt: new Date().toISOString() });
  }
}
