import { type ComponentType, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { AppColumns } from "../computed/column.ts";
import { findTable, type View } from "../document.ts";
import type { AppRecords } from "../records/records.ts";
import type { Person } from "../rules/rights.ts";
import { DashboardView } from "./dashboard/dashboard-view.tsx";
import { partViews } from "./part-views.ts";
import { PrintView } from "./print/print-view.tsx";
import { RecordView } from "./record/record-view.tsx";
import { StorefrontView } from "./storefront/storefront-view.tsx";
import type { ViewKindId } from "./view-kinds.ts";
import { ADMIN, shownColumns, showView, type ViewProps } from "./view-props.ts";

/** The views that can be a page. A new one that can be no part of a dashboard is a folder and a line here. */
export const views = { ...partViews, dashboard: DashboardView, storefront: StorefrontView, print: PrintView };

export const isDrawn = (kind: ViewKindId): kind is keyof typeof views => Object.hasOwn(views, kind);

export interface AppViewProps {
  app: AppRecords;
  columns: AppColumns;
  person?: Person | undefined;
}

/** Whether a page has a heading of its own, so that its name is only for screen readers. */
const speaksForItself = ({ kind, options }: View) =>
  kind === "storefront" ||
  (kind === "dashboard" && (options.tone !== "plain" || options.tiles[0]?.text !== undefined));

/** An app with its navigation, its views and the pages of its records. */
export function AppView({ app, columns, person = ADMIN }: AppViewProps) {
  useSyncExternalStore(app.onChange, () => app.edition);
  const { document } = app;
  const header = document.theme.header ?? ({ place: "side", tone: "dark" } as const);
  const pages = document.pages
    .flatMap((id) => document.views.find((view) => view.id === id) ?? [])
    .filter(({ kind }) => isDrawn(kind));
  const [page, setPage] = useState(pages[0]?.id);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<{ table: string; id: string } | null>(null);
  const main = useRef<HTMLElement>(null);
  const searchId = useId();
  const view = pages.find(({ id }) => id === page) ?? pages[0];
  const shown = view && showView(columns, view, search);
  const table = opened ? findTable(document, opened.table) : undefined;
  const record = opened ? app.records(opened.table).get(opened.id) : undefined;

  const hasRecords = view !== undefined && !["form", "dashboard", "storefront", "print"].includes(view.kind);

  // The page of a record begins where the reading goes on.
  const key = record?.id;
  useEffect(() => {
    if (key) main.current?.focus();
  }, [key]);

  // The table of kinds guarantees that each component gets a view of its kind.
  const Shown = view && isDrawn(view.kind) ? (views[view.kind] as ComponentType<ViewProps>) : undefined;
  const acts: Pick<ViewProps, "onOpen" | "onEdit" | "person"> = {
    person,
    onOpen: (of, { id }) => setOpened({ table: of, id }),
    onEdit: (edit) => void app.apply(edit),
  };
  return (
    <div className="app-view" data-header={header.place}>
      <header className={`tone-${header.tone}`}>
        <h1>{document.name}</h1>
        <nav aria-label={document.name} hidden={pages.length < 2}>
          <ul>
            {pages.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === view?.id ? "page" : undefined}
                  onClick={() => {
                    setPage(id);
                    setOpened(null);
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main ref={main} tabIndex={-1} aria-label={record ? table?.name.one : view?.name}>
        {table && record ? (
          <>
            <button type="button" className="act" onClick={() => setOpened(null)}>
              Back to {view?.name}
            </button>
            <RecordView
              {...acts}
              columns={columns}
              table={table}
              shown={shownColumns(columns, table)}
              record={record}
            />
          </>
        ) : (
          view &&
          Shown &&
          shown && (
            <>
              <div className={speaksForItself(view) ? "sr" : "view-head"}>
                <h2>{view.name}</h2>
                {hasRecords && (
                  <div className="field">
                    <label htmlFor={searchId} className="sr">
                      Search {view.name}
                    </label>
                    <input
                      id={searchId}
                      type="search"
                      placeholder="Search"
                      value={search}
                      onChange={({ target }) => setSearch(target.value)}
                    />
                  </div>
                )}
              </div>
              <p role="status" className={!hasRecords || shown.result.records.length > 0 ? "sr" : "empty"}>
                {!hasRecords
                  ? ""
                  : shown.result.records.length > 0
                    ? `${shown.result.records.length} shown`
                    : search
                      ? `Nothing matches “${search}”.`
                      : `No ${shown.table.name.many.toLowerCase()} yet.`}
              </p>
              <Shown key={view.id} view={view} columns={columns} {...shown} {...acts} />
            </>
          )
        )}
      </main>
    </div>
  );
}
