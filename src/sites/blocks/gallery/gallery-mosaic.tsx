import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryMosaic({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Gallery"
      />
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-mosaic-list" />
    </div>
  );
}

export const galleryMosaic = {
  label: "A mosaic",
  View: GalleryMosaic,
  css: css`.sw-gallery-mosaic-list{display:grid;gap:clamp(.5rem,1cqi,.9rem);grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-flow:dense}
.sw-gallery-mosaic-list figure{position:relative;height:100%;overflow:hidden;border-radius:min(var(--sw-radius-card),18px)}
.sw-gallery-mosaic-list .sw-gallery-art{height:100%;min-height:10rem}
.sw-gallery-mosaic-list .sw-picture{position:absolute;inset:0}
.sw-gallery-mosaic-list li:first-child{grid-column:1/-1;min-height:16rem}
.sw-gallery-mosaic-list figcaption{position:absolute;inset:auto auto 0 0;max-width:100%;padding:.35rem .8rem;background:var(--sw-ground);font-size:.88rem;line-height:1.35}
@container sw-site (min-width:52rem){.sw-gallery-mosaic-list{grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-rows:14.5rem}.sw-gallery-mosaic-list li:first-child{grid-column:span 2;grid-row:span 2}.sw-gallery-mosaic-list li:is(:nth-child(4),:nth-child(5):nth-last-child(2),:nth-child(6):last-child){grid-column:span 2}}`,
};
