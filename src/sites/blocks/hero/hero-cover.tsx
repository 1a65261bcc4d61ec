import type { ViewProps } from "../define-block.ts";
import { Action } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-cover.css?site";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroCover({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <p className="sw-cover-line">
        {data.kicker && <span data-field="kicker">{data.kicker}</span>}
        {data.note && <span data-field="note">{data.note}</span>}
      </p>
      <div className="sw-cover-title">
        <HeroTitle data={data} id={id} level={level} />
      </div>
      <div className="sw-cover">
        {data.picture && (
          <div className="sw-cover-art" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          </div>
        )}
        <div className="sw-cover-text">
          {data.text && (
            <p className="sw-cover-lead" data-field="text">
              {data.text}
            </p>
          )}
          <p className="sw-cover-links">
            <Action field="action" link={data.action} scope={scope} />
            <Action field="second" link={data.second} scope={scope} className="sw-link" />
          </p>
          <Facts facts={data.facts.slice(0, 3)} />
        </div>
      </div>
    </div>
  );
}

export const heroCover = {
  label: "A magazine's cover",
  View: HeroCover,
  css,
};
