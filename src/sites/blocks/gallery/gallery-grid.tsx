import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import css from "./gallery-grid.css?site";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryGrid({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Gallery" />
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-grid-list" />
    </div>
  );
}

export const galleryGrid = {
  label: "A grid with captions",
  View: GalleryGrid,
  css,
};
