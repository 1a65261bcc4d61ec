import type { SiteDocument } from "../document.ts";
import { type BlockPlace, type FieldPath, writeField } from "../edit/edit-blocks.ts";
import { LINK_LABEL, LISTED_WORDS, PARAGRAPH } from "../fields.ts";
import { readDestination } from "../form-settings.ts";
import { BUSINESS_LENGTHS, phoneLink } from "../meta.ts";
import type { FieldValue, Fix, FixQuestion } from "./finding.ts";

/** Whether a telephone can call it: five digits at least. */
export const isPhone = (text: string) => phoneLink(text).length >= "tel:12345".length;

/** Returns the reason why a text is empty or too long for a field. */
export function textProblem(answer: string, name: string, maximum = Number.POSITIVE_INFINITY) {
  const text = answer.trim();
  if (!text) return `Write the ${name}.`;
  return text.length > maximum
    ? `There is room for ${maximum} characters, and here are ${text.length}.`
    : undefined;
}

export function phoneProblem(answer: string) {
  return isPhone(answer)
    ? textProblem(answer, "telephone number", BUSINESS_LENGTHS.phone)
    : "Use a telephone number that can be called, such as 020 7946 0018.";
}

export function mailProblem(answer: string) {
  const read = readDestination("email", answer);
  return "error" in read ? read.error : textProblem(answer, "e-mail address", BUSINESS_LENGTHS.email);
}

type BusinessField = "name" | "phone" | "email" | "street" | "town";

/** The questions about the business, answered as in its settings. */
export const businessQuestions: Record<BusinessField, Omit<FixQuestion, "start">> = {
  name: {
    label: "Business name",
    kind: "line",
    autoComplete: "organization",
    problemOf: (answer) => textProblem(answer, "name of the business", BUSINESS_LENGTHS.name),
  },
  phone: { label: "Telephone", kind: "tel", autoComplete: "tel", problemOf: phoneProblem },
  email: { label: "E-mail", kind: "email", autoComplete: "email", problemOf: mailProblem },
  street: {
    label: "Street",
    kind: "line",
    autoComplete: "address-line1",
    problemOf: (answer) => textProblem(answer, "street", BUSINESS_LENGTHS.street),
  },
  town: {
    label: "Town",
    kind: "line",
    autoComplete: "address-level2",
    problemOf: (answer) => textProblem(answer, "town", BUSINESS_LENGTHS.town),
  },
};

/** A fix that asks for one thing. */
export const ask = (
  label: string,
  question: FixQuestion,
  apply: (document: SiteDocument, answer: string) => SiteDocument,
): Fix => ({
  label,
  questions: [question],
  apply: (document, [answer = ""]) => apply(document, answer.trim()),
});

/** A fix that asks for the text of a field of a block. */
export const askField = (label: string, question: FixQuestion, place: BlockPlace, path: FieldPath): Fix =>
  ask(label, question, (document, answer) => writeField(document, place, path, answer));

type AskedText = Pick<FixQuestion, "label" | "kind" | "problemOf"> & { path: FieldPath };

/** Describes one text of a value: its path, its label and the check of its field. */
export function fieldText({ field, path, value }: FieldValue, text: string): AskedText {
  const label = field.label;
  const limited = (maximum?: number) => (answer: string) => textProblem(answer, "text", maximum);
  if (field.kind === "link") {
    return {
      label: "Words on the button",
      kind: "line",
      path: [...path, "label"],
      problemOf: limited(LINK_LABEL),
    };
  }
  if (Array.isArray(value)) {
    const isLong = field.kind === "paragraphs";
    const at = [...path, value.indexOf(text)];
    return {
      label,
      kind: isLong ? "text" : "line",
      path: at,
      problemOf: limited(isLong ? PARAGRAPH : LISTED_WORDS),
    };
  }
  const problemOf = (answer: string) => field.problemOf?.(answer) ?? limited(field.maximum)(answer);
  return { label, kind: field.kind === "text" ? "text" : "line", path, problemOf };
}
