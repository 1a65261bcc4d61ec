import { css, type ViewProps } from "../define-block.ts";
import { Action } from "../parts.tsx";
import type { BannerData } from "./banner-fields.ts";

function BannerLine({ data, scope }: ViewProps<BannerData>) {
  return (
    <p className="sw-inner">
      <span>{data.text}</span> <Action link={data.action} scope={scope} className="sw-banner-link" />
    </p>
  );
}

export const bannerLine = {
  label: "A line above all",
  View: BannerLine,
  css: css`.sw-banner-line{padding-block:.55rem;font-size:.95rem;text-align:center;line-height:1.4}
.sw-banner-line .sw-inner{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:center;align-items:center}
.sw-banner-link{display:inline-flex;min-height:1.8rem;align-items:center;font-weight:700}`,
};
