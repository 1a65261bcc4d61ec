import { css, type ViewProps } from "../define-block.ts";
import { Action, Actions } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroBento({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <div className="sw-bento">
        <div className="sw-bento-text">
          {data.kicker && <p className="sw-kicker">{data.kicker}</p>}
          <HeroTitle data={data} id={id} level={level} />
          <div>
            {data.text && <p className="sw-lead">{data.text}</p>}
            <Actions first={data.action} scope={scope} />
          </div>
        </div>
        <div className="sw-bento-art">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="tile" />
        </div>
        <Facts facts={data.facts.slice(0, 3)} />
        <p className="sw-bento-note">
          {data.note && <span>{data.note}</span>}
          <Action link={data.second} scope={scope} className="sw-bento-link" />
        </p>
      </div>
    </div>
  );
}

export const heroBento = {
  label: "A grid of boxes",
  View: HeroBento,
  css: css`.sw-hero-bento{padding-block:clamp(1rem,1.6cqi,1.5rem) clamp(2rem,3cqi,3rem)}
.sw-bento{display:grid;gap:var(--sw-bento-gap,.9rem)}
.sw-bento>*,.sw-bento .sw-facts>div{border-radius:var(--sw-radius-card);border:var(--sw-border);background:var(--sw-surface);overflow:hidden}
.sw-bento .sw-facts{display:contents}
.sw-bento-text{padding:clamp(1.4rem,3cqi,2.8rem);display:flex;flex-direction:column;justify-content:space-between;gap:1.6rem}
.sw-bento-text .sw-lead{margin-top:0}
.sw-bento-text .sw-actions{margin-top:1.4rem}
.sw-bento-art{aspect-ratio:4/3}
.sw-bento .sw-facts>div{display:flex;flex-direction:column-reverse;justify-content:space-between;gap:.8rem;padding:1.2rem 1.4rem}
.sw-bento dd{font:var(--sw-weight) var(--sw-t3)/1 var(--sw-display);letter-spacing:var(--sw-tracking);overflow-wrap:anywhere}
.sw-bento dt{font-size:.95rem;color:var(--sw-muted);line-height:1.35}
.sw-bento .sw-bento-note{display:flex;flex-direction:column;justify-content:space-between;gap:.8rem;padding:1.2rem 1.4rem;background:var(--sw-accent);color:var(--sw-on-accent);font-weight:600;line-height:1.35}
.sw-bento-link{display:inline-flex;align-items:center;min-height:2rem}
@container sw-site (min-width:34rem){.sw-bento{grid-template-columns:repeat(2,minmax(0,1fr))}.sw-bento-text,.sw-bento-art{grid-column:1/-1}}
@container sw-site (min-width:56rem){
.sw-bento{grid-template-columns:repeat(12,minmax(0,1fr));grid-template-rows:minmax(25rem,1fr) auto}
.sw-bento-text{grid-column:1/8}.sw-bento-art{grid-column:8/13;aspect-ratio:auto;min-height:0;position:relative}
.sw-bento-art .sw-picture{position:absolute;inset:0}
.sw-bento .sw-facts>div,.sw-bento-note{grid-column:span 3;min-height:7.6rem}
.sw-hero-bento .sw-hero-title{font-size:var(--sw-t5)}
}`,
};
