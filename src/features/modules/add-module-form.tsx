import * as z from "zod/mini";
import { ApiError, serverReason } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import { inThisBrowser } from "#src/api/hosted.ts";
import { imageHost } from "#src/contract/image-address.ts";
import { type ModuleCategory, moduleCategories } from "#src/contract/module-categories.ts";
import { addModule, newModuleSchema } from "#src/contract/modules.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { modulesKey } from "#src/entities/modules/modules-query.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

/** Stands for no category; the schema refuses it. */
const NONE = "none" as ModuleCategory;
const categories = [
  { value: NONE, label: "Choose a category" },
  ...moduleCategories.map((category) => ({ value: category, label: category })),
];

const formSchema = z.extend(newModuleSchema, {
  category: z.enum(moduleCategories, "Required"),
  imagePath: z.pipe(
    z.pipe(
      z.string(),
      z.transform((address) => address.trim() || null),
    ),
    newModuleSchema.shape.imagePath,
  ),
});

export function AddModuleForm() {
  const toast = useToast();
  const form = useForm({
    schema: formSchema,
    initial: { name: "", category: NONE, description: "", imagePath: "" },
    onSubmit: async (module) => {
      await call(addModule, { body: module });
      readAfterChange(modulesKey);
      form.reset();
      toast({
        title: "Module added",
        description: `“${module.name}” is in the catalogue${inThisBrowser()}.`,
      });
    },
    onInvalid: (errors) => {
      if (Object.values(errors).some((error) => error?.message === "Required")) {
        toast({
          title: "Missing fields",
          description: "Please fill in all required fields",
          tone: "destructive",
        });
      }
    },
    onFailure: (error) => {
      const description = wordsOf(error);
      toast({ title: "Failed to add module", description, tone: "destructive" });
      return description;
    },
  });
  const host = imageHost(form.watch("imagePath").trim());

  return (
    <section aria-labelledby="add-module" className="min-w-0">
      <h2 id="add-module" className="text-2xl">
        Add New Module
      </h2>
      <Form form={form} className="mt-4 grid gap-4">
        <TextField {...form.field("name")} label="Name" required maxLength={120} autoComplete="off" />
        <Select {...form.choice("category")} label="Category" isRequired options={categories} />
        <TextArea {...form.field("description")} label="Description" required maxLength={2_000} />
        <TextField
          {...form.field("imagePath")}
          label="Image URL"
          hint={
            host
              ? `Everybody who sees the module fetches its image from ${host}.`
              : "Optional: an address with https:// or a path of this site."
          }
          maxLength={2_000}
          autoComplete="off"
          inputMode="url"
        />
        <FormMessage form={form} />
        <Button type="submit" look="primary" aria-disabled={form.isSubmitting} className="justify-self-start">
          {form.isSubmitting ? "Adding…" : "Add Module"}
        </Button>
      </Form>
    </section>
  );
}

/** A status and one line of text. It excludes a host's HTML error page and other data. */
const READABLE = /^\d+: [^\s<{["].{0,300}$/;

/** Returns the backend's message, or the error's message as the specification says. */
function wordsOf(error: unknown) {
  const isReadable = error instanceof ApiError && READABLE.test(error.message);
  return serverReason(error) ?? (isReadable ? error.message : "There was an error adding the module");
}
