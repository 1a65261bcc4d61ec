import { type FormEvent, useState } from "react";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { parseMoney } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { checkAmount } from "../check-amount.ts";
import { joinTags, splitTags, tagsProblem } from "../tag-list.ts";
import { type ListedTemplate, moveBefore } from "./listed-templates.ts";

interface TemplateDialogProps {
  /** One of them, or several whose price and tags are to be the same. */
  chosen: readonly ListedTemplate[];
  /** All, by which a place is known. */
  rows: readonly ListedTemplate[];
  onSave: (settings: TemplateSetting[]) => void;
  onClose: () => void;
}

/** Price, tags and place. Of several templates, a field that is left empty leaves them as they are. */
export function TemplateDialog({ chosen, rows, onSave, onClose }: TemplateDialogProps) {
  const [only] = chosen;
  const single = chosen.length === 1 ? only : undefined;
  const [price, setPrice] = useState(() => {
    const own = single?.setting.price ?? null;
    return own === null ? "" : (own / 100).toFixed(own % 100 === 0 ? 0 : 2);
  });
  const [tags, setTags] = useState(joinTags(single?.setting.tags ?? []));
  const [rank, setRank] = useState(single ? String(single.rank) : "");

  const { cents, problem: priceError } = price.trim()
    ? checkAmount(parseMoney(price), "49 or 49.50")
    : { cents: null, problem: undefined };
  const tagList = splitTags(tags);
  const tagsError = tagsProblem(tagList);
  const place = Number(rank);
  const rankError =
    single && !(Number.isInteger(place) && place >= 1 && place <= rows.length)
      ? `A number from 1 to ${rows.length}`
      : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (priceError || tagsError || rankError || cents === undefined) return;
    if (!single) {
      onSave(
        chosen.map(({ setting }) => ({
          ...setting,
          ...(cents !== null && { price: cents }),
          ...(tagList.length > 0 && { tags: tagList }),
        })),
      );
      return;
    }
    const edited = { ...single.setting, price: cents, tags: tagList };
    if (place === single.rank) return onSave([edited]);
    const others = rows.filter(({ id }) => id !== single.id);
    const moved = moveBefore(rows, single.id, others[place - 1]?.id ?? null);
    const withEdits = moved.map((setting) =>
      setting.id === single.id ? { ...edited, position: setting.position } : setting,
    );
    onSave(withEdits.length > 0 ? withEdits : [edited]);
  };

  return (
    <Dialog
      title={single ? single.kind : `${chosen.length} templates`}
      subtitle={single ? single.template.name : "What is left empty stays as it is."}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          data-autofocus
          label="Price, in dollars"
          hint={single ? "Empty: the standard price." : "For all of them."}
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={priceError}
          onChange={(event) => setPrice(event.target.value)}
        />
        <TextField
          label="Tags"
          hint="With semicolons between them, such as “New; For two languages”."
          autoComplete="off"
          value={tags}
          error={tagsError}
          onChange={(event) => setTags(event.target.value)}
        />
        {single && (
          <TextField
            label="Place"
            hint={`From 1 to ${rows.length}; the featured ones stand first.`}
            inputMode="numeric"
            autoComplete="off"
            value={rank}
            error={rankError}
            onChange={(event) => setRank(event.target.value)}
          />
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
