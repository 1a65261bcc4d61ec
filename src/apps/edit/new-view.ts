import type { AppDocument, AppTable, Field, View } from "../document.ts";
import { freeId } from "../outline/id-of.ts";
import { type ViewKindId, viewKinds } from "../views/view-kinds.ts";

const isDate = ({ kind }: Field) => kind === "date" || kind === "date-time";
const isMoney = ({ kind }: Field) => kind === "money";
const isChoice = ({ kind }: Field) => kind === "choice";

/** Options that a view of a kind begins with; undefined if the table has nothing for it. */
function firstOptions(document: AppDocument, table: AppTable, kind: ViewKindId): object | undefined {
  const { fields } = table;
  switch (kind) {
    case "board": {
      const by = fields.find(isChoice)?.id;
      return by === undefined ? undefined : { by };
    }
    case "calendar": {
      const start = (fields.find(({ kind }) => kind === "date-time") ?? fields.find(isDate))?.id;
      return start === undefined ? undefined : { start, span: "month" };
    }
    case "cards": {
      const picture = fields.find((field) => field.kind === "picture")?.id;
      return picture ? { picture } : {};
    }
    case "print":
      return { layout: "page" };
    case "dashboard":
      return { tiles: [] };
    case "storefront":
      return storefrontOptions(document, table);
    default:
      return {};
  }
}

/** A storefront needs a price, and two tables for orders and for their lines. */
function storefrontOptions({ tables }: AppDocument, table: AppTable) {
  const price = table.fields.find(isMoney)?.id;
  const links = ({ fields }: AppTable, to: string) =>
    fields.some((field) => field.kind === "link" && field.options.table === to);
  const lines = tables.find((one) => links(one, table.id));
  const orders = lines && tables.find((one) => one.id !== table.id && links(lines, one.id));
  return price && lines && orders ? { price, lines: lines.id, orders: orders.id } : undefined;
}

/** The kinds of views that suit a table, in the order of all kinds. */
export const suitableKinds = (document: AppDocument, table: AppTable) =>
  (Object.keys(viewKinds) as ViewKindId[]).filter(
    (kind) =>
      firstOptions(document, table, kind) !== undefined &&
      !(kind === "record" && hasRecordPage(document, table)),
  );

const hasRecordPage = ({ views }: AppDocument, { id }: AppTable) =>
  views.some(({ kind, table }) => kind === "record" && table === id);

/** Why a table cannot have a view of a kind. */
export const missingFor: Partial<Record<ViewKindId, string>> = {
  board: "a choice field",
  calendar: "a date field",
  storefront: "a money field, and tables for orders and their lines",
};

/** A view that is not there yet. Undefined if the table has nothing for its kind. */
export function newView(
  document: AppDocument,
  table: AppTable,
  kind: ViewKindId,
  name: string,
  options: object = {},
): View | undefined {
  const first = firstOptions(document, table, kind);
  if (!first) return;
  const id = freeId(name, new Set(document.views.map((view) => view.id)));
  const filled = kind === "dashboard" ? { tiles: firstTiles(document, table) } : first;
  // The document's schema checks the options when the step is performed.
  return { id, table: table.id, kind, name, options: { ...filled, ...options } } as View;
}

/** The number of records; the sum of the money, and by month where there is a date. */
function firstTiles({ views }: AppDocument, table: AppTable) {
  const view = views.find((one) => one.table === table.id && one.kind !== "dashboard" && !one.filter)?.id;
  if (!view) return [];
  const money = table.fields.find(isMoney);
  const date = table.fields.find(isDate);
  return [
    { name: table.name.many, view, figure: "count" },
    ...(money ? [{ name: money.name, view, figure: "sum", field: money.id }] : []),
    ...(date
      ? [{ name: `${table.name.many} per month`, view, chart: "bars", by: date.id, each: "month" }]
      : []),
  ];
}

/** Shows a view as another kind, with everything that both kinds have. */
export function asKind(
  document: AppDocument,
  table: AppTable,
  view: View,
  kind: ViewKindId,
): View | undefined {
  const made = newView(document, table, kind, view.name);
  return made && ({ ...view, kind, options: made.options } as View);
}
