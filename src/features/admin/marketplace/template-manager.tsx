import handleIcon from "icon:dots-six-vertical";
import exportIcon from "icon:download-simple";
import shownIcon from "icon:eye";
import hiddenIcon from "icon:eye-slash";
import importIcon from "icon:file-arrow-up";
import editIcon from "icon:pencil-simple";
import starIcon from "icon:star";
import fullStarIcon from "icon:star-fill";
import clsx from "clsx";
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from "react";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { formatMoney } from "#src/lib/money.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { announce } from "#src/ui/announce.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import type { DataColumn, RowId, TableSort } from "#src/ui/data-table.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { LaterTable } from "#src/ui/later-table.tsx";
import { Select } from "#src/ui/select.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useSaveTables } from "../use-save-tables.ts";
import type { ListedTemplate } from "./listed-templates.ts";
import { useSaveSettings, useSettings } from "./settings-queries.ts";
import type { TemplateImport } from "./template-file.ts";

/** Hundreds of templates come after what stands above their table. */
const loadList = () => import("./listed-templates.ts");
const loadFileParts = () =>
  Promise.all([import("./template-file.ts"), import("#src/lib/spreadsheet/spreadsheet.ts")]).catch(
    guardedReload,
  );
const ImportDialog = later(() => import("./import-dialog.tsx").then(({ ImportDialog }) => ImportDialog));
const TemplateDialog = later(() =>
  import("./template-dialog.tsx").then(({ TemplateDialog }) => TemplateDialog),
);

const filters = {
  all: { label: "All", keeps: () => true },
  published: { label: "Published", keeps: ({ setting }: ListedTemplate) => !setting.isHidden },
  hidden: { label: "Hidden", keeps: ({ setting }: ListedTemplate) => setting.isHidden },
  featured: { label: "Featured", keeps: ({ setting }: ListedTemplate) => setting.isFeatured },
  priced: {
    label: "With a price of their own",
    keeps: ({ setting }: ListedTemplate) => setting.price !== null,
  },
} as const;
type Filter = keyof typeof filters;
const filterOptions = Object.entries(filters).map(([value, { label }]) => ({
  value: value as Filter,
  label,
}));

const roundButton =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink";

