import type { ViewProps } from "../define-block.ts";
import { Action, dateOf } from "../parts.tsx";
import type { BannerData } from "./banner-fields.ts";
import css from "./banner-note.css?site";

function BannerNote({ data, scope }: ViewProps<BannerData>) {
  return (
    <div className="sw-inner">
      <div className="sw-banner-card">
        <p data-field="text">
          {data.text}
          {data.until && <small className="sw-banner-until">{` until ${dateOf(data.until)}`}</small>}
        </p>
        <Action field="action" link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const bannerNote = {
  label: "A note with a mark",
  View: BannerNote,
  css,
};
