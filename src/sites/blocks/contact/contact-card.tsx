import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import css from "./contact-card.css?site";
import type { ContactData } from "./contact-fields.ts";
import { ContactForm, Reach } from "./contact-form.tsx";

function ContactCard({ data, id, level, scope }: ViewProps<ContactData>) {
  return (
    <div className="sw-inner">
      <div className="sw-contact-box">
        <div className="sw-contact-side">
          <Head id={id} level={level} data={data} fallback="Contact" />
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
  css,
};
