import { css, type ViewProps } from "../define-block.ts";
import { Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroFramed({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-framed">
        <div className="sw-framed-text">
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          <HeroTitle data={data} id={id} level={level} />
          {data.text && <p className="sw-lead">{data.text}</p>}
          <Actions first={data.action} second={data.second} scope={scope} />
        </div>
        <div className="sw-framed-art">
          <div className="sw-frame">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
          </div>
          {data.note && <p className="sw-framed-note">{data.note}</p>}
        </div>
      </div>
      <Facts facts={data.facts} />
    </div>
  );
}

export const heroFramed = {
  label: "Text beside a framed picture",
  View: HeroFramed,
  css: css`.sw-hero-framed{padding-block:clamp(2.2rem,4cqi,3.6rem) clamp(2.5rem,4cqi,3.5rem)}
.sw-framed{display:grid;gap:2.6rem}
.sw-framed-art{position:relative}
.sw-framed-art .sw-frame{aspect-ratio:4/3.6}
.sw-framed-art::before{content:"";position:absolute;inset:-.75rem;border:1px solid var(--sw-accent-ink);border-radius:calc(var(--sw-radius-card) + .75rem);pointer-events:none}
.sw-framed-note{position:absolute;inset-block-end:1.1rem;inset-inline-start:1.1rem;max-width:calc(100% - 2.2rem);padding:.5rem .9rem;background:var(--sw-ground);font-size:.92rem;font-weight:600}
.sw-hero-framed .sw-facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1.4rem 2rem;margin-top:clamp(2.4rem,5cqi,4rem);padding-top:1.6rem;border-top:1px solid var(--sw-line)}
.sw-hero-framed .sw-facts div{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:.2rem}
.sw-hero-framed .sw-facts dt{color:var(--sw-muted);font-size:.95rem}
.sw-hero-framed .sw-facts dd{font:var(--sw-weight) var(--sw-t2)/1.1 var(--sw-display);letter-spacing:var(--sw-tracking)}
.sw-hero-framed .sw-hero-title{font-size:var(--sw-t5)}
@container sw-site (min-width:56rem){
.sw-framed{grid-template-columns:minmax(0,1.12fr) minmax(0,1fr);gap:clamp(3rem,6cqi,6rem);align-items:center}
.sw-framed-art .sw-frame{aspect-ratio:5/5.1}
}`,
};
