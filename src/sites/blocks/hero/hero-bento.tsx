import type { ViewProps } from "../define-block.ts";
import { Action, Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-bento.css?site";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroBento({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-bento">
        <div className="sw-bento-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <HeroTitle data={data} id={id} level={level} />
          <div>
            <Text of={data} field="text" className="sw-lead" />
            <Actions first={data.action} scope={scope} />
          </div>
        </div>
        {data.picture && (
          <div className="sw-bento-art" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
          </div>
        )}
        <Facts facts={data.facts.slice(0, 3)} />
        <p className="sw-bento-note">
          <Text of={data} field="note" as="span" />
          <Action field="second" link={data.second} scope={scope} className="sw-bento-link" />
        </p>
      </div>
    </div>
  );
}

export const heroBento = {
  label: "A grid of boxes",
  View: HeroBento,
  css,
};
