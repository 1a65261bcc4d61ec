import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import type { WizardFields } from "#src/entities/projects/project-rules.ts";
import type { FormState } from "#src/ui/form.tsx";
import { ChoiceCard } from "./choice-card.tsx";

interface TemplateCardsProps {
  form: FormState<WizardFields>;
  templates: readonly Pick<ProjectTemplate, "id" | "name" | "description">[];
  icon: string;
}

/** A choice of templates. The chosen one, or else the first, takes the focus. */
export function TemplateCards({ form, templates, icon }: TemplateCardsProps) {
  const chosen = form.getValues("templateId");
  const focused = Math.max(
    templates.findIndex(({ id }) => id === chosen),
    0,
  );
  return (
    <div className="grid gap-2">
      {templates.map(({ id, name, description }, index) => (
        <ChoiceCard
          key={id}
          {...form.register("templateId")}
          data-autofocus={index === focused ? "" : undefined}
          value={id}
          icon={icon}
          title={name}
          text={description}
        />
      ))}
    </div>
  );
}
