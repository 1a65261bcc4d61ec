import type { ViewProps } from "../define-block.ts";
import { Actions, Text } from "../parts.tsx";
import type { HeroData } from "./hero-fields.ts";
import css from "./hero-heading.css?site";
import { HeroTitle } from "./hero-parts.tsx";

function HeroHeading({ data, id, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <Text of={data} field="kicker" className="sw-kicker" />
      <div className="sw-heading">
        <HeroTitle data={data} id={id} level={level} />
        <div>
          <Text of={data} field="text" className="sw-lead" />
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
      </div>
    </div>
  );
}

export const heroHeading = {
  label: "A page's heading",
  View: HeroHeading,
  css,
};
