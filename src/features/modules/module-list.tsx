import editIcon from "icon:pencil-simple";
import deleteIcon from "icon:trash";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { serverReason } from "#src/api/api-error.ts";
import type { Module } from "#src/contract/modules.ts";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { useModules } from "#src/entities/modules/modules-queries.ts";
import { paths } from "#src/lib/paths.ts";
import { type DataColumn, DataTable, type TableSort } from "#src/ui/data-table.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { CategoryBadge } from "./category-badge.tsx";

const quietButton = "grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink";

/** The number of built-in rows to render. They are replaced soon, so more would be wasted work. */
const MOST_STAND_INS = 6;

const picture = "aspect-[16/10] w-16! shrink-0 rounded-md border border-line";

const columns: readonly DataColumn<Module>[] = [
  {
    id: "name",
    label: "Module",
    sortBy: ({ name }) => name,
    cell: (module) => (
      <span className="flex items-center gap-3">
        {/* Pictures wait for the stored modules: dozens of them would delay the scripts. */}
        {module.id < 0 ? (
          <span className={`${picture} bg-grey-tint`} />
        ) : (
          <ModuleImage module={module} className={picture} />
        )}
        <Link
          href={paths.modulePreview(module.name)}
          className="inline-flex min-h-6 min-w-0 items-center underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2 min-w-0 break-words">{module.name}</span>
        </Link>
      </span>
    ),
  },
  {
    id: "category",
    label: "Category",
    width: "w-40",
    sortBy: ({ category }) => category,
    cell: ({ category }) => <CategoryBadge category={category} />,
  },
  {
    id: "description",
    label: "Description",
    width: "w-[36%]",
    cell: ({ description }) => (
      <span className="line-clamp-2 break-words text-muted text-sm" title={description}>
        {description}
      </span>
    ),
  },
  {
    id: "actions",
    label: "Actions",
    hidesLabel: true,
    width: "w-30",
    // The specification gives these two buttons no behaviour.
    cell: ({ name }) => (
      <span className="flex justify-end">
        <button type="button" aria-label={`Edit ${name}`} className={quietButton}>
          <Icon path={editIcon} />
        </button>
        <button type="button" aria-label={`Delete ${name}`} className={quietButton}>
          <Icon path={deleteIcon} />
        </button>
      </span>
    ),
  },
];

const none: Module[] = [];

/** All modules; until they are loaded, the built-in ones. */
export function ModuleList() {
  const { modules: all, isPlaceholderData, isError, error, refetch } = useModules();
  const modules = isError ? none : all;
  const [words, setWords] = useState("");
  const [sort, setSort] = useState<TableSort | null>(null);
  const wanted = words.trim().toLowerCase();
  const found = useMemo(
    () =>
      modules.filter(({ name, category, description }) =>
        `${name} ${category} ${description}`.toLowerCase().includes(wanted),
      ),
    [modules, wanted],
  );

  return (
    <section
      aria-labelledby="module-list"
      // On a phone the list is below the fold, so its layout is skipped until it is near the viewport.
      className="-mx-2 px-2 pb-2 [contain-intrinsic-height:auto_50rem] [content-visibility:auto]"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="module-list" className="text-2xl">
          Module List{" "}
          <span role="status" className="font-normal font-text text-base text-muted tracking-normal">
            {found.length === modules.length ? found.length : `${found.length} of ${modules.length}`}
          </span>
        </h2>
        <TextField
          label="Search the list"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="w-full sm:w-72"
        />
      </div>
      <DataTable
        caption="Modules"
        columns={columns}
        rows={isPlaceholderData && !isError ? found.slice(0, MOST_STAND_INS) : found}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        failure={
          isError
            ? {
                message: `The modules could not be loaded. ${serverReason(error) ?? ""}`.trim(),
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          wanted
            ? `No module matches “${words.trim()}”.`
            : "No modules found. Add your first module using the form."
        }
        minWidth="min-w-[52rem]"
      />
    </section>
  );
}
