import type { Question } from "../../questions.ts";
import type { ViewProps } from "../define-block.ts";
import { SiteForm } from "../site-form.tsx";
import type { NewsletterData } from "./newsletter-fields.ts";

export const newsletterQuestions = (): Question[] => [
  { label: "E-mail", kind: "email", autoComplete: "email", isRequired: true },
];

export const NewsletterForm = ({
  data,
  id,
  scope,
}: Pick<ViewProps<NewsletterData>, "data" | "id" | "scope">) => (
  <SiteForm
    scope={scope}
    id={id}
    labelledBy={`${id}-title`}
    questions={newsletterQuestions()}
    action={data.action || "Subscribe"}
    actionField="action"
  />
);
