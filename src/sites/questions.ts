import { slug } from "#src/lib/slug.ts";

/** One question of a form. */
export interface Question {
  label: string;
  kind: "text" | "email" | "tel" | "url" | "date" | "long" | "choice" | "times";
  /** The field of the label in the block of the form. */
  field?: string;
  options?: string[];
  /** The field of the options. */
  optionsField?: string | undefined;
  isRequired?: boolean;
  autoComplete?: string;
}

/** Field names that form services interpret as instructions. */
const RESERVED = new Set([
  "access-key",
  "apikey",
  "bot-field",
  "botcheck",
  "cc",
  "ccemail",
  "consent",
  "form-name",
  "from-name",
  "next",
  "redirect",
  "replyto",
  "subject",
  "webhook",
]);
const LONGEST = 40;

/**
 * Returns a unique name for each question, derived from its words: lower-case letters, digits and hyphens. The
 * question for an e-mail address is always `email`, which form services use as the reply address.
 */
export const fieldNames = (questions: readonly Question[]) =>
  different(
    questions.map((question, index) => nameOf(question) || `question-${index + 1}`),
    "-",
  );

/** Uses the questions themselves as names, for e-mails that people read. */
export const questionNames = (questions: readonly Question[]) =>
  different(
    questions.map(({ label }, index) => label.trim() || `Question ${index + 1}`),
    " ",
  );

function different(wanted: readonly string[], joint: string) {
  const taken = new Set<string>();
  return wanted.map((stem) => {
    let name = stem;
    for (let number = 2; taken.has(name); number++) name = `${stem}${joint}${number}`;
    taken.add(name);
    return name;
  });
}

function nameOf({ label, kind }: Question) {
  const words = slug(label)
    .normalize("NFKD")
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  if (kind === "email" && /^(?:your-)?e-?mail(?:-address)?$/.test(words)) return "email";
  return RESERVED.has(words) || /^\d/.test(words) ? `answer-${words}` : words;
}
