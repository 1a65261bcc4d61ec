import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-editorial.css?site";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroEditorial({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-editorial-title">
        <HeroTitle data={data} id={id} level={level} />
      </div>
      <div className={isFew(data) ? "sw-editorial sw-editorial-few" : "sw-editorial"}>
        <div className="sw-editorial-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <figure className="sw-editorial-art" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          <Text of={data} field="note" as="figcaption" />
        </figure>
      </div>
    </div>
  );
}

const FEW = 130;
const SHORT = 56;

/** A few words under a wide headline would leave a hole beside the picture: they stand with it in one column. */
const isFew = ({ title, text, picture }: HeroData) =>
  text.length < FEW && title.length < SHORT && picture !== null;

export const heroEditorial = {
  label: "Large headline, picture set off",
  View: HeroEditorial,
  css,
};
