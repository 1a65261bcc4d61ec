import { logoGrounds } from "../logo.ts";
import type { Meta } from "../meta.ts";
import { withPhotos } from "../photos.ts";

/**
 * The document with the stored pictures that `isThere` names. Each other photograph is the drawn picture that it
 * replaced, in its words; a logo is gone, so that the name stands in its place.
 */
export function withAssets<Document extends { meta: Meta }>(
  document: Document,
  isThere: (asset: string) => boolean,
): Document {
  const drawn = withPhotos(document, (photo) => {
    const { asset, art, label } = photo;
    return isThere(asset) ? photo : art && { ...art, label: label || art.label };
  });
  const { logo, ...meta } = drawn.meta;
  if (!logo) return drawn;
  const versions = logoGrounds.flatMap((ground) => {
    const version = logo[ground];
    return version && isThere(version.asset) ? [[ground, version] as const] : [];
  });
  return {
    ...drawn,
    meta: versions.length > 0 ? { ...meta, logo: Object.fromEntries(versions) } : meta,
  };
}
