import { logoGrounds } from "#src/sites/logo.ts";
import type { Meta } from "#src/sites/meta.ts";
import { withPhotos } from "#src/sites/photos.ts";

/**
 * Returns the document with only the stored pictures for which `isThere` is true. Other photographs become the drawn
 * pictures that they replaced, with their alternative texts; a logo becomes the name.
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
