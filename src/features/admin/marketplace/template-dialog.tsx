import * as z from "zod/mini";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { parseMoney, plainMoney } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, useForm } from "#src/ui/form.tsx";
import { checkAmount } from "../amounts.ts";
import { joinTags, splitTags, tagsProblem } from "../tag-list.ts";
import { type ListedTemplate, moveBefore } from "./listed-templates.ts";

interface TemplateDialogProps {
  /** One template, or several that get the same price and tags. */
  chosen: readonly ListedTemplate[];
  /** All templates in order, to show and validate positions. */
  rows: readonly ListedTemplate[];
  onSave: (settings: TemplateSetting[]) => void;
  onClose: () => void;
}

/** Edits price, tags and position. For several templates, an empty field leaves the values unchanged. */
export function TemplateDialog({ chosen, rows, onSave, onClose }: TemplateDialogProps) {
  const [only] = chosen;
  const single = chosen.length === 1 ? only : undefined;
  const own = single?.setting.price ?? null;

  const save = ({ price, tags, place }: z.output<ReturnType<typeof settingSchema>>) => {
    if (!single) {
      onSave(
        chosen.map(({ setting }) => ({
          ...setting,
          ...(price !== null && { price }),
          ...(tags.length > 0 && { tags }),
        })),
      );
      return;
    }
    const edited = { ...single.setting, price, tags };
    if (place === single.rank) return onSave([edited]);
    const others = rows.filter(({ id }) => id !== single.id);
    const moved = moveBefore(rows, single.id, others[place - 1]?.id ?? null);
    const withEdits = moved.map((setting) =>
      setting.id === single.id ? { ...edited, position: setting.position } : setting,
    );
    onSave(withEdits.length > 0 ? withEdits : [edited]);
  };
  const form = useForm({
    schema: settingSchema(single ? rows.length : undefined),
    initial: {
      price: own === null ? "" : plainMoney(own),
      tags: joinTags(single?.setting.tags ?? []),
      place: single ? String(single.rank) : "",
    },
    onSubmit: save,
  });

  return (
    <Dialog
      title={single ? single.kind : `${chosen.length} templates`}
      subtitle={single ? single.template.name : "Empty fields stay as they are."}
      onClose={onClose}
    >
      <Form form={form} className="grid gap-4">
        <TextField
          {...form.field("price")}
          data-autofocus
          label="Price, in dollars"
          hint={single ? "Empty: the standard price." : "For all of them."}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...form.field("tags")}
          label="Tags"
          hint="With semicolons between them, such as “New; For two languages”."
          autoComplete="off"
        />
        {single && (
          <TextField
            {...form.field("place")}
            label="Place"
            hint={`From 1 to ${rows.length}; featured templates come first.`}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The schema of the form. Without `places` there is no field for the position. */
const settingSchema = (places: number | undefined) =>
  z.object({
    price: typed<number | null>((text) => {
      if (text.trim() === "") return { value: null };
      const { cents, problem } = checkAmount(parseMoney(text), "49 or 49.50");
      return problem === undefined ? { value: cents } : { problem };
    }),
    tags: typed<string[]>((text) => {
      const tags = splitTags(text);
      const problem = tagsProblem(tags);
      return problem ? { problem } : { value: tags };
    }),
    place: typed<number>((text) => {
      const place = Number(text);
      const isPlace = Number.isInteger(place) && place >= 1 && place <= (places ?? 0);
      return isPlace || places === undefined ? { value: place } : { problem: `A number from 1 to ${places}` };
    }),
  });

function typed<Value>(read: (text: string) => { value: Value } | { problem: string }) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const result = read(text);
      if ("value" in result) return result.value;
      issues.push({ code: "custom", message: result.problem, input: text });
      return z.NEVER;
    }),
  );
}
