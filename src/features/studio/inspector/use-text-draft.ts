import { useState } from "react";

/**
 * A text that is being typed and may not be kept as it is: shown as it was typed until the field is left, while
 * what can be kept of it is kept.
 */
export function useTextDraft(kept: string, onChange: (text: string) => void, onLeave: () => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? kept,
    onChange: (event: { target: { value: string } }) => {
      setDraft(event.target.value);
      onChange(event.target.value);
    },
    onBlur: () => {
      setDraft(null);
      onLeave();
    },
  };
}
