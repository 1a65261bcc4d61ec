import { mailLink, phoneLink } from "../../meta.ts";
import type { Scope, ViewProps } from "../define-block.ts";
import { Each, SiteForm } from "../parts.tsx";
import type { ContactData } from "./contact-fields.ts";

type FormProps = Pick<ViewProps<ContactData>, "data" | "id" | "scope">;

export function ContactForm({ data, id, scope }: FormProps) {
  return (
    <SiteForm scope={scope} labelledBy={`${id}-title`}>
      <label className="sw-field">
        Name
        <input name="name" autoComplete="name" required />
      </label>
      <label className="sw-field">
        E-mail
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <Each of={data.fields}>{(field, index) => <Answer field={field} name={`answer-${index + 1}`} />}</Each>
      <label className="sw-field">
        Message
        <textarea name="message" rows={5} />
      </label>
      <button className="sw-button" type="submit">
        {data.action || "Send"}
      </button>
    </SiteForm>
  );
}

interface AnswerProps {
  field: ContactData["fields"][number];
  name: string;
}

function Answer({ field, name }: AnswerProps) {
  if (field.kind === "choice") {
    return (
      <label className="sw-field">
        {field.label}
        <select name={name}>
          <Each of={field.options}>{(option) => <option>{option}</option>}</Each>
        </select>
      </label>
    );
  }
  return (
    <label className="sw-field">
      {field.label}
      <input name={name} type={field.kind === "date" ? "date" : undefined} />
    </label>
  );
}

export function Reach({ scope }: { scope: Scope }) {
  const { street, town, area, phone, email } = scope.meta.business;
  return (
    <dl className="sw-reach">
      {street && (
        <div>
          <dt>Address</dt>
          <dd>
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
            <a href={phoneLink(phone)}>{phone}</a>
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
