import type { AppColumns } from "../computed/column.ts";
import { inOrder } from "../records/record.ts";
import { escapeText, foldLines } from "./calendar-file.ts";

const properties = { phone: "TEL", email: "EMAIL", address: "ADR", web: "URL" } as const;

const isReach = (kind: string): kind is keyof typeof properties => Object.hasOwn(properties, kind);

/** The tables of people and companies: those with a telephone number or an e-mail address of their own. */
export const peopleTables = ({ data }: AppColumns) =>
  data.document.tables.filter(({ fields }) =>
    fields.some(({ kind }) => kind === "phone" || kind === "email"),
  );

/** Writes a table of people as contacts (vCard 3.0, which every address book reads). */
export function tableAsContacts(columns: AppColumns, tableId: string): string {
  const fields = columns.data.document.tables.find(({ id }) => id === tableId)?.fields ?? [];
  const notes = fields.filter(({ kind }) => kind === "long-text");
  return foldLines(
    inOrder(columns.data.records(tableId).values()).flatMap((record) => {
      const name = columns.name(tableId, record);
      if (!name) return [];
      const textOf = (field: string) => {
        const column = columns.column(tableId, field);
        return column ? column.format(column.value(record)) : "";
      };
      const [last = "", ...first] = name.split(" ").toReversed();
      const reached = fields.flatMap(({ id, kind }) => {
        const text = isReach(kind) ? textOf(id) : "";
        if (!text || !isReach(kind)) return [];
        return [
          kind === "address"
            ? `ADR:;;${escapeText(text)};;;;`
            : `${properties[kind]}:${kind === "web" ? text.replace(/\s/g, "") : escapeText(text)}`,
        ];
      });
      const note = notes
        .map(({ id }) => textOf(id))
        .filter(Boolean)
        .join("\n");
      return [
        "BEGIN:VCARD",
        "VERSION:3.0",
        `N:${escapeText(last)};${escapeText(first.toReversed().join(" "))};;;`,
        `FN:${escapeText(name)}`,
        ...reached,
        ...(note ? [`NOTE:${escapeText(note)}`] : []),
        "END:VCARD",
      ];
    }),
  );
}
