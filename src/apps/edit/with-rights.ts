import type { AppDocument, Role, TableRights } from "../document.ts";
import type { StepOf } from "./step.ts";

const EVERYTHING: TableRights = { see: true, add: true, change: true, delete: true };
const LIMITED = ["user", "guest"] as const satisfies Role["id"][];

/** Changes what a role may do with a table. An app without roles gets both, with the rights that they had so far: all. */
export function withRights(
  document: AppDocument,
  { role, table, rights }: StepOf<"set-rights">,
): AppDocument {
  const all = () => Object.fromEntries(document.tables.map(({ id }) => [id, EVERYTHING]));
  const roles: Role[] =
    document.roles.length > 0 ? document.roles : LIMITED.map((id): Role => ({ id, tables: all() }));
  const known = roles.some(({ id }) => id === role) ? roles : [...roles, { id: role, tables: {} }];
  return {
    ...document,
    roles: known.map((one) =>
      one.id === role ? { ...one, tables: { ...one.tables, [table]: rights } } : one,
    ),
  };
}
