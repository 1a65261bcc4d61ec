import type { ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import css from "./hero-framed.css?site";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroFramed({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-framed">
        <div className="sw-framed-text">
          {data.kicker && (
            <p className="sw-kicker" data-field="kicker">
              {data.kicker}
            </p>
          )}
          <HeroTitle data={data} id={id} level={level} />
          {data.text && (
            <p className="sw-lead" data-field="text">
              {data.text}
            </p>
          )}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        {data.picture ? (
          <div className="sw-framed-art">
            <div className="sw-frame" data-picture="picture">
              <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
            </div>
            {data.note && (
              <p className="sw-framed-note" data-field="note">
                {data.note}
              </p>
            )}
          </div>
        ) : (
          data.note && (
            <p className="sw-quiet" data-field="note">
              {data.note}
            </p>
          )
        )}
      </div>
      <Facts facts={data.facts} />
    </div>
  );
}

export const heroFramed = {
  label: "Text beside a framed picture",
  View: HeroFramed,
  css,
};
