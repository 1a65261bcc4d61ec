import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryGrid({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
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
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-grid-list" />
    </div>
  );
}

export const galleryGrid = {
  label: "A grid with captions",
  View: GalleryGrid,
  css: css`.sw-gallery-grid-list{display:grid;gap:clamp(1.4rem,2.4cqi,2.2rem) clamp(1rem,2cqi,1.8rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.sw-gallery-grid-list .sw-gallery-art{aspect-ratio:4/3.2;overflow:hidden;border-radius:var(--sw-radius-card);border:var(--sw-border)}
.sw-gallery-grid-list figcaption{margin-top:.6rem;font-size:.95rem;color:var(--sw-muted)}`,
};