/** Every template with what can be decided about it, one by one or many at once. */
export function TemplateManager() {
  const toast = useToast();
  const saveTables = useSaveTables();
  const list = useLoaded(loadList);
  const { data, isPending, isError, refetch } = useSettings();
  const save = useSaveSettings();
  const rows = useMemo(() => list?.listTemplates(settingsById(data ?? [])) ?? [], [list, data]);
  const [words, setWords] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set());
  const [edited, setEdited] = useState<readonly ListedTemplate[] | null>(null);
  const [file, setFile] = useState<{ name: string; found: TemplateImport } | null>(null);
  const [dragged, setDragged] = useState<{ id: string; over: string | null } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const wanted = words.trim().toLowerCase();
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          filters[filter].keeps(row) &&
          `${row.kind} ${row.template.name} ${row.id} ${row.setting.tags.join(" ")}`
            .toLowerCase()
            .includes(wanted),
      ),
    [rows, filter, wanted],
  );
  // What a filter hides is not changed behind one's back.
  const chosen = shown.filter(({ id }) => selected.has(id));

  const change = (of: readonly ListedTemplate[], fields: Partial<TemplateSetting>) =>
    save(of.map(({ setting }) => ({ ...setting, ...fields })));

  const move = async (id: string, before: string | null) => {
    if (!list) return;
    const settings = list.moveBefore(rows, id, before);
    const isSaved = await save(settings);
    document.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus();
    const now = list
      .listTemplates(new Map([...settingsById(data ?? []), ...settingsById(settings)]))
      .find((row) => row.id === id);
    if (isSaved && now) announce(`${now.kind}: place ${now.rank} of ${rows.length}`);
  };

  const onHandleKey = (event: KeyboardEvent, row: ListedTemplate) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const goal = list?.stepGoal(rows, shown, row, event.key === "ArrowUp" ? "up" : "down");
    if (goal !== undefined) void move(row.id, goal);
  };

  const columns: readonly DataColumn<ListedTemplate>[] = [
    {
      id: "template",
      label: "Template",
      sortBy: ({ kind }) => kind,
      cell: ({ kind, template, setting, picture }) => (
        <span className={clsx("flex items-center gap-3", setting.isHidden && "text-muted")}>
          <img
            src={assetAddress(picture)}
            alt=""
            width={72}
            height={48}
            loading="lazy"
            className={clsx(
              "aspect-[3/2] w-18 shrink-0 rounded-md border border-line object-cover object-top",
              setting.isHidden && "grayscale",
            )}
          />
          <span className="min-w-0">
            <span className="block">{kind}</span>
            <span className="block truncate font-normal text-muted text-sm" title={template.name}>
              {template.name}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: "status",
      label: "Status",
      width: "w-30",
      sortBy: ({ setting }) => (setting.isHidden ? "Hidden" : "Published"),
      cell: ({ setting }) => (
        <Badge tone={setting.isHidden ? "grey" : "green"}>{setting.isHidden ? "Hidden" : "Published"}</Badge>
      ),
    },
    {
      id: "price",
      label: "Price",
      isNumber: true,
      width: "w-24",
      sortBy: ({ setting }) => setting.price ?? -1,
      cell: ({ setting }) =>
        setting.price === null ? (
          <span className="text-muted">Standard price</span>
        ) : (
          formatMoney(setting.price)
        ),
    },
    {
      id: "tags",
      label: "Tags",
      width: "w-36",
      cell: ({ setting }) => (
        <span className="line-clamp-2 text-sm" title={setting.tags.join("; ")}>
          {setting.tags.join(" · ")}
        </span>
      ),
    },
    {
      id: "actions",
      label: "Actions",
      hidesLabel: true,
      width: "w-52",
      cell: (row) => {
        const { id, kind, setting } = row;
        return (
          <span className="flex justify-end">
            <button
              type="button"
              aria-pressed={setting.isFeatured}
              aria-label={`Featured: ${kind}`}
              onClick={() => change([row], { isFeatured: !setting.isFeatured })}
              className={clsx(roundButton, "aria-pressed:text-signal")}
            >
              <Icon path={setting.isFeatured ? fullStarIcon : starIcon} />
            </button>
            <button
              type="button"
              aria-label={`${setting.isHidden ? "Publish" : "Hide"} ${kind}`}
              onClick={() => change([row], { isHidden: !setting.isHidden })}
              className={roundButton}
            >
              <Icon path={setting.isHidden ? hiddenIcon : shownIcon} />
            </button>
            <button
              type="button"
              aria-label={`Edit ${kind}`}
              onClick={() => setEdited([row])}
              className={roundButton}
            >
              <Icon path={editIcon} />
            </button>
            <button
              type="button"
              draggable={sort === null}
              data-move={id}
              aria-label={`Move ${kind}`}
              aria-describedby="move-hint"
              disabled={sort !== null}
              onKeyDown={(event) => onHandleKey(event, row)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", kind);
                setDragged({ id, over: null });
              }}
              onDragEnd={() => setDragged(null)}
              className={clsx(roundButton, "cursor-grab! disabled:opacity-40")}
            >
              <Icon path={handleIcon} />
            </button>
          </span>
        );
      },
    },
  ];

  const rowProps = ({ id }: ListedTemplate) => ({
    onDragOver: (event: React.DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      if (dragged.over !== id) setDragged({ ...dragged, over: id });
    },
    onDrop: (event: React.DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      void move(dragged.id, id);
      setDragged(null);
    },
    className: clsx(
      dragged?.id === id && "opacity-50",
      dragged?.over === id && dragged.id !== id && "*:border-t-3 *:border-t-signal",
    ),
  });

  const exportAll = () =>
    saveTables("templates", "csv", async () => [(await loadFileParts())[0].templateFile(rows)]);

  const open = async (chosenFile: File) => {
    try {
      const [{ readTemplateFile }, { readSpreadsheet }] = await loadFileParts();
      const [sheet] = await readSpreadsheet(chosenFile);
      if (sheet) setFile({ name: chosenFile.name, found: await readTemplateFile(sheet, rows) });
    } catch (error) {
      const description = error instanceof Error ? error.message : "This file could not be read.";
      toast({ title: "File not read", description, tone: "destructive" });
    }
  };

  const after = async (settings: TemplateSetting[], words: string) => {
    if (await save(settings)) toast({ title: "Saved", description: words });
  };

  return (
    <section aria-labelledby="templates">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id="templates" className="me-auto text-2xl">
          Templates{" "}
          <span role="status" className="font-normal font-text text-base text-muted tracking-normal">
            {list && (shown.length === rows.length ? rows.length : `${shown.length} of ${rows.length}`)}
          </span>
        </h2>
        <Button size="small" onClick={() => void exportAll()}>
          <Icon path={exportIcon} />
          Export CSV
        </Button>
        <Button size="small" onClick={() => input.current?.click()}>
          <Icon path={importIcon} />
          Import CSV
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label="CSV file to import"
          className="sr-only"
          onChange={({ target }) => {
            const [first] = target.files ?? [];
            target.value = "";
            if (first) void open(first);
          }}
        />
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="w-full sm:w-72"
        />
        <Select
          label="Show"
          value={filter}
          options={filterOptions}
          onChoose={setFilter}
          className="w-full sm:w-56"
        />
      </div>
      <p id="move-hint" className="mb-3 text-muted text-sm">
        Drag a template by its handle to where it should stand, or move it with Alt and the arrow keys.
        {sort && " While the table is sorted by a column, the order of the marketplace cannot be changed."}
      </p>
      {chosen.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-2 rounded-card bg-sunken px-3 py-2">
          <p role="status" className="me-2 font-medium">
            {chosen.length} selected
          </p>
          <Button size="small" onClick={() => change(chosen, { isHidden: false })}>
            Publish
          </Button>
          <Button size="small" onClick={() => change(chosen, { isHidden: true })}>
            Hide
          </Button>
          <Button size="small" onClick={() => change(chosen, { isFeatured: true })}>
            Feature
          </Button>
          <Button size="small" onClick={() => change(chosen, { isFeatured: false })}>
            Stop featuring
          </Button>
          <Button size="small" onClick={() => setEdited(chosen)}>
            Price and tags…
          </Button>
          <Button size="small" look="quiet" onClick={() => onSelect(new Set())}>
            Clear
          </Button>
        </div>
      )}
      <LaterTable
        caption="Templates of the marketplace"
        columns={columns}
        // Not before it is known what was decided: the built page would show what is hidden.
        rows={isPending || isError ? [] : shown}
        rowId={({ id }) => id}
        nameOf={({ kind }) => kind}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onSelect }}
        rowProps={rowProps}
        rowHeight={65}
        isLoading={isPending || !list}
        failure={
          isError ? { message: "The settings could not be loaded.", onRetry: () => void refetch() } : null
        }
        empty="No template fits this search."
        minWidth="min-w-[56rem]"
      />
      <Suspense>
        {edited && (
          <TemplateDialog
            chosen={edited}
            rows={rows}
            onClose={() => setEdited(null)}
            onSave={(settings) => {
              setEdited(null);
              void after(settings, "The marketplace shows it at once.");
            }}
          />
        )}
        {file && (
          <ImportDialog
            fileName={file.name}
            found={file.found}
            onClose={() => setFile(null)}
            onApply={(changes) => {
              setFile(null);
              void after(changes, "What was imported is one step in the log, with one undo.");
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
