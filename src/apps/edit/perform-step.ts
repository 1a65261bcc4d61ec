import type { AppColumns } from "../computed/column.ts";
import { type AppDocument, type AppTable, type Field, findField, findTable, type View } from "../document.ts";
import { decimalsOf } from "../fields/money/money.ts";
import type { Edit } from "../records/change.ts";
import { changeCurrency, convertField, deleteField, putField } from "../records/edit-fields.ts";
import { deleteTable } from "./delete-table.ts";
import { type LostValue, withoutGoneChoices } from "./gone-choices.ts";
import { problemOfField } from "./problem-of-field.ts";
import type { Step, StepOf } from "./step.ts";
import { withRights } from "./with-rights.ts";
import { withoutViews } from "./without-views.ts";

export type { LostValue } from "./gone-choices.ts";

type Result = { edits: Edit[]; lost: readonly LostValue[] } | { problem: string };

const ofDocument = (label: string, document: AppDocument): Result => ({
  edits: [{ label, patches: [], document }],
  lost: [],
});

const withTable = (document: AppDocument, table: AppTable): AppDocument => ({
  ...document,
  tables: document.tables.map((one) => (one.id === table.id ? table : one)),
});

const withView = (document: AppDocument, view: View): AppDocument => ({
  ...document,
  views: document.views.map((one) => (one.id === view.id ? view : one)),
});

/** Moves an item of a list to a place, counted in the list without it. */
export const moved = <Item>(list: readonly Item[], item: Item, to: number) =>
  list.filter((one) => one !== item).toSpliced(Math.max(0, to), 0, item);

/** Puts an entry in the place of the one with its id, or at the end. */
const put = <Entry extends { id: string }>(list: readonly Entry[], entry: Entry) =>
  list.some(({ id }) => id === entry.id)
    ? list.map((one) => (one.id === entry.id ? entry : one))
    : [...list, entry];

/** Returns the edits of one step, or why it cannot be done. */
export function performStep(columns: AppColumns, step: Step): Result {
  const { document } = columns.data;
  switch (step.do) {
    case "add-field":
    case "change-field":
    case "delete-field":
    case "move-field":
    case "name-by":
      return performOnField(columns, step);
    case "add-table":
    case "rename-table":
    case "delete-table":
      return performOnTable(columns, step);
    case "add-view":
    case "change-view":
    case "delete-view":
    case "place-page":
      return performOnView(document, step);
    case "set-rights":
      return ofDocument("Change a role", withRights(document, step));
    case "clear-roles":
      return ofDocument("Remove the roles", { ...document, roles: [] });
    case "set-app":
      return ofDocument("Change the app", { ...document, ...step.app });
    case "set-currency":
      return { edits: [changeCurrency(columns.data, step.currency, decimalsOf)], lost: [] };
    case "lock":
      return performLock(document, step);
    case "put-rule":
      return ofDocument("Change a rule", { ...document, rules: put(document.rules, step.rule) });
    case "delete-rule":
      return ofDocument("Delete a rule", {
        ...document,
        rules: document.rules.filter(({ id }) => id !== step.rule),
      });
    case "put-action":
      return ofDocument("Change a button", { ...document, actions: put(document.actions, step.action) });
    case "delete-action":
      return ofDocument("Delete a button", {
        ...document,
        actions: document.actions.filter(({ id }) => id !== step.action),
      });
  }
}

type FieldStep = StepOf<"add-field" | "change-field" | "delete-field" | "move-field" | "name-by">;

function performOnField(columns: AppColumns, step: FieldStep): Result {
  const { document } = columns.data;
  const table = findTable(document, step.table);
  if (!table) return { problem: "This table does not exist any more." };
  if (step.do === "add-field") return addField(columns, table, step);
  const id = step.do === "change-field" ? step.field.id : step.field;
  const field = findField(table, id);
  if (!field) return { problem: `This field of ${table.name.many} does not exist any more.` };
  switch (step.do) {
    case "change-field":
      return changeField(columns, table, field, step.field);
    case "delete-field":
      if (table.nameField === id)
        return {
          problem: `“${field.name}” names the records of ${table.name.many}. Choose another field for the names first.`,
        };
      return { edits: [deleteField(columns.data, table.id, id)], lost: [] };
    case "move-field":
      return ofDocument(
        "Move a field",
        withTable(document, { ...table, fields: moved(table.fields, field, step.to) }),
      );
    case "name-by":
      return ofDocument("Change the names", withTable(document, { ...table, nameField: id }));
  }
}

