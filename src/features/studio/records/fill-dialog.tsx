import { useState } from "react";
import type { AppColumns } from "#src/apps/computed/column.ts";
import { paths } from "#src/lib/paths.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Block } from "#src/sites/document.ts";
import { type BlockPlace, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { type Entry, type RecordList, recordListOf } from "#src/sites/edit/fill-list.ts";
import type { ListSource } from "#src/sites/list-source.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Select } from "#src/ui/select.tsx";
import { loadRecords, useFill } from "./use-fill.ts";

const NOTHING = "-";
const PREVIEWED = 3;

interface FillDialogProps {
  block: Block;
  place: BlockPlace;
  onClose: () => void;
}

/** Chooses an application, one of its pages, and the field for each part of an entry. */
export function FillDialog({ block, place, onClose }: FillDialogProps) {
  const list = recordListOf(block.kind);
  const { value: apps, error } = useAsyncValue(async () => (await loadRecords()).appsOfBrowser(), []);
  const [chosen, setChosen] = useState(block.from?.app);
  const app = apps?.find(({ key }) => key === chosen) ?? apps?.[0];
  if (!list) return null;
  return (
    <Dialog title="Fill the list from an application" onClose={onClose}>
      {error ? (
        <p role="alert">Your applications could not be read. Close this, and try again.</p>
      ) : !apps ? (
        <p role="status">Looking for your applications…</p>
      ) : !app ? (
        <div className="grid gap-4">
          <p>
            You have no application in this browser yet. Make one, keep your prices, dates, people or stock in
            it, and show them here.
          </p>
          <ButtonLink href={paths.templateDemos} className="justify-self-start">
            Look at applications
          </ButtonLink>
        </div>
      ) : (
        <div className="grid gap-4">
          <Select
            label="Application"
            value={app.key}
            options={apps.map(({ key, name }) => ({ value: key, label: name }))}
            onChoose={setChosen}
          />
          <ChosenApp key={app.key} app={app.key} block={block} place={place} list={list} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

interface ChosenAppProps extends FillDialogProps {
  app: string;
  list: RecordList;
}

function ChosenApp({ app, ...props }: ChosenAppProps) {
  const { value, error } = useAsyncValue(async () => {
    const [{ readColumns }, entries] = await Promise.all([
      loadRecords(),
      import("#src/apps/on-sites/list-entries.ts"),
    ]);
    return { columns: await readColumns(app), ...entries };
  }, [app]);
  if (error) return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
  if (!value) return <p role="status">Opening the application…</p>;
  if (value.listedViews(value.columns).length === 0)
    return <p role="alert">This application has no page that lists records. Choose another one.</p>;
  return <Mapping {...props} app={app} tools={value} />;
}

interface MappingProps extends ChosenAppProps {
  tools: typeof import("#src/apps/on-sites/list-entries.ts") & { columns: AppColumns };
}

function Mapping({ app, block, place, list, tools, onClose }: MappingProps) {
  const { columns, listedViews, guessFields, fillableFields, entriesOf } = tools;
  const views = listedViews(columns);
  const known = block.from?.app === app ? block.from : undefined;
  const [viewId, setViewId] = useState(known?.view);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const [own, setOwn] = useState<Record<string, ListSource["fields"]>>({});
  const [problem, setProblem] = useState<string>();
  const [fill, isBusy] = useFill(place, setProblem, onClose);
  if (!view) return null;
  const fields = own[view.id] ?? (known?.view === view.id ? known.fields : guessFields(columns, view, list));
  const table = columns.data.document.tables.find(({ id }) => id === view.table);
  const present = (valueAt(block.data, list.path) ?? []) as Entry[];
  const { entries, records } = entriesOf(columns, view, { fields }, list, present);
  const names = Object.keys(fields);
  return (
    <>
      <Select
        label="Page of the application"
        hint="Its filter and its order decide what is shown, and in which order."
        value={view.id}
        options={views.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={setViewId}
      />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">What each {list.entry.toLowerCase()} shows</legend>
        {fillableFields(list).map(([name, { label }]) => (
          <Select
            key={name}
            label={label}
            value={fields[name] ?? NOTHING}
            options={[
              { value: NOTHING, label: "Nothing" },
              ...(table?.fields ?? []).map((field) => ({ value: field.id, label: field.name })),
            ]}
            onChoose={(field) => {
              const { [name]: _, ...others } = fields;
              setOwn({ ...own, [view.id]: field === NOTHING ? others : { ...others, [name]: field } });
            }}
          />
        ))}
      </fieldset>
      <div className="rounded-lg bg-sunken p-3 text-sm">
        <p role="status">
          {records === 0
            ? "This page of the application has no records yet."
            : records > entries.length
              ? `The block shows the first ${entries.length} of ${records} records.`
              : `${records} ${records === 1 ? "record" : "records"}.`}
        </p>
        <ul className="mt-1 text-muted">
          {entries.slice(0, PREVIEWED).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids
            <li key={at} className="truncate">
              {names
                .map((name) => shown(entry[name]))
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-muted text-sm">
        Everybody who sees the site sees what you put in here. Pictures and texts that you added to an entry
        of the same name stay.
      </p>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        disabled={entries.length === 0 || names.length === 0}
        aria-disabled={isBusy}
        onClick={() => void fill({ app, view: view.id, fields })}
      >
        Put {entries.length === 1 ? "it" : "them"} in
      </Button>
    </>
  );
}

const shown = (value: unknown) =>
  Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
