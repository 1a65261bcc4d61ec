import { css, type ViewProps } from "../define-block.ts";
import { Head, Slider } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryStrip({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
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
      <Slider className="sw-gallery-strip-list" label={data.title || "Gallery"}>
        <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-strip-row" />
      </Slider>
    </div>
  );
}

export const galleryStrip = {
  label: "A strip to slide",
  View: GalleryStrip,
  css: css`.sw-gallery-strip .sw-inner{width:100%}
.sw-gallery-strip .sw-head{padding-inline:var(--sw-bleed);max-width:none}
.sw-gallery-strip-row{display:flex;gap:clamp(.9rem,1.6cqi,1.4rem)}
.sw-gallery-strip-list{overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:var(--sw-bleed);padding-inline:var(--sw-bleed);padding-bottom:1.2rem}
.sw-gallery-strip-list li{flex:none;width:min(78cqi,25rem);scroll-snap-align:start}
.sw-gallery-strip-list .sw-gallery-art{aspect-ratio:4/4.3;overflow:hidden;border-radius:var(--sw-radius-card)}
.sw-gallery-strip-list figcaption{margin-top:.7rem;font-weight:600;font-size:.98rem}`,
};
