import { mailLink, phoneLink } from "../../meta.ts";
import type { Tone } from "../../themes/compose.ts";
import type { Scope } from "../define-block.ts";
import { Logo } from "../logo.tsx";

interface FooterNameProps {
  scope: Scope;
  tone: Tone;
  className: string;
  width?: number;
}

/** A site without a name is headed by what it is and where, which is no brand to repeat. */
export function FooterName({ scope, tone, className, width }: FooterNameProps) {
  const { business, logo, tagline } = scope.meta;
  if (!business.name && !logo) return null;
  return (
    <p className={className} data-field="business:name">
      <Logo scope={scope} tone={tone} width={width}>
        {business.name || tagline}
      </Logo>
    </p>
  );
}

export function FooterPages({ scope }: { scope: Scope }) {
  return (
    <nav aria-label="Footer">
      <ul className="sw-footer-pages">
        {scope.pages
          .filter(({ label }) => label)
          .map(({ id, label }) => (
            <li key={id}>
              <a href={scope.href(`page:${id}`)} data-field={`page:${id}`}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function Address({ scope }: { scope: Scope }) {
  const { street, town, area, phone, email } = scope.meta.business;
  return (
    <address>
      {street && <span data-field="business:street">{street}</span>}
      {town && <span data-field="business:town">{[town, area].filter(Boolean).join(", ")}</span>}
      {phone && (
        <a href={phoneLink(phone)} data-field="business:phone">
          {phone}
        </a>
      )}
      {email && <a href={mailLink(email)}>{email}</a>}
    </address>
  );
}

export function Legal({ scope }: { scope: Scope }) {
  const { business, notice, tagline } = scope.meta;
  return (
    <div className="sw-footer-legal">
      <p data-field="business:name">© {business.name || tagline}</p>
      {scope.privacy && <a href={scope.privacy}>Privacy</a>}
      {notice && <p>{notice}</p>}
    </div>
  );
}
