import type { ViewProps } from "../define-block.ts";
import { Head, Slider } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";
import css from "./gallery-strip.css?site";

function GalleryStrip({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Gallery" />
      <Slider className="sw-gallery-strip-list" label={data.title || "Gallery"}>
        <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-strip-row" />
      </Slider>
    </div>
  );
}

export const galleryStrip = {
  label: "A strip to slide",
  View: GalleryStrip,
  css,
};
