import * as z from "zod/mini";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { stringSchema, textSchema } from "./fields.ts";
import { isWebAddress } from "./links.ts";

/** The longest texts about forms, in characters. */
export const FORM_LENGTHS = { name: 60, consent: 300, thanksTitle: 120, thanksText: 600 } as const;

/** The name under which an answer brings the link into the owner's application. */
export const APP_LINK_NAME = "Take this into your application";

const FORMSPREE_ID = /^[a-z0-9]{6,20}$/i;
const WEB3FORMS_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const matching = (expression: RegExp) => z.string().check(z.maxLength(120), z.regex(expression));

const destinationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("email"), email: z.string().check(z.maxLength(120), z.refine(isMailAddress)) }),
  z.object({ kind: z.literal("netlify") }),
  z.object({ kind: z.literal("formspree"), id: matching(FORMSPREE_ID) }),
  z.object({ kind: z.literal("web3forms"), key: matching(WEB3FORMS_KEY) }),
  z.object({
    kind: z.literal("address"),
    address: z.string().check(z.maxLength(2_000), z.refine(isWebAddress)),
  }),
]);

/** The destination of a site's forms; with "none", contact buttons replace them. */
export type Destination = z.infer<typeof destinationSchema> | { kind: "none" };

/** `page/block` */
const PLACE = /^[a-z][a-z0-9-]{0,59}\/[a-z][a-z0-9-]{0,59}$/;

export const formSettingsSchema = z.object({
  // An invalid destination counts as missing, so that the rest of the site can still be read.
  destination: z.catch(z.optional(destinationSchema), undefined),
  /** The text that visitors must agree to before they send, if any. */
  consent: z.optional(stringSchema(FORM_LENGTHS.consent)),
  thanks: z.optional(
    z.object({ title: textSchema(FORM_LENGTHS.thanksTitle), text: textSchema(FORM_LENGTHS.thanksText) }),
  ),
  /**
   * The address that opens the owner's application with a new record, which each answer brings along; see
   * `APP_LINK_NAME`.
   */
  app: z.catch(z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s"<>]+$/))), undefined),
  /** The owner's names of forms, by `placeOfForm`. */
  names: z.optional(z.record(z.string().check(z.regex(PLACE)), textSchema(FORM_LENGTHS.name))),
});

export type FormSettings = z.infer<typeof formSettingsSchema>;

interface WithForms {
  forms?: FormSettings | undefined;
  /** The only destination in the first release. */
  formAddress: string;
}

export function destinationOf({ forms, formAddress }: WithForms): Destination {
  if (forms?.destination) return forms.destination;
  return formAddress ? { kind: "address", address: formAddress } : { kind: "none" };
}

/** The texts of the thank-you page, with defaults. */
export function thanksOf({ forms, business }: WithForms & { business: { name: string } }) {
  const title = forms?.thanks?.title || "Thank you";
  const to = business.name ? ` to ${business.name}` : "";
  return { title, text: forms?.thanks?.text || `Your answers were sent${to}. We will be in touch.` };
}

/** The host, service or mailbox that receives the answers, for display. */
export function destinationName(destination: Destination) {
  switch (destination.kind) {
    case "none":
      return "";
    case "email":
      return destination.email;
    case "netlify":
      return "Netlify";
    case "formspree":
      return "formspree.io";
    case "web3forms":
      return "web3forms.com";
    case "address":
      return new URL(destination.address).host;
  }
}

/**
 * The sources of `form-action`. Browsers apply it to redirects after a form as well, so the address of the thank-you
 * page is included.
 */
export function formSources(destination: Destination, hasWayBack: boolean) {
  const back = hasWayBack ? " 'self'" : "";
  switch (destination.kind) {
    case "none":
      return "'none'";
    case "email":
      return "mailto:";
    case "netlify":
      return "'self'";
    case "formspree":
      return `https://formspree.io${back}`;
    case "web3forms":
      // Without a return address, the service shows its confirmation on its other host.
      return `https://api.web3forms.com${back || " https://web3forms.com"}`;
    case "address":
      return `${new URL(destination.address).origin}${back}`;
  }
}

type Read = { destination: Destination } | { error: string };

/** Reads a destination as typed, or returns an error message. */
export function readDestination(kind: Destination["kind"], typed: string): Read {
  const text = typed.trim();
  switch (kind) {
    case "none":
    case "netlify":
      return { destination: { kind } };
    case "email":
      return text.length <= 120 && isMailAddress(text)
        ? { destination: { kind, email: text } }
        : { error: "Use one e-mail address, such as hello@example.com." };
    case "formspree": {
      // Formspree offers its form's whole address to copy, with the id at the end.
      const id = text.replace(/^https:\/\/formspree\.io\/f\//i, "").replace(/\/$/, "");
      return FORMSPREE_ID.test(id)
        ? { destination: { kind, id } }
        : { error: "Use the form's id, such as xayzbqwe, or its address https://formspree.io/f/xayzbqwe." };
    }
    case "web3forms":
      return WEB3FORMS_KEY.test(text)
        ? { destination: { kind, key: text.toLowerCase() } }
        : {
            error:
              "Use the access key that Web3Forms sent you: 32 letters and digits in five groups, such as 1b2c3d4e-….",
          };
    case "address":
      return isWebAddress(text)
        ? { destination: { kind, address: text } }
        : { error: "Use an address such as https://forms.example.com/abc." };
  }
}

/** Formats a destination as typed: the reverse of `readDestination`. */
export function typedDestination(destination: Destination) {
  switch (destination.kind) {
    case "none":
    case "netlify":
      return "";
    case "email":
      return destination.email;
    case "formspree":
      return destination.id;
    case "web3forms":
      return destination.key;
    case "address":
      return destination.address;
  }
}
