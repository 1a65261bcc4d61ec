import { useEffect } from "react";
import * as z from "zod/mini";
import { projectName } from "#src/entities/projects/project-rules.ts";
import { renameLocalProject } from "#src/entities/projects/projects-store.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

const renameSchema = z.object({ name: projectName });

interface RenameFormProps {
  /** The label of the text field. */
  label: string;
  name: string;
  onRename: (name: string) => Promise<unknown>;
  onDone: () => void;
}

export function RenameProject({ project, onDone }: { project: ShownProject; onDone: () => void }) {
  return (
    <RenameForm
      label="Project name"
      name={project.name}
      onRename={(name) => renameLocalProject(project.id, name)}
      onDone={onDone}
    />
  );
}

/** A form that replaces a name while it is edited. */
export function RenameForm({ label, name: before, onRename, onDone }: RenameFormProps) {
  const toast = useToast();
  const form = useForm({
    schema: renameSchema,
    initial: { name: before },
    onSubmit: async ({ name }) => {
      if (name !== before) await onRename(name);
      onDone();
    },
    onFailure: () => {
      const description = "The new name could not be saved. Please try again.";
      toast({ title: "Error", description, tone: "destructive" });
      return description;
    },
  });
  const { setFocus } = form;

  useEffect(() => setFocus("name", { shouldSelect: true }), [setFocus]);

  return (
    <Form form={form} className="relative grid gap-2">
      <TextField
        {...form.field("name")}
        label={label}
        autoComplete="off"
        onKeyDown={(event) => event.key === "Escape" && onDone()}
      />
      <FormMessage form={form} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small">
          Save name
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
