import type { ComponentProps } from "react";
import type { Destination } from "../form-settings.ts";
import type { Scope } from "./define-block.ts";

type Sent = Exclude<Destination, { kind: "none" }>;

/**
 * The attributes that send a form, without a script. Forms to an e-mail address are posted as plain text to
 * `mailto:`, since a link cannot carry the answers, and a form sent by GET turns them into headers, which mail
 * programs drop.
 */
export function sendingOf(destination: Sent, name: string, scope: Scope): ComponentProps<"form"> {
  switch (destination.kind) {
    case "email":
      return {
        action: `mailto:${destination.email}?subject=${encodeURIComponent(subjectOf(name, scope))}`,
        method: "post",
        encType: "text/plain",
      };
    case "netlify":
      return {
        name,
        method: "post",
        // Netlify serves `thanks.html` without its extension, from the root of the site.
        action: scope.thanks && `/${scope.thanks.path}`,
        ...{ "data-netlify": "true", "netlify-honeypot": TRAP.netlify },
      };
    case "formspree":
      return { method: "post", action: `https://formspree.io/f/${destination.id}` };
    case "web3forms":
      return { method: "post", action: "https://api.web3forms.com/submit" };
    case "address":
      return { method: "post", action: destination.address };
  }
}

/** Fields for the service that receives the answers: the form's name, and the page to show afterwards. */
export function HiddenFields({
  destination,
  name,
  scope,
}: {
  destination: Sent;
  name: string;
  scope: Scope;
}) {
  const hidden = Object.entries(hiddenFields(destination, name, scope)).filter(([, value]) => value);
  return hidden.map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />);
}

function hiddenFields(destination: Sent, name: string, scope: Scope): Record<string, string | undefined> {
  const { thanks } = scope;
  const subject = subjectOf(name, scope);
  switch (destination.kind) {
    case "email":
      return {};
    case "netlify":
      return { "form-name": name };
    case "formspree":
      return { _subject: subject, _next: thanks?.url };
    case "web3forms":
      return {
        access_key: destination.key,
        subject,
        from_name: scope.meta.business.name,
        redirect: thanks?.url,
      };
    case "address":
      // A receiver that knows the site's address resolves the file name.
      return { "form-name": name, _subject: subject, _next: thanks?.url ?? thanks?.file };
  }
}

/** The honeypot field that only bots fill in, under each service's name for it. */
const TRAP = {
  netlify: "bot-field",
  formspree: "_gotcha",
  web3forms: "botcheck",
  address: "_gotcha",
} as const;

/** Hidden visually, from screen readers and from the keyboard, but still sent. */
export function Trap({ destination }: { destination: Sent }) {
  if (destination.kind === "email") return null;
  const name = TRAP[destination.kind];
  const isBox = destination.kind === "web3forms";
  return (
    <label hidden>
      Leave this empty
      <input
        name={name}
        type={isBox ? "checkbox" : undefined}
        tabIndex={-1}
        autoComplete={isBox ? undefined : "off"}
      />
    </label>
  );
}

const subjectOf = (name: string, { meta }: Scope) =>
  meta.business.name ? `${name}: ${meta.business.name}` : name;
