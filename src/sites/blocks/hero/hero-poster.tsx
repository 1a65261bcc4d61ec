import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";
import css from "./hero-poster.css?site";

function HeroPoster({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-poster-art" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
      </div>
      <div className="sw-inner">
        <Text of={data} field="kicker" className="sw-kicker" />
        <HeroTitle data={data} id={id} level={level} />
        <div className="sw-poster-foot">
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <Facts facts={data.facts.slice(0, 3)} />
      </div>
    </>
  );
}

export const heroPoster = {
  label: "A poster of type",
  View: HeroPoster,
  css,
};
