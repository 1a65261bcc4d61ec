import { css, type ViewProps } from "../define-block.ts";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterPages, Legal } from "./footer-parts.tsx";

function FooterColumns({ data, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-cols">
        <div>
          <p className="sw-footer-name">{scope.meta.business.name}</p>
          {data.text && <p className="sw-quiet">{data.text}</p>}
        </div>
        <FooterPages scope={scope} />
        <div>
          <Address scope={scope} />
          {data.hours && <p className="sw-quiet">{data.hours}</p>}
        </div>
      </div>
      <Legal scope={scope} />
    </div>
  );
}

export const footerColumns = {
  label: "Three columns",
  View: FooterColumns,
  css: css`.sw-footer-cols{display:grid;gap:2.2rem}
.sw-footer-cols .sw-quiet{margin-top:.7rem;max-width:24rem}
@container sw-site (min-width:48rem){.sw-footer-cols{grid-template-columns:2fr 1fr 1.3fr;gap:3rem}}`,
};
