import { mailLink, phoneLink } from "../../meta.ts";
import type { Scope, ViewProps } from "../define-block.ts";
import { isFormOn, SiteForm } from "../site-form.tsx";
import type { ContactData } from "./contact-fields.ts";
import { contactQuestions } from "./contact-questions.ts";

type FormProps = Pick<ViewProps<ContactData>, "data" | "id" | "scope">;

export const ContactForm = ({ data, id, scope }: FormProps) => (
  <SiteForm
    scope={scope}
    id={id}
    labelledBy={`${id}-title`}
    questions={contactQuestions(data)}
    action={data.action || "Send"}
    actionField="action"
  />
);

/** Shown beside a form. Without a form, the contact buttons in its place say the same. */
export function Reach({ scope }: { scope: Scope }) {
  const { street, town, area, phone, email } = scope.meta.business;
  if (!isFormOn(scope)) return null;
  return (
    <dl className="sw-reach">
      {street && (
        <div>
          <dt>Address</dt>
          <dd data-field="business:street">
            {street}
            <br />
            {[town, area].filter(Boolean).join(", ")}
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone)} data-field="business:phone">
              {phone}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
