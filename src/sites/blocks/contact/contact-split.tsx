import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";
import { ContactForm, Reach } from "./contact-form.tsx";

function ContactSplit({ data, id, level, scope }: ViewProps<ContactData>) {
  return (
    <div className="sw-inner sw-contact-cols">
      <div>
        <Head
          id={id}
          level={level}
          kicker={data.kicker}
          title={data.title}
          text={data.text}
          fallback="Contact"
        />
        <Reach scope={scope} />
      </div>
      <ContactForm data={data} id={id} scope={scope} />
    </div>
  );
}

export const contactSplit = {
  label: "Address beside the form",
  View: ContactSplit,
  hasForm: true as const,
  css: css`.sw-contact-cols{display:grid;gap:2.6rem}
.sw-contact-cols .sw-head{margin-bottom:1.8rem;--sw-align:start;--sw-head-margin:0}
.sw-contact-cols .sw-title{font-size:var(--sw-t3)}
.sw-contact-cols .sw-title-page{font-size:var(--sw-t4)}
@container sw-site (min-width:52rem){.sw-contact-cols{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(3rem,7cqi,6.5rem)}}`,
};
