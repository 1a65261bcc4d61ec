import { css, type ViewProps } from "../define-block.ts";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterPages, Legal } from "./footer-parts.tsx";

function FooterWordmark({ data, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-top">
        <div>
          {data.text && <p className="sw-footer-name">{data.text}</p>}
          {data.hours && <p className="sw-quiet">{data.hours}</p>}
        </div>
        <FooterPages scope={scope} />
        <Address scope={scope} />
      </div>
      <p className="sw-footer-word">{scope.meta.business.name}</p>
      <Legal scope={scope} />
    </div>
  );
}

export const footerWordmark = {
  label: "The name, large",
  View: FooterWordmark,
  css: css`.sw-footer-top{display:grid;gap:2rem}
.sw-footer-top .sw-footer-name{max-width:20em;text-wrap:balance}
.sw-footer-word{margin-top:clamp(2rem,5cqi,4rem);font:var(--sw-weight) clamp(2.6rem,10.5cqi,9rem)/.95 var(--sw-display);letter-spacing:-.035em;text-wrap:balance}
@container sw-site (min-width:48rem){.sw-footer-top{grid-template-columns:1.6fr 1fr 1.2fr}}`,
};
