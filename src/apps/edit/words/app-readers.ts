import { kindOf } from "../../describe/kind-of.ts";
import { type AppTable, findField, findTable, type TableRights } from "../../document.ts";
import { freeId } from "../../outline/id-of.ts";
import { capitalised, plural, singular } from "../../outline/nouns.ts";
import { rightsOf } from "../../rules/rights.ts";
import { newField, newTable } from "../new-field.ts";
import { newView } from "../new-view.ts";
import type { Step } from "../step.ts";
import { type Found, NotMeant, type Reader } from "./found.ts";

const lastWord = (name: string, change: (word: string) => string) => {
  const words = name.split(" ");
  return [...words.slice(0, -1), change(words.at(-1) ?? "")].join(" ");
};

const namesOf = (text: string): AppTable["name"] => ({
  one: capitalised(lastWord(text, singular)),
  many: capitalised(lastWord(text, (word) => plural(singular(word)))),
});

function addTable(found: Found, names: readonly string[]): Step[] {
  const table = newTable(found.document, namesOf(found.name()));
  for (const name of names.filter((one) => !/^names?$/i.test(one))) {
    const kind = kindOf(name);
    table.fields.push(newField(table, name, kind === "choices" ? "text" : kind));
  }
  const { document } = found;
  const view = newView({ ...document, tables: [...document.tables, table] }, table, "table", table.name.many);
  return [{ do: "add-table", table, ...(view && { view }) }];
}

/** Changes what a role may do with the tables that are meant. */
function rights(
  found: Found,
  table: AppTable,
  changed: (rights: TableRights) => Partial<TableRights>,
): Step[] {
  const role = found.word("role") === "user" ? "user" : "guest";
  const now = rightsOf(found.document, { role }, table.id);
  return [{ do: "set-rights", role, table: table.id, rights: { ...now, ...changed(now) } }];
}

const without = (list: readonly string[] | undefined, field: string) => {
  const rest = (list ?? []).filter((one) => one !== field);
  return rest.length > 0 ? rest : undefined;
};

const place = (found: Found, to: number | null): Step[] => [{ do: "place-page", view: found.shown().id, to }];

const theme = (found: Found, changed: object): Step[] => [
  { do: "set-app", app: { theme: { ...found.document.theme, ...changed } } },
];

const header = (found: Found, changed: object) =>
  theme(found, { header: { place: "side", tone: "dark", ...found.document.theme.header, ...changed } });

function lock(found: Found, isLocked: boolean): Step[] {
  const table = found.named();
  if (table) return [{ do: "lock", of: "table", id: table.id, isLocked }];
  return [{ do: "lock", of: "view", id: found.shown().id, isLocked }];
}

