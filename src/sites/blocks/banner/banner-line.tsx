import type { ViewProps } from "../define-block.ts";
import { Action, dateOf } from "../parts.tsx";
import type { BannerData } from "./banner-fields.ts";
import css from "./banner-line.css?site";

function BannerLine({ data, scope }: ViewProps<BannerData>) {
  return (
    <p className="sw-inner">
      <span data-field="text">{data.text}</span>
      {data.until && <span className="sw-banner-until">{` until ${dateOf(data.until)}`}</span>}{" "}
      <Action field="action" link={data.action} scope={scope} className="sw-banner-link" />
    </p>
  );
}

export const bannerLine = {
  label: "A line above all",
  View: BannerLine,
  css,
};
