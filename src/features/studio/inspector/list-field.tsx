import downIcon from "icon:arrow-down";
import upIcon from "icon:arrow-up";
import caretIcon from "icon:caret-down";
import plusIcon from "icon:plus";
import deleteIcon from "icon:trash";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import { type Field, objectOf } from "#src/sites/fields.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ToolButton } from "../tool-button.tsx";
import { EntryPreview } from "./block-notes.tsx";

type Entry = Record<string, unknown>;

interface ListFieldProps {
  field: Field;
  entries: Entry[];
  path: FieldPath;
  isDisabled: boolean;
  /** The path from this list to the clicked field: the index of an entry and the field. */
  wanted: readonly string[] | null;
  onChange: (path: FieldPath, value: unknown) => void;
  onLeave: () => void;
  renderEntry: (entry: Entry, path: FieldPath, wanted: string | null) => ReactNode;
}

/** A list of entries that can be opened, moved and deleted. */
export function ListField(props: ListFieldProps) {
  const { field, entries, path, isDisabled, wanted, onChange, onLeave, renderEntry } = props;
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields = {}, entry: name = "Entry", maximum = 24, begin = {} } = field;
  const set = (next: Entry[]) => {
    onChange(path, next);
    onLeave();
  };

  const [wantedEntry, ...wantedField] = wanted ?? [];
  useEffect(() => {
    if (wantedEntry !== undefined) setOpen(Number(wantedEntry));
  }, [wantedEntry]);

  const move = (from: number, step: 1 | -1) => {
    const moved = entries[from];
    const to = from + step;
    if (!moved || to < 0 || to >= entries.length) return;
    set(entries.toSpliced(from, 1).toSpliced(to, 0, moved));
    setOpen((now) => (now === from ? to : now));
    announce(`${name} is now ${to + 1} of ${entries.length}.`, "studio");
  };
  const add = () => {
    set([...entries, objectOf(fields).parse(begin)]);
    setOpen(entries.length);
  };
  const remove = (index: number) => {
    // The entries of the list have no elements of their own: the one at this index now shows the next.
    const rows = list.current?.children ?? [];
    const neighbour = rows[Math.min(index, entries.length - 2)]?.querySelector("button");
    (neighbour ?? addButton.current)?.focus();
    set(entries.toSpliced(index, 1));
    setOpen(null);
    announce(`${name} deleted. Undo brings it back.`, "studio");
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">
        {field.label} <span className="text-muted">({entries.length})</span>
      </legend>
      <ul ref={list} className="overflow-hidden rounded-lg border border-line">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids
          <li key={index} className="border-line border-b last:border-b-0">
            <div className="flex items-center">
              <button
                type="button"
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
                className="flex min-h-10 min-w-0 grow items-center gap-2 px-2.5 text-start text-sm hover:bg-sunken"
              >
                <Icon
                  path={caretIcon}
                  className={open === index ? "size-3.5" : "size-3.5 -rotate-90 text-muted"}
                />
                <span className="truncate">{titleOf(entry) || `${name} ${index + 1}`}</span>
              </button>
              {open === index && (
                <>
                  <ToolButton
                    size="small"
                    icon={upIcon}
                    label={`Move ${name.toLowerCase()} up`}
                    disabled={isDisabled || index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <ToolButton
                    size="small"
                    icon={downIcon}
                    label={`Move ${name.toLowerCase()} down`}
                    disabled={isDisabled || index === entries.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  <ToolButton
                    size="small"
                    icon={deleteIcon}
                    label={`Delete ${name.toLowerCase()}`}
                    disabled={isDisabled}
                    onClick={() => remove(index)}
                  />
                </>
              )}
            </div>
            {open === index && (
              <div className="grid gap-3 bg-paper p-2.5">
                {renderEntry(
                  entry,
                  [...path, index],
                  wantedEntry === String(index) ? wantedField.join(".") : null,
                )}
                <EntryPreview list={path} index={index} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        size="small"
        className="mt-2 w-full"
        disabled={isDisabled || entries.length >= maximum}
        onClick={add}
      >
        <Icon path={plusIcon} /> Add {name.toLowerCase()}
      </Button>
    </fieldset>
  );
}

/** Returns the first text of an entry as its title. */
function titleOf(entry: Entry): string {
  for (const value of Object.values(entry)) {
    if (typeof value === "string" && value) return value;
    if (typeof value === "object" && value && "label" in value && typeof value.label === "string") {
      if (value.label) return value.label;
    }
  }
  return "";
}
