import { Suspense, useMemo, useRef, useState } from "react";
import { inThisBrowser } from "#src/api/hosted.ts";
import { useMutation, useQuery } from "#src/api/query.ts";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { pricingQuery } from "#src/entities/pricing/pricing-query.ts";
import { useStoredSettings } from "#src/entities/templates/template-settings-queries.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { later } from "#src/lib/later.ts";
import { ColumnChoice, useHiddenColumns } from "#src/ui/column-choice.tsx";
import { DataTable, type RowId, type TableSort } from "#src/ui/data-table.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useDragScroll } from "#src/ui/use-sortable.ts";
import { ChosenTemplates } from "./chosen-templates.tsx";
import { filterListed, filterOptions, type TemplateFilter } from "./filter-listed.ts";
import { type ListedTemplate, listTemplates } from "./listed-templates.ts";
import { useSaveSettings } from "./settings-queries.ts";
import { templateColumns } from "./template-columns.tsx";
import { TemplateFiles } from "./template-files.tsx";
import { useTemplateOrder } from "./use-template-order.ts";

const TemplateDialog = later(() => import("./on-demand.ts").then(({ TemplateDialog }) => TemplateDialog));

/** The styles of the dragged row and of the row next to the drop position. */
const rowLook = () => ({
  className:
    "data-dragged:opacity-50 data-[edge=bottom]:*:border-b-3 data-[edge=bottom]:*:border-b-signal data-[edge=top]:*:border-t-3 data-[edge=top]:*:border-t-signal",
});

/** A table of every template with its settings, editable one by one or in bulk. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the columns and the markup of one table
export function TemplateManager() {
  const toast = useToast();
  const { data, isPending, isError, refetch } = useStoredSettings();
  const isBeta = useBeta((beta) => beta.isBeta);
  // If it cannot be loaded, the table names the standard price without its amount.
  const { data: pricing } = useQuery({ ...pricingQuery, enabled: !isBeta, showsError: true });
  const save = useSaveSettings();
  const all = useMemo(() => listTemplates(settingsById(data ?? [])), [data]);
  const [words, setWords] = useState("");
  const [filter, setFilter] = useState<TemplateFilter>("all");
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set());
  const [edited, setEdited] = useState<readonly ListedTemplate[] | null>(null);

  const shown = useMemo(() => filterListed(all, filter, words), [all, filter, words]);
  // Changes apply to visible templates only, never to ones that a filter hides.
  const chosen = shown.filter(({ id }) => selected.has(id));
  const section = useRef<HTMLElement>(null);
  useDragScroll(section);
  const order = useTemplateOrder({ all, shown, save });

  const change = (of: readonly ListedTemplate[], fields: Partial<TemplateSetting>) =>
    save(of.map(({ setting }) => ({ ...setting, ...fields })));

  const { mutate: saveAndTell } = useMutation({
    mutationFn: async ({ settings, words }: { settings: TemplateSetting[]; words: string }) => {
      if (await save(settings)) toast({ title: "Saved", description: words });
    },
  });

  const columns = templateColumns({
    canMove: sort === null,
    standardPrice: isBeta ? null : (pricing?.template ?? null),
    order,
    onChange: (listed, fields) => void change([listed], fields),
    onEdit: (listed) => setEdited([listed]),
  });
  const [hidden, hideColumns] = useHiddenColumns("templates", columns);
  const changeColumns = (ids: readonly string[]) => {
    hideColumns(ids);
    // The sort indicator would disappear with its column.
    if (sort && ids.includes(sort.column)) setSort(null);
  };

  return (
    <section ref={section} aria-labelledby="templates">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id="templates" className="me-auto text-2xl max-sm:w-full">
          Templates{" "}
          <span role="status" className="font-normal font-text text-base text-muted tracking-normal">
            {shown.length === all.length ? all.length : `${shown.length} of ${all.length}`}
          </span>
        </h2>
        <TemplateFiles
          listed={all}
          onImport={(changes) =>
            saveAndTell({
              settings: changes,
              words: "An import is one step in the log, with one undo.",
            })
          }
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
        <ColumnChoice columns={columns} hidden={hidden} onChange={changeColumns} />
      </div>
      <p id="move-hint" className="mb-3 text-muted text-sm">
        Move a template by the handle at the end of its row, or with Alt and the arrow keys.
        {sort && " While the table is sorted by a column, the order of the marketplace cannot be changed."}
      </p>
      {chosen.length > 0 && (
        <ChosenTemplates
          count={chosen.length}
          onChange={(fields) => void change(chosen, fields)}
          onEdit={() => setEdited(chosen)}
          onClear={() => onSelect(new Set())}
        />
      )}
      <DataTable
        caption="Templates of the marketplace"
        columns={columns}
        hidden={hidden}
        // Rows wait for the settings: the prerendered page would show hidden templates.
        rows={isPending || isError ? [] : shown}
        rowId={({ id }) => id}
        nameOf={({ kind }) => kind}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onSelect }}
        rowProps={rowLook}
        rowHeight={65}
        isLoading={isPending}
        failure={
          isError ? { message: "The settings could not be loaded.", onRetry: () => void refetch() } : null
        }
        empty="No template matches this search."
        minWidth="min-w-[58rem]"
      />
      <Suspense>
        {edited && (
          <TemplateDialog
            chosen={edited}
            rows={all}
            onClose={() => setEdited(null)}
            onSave={(settings) => {
              setEdited(null);
              saveAndTell({ settings, words: `The marketplace shows it at once${inThisBrowser()}.` });
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
