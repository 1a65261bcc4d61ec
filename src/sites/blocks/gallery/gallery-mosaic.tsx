import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import css from "./gallery-mosaic.css?site";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryMosaic({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Gallery" />
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-mosaic-list" />
    </div>
  );
}

export const galleryMosaic = {
  label: "A mosaic",
  View: GalleryMosaic,
  css,
};
