import { assetReference } from "#src/lib/asset-reference.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import type { PhotoPicture, Picture } from "#src/sites/fields.ts";
import { firstFocus } from "#src/sites/photos.ts";

/** Makes a photograph value from a stored picture. It keeps the drawn picture that it replaces. */
export function photoOf(asset: Asset, former: Picture | null): PhotoPicture {
  const isPhoto = former?.kind === "photo";
  return {
    kind: "photo",
    asset: assetReference(asset.id),
    width: asset.width,
    height: asset.height,
    focus: firstFocus(asset),
    zoom: 100,
    tone: isPhoto ? former.tone : "none",
    art: isPhoto ? former.art : former,
    label: asset.alt,
  };
}
