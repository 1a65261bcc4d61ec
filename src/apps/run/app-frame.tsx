import redoIcon from "icon:arrow-clockwise";
import undoIcon from "icon:arrow-counter-clockwise";
import historyIcon from "icon:clock-counter-clockwise";
import exportIcon from "icon:export";
import lookIcon from "icon:palette";
import editIcon from "icon:pencil-simple";
import plusIcon from "icon:plus";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { AppColumns } from "../computed/column.ts";
import { type AppTable, findTable, type View } from "../document.ts";
import type { AppFile } from "../records/app-file.ts";
import type { Change, Edit } from "../records/change.ts";
import type { Values } from "../records/edits.ts";
import { type AppRecord, SAMPLE } from "../records/record.ts";
import type { AppRecords } from "../records/records.ts";
import { editWithRules, type RuledEdit } from "../rules/edit-with-rules.ts";
import { may, mayAdd, type Person, rightsOf, seesField } from "../rules/rights.ts";
import { FoundContext } from "../views/found-records.ts";
import { isDrawn, speaksForItself, views } from "../views/page-views.ts";
import { ViewEditingContext } from "../views/view-editing.tsx";
import { shownColumns, showView, type ViewProps } from "../views/view-props.ts";
import { AppDialog } from "./app-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { FrameEditing } from "./editor-props.ts";
import { ExportDialog, type ExportWay } from "./export-dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { LogDialog } from "./log-dialog.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordIndex, useIndex } from "./record-index.tsx";
import { RecordPage } from "./record-page.tsx";
import { RecordParts, recordViewOf } from "./record-parts.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useEditing } from "./use-editing.ts";
import { type Place, type PlaceMemory, usePlace } from "./use-place.ts";

export interface AppFrameProps {
  app: AppRecords;
  columns: AppColumns;
  person: Person;
  /** Reads the whole change log, also that of earlier visits. */
  readLog: () => Promise<readonly Change[]>;
  /** Messages above the content, such as "This is not saved". */
  notices?: ReactNode;
  /** Whether the app is the whole page, as in a file of its own. */
  isPage?: boolean;
  memory?: PlaceMemory | undefined;
  /** Buttons beside undo and redo; `say` shows a message. */
  tools?: (say: (text: string) => void) => ReactNode;
  /** Loads the template that the app was made from; undefined if there is none. */
  loadFirst?: (() => Promise<AppFile | undefined>) | undefined;
  /** Ways to take everything out of the app, besides those that work anywhere. */
  exports?: readonly ExportWay[];
  /** Whether the app has only the fonts of its present look, as in a file of its own. */
  hasFixedFonts?: boolean;
  /** The table that a message goes into, if a link in the message opened the app. */
  taking?: string | undefined;
  /** Lets an admin change the app itself. Without it, the app can only be used. */
  editing?: FrameEditing | undefined;
}

type Dialog =
  | { kind: "add"; table: string; given: Values; hasMessage?: boolean }
  | { kind: "delete"; table: string; id: string }
  | { kind: "history"; table: string; id: string }
  | { kind: "export" }
  | { kind: "settings" }
  | { kind: "log" }
  | { kind: "ask"; edit: Edit; questions: readonly string[]; onSaved?: (() => void) | undefined };

const USUAL_HEADER = { place: "side", tone: "dark" } as const;

