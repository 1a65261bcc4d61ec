import type { ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import type { HeroData } from "./hero-fields.ts";
import css from "./hero-heading.css?site";
import { HeroTitle } from "./hero-parts.tsx";

function HeroHeading({ data, id, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      {data.kicker && (
        <p className="sw-kicker" data-field="kicker">
          {data.kicker}
        </p>
      )}
      <div className="sw-heading">
        <HeroTitle data={data} id={id} level={level} />
        <div>
          {data.text && (
            <p className="sw-lead" data-field="text">
              {data.text}
            </p>
          )}
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
