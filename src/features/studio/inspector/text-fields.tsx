import type { Field } from "#src/sites/fields.ts";
import { type Allowed, allowedIn } from "../allowed-text.ts";
import { control, Labelled } from "./labelled.tsx";
import { usePaste } from "./use-paste.ts";
import { useTextDraft } from "./use-text-draft.ts";

interface TextFieldProps {
  field: Pick<Field, "label" | "maximum">;
  isDisabled: boolean;
  set: (text: string) => void;
  onLeave: () => void;
}

interface LineFieldProps extends TextFieldProps {
  text: string;
  /** The text that is used while the field is empty. */
  placeholder?: string | undefined;
  hint?: string | undefined;
}

export function LineField({ field, text, placeholder, hint, isDisabled, set, onLeave }: LineFieldProps) {
  const onPaste = usePaste({ maximum: field.maximum, onStep: onLeave });
  return (
    <Labelled label={field.label} hint={hint}>
      {(id, describedBy) => (
        <input
          id={id}
          aria-describedby={describedBy}
          placeholder={placeholder}
          className={control}
          value={text}
          maxLength={field.maximum}
          disabled={isDisabled}
          onChange={(event) => set(event.target.value)}
          onBlur={onLeave}
          onPaste={onPaste}
        />
      )}
    </Labelled>
  );
}

interface LinesFieldProps extends TextFieldProps {
  stored: string;
  rows: number;
  hint?: string;
  /** The marks and structure that the text may have; by default, only lines. */
  allowed?: Allowed;
  /** Returns the reason why a text is invalid. By default only the length is limited. */
  problemOf?: (text: string) => string | undefined;
}

export function LinesField(props: LinesFieldProps) {
  const { field, stored, rows, hint, isDisabled, set, onLeave } = props;
  const { problemOf = (text: string) => tooLong(text, "text", field.maximum) } = props;
  const draft = useTextDraft(stored, set, onLeave, problemOf);
  const onPaste = usePaste({ allowed: props.allowed ?? allowedIn({ kind: "text" }), onStep: onLeave });
  return (
    <Labelled label={field.label} hint={hint} problem={draft.problem}>
      {(id, describedBy) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={draft.problem ? true : undefined}
          className={`${control} field-sizing-content max-h-80 min-h-18 leading-snug`}
          rows={rows}
          disabled={isDisabled}
          {...draft.field}
          onPaste={onPaste}
        />
      )}
    </Labelled>
  );
}

/** Returns an error message if the text is too long. */
export const tooLong = (text: string, name: string, longest = Number.POSITIVE_INFINITY) =>
  text.length > longest
    ? `This ${name} may have ${longest} characters, and has ${text.length}. The page stays as it was.`
    : undefined;
