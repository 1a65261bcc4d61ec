import type { ViewProps } from "../define-block.ts";
import { Text } from "../parts.tsx";
import type { FooterData } from "./footer-fields.ts";
import css from "./footer-line.css?site";
import { Address, FooterName, FooterPages, Legal } from "./footer-parts.tsx";
import { Social } from "./social.tsx";

function FooterLine({ data, tone, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-middle">
        <FooterName scope={scope} tone={tone} className="sw-footer-name" />
        <Text of={data} field="text" className="sw-quiet" />
        <FooterPages scope={scope} />
        <Address scope={scope} />
        <Social scope={scope} />
      </div>
      <Legal scope={scope} />
    </div>
  );
}

export const footerLine = {
  label: "In the middle",
  View: FooterLine,
  css,
};
