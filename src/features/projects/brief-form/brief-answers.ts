import * as z from "zod/mini";
import type { Draft } from "#src/api/work-records.ts";
import { type Brief, briefSchema } from "#src/contract/brief.ts";
import { type BriefTone, briefTones } from "#src/contract/submission-states.ts";
import type { FormState } from "#src/ui/form.tsx";

export const steps = ["business", "industry", "pages", "look", "features", "contact"] as const;
export type Step = (typeof steps)[number];

/** The current answers, valid or not. */
export interface BriefAnswers {
  businessName: string;
  description: string;
  audience: string;
  industry: string;
  pages: string[];
  tone: BriefTone | null;
  palette: string;
  features: string[];
  contactName: string;
  email: string;
  phone: string;
  /** The slug of the module that the brief is about. */
  module: string;
}

export interface Receipt {
  id: number;
  createdAt: string;
  /** The key of the draft's project, once it is created. */
  projectKey: string | null;
}

type Field = keyof BriefAnswers;
type Errors = Partial<Record<Field, string>>;

export interface StepProps {
  form: FormState<BriefAnswers>;
}

export const noAnswers: BriefAnswers = {
  businessName: "",
  description: "",
  audience: "",
  industry: "",
  pages: ["Home", "About", "Contact"],
  tone: null,
  palette: "",
  features: [],
  contactName: "",
  email: "",
  phone: "",
  module: "",
};

const fieldsOf: Record<Step, readonly Field[]> = {
  business: ["businessName", "description", "audience"],
  industry: ["industry"],
  pages: ["pages"],
  look: ["tone", "palette"],
  features: ["features"],
  contact: ["contactName", "email", "phone"],
};

const receiptSchema = z.object({
  id: z.int(),
  createdAt: z.string(),
  projectKey: z.nullable(z.string()),
});

/** Reads a stored form and drops fields with an unexpected shape. */
export function readStored(fields: Draft["fields"] | undefined) {
  const stored = fields?.answers;
  const known = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const text = (field: Field) => (typeof known[field] === "string" ? known[field] : "");
  const list = (field: "pages" | "features") => {
    const value = known[field];
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === "string")
      : noAnswers[field];
  };
  const answers: BriefAnswers = {
    businessName: text("businessName"),
    description: text("description"),
    audience: text("audience"),
    industry: text("industry"),
    pages: list("pages"),
    tone: briefTones.find((tone) => tone === known.tone) ?? null,
    palette: text("palette"),
    features: list("features"),
    contactName: text("contactName"),
    email: text("email"),
    phone: text("phone"),
    module: text("module"),
  };
  return { answers, receipt: receiptSchema.safeParse(fields?.receipt).data ?? null };
}

/** The answers in the format of the endpoint. */
export function briefOf({ tone, palette, module, pages, features, ...rest }: BriefAnswers): Brief {
  return {
    ...rest,
    pages: [...pages],
    features: [...features],
    look: { tone, palette: palette.trim() || null },
    ...(module && { module }),
  };
}

/** Returns the error messages of a step. */
export function errorsIn(step: Step, answers: BriefAnswers): Errors {
  const { error } = briefSchema.safeParse(briefOf(answers));
  const errors: Errors = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = (path[0] === "look" ? path[1] : path[0]) as Field;
    if (fieldsOf[step].includes(field)) errors[field] ??= message;
  }
  if (errors.industry) errors.industry = "Choose an industry, or describe yours";
  return errors;
}

/** Returns the step to show for the wanted one: the first incomplete step stops the visitor. */
export function reachableStep(wanted: string | null, answers: BriefAnswers): Step {
  const at = Math.max(0, steps.indexOf(wanted as Step));
  const missing = steps.findIndex((step) => Object.keys(errorsIn(step, answers)).length > 0);
  return steps[missing < 0 ? at : Math.min(at, missing)] ?? "business";
}

/** A schema that checks the answers of the step that is shown. */
export const answersSchema = (wanted: string | null) =>
  z.custom<BriefAnswers>().check(({ value, issues }) => {
    for (const [field, message] of Object.entries(errorsIn(reachableStep(wanted, value), value)))
      issues.push({ code: "custom", input: value, path: [field], message });
  });
