import clsx from "clsx";
import { useDeferredValue, useId, useMemo, useState } from "react";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import type { ListedAppTemplate } from "#src/contract/templates.ts";
import type { WizardFields } from "#src/entities/projects/project-rules.ts";
import { projectTypeLooks } from "#src/features/projects/project-types.ts";
import { inputLook } from "#src/ui/field.tsx";
import type { FormState } from "#src/ui/form.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { TemplateCards } from "./template-cards.tsx";
import { choiceOf, filterChoices, suitedGroups } from "./template-choices.ts";

interface AppTemplateStepProps {
  form: FormState<WizardFields>;
  /** Listed first, whatever is searched. */
  first: readonly ProjectTemplate[];
  apps: readonly ListedAppTemplate[];
}

/** The templates of applications, with a search and a filter, since there are many. */
export function AppTemplateStep({ form, first, apps }: AppTemplateStepProps) {
  const [text, setText] = useState("");
  const [suited, setSuited] = useState("");
  const searched = useDeferredValue(text);
  const filterId = useId();
  const choices = useMemo(() => {
    const known = new Set(first.map(({ id }) => id));
    return [
      ...first.map((one) => ({ ...one, suits: [], words: `${one.name} ${one.description}`.toLowerCase() })),
      ...apps.filter(({ id }) => !known.has(id)).map(choiceOf),
    ];
  }, [first, apps]);
  const groups = useMemo(() => suitedGroups(choices), [choices]);
  const chosen = form.getValues("templateId") ?? "";
  const shown = filterChoices(choices, { text: searched, suited, chosen });
  const { name, icon } = projectTypeLooks.app;
  return (
    <fieldset data-step="template" className="min-w-0">
      <legend className="mb-2 font-medium">Templates for: {name}</legend>
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchField
          label="Search templates"
          className="grow basis-52"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault(); // would create the project
          }}
          placeholder="Invoices, choir, allotment"
        />
        <label htmlFor={filterId} className="sr-only">
          For
        </label>
        <select
          id={filterId}
          value={suited}
          onChange={(event) => setSuited(event.target.value)}
          className={clsx(inputLook, "w-auto! min-w-0 grow basis-40")}
        >
          <option value="">For everything</option>
          {groups.map(({ name, options }) => (
            <optgroup key={name} label={name}>
              {options.map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p role="status" className="mb-2 text-muted text-sm">
        {shown.length === 1 ? "1 template" : `${shown.length} templates`}
      </p>
      <TemplateCards form={form} templates={shown} icon={icon} />
    </fieldset>
  );
}
