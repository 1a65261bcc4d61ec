import { type FormEvent, useEffect, useRef, useState } from "react";
import { projectName } from "#src/features/projects/project-rules.ts";
import { renameLocalProject } from "#src/features/projects/projects-store.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

interface RenameProjectProps {
  project: ShownProject;
  onDone: () => void;
}

/** Takes the place of the name while it is changed. */
export function RenameProject({ project, onDone }: RenameProjectProps) {
  const [name, setName] = useState(project.name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  useEffect(() => input.current?.select(), []);

  const [save] = useAction(async () => {
    const wanted = projectName.safeParse(name);
    setError(wanted.error?.issues[0]?.message);
    if (!wanted.success) return input.current?.focus();
    try {
      if (wanted.data !== project.name) await renameLocalProject(project.id, wanted.data);
      onDone();
    } catch {
      toast({
        title: "Error",
        description: "The new name could not be saved. Please try again.",
        tone: "destructive",
      });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form noValidate onSubmit={submit} className="relative grid gap-2">
      <TextField
        ref={input}
        label="Project name"
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone()}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small">
          Save name
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
