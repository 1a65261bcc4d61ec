import type { ViewProps } from "../define-block.ts";
import { Text } from "../parts.tsx";
import type { FooterData } from "./footer-fields.ts";
import { Address, FooterName, FooterPages, Legal } from "./footer-parts.tsx";
import css from "./footer-wordmark.css?site";
import { Social } from "./social.tsx";

function FooterWordmark({ data, tone, scope }: ViewProps<FooterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-footer-top">
        <div>
          <Text of={data} field="text" className="sw-footer-name" />
          <Text of={data} field="hours" className="sw-quiet" />
          <Social scope={scope} />
        </div>
        <FooterPages scope={scope} />
        <Address scope={scope} />
      </div>
      <FooterName scope={scope} tone={tone} className="sw-footer-word" width={480} />
      <Legal scope={scope} />
    </div>
  );
}

export const footerWordmark = {
  label: "The name, large",
  View: FooterWordmark,
  css,
};
