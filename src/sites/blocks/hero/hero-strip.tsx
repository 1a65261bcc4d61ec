import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroStrip({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-strip-art">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
      </div>
      <div className="sw-inner">
        {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
        <HeroTitle data={data} id={id} level={level} />
        {data.text && <p className="sw-lead">{data.text}</p>}
        <Actions first={data.action} second={data.second} scope={scope} />
      </div>
    </>
  );
}

export const heroStrip = {
  label: "A page's heading over a strip of the picture",
  View: HeroStrip,
  css: css`.sw-hero-strip{overflow:clip;display:grid;align-items:end;min-height:clamp(19rem,34cqi,30rem)}
.sw-strip-art{position:absolute;inset:0}
.sw-strip-art::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,color-mix(in oklab,var(--sw-ground) 94%,transparent) 30%,color-mix(in oklab,var(--sw-ground) 60%,transparent) 62%,transparent 90%),linear-gradient(transparent 40%,color-mix(in oklab,var(--sw-ground) 70%,transparent))}
.sw-hero-strip .sw-inner{padding-block:7.5rem 2.6rem}
.sw-hero-strip .sw-hero-title{font-size:var(--sw-t5)}
@container sw-site (max-width:48rem){.sw-strip-art::after{background:linear-gradient(color-mix(in oklab,var(--sw-ground) 70%,transparent),var(--sw-ground) 62%)}}`,
};
