import type { ComponentProps } from "react";
import type { Destination } from "../form-settings.ts";
import type { Scope } from "./define-block.ts";

type Sent = Exclude<Destination, { kind: "none" }>;

/**
 * How a form is sent, by attributes alone. E-mail: without a script only a form that is posted as plain text to a
 * `mailto:` address takes its answers along; a link cannot know them, and a form that is sent by GET turns them into
 * headers, which mail programs drop.
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
        // Netlify serves `thanks.html` without its ending, from the root of the site.
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

/** Fields for the service that takes the answers: which form it is, and the page to show afterwards. */
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
      // A receiver that knows the site makes an address of the file's name.
      return { "form-name": name, _subject: subject, _next: thanks?.url ?? thanks?.file };
  }
}

/** The field that only programs fill in, as each service calls it. */
const TRAP = {
  netlify: "bot-field",
  formspree: "_gotcha",
  web3forms: "botcheck",
  address: "_gotcha",
} as const;

/** Neither shown nor announced nor within reach of the keyboard; what is hidden so is sent all the same. */
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
