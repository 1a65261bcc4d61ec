import { useState } from "react";

/**
 * The state of a text field with validation. It shows the text as typed until it loses focus and saves every valid
 * value. An invalid text stays in the field, so that the visitor can correct it.
 */
export function useTextDraft(
  stored: string,
  onChange: (text: string) => void,
  onLeave: () => void,
  problemOf: (text: string) => string | undefined,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null ? undefined : problemOf(draft);
  return {
    problem,
    field: {
      value: draft ?? stored,
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        setDraft(value);
        if (!problemOf(value)) onChange(value);
      },
      onBlur: () => {
        if (!problem) setDraft(null);
        onLeave();
      },
    },
  };
}
