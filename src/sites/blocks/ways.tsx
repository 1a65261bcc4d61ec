import type { ReactNode } from "react";
import { mapLink } from "../embeds/position.ts";
import { type Meta, mailLink, phoneLink } from "../meta.ts";
import type { Question } from "../questions.ts";
import type { Scope } from "./define-block.ts";
import { type IconName, SiteIcon } from "./icons.tsx";
import { Each } from "./parts.tsx";

type Business = Meta["business"];

interface WaysProps {
  scope: Scope;
  /** The name of the form that they replace. */
  name: string;
  questions: Question[];
}

/** Whether visitors can reach the business at all. */
export const hasWays = ({ phone, email, street }: Business) =>
  Boolean(phoneLink(phone) || mailLink(email) || street);

/** Call, write, find: these buttons replace a form without a destination. */
export function Ways({ scope, name, questions }: WaysProps) {
  const { business } = scope.meta;
  if (!hasWays(business)) return null;
  const { phone, email, street, town } = business;
  const times = questions.find(({ kind }) => kind === "times");
  const asked = questions.filter((question) => question !== times).map(({ label }) => label);
  const fieldOf = (index: number) => times?.optionsField && `${times.optionsField}.${index}`;
  const mail = mailLink(email);
  // Nobody calls or comes by for a newsletter.
  const isByMail = mail && questions.every(({ kind }) => kind === "email");
  return (
    <div className="sw-ways-box">
      {times?.options && times.options.length > 0 && (
        <div>
          <p className="sw-slots-legend">{times.label}</p>
          <ul className="sw-slots">
            <Each of={times.options}>
              {(time, index) => (
                <li>
                  {mail ? (
                    <a data-field={fieldOf(index)} href={mailWith(mail, `${name}, ${time}`, asked)}>
                      {time}
                    </a>
                  ) : (
                    <span data-field={fieldOf(index)}>{time}</span>
                  )}
                </li>
              )}
            </Each>
          </ul>
        </div>
      )}
      <ul className="sw-ways">
        {!isByMail && phoneLink(phone) && (
          <Way icon="call" href={phoneLink(phone)} does="Call us">
            <span data-field="business:phone">{phone}</span>
          </Way>
        )}
        {mail && (
          <Way icon="mail" href={mailWith(mail, name, asked)} does="Write an e-mail">
            <span>
              <Address email={email} />
            </span>
          </Way>
        )}
        {!isByMail && street && (
          <Way icon="map" href={mapLink(business)} does="See the map">
            <span data-field="business:street">{street}</span>
            {town && <span data-field="business:town">{town}</span>}
          </Way>
        )}
      </ul>
    </div>
  );
}

/** A long address breaks before the "@". */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  does: string;
  children: ReactNode;
}

function Way({ icon, href, does, children }: WayProps) {
  return (
    <li>
      <a className="sw-way" href={href}>
        <SiteIcon name={icon} />
        <span className="sw-way-text">
          <strong>{does}</strong>
          <span className="sw-way-to">{children}</span>
        </span>
      </a>
    </li>
  );
}

/** Returns a `mailto:` link with the form's questions in the message. */
function mailWith(mail: string, subject: string, asked: readonly string[]) {
  const body =
    asked.length > 1 ? `&body=${encodeURIComponent(asked.map((label) => `${label}:\r\n`).join("\r\n"))}` : "";
  return `${mail}?subject=${encodeURIComponent(subject)}${body}`;
}
