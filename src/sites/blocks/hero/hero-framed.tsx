import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import css from "./hero-framed.css?site";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroFramed({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-framed">
        <div className="sw-framed-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <HeroTitle data={data} id={id} level={level} />
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        {data.picture ? (
          <div className="sw-framed-art">
            <div className="sw-frame" data-picture="picture">
              <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
            </div>
            <Text of={data} field="note" className="sw-framed-note" />
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
