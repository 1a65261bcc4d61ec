import * as z from "zod/mini";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { counterSchema } from "./embeds/counter.ts";
import { MOST_PROFILES, profilesIn } from "./embeds/social.ts";
import { stringSchema, textSchema } from "./fields.ts";
import { formSettingsSchema } from "./form-settings.ts";
import { isWebAddress } from "./links.ts";
import { logoSchema } from "./logo.ts";

/** The longest facts about a business, in characters. */
export const BUSINESS_LENGTHS = { name: 80, phone: 40, email: 120, street: 120, town: 80, area: 80 } as const;

/** The texts about the site and its business. */
export const metaSchema = z.object({
  /** The business in a few words. The default title is the name followed by this. */
  tagline: textSchema(120),
  description: textSchema(300),
  /** A BCP 47 tag: `en`, `pt-BR`. */
  language: z._default(
    z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "has to be a language tag such as en")),
    "en",
  ),
  /** The id of the template that it is based on, if any. */
  template: textSchema(80),
  business: z._default(
    z.object({
      name: textSchema(BUSINESS_LENGTHS.name),
      phone: textSchema(BUSINESS_LENGTHS.phone),
      email: textSchema(BUSINESS_LENGTHS.email),
      street: textSchema(BUSINESS_LENGTHS.street),
      town: textSchema(BUSINESS_LENGTHS.town),
      area: textSchema(BUSINESS_LENGTHS.area),
    }),
    { name: "", phone: "", email: "", street: "", town: "", area: "" },
  ),
  /** A warning for every page, such as "Attorney advertising". */
  notice: textSchema(300),
  /** The destination of forms in documents of the first release; `destinationOf` reads it with `forms`. */
  formAddress: z._default(
    z.string().check(z.overwrite((address) => (isWebAddress(address) ? address : ""))),
    "",
  ),
  forms: z.optional(formSettingsSchema),
  /** Replaces the name, which is its alternative text. */
  logo: z.optional(logoSchema),
  /** An invalid counter counts as missing, so that the rest of the site can still be read. */
  counter: z.catch(z.optional(counterSchema), undefined),
  /** Whether the export has a privacy page; by default, if the site sends any data. */
  hasPrivacyPage: z.optional(z.boolean("has to be yes or no")),
  /** Addresses of the business's profiles on social networks; others are dropped. */
  social: z.optional(
    z.array(stringSchema(2_000), "has to be a list").check(
      z.maxLength(MOST_PROFILES, `may have at most ${MOST_PROFILES} entries`),
      z.overwrite((addresses) => profilesIn(addresses).map(({ to }) => to)),
    ),
  ),
});

export type Meta = z.infer<typeof metaSchema>;

/** Formats a telephone number for a `tel:` link. */
export function phoneLink(phone: string) {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits ? `tel:${digits}` : "";
}

/** Formats a number for an `sms:` link, which opens a message. */
export const messageLink = (phone: string) => phoneLink(phone).replace(/^tel/, "sms");

/** Formats an international number for WhatsApp; returns nothing for one without the code of its country. */
export function whatsAppLink(phone: string) {
  const [, digits = ""] = /^\+(\d{7,15})$/.exec(phoneLink(phone).replace(/^tel:/, "")) ?? [];
  return digits ? `https://wa.me/${digits}` : "";
}

export function mailLink(email: string) {
  return isMailAddress(email) ? `mailto:${email}` : "";
}
