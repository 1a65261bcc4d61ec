import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError, serverReason } from "#src/api/api-error.ts";
import { inThisBrowser } from "#src/api/hosted.ts";
import { IMAGE_ADDRESS_RULE, imageHost, isImageAddress } from "#src/contract/image-address.ts";
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
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<typeof empty>) => setFields((now) => ({ ...now, ...change }));

  const { category } = fields;
  const name = fields.name.trim();
  const description = fields.description.trim();
  const image = fields.image.trim();
  const isIncomplete = !name || !description || category === NONE;
  const host = imageHost(image);
  const isImageWrong = image !== "" && !isImageAddress(image);
  const missing = (isMissing: boolean) => (isTried && isMissing ? "Required" : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addModule.isPending) return;
    if (isIncomplete || isImageWrong) {
      flushSync(() => setIsTried(true));
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.focus();
      // On a phone the notification would lie over it at the top.
      wrong?.scrollIntoView({ block: "center" });
      if (isIncomplete) {
        toast({
          title: "Missing fields",
          description: "Please fill in all required fields",
          tone: "destructive",
        });
      }
      return;
    }
    addModule.mutate(
      { name, category, description, imagePath: image || null },
      {
        onSuccess: () => {
          setFields(empty);
          setIsTried(false);
          toast({
            title: "Module added",
            description: `“${name}” is in the catalogue${inThisBrowser()}.`,
          });
        },
        onError: (error) =>
          toast({ title: "Failed to add module", description: messageOf(error), tone: "destructive" }),
      },
    );
  };

  return (
    <section aria-labelledby="add-module" className="min-w-0">
      <h2 id="add-module" className="text-2xl">
        Add New Module
      </h2>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-4">
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
          value={category}
          options={categories}
          error={missing(category === NONE)}
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
          hint={
            host
              ? `Everybody who sees the module fetches its image from ${host}.`
              : "Optional: an address with https:// or a path of this site."
          }
          maxLength={2_000}
          autoComplete="off"
          inputMode="url"
          value={fields.image}
          error={isTried && isImageWrong ? IMAGE_ADDRESS_RULE : undefined}
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

/** A status and a line of text: no page of a host in between, and no data of another shape. */
const READABLE = /^\d+: [^\s<{["].{0,300}$/;

/** The server's own words, or by the specification the error's message. */
function messageOf(error: Error) {
  const isReadable = error instanceof ApiError && READABLE.test(error.message);
  return serverReason(error) ?? (isReadable ? error.message : "There was an error adding the module");
}
