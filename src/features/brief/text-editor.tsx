import { type FormEvent, type ReactNode, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";

interface TextEditorProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The label of the submit button. */
  apply?: string;
  /** Returns the reason why a text cannot be applied. */
  check?: ((value: string) => string | undefined) | undefined;
  longest?: number;
  onApply: (value: string) => void;
  /** Buttons beside its own. */
  children?: ReactNode;
}

/** A form for one short text. */
export function TextEditor({
  label,
  value,
  hint,
  apply = "Apply",
  check,
  longest = 80,
  onApply,
  children,
}: TextEditorProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [take] = useAction(async () => {
    const found = check?.(text.trim());
    setProblem(found);
    if (found) announce(found, "text");
    else if (text.trim() !== value) onApply(text.trim());
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
        maxLength={longest}
        error={problem}
        {...(hint && { hint })}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {apply}
        </Button>
        {children}
      </div>
    </form>
  );
}