function addField(columns: AppColumns, table: AppTable, { field, view: id }: StepOf<"add-field">): Result {
  const problem = problemOfField(columns.data.document, table, field);
  if (problem) return { problem };
  const edit = putField(columns.data, table.id, field);
  const document = edit.document ?? columns.data.document;
  const view = document.views.find((one) => one.id === id);
  // A view without a list shows every field.
  const isListed = view?.fields && !view.isLocked;
  return {
    edits: [
      isListed
        ? { ...edit, document: withView(document, { ...view, fields: [...(view.fields ?? []), field.id] }) }
        : edit,
    ],
    lost: [],
  };
}

function changeField(columns: AppColumns, table: AppTable, before: Field, field: Field): Result {
  const problem = problemOfField(columns.data.document, table, field, before);
  if (problem) return { problem };
  if (before.kind !== field.kind) {
    const { edit, lost, field: converted } = convertField(columns, table.id, field);
    const name = converted.name;
    return {
      edits: [edit],
      lost: lost.map(({ record, text, problem }) => ({
        ...{ table: table.id, field: name, record: columns.name(table.id, record), text, problem },
      })),
    };
  }
  const { edit, lost } = withoutGoneChoices(columns, table, before, field);
  return {
    edits: edit ? [edit, putField(columns.data, table.id, field)] : [putField(columns.data, table.id, field)],
    lost,
  };
}

function performOnTable(
  columns: AppColumns,
  step: StepOf<"add-table" | "rename-table" | "delete-table">,
): Result {
  const { document } = columns.data;
  if (step.do === "add-table") {
    if (findTable(document, step.table.id))
      return { problem: `There is a table ${step.table.name.many} already.` };
    return ofDocument("Add a table", {
      ...document,
      tables: [...document.tables, step.table],
      views: step.view ? [...document.views, step.view] : document.views,
      pages: step.view ? [...document.pages, step.view.id] : document.pages,
      // People who have rights get those that they have anywhere else.
      roles: document.roles.map((role) => ({
        ...role,
        tables: { ...role.tables, [step.table.id]: usualRights(Object.values(role.tables)) },
      })),
    });
  }
  const table = findTable(document, step.table);
  if (!table) return { problem: "This table does not exist any more." };
  if (step.do === "rename-table")
    return ofDocument("Rename a table", withTable(document, { ...table, name: step.name }));
  if (document.tables.length === 1) return { problem: "An app has at least one table." };
  return { edits: deleteTable(columns, table), lost: [] };
}

/** The rights that a role has in most tables, without what only concerns one. */
function usualRights(all: readonly AppDocument["roles"][number]["tables"][string][]) {
  const mostly = (test: (rights: (typeof all)[number]) => boolean) =>
    all.filter(test).length * 2 > all.length;
  return {
    see: mostly(({ see }) => see),
    add: mostly(({ add }) => add),
    change: mostly(({ change }) => change),
    delete: mostly((rights) => rights.delete),
  };
}

function performOnView(
  document: AppDocument,
  step: StepOf<"add-view" | "change-view" | "delete-view" | "place-page">,
): Result {
  if (step.do === "add-view") {
    if (document.views.some(({ id }) => id === step.view.id))
      return { problem: "There is such a view already." };
    return ofDocument("Add a view", {
      ...document,
      views: [...document.views, step.view],
      pages: step.isPage ? [...document.pages, step.view.id] : document.pages,
    });
  }
  const id = step.do === "change-view" ? step.view.id : step.view;
  const view = document.views.find((one) => one.id === id);
  if (!view) return { problem: "This view does not exist any more." };
  if (step.do === "change-view") return ofDocument("Change a view", withView(document, step.view));
  const others = document.pages.filter((page) => page !== id);
  if (step.do === "place-page") {
    if (step.to === null && others.length === 0) return { problem: "An app has at least one page." };
    return ofDocument("Move a page", {
      ...document,
      pages: step.to === null ? others : others.toSpliced(step.to, 0, id),
    });
  }
  if (document.pages.includes(id) && others.length === 0) return { problem: "An app has at least one page." };
  return ofDocument("Delete a view", withoutViews(document, new Set([id])));
}

function performLock(document: AppDocument, { of, id, isLocked }: StepOf<"lock">): Result {
  const lock = <Part extends { id: string; isLocked?: boolean | undefined }>(parts: readonly Part[]) =>
    parts.map((part) => {
      if (part.id !== id) return part;
      const { isLocked: _, ...open } = part;
      return (isLocked ? { ...open, isLocked } : open) as Part;
    });
  return ofDocument(
    isLocked ? "Lock a part" : "Open a lock",
    of === "table"
      ? { ...document, tables: lock(document.tables) }
      : { ...document, views: lock(document.views) },
  );
}
