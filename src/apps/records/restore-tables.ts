import { type AppDocument, type AppTable, findTable } from "../document.ts";
import type { Change, Edit } from "./change.ts";

export interface DeletedTable {
  table: AppTable;
  change: Change;
}

/** Returns the deleted tables, last first. */
export function deletedTables(document: AppDocument, log: readonly Change[]): DeletedTable[] {
  const found = new Map<string, DeletedTable>();
  for (const change of log.toReversed())
    for (const table of change.document?.before.tables ?? []) {
      const isGone =
        !findTable(document, table.id) && !change.document?.after.tables.some(({ id }) => id === table.id);
      if (isGone && !found.has(table.id)) found.set(table.id, { table, change });
    }
  return [...found.values()];
}

/** Brings a deleted table back with its records, views, rules and buttons. */
export function restoreTable(document: AppDocument, { table, change }: DeletedTable): Edit {
  const before = change.document?.before;
  const views = (before?.views ?? []).filter(
    (view) => view.table === table.id && !document.views.some(({ id }) => id === view.id),
  );
  const ofTable = <Part extends { id: string; table: string }>(
    parts: readonly Part[],
    now: readonly Part[],
  ) => parts.filter((part) => part.table === table.id && !now.some(({ id }) => id === part.id));
  return {
    label: `Bring back the table ${table.name.many}`,
    patches: change.patches
      .filter((patch) => patch.table === table.id && patch.before !== null)
      .map(({ id, before: record }) => ({ table: table.id, id, before: null, after: record })),
    document: {
      ...document,
      tables: [...document.tables, table],
      views: [...document.views, ...views],
      pages: [
        ...document.pages,
        ...(before?.pages ?? []).filter(
          (page) => views.some(({ id }) => id === page) && !document.pages.includes(page),
        ),
      ],
      roles: document.roles.map((role) => {
        const rights = before?.roles.find(({ id }) => id === role.id)?.tables[table.id];
        return rights ? { ...role, tables: { ...role.tables, [table.id]: rights } } : role;
      }),
      actions: [...document.actions, ...ofTable(before?.actions ?? [], document.actions)],
      rules: [...document.rules, ...ofTable(before?.rules ?? [], document.rules)],
    },
  };
}
