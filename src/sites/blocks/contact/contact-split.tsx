import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";
import { ContactForm, Reach } from "./contact-form.tsx";
import css from "./contact-split.css?site";

function ContactSplit({ data, id, level, scope }: ViewProps<ContactData>) {
  return (
    <div className="sw-inner sw-contact-cols">
      <div>
        <Head id={id} level={level} data={data} fallback="Contact" />
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
  css,
};
