import type { Question } from "../../questions.ts";
import type { ContactData } from "./contact-fields.ts";

const NAME: Question = { label: "Name", kind: "text", autoComplete: "name", isRequired: true };
const EMAIL: Question = { label: "E-mail", kind: "email", autoComplete: "email", isRequired: true };
const PHONE: Question = { label: "Phone", kind: "tel", autoComplete: "tel" };

/** The required questions of each purpose, around the owner's own questions. */
const purposes = {
  enquiry: {
    name: "Contact",
    before: [NAME, EMAIL],
    after: [{ label: "Message", kind: "long" }],
  },
  order: {
    name: "Order",
    before: [NAME, { ...PHONE, isRequired: true }, EMAIL],
    after: [
      { label: "Your order, with quantities", kind: "long", isRequired: true },
      { label: "Wanted on", kind: "date" },
      { label: "Pick-up or delivery", kind: "choice", options: ["Pick-up", "Delivery"] },
      { label: "Address for a delivery", kind: "text", autoComplete: "address-line1" },
    ],
  },
  application: {
    name: "Application",
    before: [NAME, EMAIL, PHONE],
    after: [
      { label: "Position", kind: "text", isRequired: true },
      { label: "You could start on", kind: "date" },
      { label: "About you and your work", kind: "long", isRequired: true },
      { label: "Address of a CV or profile", kind: "url" },
    ],
  },
} satisfies Record<string, { name: string; before: Question[]; after: Question[] }>;

const purposeOf = ({ purpose }: ContactData) => purposes[purpose ?? "enquiry"];

export const contactFormName = (data: ContactData) => purposeOf(data).name;

export function contactQuestions(data: ContactData): Question[] {
  const { before, after } = purposeOf(data);
  const own = data.fields.map(({ label, kind, options }, index) => ({
    ...{ label, kind, options },
    field: `fields.${index}.label`,
    optionsField: `fields.${index}.options`,
  }));
  return [...before, ...own, ...after];
}