/** A running app: its face, its pages, and everything that people do with its records. */
export function AppFrame(props: AppFrameProps) {
  const { app, columns, readLog, notices, isPage = false, tools } = props;
  const { person, editing, isEditing, viewEditing, target, seenAs, onSeeAs } = useEditing(
    props.person,
    props.editing,
  );
  useSyncExternalStore(app.onChange, () => app.edition);
  const { document } = app;
  const pages = document.pages
    .flatMap((id) => document.views.find((view) => view.id === id) ?? [])
    .map((view) =>
      person.role !== "admin" && view.nameForOthers ? { ...view, name: view.nameForOthers } : view,
    )
    .filter(({ kind, table }) => isDrawn(kind) && rightsOf(document, person, table).see);
  const [place, setPlace] = usePlace(pages[0]?.id, props.memory);
  const [dialog, setDialog] = useState<Dialog | null>(() => {
    const table = props.taking;
    return table && mayAdd(document, person, table)
      ? { kind: "add", table, given: {}, hasMessage: true }
      : null;
  });
  const [said, setSaid] = useState("");
  const main = useRef<HTMLElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const page = pages.find(({ id }) => id === place.page) ?? pages[0];
  const at = place.records.at(-1);
  const table = findTable(document, at?.table ?? "");
  const record = at && table && app.records(at.table).get(at.id);
  const index = useIndex(columns, person);
  const found = useMemo(
    () => (index?.search ? { table: index.table.id, ids: new Set(index.records.map(({ id }) => id)) } : null),
    [index?.search, index?.table.id, index?.records],
  );
  const recordView = table && recordViewOf(document, table.id);
  const isShown = table && record && may(document, person, "see", table.id, record);

  const Main = isPage ? "main" : "section";
  const header = document.theme.header ?? USUAL_HEADER;

  // In a page, the region of the view inside has the name of the view.
  const nameOfMain = (content = "") => (isPage ? content : `${document.name}: ${content}`);
  const key = isShown ? `${table.id} ${record.id}` : `page ${page?.id}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) {
      // After a reload; the page itself stays where it is.
      const strip = current.current?.closest("ul");
      const { offsetLeft = 0, offsetWidth = 0 } = current.current ?? {};
      strip?.scrollTo?.({ left: offsetLeft - (strip.clientWidth - offsetWidth) / 2 });
      return;
    }
    before.current = key;
    main.current?.focus({ preventScroll: true });
    // On phones the navigation is a strip that scrolls.
    if (key.startsWith("page ")) current.current?.scrollIntoView({ block: "nearest", inline: "center" });
    // A long page was scrolled down.
    if ((main.current?.getBoundingClientRect().top ?? 0) < 0)
      main.current?.scrollIntoView({ block: "start" });
  }, [key]);

  const apply = (edit: Edit, reminders: readonly string[] = []) => {
    const change = app.apply(edit);
    if (change) setSaid([`${change.label}: done.`, ...reminders].join(" "));
  };
  const ask = (
    edit: Edit,
    { questions, reminders }: Pick<RuledEdit, "questions" | "reminders">,
    onSaved?: () => void,
  ) => {
    if (questions.length > 0) return setDialog({ kind: "ask", edit, questions: textsOf(questions), onSaved });
    setDialog(null);
    apply(edit, textsOf(reminders));
    onSaved?.();
  };
  const edit: EditRecords = (wanted, onSaved) => {
    const ruled = editWithRules(columns, wanted, person.id);
    ask(ruled.edit, ruled, onSaved);
  };
  /** A view has run the rules, but cannot ask. */
  const editOfView = (ruled: Edit) => ask(ruled, editWithRules(columns, ruled, person.id));
  const open = (of: string, { id }: AppRecord) =>
    setPlace((now) => ({ ...now, records: [...now.records, { table: of, id }] }));
  const add = (of: string) =>
    mayAdd(document, person, of)
      ? (given: Values) => setDialog({ kind: "add", table: of, given })
      : undefined;
  const takeBack = (how: "undo" | "redo") => {
    const change = app[how]();
    setSaid(
      change
        ? `${how === "undo" ? "Undone" : "Done again"}: ${change.label}.`
        : "This was changed in another tab since, so it stays as it is.",
    );
  };

  const seen = (of: AppTable, fields?: readonly string[]) =>
    shownColumns(columns, of, fields).filter(({ field }) => seesField(document, person, of.id, field.id));

  const shortcuts = (event: React.KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isField) return;
    event.preventDefault();
    takeBack(event.shiftKey ? "redo" : "undo");
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo work anywhere in the app
    <div
      className="app-view app-run"
      data-header={header.place}
      data-editing={isEditing || undefined}
      onKeyDown={shortcuts}
    >
      <header className={`tone-${header.tone}`}>
        <h1>{document.name}</h1>
        {editing && (
          <button
            type="button"
            className="run-tool run-edit"
            aria-expanded={isEditing}
            onClick={() => editing.onOpen(!isEditing)}
          >
            <Icon path={editIcon} />
            <span>Edit app</span>
          </button>
        )}
        <nav aria-label={document.name} hidden={pages.length < 2}>
          <ul>
            {pages.map(({ id, name }) => (
              <li key={id}>
                <button
                  ref={id === page?.id ? current : undefined}
                  type="button"
                  aria-current={id === page?.id ? "page" : undefined}
                  onClick={() => setPlace({ page: id, records: [] })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {index && (
          <RecordIndex
            columns={columns}
            index={index}
            person={person}
            current={at?.table === index.table.id ? at.id : undefined}
            onOpen={({ id }) => setPlace({ ...place, records: [{ table: index.table.id, id }] })}
            onEdit={apply}
          />
        )}
        <div className="run-tools">
          <button
            type="button"
            className="run-tool"
            aria-label="Undo"
            aria-disabled={!app.canUndo}
            onClick={() => app.canUndo && takeBack("undo")}
          >
            <Icon path={undoIcon} />
          </button>
          <button
            type="button"
            className="run-tool"
            aria-label="Redo"
            aria-disabled={!app.canRedo}
            onClick={() => app.canRedo && takeBack("redo")}
          >
            <Icon path={redoIcon} />
          </button>
          {person.role === "admin" && (
            <>
              <button type="button" className="run-tool" onClick={() => setDialog({ kind: "log" })}>
                <Icon path={historyIcon} />
                <span>Changes</span>
              </button>
              <button type="button" className="run-tool" onClick={() => setDialog({ kind: "settings" })}>
                <Icon path={lookIcon} />
                <span>Look</span>
              </button>
              <button type="button" className="run-tool" onClick={() => setDialog({ kind: "export" })}>
                <Icon path={exportIcon} />
                <span>Export</span>
              </button>
            </>
          )}
          {tools?.(setSaid)}
        </div>
      </header>
      <Main
        ref={main}
        tabIndex={-1}
        className="run-main"
        aria-label={nameOfMain(isShown ? columns.name(table.id, record) || table.name.one : page?.name)}
      >
        {notices}
        <ViewEditingContext value={viewEditing}>
          <Samples app={app} mayDelete={person.role === "admin"} onEdit={apply} />
          {isShown ? (
            <>
              <button
                type="button"
                className="act run-back"
                onClick={() => setPlace({ ...place, records: place.records.slice(0, -1) })}
              >
                <span aria-hidden="true">←</span> Back to {backName(columns, place) ?? page?.name}
              </button>
              <RecordPage
                key={record.id}
                columns={columns}
                table={table}
                record={record}
                parts={
                  recordView?.options.parts && (
                    <RecordParts
                      columns={columns}
                      table={table}
                      record={record}
                      person={person}
                      onOpen={open}
                      onEdit={editOfView}
                    />
                  )
                }
                shown={seen(table, recordView?.options.parts && recordView.fields).filter(
                  ({ field }) => field.id !== table.nameField || field.kind !== "formula",
                )}
                mayChange={may(document, person, "change", table.id, record)}
                onOpen={open}
                onEdit={edit}
                onAdd={add}
                onSay={setSaid}
              >
                <button
                  type="button"
                  className="act"
                  onClick={() => setDialog({ kind: "history", table: table.id, id: record.id })}
                >
                  What changed
                </button>
                {may(document, person, "delete", table.id, record) && (
                  <button
                    type="button"
                    className="act"
                    onClick={() => setDialog({ kind: "delete", table: table.id, id: record.id })}
                  >
                    Delete {table.name.one.toLowerCase()}
                  </button>
                )}
              </RecordPage>
            </>
          ) : (
            page && (
              <FoundContext value={found}>
                <Page
                  key={page.id}
                  columns={columns}
                  view={page}
                  person={person}
                  seen={seen}
                  onOpen={open}
                  onEdit={page.kind === "form" ? apply : editOfView}
                  onAdd={add(page.table)}
                  onDelete={(of, { id }) => setDialog({ kind: "delete", table: of, id })}
                />
              </FoundContext>
            )
          )}
          {pages.length === 0 && <p className="empty">There is no page here that you may see.</p>}
        </ViewEditingContext>
      </Main>
      {editing && isEditing && (
        <Suspense>
          <editing.Editor
            app={app}
            columns={columns}
            view={page}
            table={isShown ? table.id : page?.table}
            target={target}
            seenAs={seenAs}
            draftKey={editing.draftKey}
            readLog={readLog}
            onEdit={apply}
            onSeeAs={onSeeAs}
            onShow={(view) => setPlace({ page: view, records: [] })}
            onClose={() => editing.onOpen(false)}
          />
        </Suspense>
      )}
      <p role="status" className="run-said">
        {/* A new element begins its animation again. */}
        {said && <span key={said}>{said}</span>}
      </p>
      {dialog && (
        <Dialogs
          app={app}
          columns={columns}
          dialog={dialog}
          person={person}
          seen={seen}
          readLog={readLog}
          exports={props.exports}
          hasFixedFonts={props.hasFixedFonts}
          loadFirst={props.loadFirst}
          onEdit={edit}
          onApply={apply}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

interface SamplesProps {
  app: AppRecords;
  mayDelete: boolean;
  onEdit: (edit: Edit) => void;
}

/** Says that there are sample records, until they are deleted. */
function Samples({ app, mayDelete, onEdit }: SamplesProps) {
  const [isHidden, setIsHidden] = useState(false);
  const samples = app.document.tables.flatMap(({ id: table }) =>
    [...app.records(table).values()]
      .filter(({ by }) => by === SAMPLE)
      .map((before) => ({ table, id: before.id, before, after: null })),
  );
  if (samples.length === 0 || !mayDelete || isHidden) return null;
  return (
    <div className="run-notice">
      <p>These are sample records. Delete them when you begin with your own.</p>
      <div className="run-row">
        <button
          type="button"
          className="act"
          onClick={() => onEdit({ label: "Delete the sample records", patches: samples })}
        >
          Delete the samples
        </button>
        <button type="button" className="act" onClick={() => setIsHidden(true)}>
          Keep them
        </button>
      </div>
    </div>
  );
}

/** The name of the record before the open one; undefined if there is none. */
function backName(columns: AppColumns, { records }: Place) {
  const before = records.at(-2);
  const record = before && columns.data.records(before.table).get(before.id);
  return record && columns.name(before.table, record);
}

interface PageProps extends Pick<ViewProps, "columns" | "onOpen" | "onEdit" | "onDelete"> {
  view: View;
  person: Person;
  seen: (table: AppTable, fields?: readonly string[]) => ViewProps["shown"];
  onAdd: ((given: Values) => void) | undefined;
}

/** Kinds that list records. The others add records in their own way, or none. */
const LISTS: ReadonlySet<string> = new Set(["table", "cards", "board", "list"]);

/** One page of the navigation: its view with a search and a button to add a record. */
function Page({ columns, view, person, seen, onOpen, onEdit, onDelete, onAdd }: PageProps) {
  const [search, setSearch] = useState("");
  const searchId = useId();
  const found = showView(columns, view, search);
  if (!found || !isDrawn(view.kind)) return null;
  const { table } = found;
  const { document } = columns.data;
  const mayBeSeen = (record: AppRecord) => may(document, person, "see", table.id, record);
  const isPart = rightsOf(document, person, table.id).isOwnOnly === true && person.role !== "admin";
  const result = isPart
    ? {
        ...found.result,
        records: found.result.records.filter(mayBeSeen),
        groups:
          found.result.groups?.map((group) => ({ ...group, records: group.records.filter(mayBeSeen) })) ??
          null,
      }
    : found.result;
  // The table of kinds guarantees that each component gets a view of its kind.
  const Shown = views[view.kind] as ComponentType<ViewProps>;
  const isList = LISTS.has(view.kind);
  const isSearched = isList || view.kind === "calendar";
  const count = result.records.length;
  return (
    <>
      <div className={speaksForItself(view) ? "sr" : "view-head"}>
        <h2>{view.name}</h2>
        {isSearched && (
          <div className="run-row">
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
            {isList && onAdd && (
              <button type="button" className="act main run-add" onClick={() => onAdd({})}>
                <Icon path={plusIcon} />
                <span>Add {table.name.one.toLowerCase()}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {isSearched && (
        <p role="status" className={count > 0 ? "sr" : "empty"}>
          {count > 0
            ? `${count} shown`
            : search
              ? `Nothing matches “${search}”.`
              : `No ${table.name.many.toLowerCase()} yet.`}
        </p>
      )}
      <Shown
        view={view}
        columns={columns}
        table={table}
        result={result}
        shown={seen(table, view.fields)}
        person={person}
        onOpen={onOpen}
        onEdit={onEdit}
        onDelete={onDelete}
        onAdd={onAdd}
      />
    </>
  );
}

/** Saves an edit with the effects of the rules, and calls back when it is saved. */
type EditRecords = (edit: Edit, onSaved?: () => void) => void;

interface DialogsProps extends Pick<PageProps, "columns" | "person" | "seen"> {
  app: AppRecords;
  onEdit: EditRecords;
  dialog: Dialog;
  readLog: AppFrameProps["readLog"];
  exports: AppFrameProps["exports"];
  hasFixedFonts: boolean | undefined;
  loadFirst: AppFrameProps["loadFirst"];
  onApply: (edit: Edit) => void;
  onClose: () => void;
}

function Dialogs({ app, columns, dialog, person, seen, onEdit, onApply, onClose, ...rest }: DialogsProps) {
  if (dialog.kind === "export")
    return <ExportDialog columns={columns} ways={rest.exports} onClose={onClose} />;
  if (dialog.kind === "log")
    return (
      <WithLog readLog={rest.readLog}>
        {(log) => <LogDialog columns={columns} log={log} onEdit={onApply} onClose={onClose} />}
      </WithLog>
    );
  if (dialog.kind === "settings")
    return (
      <SettingsDialog
        app={app}
        loadFirst={rest.loadFirst}
        hasFixedFonts={rest.hasFixedFonts}
        onEdit={onApply}
        onClose={onClose}
      />
    );
  if (dialog.kind === "ask")
    return (
      <AppDialog title="Before this is saved" onClose={onClose}>
        {dialog.questions.map((question) => (
          <p key={question} className="question">
            {question}
          </p>
        ))}
        <div className="run-row run-end">
          <button type="button" className="act" onClick={onClose}>
            Do not save
          </button>
          <button
            type="button"
            className="act main"
            onClick={() => {
              onClose();
              onApply(dialog.edit);
              dialog.onSaved?.();
            }}
          >
            Yes, save it
          </button>
        </div>
      </AppDialog>
    );
  const table = findTable(app.document, dialog.table);
  if (!table) return null;
  if (dialog.kind === "add")
    return (
      <AppDialog title={`New ${table.name.one.toLowerCase()}`} onClose={onClose}>
        <RecordForm
          columns={columns}
          table={table}
          shown={seen(table)}
          given={dialog.given}
          hasMessage={dialog.hasMessage}
          by={person.id}
          onEdit={onEdit}
          onCancel={onClose}
        />
      </AppDialog>
    );
  const record = app.records(table.id).get(dialog.id);
  if (!record) return null;
  if (dialog.kind === "delete")
    return <DeleteDialog columns={columns} table={table} record={record} onEdit={onEdit} onClose={onClose} />;
  return (
    <WithLog readLog={rest.readLog}>
      {(log) => <HistoryDialog columns={columns} table={table} record={record} log={log} onClose={onClose} />}
    </WithLog>
  );
}

interface WithLogProps {
  readLog: AppFrameProps["readLog"];
  children: (log: Promise<readonly Change[]>) => ReactNode;
}

/** Reads the change log once, and shows its children when it is there. */
function WithLog({ readLog, children }: WithLogProps) {
  const [log] = useState(readLog);
  return <Suspense>{children(log)}</Suspense>;
}

const textsOf = (said: readonly { text: string }[]) => [...new Set(said.map(({ text }) => text))];
