import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroHeading({ data, id, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
      <div className="sw-heading">
        <HeroTitle data={data} id={id} level={level} />
        <div>
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
      </div>
    </div>
  );
}

export const heroHeading = {
  label: "A page's heading",
  View: HeroHeading,
  css: css`.sw-hero-heading{padding-block:clamp(2.6rem,6cqi,5.5rem) clamp(1.4rem,3cqi,3rem)}
.sw-heading{display:grid;gap:1rem}
.sw-hero-heading .sw-hero-title{font-size:var(--sw-t5)}
@container sw-site (min-width:56rem){.sw-heading{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3rem;align-items:end}.sw-heading .sw-lead{margin:0 0 .4rem}}`,
};
