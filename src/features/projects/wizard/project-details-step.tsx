import { projectTypes } from "#src/contract/project-kinds.ts";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import type { WizardFields } from "#src/entities/projects/project-rules.ts";
import { projectTypeLooks } from "#src/features/projects/project-types.ts";
import { TextField } from "#src/ui/field.tsx";
import type { FormState } from "#src/ui/form.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { ChoiceCard } from "./choice-card.tsx";

interface ProjectDetailsStepProps {
  form: FormState<WizardFields>;
  template: ProjectTemplate | undefined;
}

export function ProjectDetailsStep({ form, template }: ProjectDetailsStepProps) {
  const { errors } = form.formState;

  // A template belongs to one project type, so a new type needs a new choice.
  const chooseTemplateAgain = () =>
    form.setValue("templateId", template?.type === form.getValues("type") ? template.id : "");

  return (
    <div data-step="details" className="grid gap-4">
      <TextField
        {...form.field("name")}
        data-autofocus
        label="Project name"
        autoComplete="off"
        placeholder="Harbour Street Bakery"
      />
      <TextArea
        {...form.field("description")}
        label="Project description"
        placeholder="What it is for, and who it should reach"
      />
      <fieldset aria-describedby={errors.type && "project-type-note"} className="min-w-0">
        <legend className="mb-1 font-medium">Project type</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {projectTypes.map((type) => {
            const { name, icon, purpose } = projectTypeLooks[type];
            return (
              <ChoiceCard
                key={type}
                {...form.register("type", { onChange: chooseTemplateAgain })}
                value={type}
                icon={icon}
                title={name}
                text={purpose}
              />
            );
          })}
        </div>
        {errors.type && (
          <p id="project-type-note" className="mt-1 text-danger text-sm">
            {errors.type.message}
          </p>
        )}
      </fieldset>
    </div>
  );
}
