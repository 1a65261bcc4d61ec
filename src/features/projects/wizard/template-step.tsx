import { useQuery } from "#src/api/query.ts";
import { type ProjectTemplate, projectTemplates } from "#src/contract/project-templates.ts";
import type { WizardFields } from "#src/entities/projects/project-rules.ts";
import { appTemplatesQuery } from "#src/entities/templates/app-template-list.ts";
import { projectTypeLooks } from "#src/features/projects/project-types.ts";
import type { FormState } from "#src/ui/form.tsx";
import { AppTemplateStep } from "./app-template-step.tsx";
import { TemplateCards } from "./template-cards.tsx";

interface TemplateStepProps {
  form: FormState<WizardFields>;
  /** Listed first if it has the chosen type. */
  template: ProjectTemplate | undefined;
}

export function TemplateStep({ form, template }: TemplateStepProps) {
  const { type } = form.getValues();
  const { data: apps } = useQuery({ ...appTemplatesQuery, enabled: type === "app" });
  const given = template?.type === type ? [template] : [];
  const own = projectTemplates.filter(({ id, type: of }) => of === type && id !== given[0]?.id);
  const templates = [...given, ...own];
  const { name, icon } = projectTypeLooks[type];
  if (type === "app" && apps) return <AppTemplateStep form={form} first={templates} apps={apps} />;
  return (
    <fieldset data-step="template" className="min-w-0">
      <legend className="mb-2 font-medium">Templates for: {name}</legend>
      <TemplateCards form={form} templates={templates} icon={icon} />
    </fieldset>
  );
}
