import { type FormEvent, useState } from "react";
import { ApiError } from "#src/api/api-error.ts";
import { type ModuleCategory, moduleCategories } from "#src/contract/module-categories.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useAddModule } from "./use-add-module.ts";

const NONE = "none";
const empty = { name: "", category: NONE as ModuleCategory | typeof NONE, description: "", image: "" };
const categories = [
  { value: NONE, label: "Choose a category" },
  ...moduleCategories.map((category) => ({ value: category, label: category })),
] as const;

export function AddModuleForm() {
  const toast = useToast();
  const addModule = useAddModule();
  const [fields, setFields] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof empty>) => setFields((now) => ({ ...now, ...change }));

  const name = fields.name.trim();
  const description = fields.description.trim();
  const missing = (isMissing: boolean) => (isTried && isMissing ? "Required" : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addModule.isPending) return;
    const { category } = fields;
    if (!name || !description || category === NONE) {
      setIsTried(true);
      toast({
        title: "Missing fields",
        description: "Please fill in all required fields",
        tone: "destructive",
      });
      return;
    }
    addModule.mutate(
      { name, category, description, imagePath: fields.image.trim() || null },
      {
        onSuccess: () => {
          setFields(empty);
          setIsTried(false);
          toast({ title: "Module added", description: `“${name}” is in the catalogue.` });
        },
        onError: (error) =>
          toast({
            title: "Failed to add module",
            description:
              (error instanceof ApiError && error.reason) || "There was an error adding the module",
            tone: "destructive",
          }),
      },
    );
  };

  return (
    <section aria-labelledby="add-module" className="min-w-0">
      <h2 id="add-module" className="text-2xl">
        Add New Module
      </h2>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label="Name"
          required
          maxLength={120}
          autoComplete="off"
          value={fields.name}
          error={missing(!name)}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label="Category"
          isRequired
          value={fields.category}
          options={categories}
          error={missing(fields.category === NONE)}
          onChoose={(category) => set({ category })}
        />
        <TextArea
          label="Description"
          required
          maxLength={2_000}
          value={fields.description}
          error={missing(!description)}
          onChange={(event) => set({ description: event.target.value })}
        />
        <TextField
          label="Image URL"
          hint="Optional: an address with https:// or a path of this site."
          maxLength={2_000}
          autoComplete="off"
          inputMode="url"
          value={fields.image}
          onChange={(event) => set({ image: event.target.value })}
        />
        <Button
          type="submit"
          look="primary"
          aria-disabled={addModule.isPending}
          className="justify-self-start"
        >
          {addModule.isPending ? "Adding…" : "Add Module"}
        </Button>
      </form>
    </section>
  );
}
