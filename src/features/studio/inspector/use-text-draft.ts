import { useState } from "react";

/**
 * A text that is being typed and may not be kept as it is: shown as it was typed until the field is left, while
 * what can be kept of it is kept. What has a problem stays in the field, so that its writer can mend it.
 */
export function useTextDraft(
  kept: string,
  onChange: (text: string) => void,
  onLeave: () => void,
  problemOf: (text: string) => string | undefined,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null ? undefined : problemOf(draft);
  return {
    problem,
    field: {
      value: draft ?? kept,
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
