import { mailLink, phoneLink } from "../../meta.ts";
import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";
import css from "./contact-lines.css?site";

function ContactLines({ data, id, level, scope }: ViewProps<ContactData>) {
  const { street, town, phone, email } = scope.meta.business;
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Contact" />
      <ul className="sw-big-lines">
        {email && (
          <li>
            <a href={mailLink(email)}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phoneLink(phone)} data-field="business:phone">
              {phone}
            </a>
          </li>
        )}
        {street && <li>{[street, town].filter(Boolean).join(", ")}</li>}
      </ul>
    </div>
  );
}

export const contactLines = {
  label: "Large lines, no form",
  View: ContactLines,
  css,
};
