import { mailLink, phoneLink } from "../../meta.ts";
import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";

function ContactLines({ data, id, level, scope }: ViewProps<ContactData>) {
  const { street, town, phone, email } = scope.meta.business;
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Contact"
      />
      <ul className="sw-big-lines">
        {email && (
          <li>
            <a href={mailLink(email)}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phoneLink(phone)}>{phone}</a>
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
  css: css`.sw-big-lines li{border-top:1px solid var(--sw-line);padding-block:clamp(.8rem,2cqi,1.5rem);font:var(--sw-weight) clamp(1.25rem,3.4cqi,2.8rem)/1.15 var(--sw-display);letter-spacing:var(--sw-tracking);overflow-wrap:anywhere}
.sw-big-lines a{text-decoration-color:var(--sw-accent)}`,
};
