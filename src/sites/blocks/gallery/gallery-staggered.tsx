import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";
import css from "./gallery-staggered.css?site";

function GalleryStaggered({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Gallery" />
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-staggered-list" />
    </div>
  );
}

export const galleryStaggered = {
  label: "Set off against one another",
  View: GalleryStaggered,
  css,
};
