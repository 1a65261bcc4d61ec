import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroBackdrop({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-backdrop-art">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="hero" />
      </div>
      <div className="sw-inner">
        <div className="sw-backdrop-text">
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          <HeroTitle data={data} id={id} level={level} />
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
          {data.note && <p className="sw-backdrop-note">{data.note}</p>}
        </div>
      </div>
    </>
  );
}

export const heroBackdrop = {
  label: "Text over a wide picture",
  View: HeroBackdrop,
  css: css`.sw-hero-backdrop{display:grid;overflow:clip}
.sw-backdrop-art{position:relative;height:clamp(20rem,88cqi,30rem);margin-bottom:-3.5rem}
.sw-backdrop-art::after{content:"";position:absolute;inset:0;background:linear-gradient(transparent 40%,color-mix(in oklab,var(--sw-ground) 82%,transparent) 74%,var(--sw-ground) 86%)}
.sw-hero-backdrop .sw-inner{padding-bottom:3.5rem}
.sw-backdrop-text{position:relative;max-width:44rem}
.sw-backdrop-note{margin-top:2rem;color:var(--sw-muted);font-size:.95rem}
@container sw-site (min-width:56rem){
.sw-hero-backdrop{min-height:clamp(40rem,60cqi,54rem);align-items:center}
.sw-backdrop-art{position:absolute;inset:0;height:auto;margin:0}
.sw-backdrop-art::after{background:linear-gradient(90deg,var(--sw-ground) 6%,color-mix(in oklab,var(--sw-ground) 90%,transparent) 34%,color-mix(in oklab,var(--sw-ground) 55%,transparent) 52%,transparent 74%),linear-gradient(color-mix(in oklab,var(--sw-ground) 78%,transparent),transparent 17%,transparent 74%,color-mix(in oklab,var(--sw-ground) 80%,transparent))}
.sw-hero-backdrop .sw-inner{padding-block:8rem 4.5rem}
.sw-backdrop-text{max-width:min(43rem,51cqi)}
.sw-hero-backdrop .sw-hero-title{font-size:calc(var(--sw-t6)*.78)}
.sw-hero-backdrop .sw-lead{max-width:30rem}
}`,
};
