import { control, Labelled } from "./labelled.tsx";
import { useTextDraft } from "./use-text-draft.ts";

interface DraftFieldProps {
  label: string;
  hint?: string | undefined;
  stored: string;
  isDisabled: boolean;
  problemOf: (text: string) => string | undefined;
  set: (text: string) => void;
  onLeave: () => void;
  type?: "url";
  placeholder?: string;
}

/**
 * A text field that validates as the visitor types. An invalid value stays in the field with the error but is not
 * saved.
 */
export function DraftField({
  label,
  hint,
  stored,
  isDisabled,
  problemOf,
  set,
  onLeave,
  ...props
}: DraftFieldProps) {
  const draft = useTextDraft(stored, set, onLeave, problemOf);
  return (
    <Labelled label={label} hint={hint} problem={draft.problem}>
      {(id, describedBy) => (
        <input
          {...props}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={draft.problem ? true : undefined}
          className={control}
          disabled={isDisabled}
          {...draft.field}
        />
      )}
    </Labelled>
  );
}
