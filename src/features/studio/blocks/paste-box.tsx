import { type FormEvent, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useStudioStore } from "../studio-slice.ts";
import { pasteClipping } from "./paste-clipping.ts";

/** A text box to paste into, for touch devices and browsers without clipboard access. */
export function PasteBox() {
  const store = useStudioStore();
  const canEdit = useCanEdit();
  const toast = useToast();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [paste] = useAction(async (text: string) => {
    const { refusal, note } = await pasteClipping(store, text);
    setProblem(refusal);
    if (refusal) return;
    setText("");
    if (note) toast({ title: "Pasted", description: note });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void paste(text);
  };
  return (
    <details className="border-line border-t pt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm">Paste a copied block or page</summary>
      <form onSubmit={submit} className="mt-1 grid gap-2">
        <Labelled
          label="Copied text"
          hint="Copy a block with Ctrl C or its Copy button, in this site or another."
          problem={problem}
        >
          {(id, describedBy) => (
            <textarea
              id={id}
              aria-describedby={describedBy}
              aria-invalid={problem ? true : undefined}
              rows={3}
              className={control}
              value={text}
              spellCheck={false}
              disabled={!canEdit}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Labelled>
        <Button type="submit" size="small" disabled={!canEdit || text.trim() === ""}>
          Paste it
        </Button>
      </form>
    </details>
  );
}
