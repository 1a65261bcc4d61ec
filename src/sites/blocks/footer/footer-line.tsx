import { css, type ViewProps } from "../define-block.ts";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterPages, Legal } from "./footer-parts.tsx";

function FooterLine({ data, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-middle">
        <p className="sw-footer-name">{scope.meta.business.name}</p>
        {data.text && <p className="sw-quiet">{data.text}</p>}
        <FooterPages scope={scope} />
        <Address scope={scope} />
      </div>
      <Legal scope={scope} />
    </div>
  );
}

export const footerLine = {
  label: "In the middle",
  View: FooterLine,
  css: css`.sw-footer-middle{display:grid;gap:1.4rem;justify-items:center;text-align:center}
.sw-footer-middle .sw-footer-name{font-size:var(--sw-t3)}
.sw-footer-middle .sw-quiet{max-width:34rem}
.sw-footer-middle .sw-footer-pages,.sw-footer-middle address{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.2rem 1.8rem}`,
};
