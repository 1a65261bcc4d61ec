import { css, type ViewProps } from "../define-block.ts";
import { Action } from "../parts.tsx";
import type { BannerData } from "./banner-fields.ts";

function BannerNote({ data, scope }: ViewProps<BannerData>) {
  return (
    <div className="sw-inner">
      <div className="sw-banner-card">
        <p>{data.text}</p>
        <Action link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const bannerNote = {
  label: "A note with a mark",
  View: BannerNote,
  css: css`.sw-banner-note{padding-block:1rem}
.sw-banner-card{display:flex;flex-wrap:wrap;gap:.3rem 1.6rem;align-items:center;justify-content:space-between;padding:.9rem 1.3rem;border-inline-start:6px solid var(--sw-accent);background:var(--sw-surface);border-radius:var(--sw-radius)}`,
};
