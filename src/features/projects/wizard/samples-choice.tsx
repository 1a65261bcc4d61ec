import type { WizardFields } from "#src/entities/projects/project-rules.ts";
import type { FormState } from "#src/ui/form.tsx";

const choices = [
  ["with", "With sample records"],
  ["without", "Start empty"],
] as const;

/** Whether a new app begins with the records of its template. */
export function SamplesChoice({ form }: { form: FormState<WizardFields> }) {
  return (
    <fieldset className="mt-4 flex min-w-0 flex-wrap items-center gap-x-5">
      <legend className="sr-only">Records</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <input {...form.register("samples")} type="radio" value={value} className="size-4 shrink-0" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
