import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { GalleryPictures } from "./gallery-parts.tsx";

function GalleryStaggered({ data, id, tone, level, scope }: ViewProps<GalleryData>) {
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
      <GalleryPictures data={data} id={id} tone={tone} scope={scope} className="sw-gallery-staggered-list" />
    </div>
  );
}

export const galleryStaggered = {
  label: "Set off against one another",
  View: GalleryStaggered,
  css: css`.sw-gallery-staggered-list{display:grid;gap:1.8rem}
.sw-gallery-staggered-list .sw-gallery-art{aspect-ratio:5/4;overflow:hidden;border-radius:var(--sw-radius-card)}
.sw-gallery-staggered-list figcaption{margin-top:.6rem;font-size:.92rem;color:var(--sw-muted)}
@container sw-site (min-width:52rem){.sw-gallery-staggered-list{grid-template-columns:repeat(12,1fr);gap:3.2rem 2rem}.sw-gallery-staggered-list li:nth-child(4n+1){grid-column:1/8}.sw-gallery-staggered-list li:nth-child(4n+2){grid-column:9/13;padding-top:7rem}.sw-gallery-staggered-list li:nth-child(4n+3){grid-column:2/6}.sw-gallery-staggered-list li:nth-child(4n){grid-column:7/13;padding-top:2rem}.sw-gallery-staggered-list li:nth-child(4n+2) .sw-gallery-art,.sw-gallery-staggered-list li:nth-child(4n+3) .sw-gallery-art{aspect-ratio:4/4.6}}`,
};
