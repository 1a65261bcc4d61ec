import type { AppDocument, Role, TableRights } from "../document.ts";
import type { AppRecord } from "../records/record.ts";

export interface Person {
  role: Role["id"];
  /** Noted on the records that they add. */
  id?: string | undefined;
}

const ALL: TableRights = { see: true, add: true, change: true, delete: true };
const NONE: TableRights = { see: false, add: false, change: false, delete: false };

/**
 * Returns what a person may do with a table. An app without roles is everybody's. Without a server, this arranges the
 * views and protects nothing; the interface says so.
 */
export function rightsOf({ roles }: AppDocument, { role }: Person, table: string): TableRights {
  if (role === "admin" || roles.length === 0) return ALL;
  const rights = roles.find(({ id }) => id === role)?.tables;
  return (rights && Object.hasOwn(rights, table) ? rights[table] : undefined) ?? NONE;
}

/** Whether a person may do this with a record. */
export function may(
  document: AppDocument,
  person: Person,
  right: "see" | "change" | "delete",
  table: string,
  record: AppRecord,
) {
  const rights = rightsOf(document, person, table);
  const isAllowed = rights[right] && rights.see;
  return isAllowed && (!rights.isOwnOnly || (person.id !== undefined && record.by === person.id));
}

export const mayAdd = (document: AppDocument, person: Person, table: string) =>
  rightsOf(document, person, table).add;

/** Whether a person sees a field. A computed field is seen even if it is made of hidden ones: its author chose that. */
export const seesField = (document: AppDocument, person: Person, table: string, field: string) => {
  const { see, hiddenFields = [] } = rightsOf(document, person, table);
  return see && (!hiddenFields.includes(field) || person.role === "admin");
};
