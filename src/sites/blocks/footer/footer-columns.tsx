import type { ViewProps } from "../define-block.ts";
import { Text } from "../parts.tsx";
import css from "./footer-columns.css?site";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterName, FooterPages, Legal } from "./footer-parts.tsx";
import { Social } from "./social.tsx";

function FooterColumns({ data, tone, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-cols">
        <div>
          <FooterName scope={scope} tone={tone} className="sw-footer-name" />
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
