import type { ViewProps } from "../define-block.ts";
import { Logo } from "../logo.tsx";
import { Text } from "../parts.tsx";
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
          <Text of={data} field="text" className="sw-quiet" />
        </div>
        <FooterPages scope={scope} />
        <div>
          <Address scope={scope} />
          <Social scope={scope} />
          <Text of={data} field="hours" className="sw-quiet" />
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
