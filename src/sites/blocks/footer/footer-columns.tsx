import type { ViewProps } from "../define-block.ts";
import { Logo } from "../logo.tsx";
import css from "./footer-columns.css?site";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterPages, Legal } from "./footer-parts.tsx";
import { Social } from "./social.tsx";

function FooterColumns({ data, tone, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-cols">
        <div>
          <p className="sw-footer-name" data-field="business:name">
            <Logo scope={scope} tone={tone}>
              {scope.meta.business.name || scope.meta.tagline}
            </Logo>
          </p>
          {data.text && (
            <p className="sw-quiet" data-field="text">
              {data.text}
            </p>
          )}
        </div>
        <FooterPages scope={scope} />
        <div>
          <Address scope={scope} />
          <Social scope={scope} />
          {data.hours && (
            <p className="sw-quiet" data-field="hours">
              {data.hours}
            </p>
          )}
        </div>
      </div>
      <Legal scope={scope} />
    </div>
  );
}

export const footerColumns = {
  label: "Three columns",
  View: FooterColumns,
  css,
};
