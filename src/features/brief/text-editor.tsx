import { type FormEvent, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";

interface TextEditorProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The label of the submit button. */
  apply?: string;
  onApply: (value: string) => void;
}

/** A form for one short text. */
export function TextEditor({ label, value, hint, apply = "Apply", onApply }: TextEditorProps) {
  const [text, setText] = useState(value);
  const [take] = useAction(async () => {
    if (text.trim() !== value) onApply(text.trim());
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField
        label={label}
        value={text}
        maxLength={80}
        {...(hint && { hint })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" className="justify-self-start">
        {apply}
      </Button>
    </form>
  );
}