export const appReaders: Record<string, Reader> = {
  "add-table": (found) => addTable(found, []),
  "add-table-with": (found) => addTable(found, found.list()),
  "rename-table": (found) => [{ do: "rename-table", table: found.table().id, name: namesOf(found.name()) }],
  "delete-table": (found) => [{ do: "delete-table", table: found.table().id }],
  "page-hide": (found) => place(found, null),
  "page-show": (found) => {
    const { id, name } = found.shown();
    if (found.document.pages.includes(id)) throw new NotMeant(`“${name}” is a page already.`);
    return place(found, found.document.pages.length);
  },
  "page-first": (found) => place(found, 0),
  "page-last": (found) => place(found, found.document.pages.length - 1),
  "page-after": (found) => {
    const { id } = found.shown();
    const others = found.document.pages.filter((page) => page !== id);
    const at = others.indexOf(found.shown("other").id);
    if (at < 0) throw new NotMeant(`“${found.shown("other").name}” is no page.`);
    return place(found, at + 1);
  },
  "hide-table-from": (found) => rights(found, found.table(), () => ({ see: false })),
  "show-table-to": (found) => rights(found, found.table(), () => ({ see: true })),
  "hide-field-from": (found) => {
    const { table, field } = found.field();
    return rights(found, table, ({ hiddenFields = [] }) => ({
      hiddenFields: [...hiddenFields.filter((one) => one !== field.id), field.id],
    }));
  },
  "show-field-to": (found) => {
    const { table, field } = found.field();
    return rights(found, table, ({ hiddenFields }) => ({
      see: true,
      hiddenFields: without(hiddenFields, field.id),
    }));
  },
  "only-look": (found) =>
    rights(found, found.table(), () => ({ see: true, add: false, change: false, delete: false })),
  "may-add": (found) => rights(found, found.table(), () => ({ see: true, add: true })),
  "may-not-add": (found) => rights(found, found.table(), () => ({ add: false })),
  "may-change": (found) => rights(found, found.table(), () => ({ see: true, change: true })),
  "may-delete": (found) => rights(found, found.table(), () => ({ see: true, delete: true })),
  "may-not-delete": (found) => rights(found, found.table(), () => ({ delete: false })),
  "own-only": (found) => rights(found, found.table(), () => ({ see: true, isOwnOnly: true })),
  "clear-roles": () => [{ do: "clear-roles" }],
  "rename-app": (found) => [{ do: "set-app", app: { name: found.name() } }],
  palette: (found) => theme(found, { palette: found.id("palette") }),
  fonts: (found) => theme(found, { fonts: found.id("fonts") }),
  "header-place": (found) => header(found, { place: found.word("place") }),
  "header-tone": (found) => header(found, { tone: found.word("tone") }),
  currency: (found) => [{ do: "set-currency", currency: found.word("currency") }],
  locale: (found) => [{ do: "set-app", app: { locale: found.word("locale") } }],
  lock: (found) => lock(found, true),
  unlock: (found) => lock(found, false),
  remind,
  "ask-before": (found) => {
    const table = found.table();
    const text = found.text("quote");
    const id = freeId(`${table.id} ${text}`, new Set(found.document.rules.map((rule) => rule.id)));
    const rule = {
      id,
      table: table.id,
      name: text.slice(0, 80),
      when: { on: "added" },
      outcome: { do: "ask", text },
    } as const;
    return [{ do: "put-rule", rule }];
  },
  "delete-rule": (found) => [{ do: "delete-rule", rule: found.rule().id }],
  "add-button-set": (found) => {
    const { table, field } = found.field();
    if (field.kind !== "yes-no") throw new NotMeant(`“${field.name}” is not yes or no.`);
    return addButton(found, table, found.name(), { do: "set", fields: { [field.id]: "TRUE" } });
  },
  "add-button-write": (found) => {
    const table = found.has("field") ? found.field().table : found.table();
    const phones = table.fields.filter(
      ({ id }) => found.columns.column(table.id, id)?.shown.kind === "phone",
    );
    const field = found.has("field") ? found.field().field : phones[0];
    if (!field || !phones.includes(field)) throw new NotMeant(`${table.name.many} have no telephone number.`);
    const text = `Hello {${table.nameField}}, `;
    return addButton(found, table, `Text ${field.name}`, { do: "write", by: "sms", to: field.id, text });
  },
  "delete-button": (found) => [{ do: "delete-action", action: found.action().id }],
};

type ActionStep = Extract<Step, { do: "put-action" }>["action"]["steps"][number];

function addButton({ document }: Found, table: AppTable, name: string, step: ActionStep): Step[] {
  const id = freeId(`${table.id} ${name}`, new Set(document.actions.map((action) => action.id)));
  return [{ do: "put-action", action: { id, table: table.id, name, steps: [step] } }];
}

/** A reminder before a date: the named one, or the first of the table. */
function remind(found: Found): Step[] {
  const table = found.has("field") ? found.field().table : found.table();
  const dates = table.fields.filter(({ kind }) => kind === "date" || kind === "date-time");
  const field = found.has("field") ? findField(table, found.field().field.id) : dates[0];
  if (!field || !dates.includes(field)) throw new NotMeant(`${table.name.many} have no such date.`);
  const days = found.has("amount") ? found.amount() : 1;
  const name = `${days === 1 ? "The day" : `${days} days`} before ${field.name}`;
  const id = freeId(`${table.id} ${name}`, new Set(found.document.rules.map((rule) => rule.id)));
  const named = findTable(found.document, table.id)?.nameField ?? field.id;
  const outcome = { do: "remind", text: `{${named}}: {${field.id}}` } as const;
  return [
    {
      do: "put-rule",
      rule: { id, table: table.id, name, when: { on: "date", field: field.id, daysBefore: days }, outcome },
    },
  ];
}
