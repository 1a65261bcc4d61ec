import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";
import { ContactForm, Reach } from "./contact-form.tsx";

function ContactCard({ data, id, level, scope }: ViewProps<ContactData>) {
  return (
    <div className="sw-inner">
      <div className="sw-contact-box">
        <div className="sw-contact-side">
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
        <div className="sw-contact-main sw-card">
          <ContactForm data={data} id={id} scope={scope} />
        </div>
      </div>
    </div>
  );
}

export const contactCard = {
  label: "A card",
  View: ContactCard,
  hasForm: true as const,
  css: css`.sw-contact-box{display:grid;gap:2rem}
.sw-contact-side .sw-head{margin-bottom:1.6rem;--sw-align:start;--sw-head-margin:0}
.sw-contact-side .sw-reach{grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}
@container sw-site (min-width:52rem){.sw-contact-box{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:4rem;align-items:start}}`,
};
