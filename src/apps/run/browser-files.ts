import { assetReference } from "#src/lib/asset-reference.ts";
import type { AppFiles } from "../views/app-files.ts";

const MAX_NAME = 200;

/** The pictures of this browser, which are stored once and without metadata. */
export const browserFiles: AppFiles = {
  async add(file) {
    const { addPicture } = await import("#src/pictures/pictures.ts");
    const { asset } = await addPicture(file);
    return { asset: asset.id, name: (file.name || "Picture").slice(0, MAX_NAME) };
  },
  show(asset, onAddress) {
    const use = new AbortController();
    const reference = assetReference(asset);
    import("#src/entities/pictures/stored-photos.ts").then(
      ({ followPhotos }) =>
        followPhotos(
          [reference],
          (photos) => onAddress(photos.get(reference)?.sizes.at(-1)?.address ?? null),
          use.signal,
        ),
      () => onAddress(null),
    );
    return () => use.abort();
  },
};
