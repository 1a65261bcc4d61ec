import { pairingById } from "#src/sites/themes/fonts.ts";
import { paletteById } from "#src/sites/themes/palettes.ts";
import { type AppDocument, type AppTable, type Field, findField, findTable, type View } from "../document.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";
import { viewKinds } from "../views/view-kinds.ts";
import { roleNames } from "./role-names.ts";
import type { Step, StepOf } from "./step.ts";

const quoted = (name: string) => `“${name}”`;
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Says what a step changes: "Rename “Price” to “Fee” in Appointments." */
export function sentenceOf(document: AppDocument, step: Step): string {
  switch (step.do) {
    case "add-field":
    case "change-field":
    case "delete-field":
    case "move-field":
    case "name-by":
      return fieldSentence(document, step);
    case "add-table":
      return `Add the table ${quoted(step.table.name.many)} with ${listed(step.table.fields.map(({ name }) => name))}.`;
    case "rename-table":
      return `Rename ${quoted(manyOf(document, step.table))} to ${quoted(step.name.many)}.`;
    case "delete-table":
      return `Delete the table ${quoted(manyOf(document, step.table))} with its records and views.`;
    case "set-rights":
      return rightsSentence(document, step);
    case "clear-roles":
      return "Remove the roles: everybody may see and do everything.";
    case "set-app":
      return appSentence(document, step);
    case "set-currency":
      return `Change the currency to ${step.currency}.`;
    case "put-rule":
      return `Add the rule ${quoted(step.rule.name)} to ${manyOf(document, step.rule.table)}.`;
    case "delete-rule":
      return `Delete the rule ${quoted(document.rules.find(({ id }) => id === step.rule)?.name ?? step.rule)}.`;
    case "put-action":
      return `Add the button ${quoted(step.action.name)} to ${manyOf(document, step.action.table)}.`;
    case "delete-action":
      return `Delete the button ${quoted(document.actions.find(({ id }) => id === step.action)?.name ?? step.action)}.`;
    default:
      return viewSentence(document, step);
  }
}

const manyOf = (document: AppDocument, table: string) => findTable(document, table)?.name.many ?? table;
const viewOf = ({ views }: AppDocument, id: string) => views.find((view) => view.id === id);

export const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "nothing") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

type FieldStep = StepOf<"add-field" | "change-field" | "delete-field" | "move-field" | "name-by">;

function fieldSentence(document: AppDocument, step: FieldStep): string {
  const table = findTable(document, step.table);
  const many = manyOf(document, step.table);
  if (step.do === "add-field")
    return `Add the field ${quoted(step.field.name)} (${kindName(step.field)}) to ${many}.`;
  if (step.do === "change-field") return changeSentence(table, findField(table, step.field.id), step.field);
  const name = quoted(findField(table, step.field)?.name ?? step.field);
  switch (step.do) {
    case "delete-field":
      return `Delete the field ${name} of ${many}.`;
    case "move-field": {
      const others = table?.fields.filter(({ id }) => id !== step.field) ?? [];
      const before = others[step.to - 1];
      return before
        ? `Move ${name} in ${many} after ${quoted(before.name)}.`
        : `Move ${name} to the front of ${many}.`;
    }
    case "name-by":
      return `Name the records of ${many} by ${name}.`;
  }
}

export const kindName = ({ kind }: Field) => fieldKinds[kind].name.toLowerCase();

function changeSentence(table: AppTable | undefined, before: Field | undefined, after: Field) {
  const many = table?.name.many ?? "";
  const name = quoted(after.name);
  if (!before) return `Change ${name} in ${many}.`;
  const parts: string[] = [];
  if (before.name !== after.name) parts.push(`Rename ${quoted(before.name)} to ${name} in ${many}`);
  if (before.kind !== after.kind)
    parts.push(`Change the kind of ${name} in ${many} from ${kindName(before)} to ${kindName(after)}`);
  else if (!same(before.options, after.options)) parts.push(optionsChange(before, after, many));
  if (!same(before.isRequired, after.isRequired))
    parts.push(after.isRequired ? `Require ${name} in ${many}` : `Let ${name} in ${many} stay empty`);
  if (!same(before.isUnique, after.isUnique))
    parts.push(after.isUnique ? `Allow each ${name} in ${many} only once` : `Let ${name} in ${many} repeat`);
  if (!same(before.hint, after.hint))
    parts.push(after.hint ? `Show the hint ${quoted(after.hint)} at ${name}` : `Remove the hint of ${name}`);
  if (!same(before.default, after.default))
    parts.push(
      isEmpty(after.default)
        ? `Remove the default of ${name}`
        : `Begin ${name} in ${many} with ${quoted(after.default ?? "")}`,
    );
  if (!same(before.summary, after.summary))
    parts.push(
      after.summary
        ? `Show the ${after.summary} of ${name} at the foot`
        : `Show no figure of ${name} at the foot`,
    );
  return `${parts.join("; ") || `Keep ${name} as it is`}.`;
}

function optionsChange(before: Field, after: Field, many: string) {
  const place = `${quoted(after.name)} in ${many}`;
  if (!("choices" in after.options) || !("choices" in before.options))
    return `Change the options of ${place}`;
  const [old, now] = [before.options.choices, after.options.choices];
  const added = now.filter(({ id }) => !old.some((one) => one.id === id)).map(({ name }) => quoted(name));
  const gone = old.filter(({ id }) => !now.some((one) => one.id === id)).map(({ name }) => quoted(name));
  const renamed = now.flatMap(({ id, name }) => {
    const was = old.find((one) => one.id === id)?.name;
    return was !== undefined && was !== name ? [`${quoted(was)} to ${quoted(name)}`] : [];
  });
  const parts = [
    added.length > 0 && `Add the choice ${listed(added)} to ${place}`,
    gone.length > 0 && `Remove the choice ${listed(gone)} from ${place}`,
    renamed.length > 0 && `Rename the choice ${listed(renamed)} of ${place}`,
  ].filter((part) => part !== false);
  return parts.join("; ") || `Order the choices of ${place}`;
}

type ViewStep = StepOf<"add-view" | "change-view" | "delete-view" | "place-page" | "lock">;

function viewSentence(document: AppDocument, step: ViewStep): string {
  switch (step.do) {
    case "add-view":
      return `Add the ${viewKinds[step.view.kind].name.toLowerCase()} ${quoted(step.view.name)} of ${manyOf(document, step.view.table)}.`;
    case "change-view":
      return viewChange(document, viewOf(document, step.view.id), step.view);
    case "delete-view":
      return `Delete the view ${quoted(viewOf(document, step.view)?.name ?? step.view)}.`;
    case "place-page": {
      const name = quoted(viewOf(document, step.view)?.name ?? step.view);
      if (step.to === null) return `Take ${name} out of the navigation.`;
      const before = document.pages.filter((id) => id !== step.view)[step.to - 1];
      return before === undefined
        ? `Make ${name} the first page.`
        : `Put the page ${name} after ${quoted(viewOf(document, before)?.name ?? before)}.`;
    }
    case "lock": {
      const name =
        step.of === "table" ? manyOf(document, step.id) : (viewOf(document, step.id)?.name ?? step.id);
      return step.isLocked ? `Lock ${quoted(name)}.` : `Open the lock of ${quoted(name)}.`;
    }
  }
}

function viewChange(document: AppDocument, before: View | undefined, after: View) {
  const name = quoted(after.name);
  if (!before) return `Change ${name}.`;
  const table = findTable(document, after.table);
  const field = (id: string) => quoted(findField(table, id)?.name ?? id);
  const parts: string[] = [];
  if (before.name !== after.name) parts.push(`Rename the view ${quoted(before.name)} to ${name}`);
  if (before.kind !== after.kind) parts.push(`Show ${name} as a ${viewKinds[after.kind].name.toLowerCase()}`);
  if (!same(before.fields, after.fields)) parts.push(fieldsChange(before, after, table, field));
  if (!same(before.filter, after.filter))
    parts.push(after.filter ? `Show only some records in ${name}` : `Show all records in ${name}`);
  if (!same(before.sort, after.sort)) {
    const sorts = (after.sort ?? []).map(
      (sort) => `${field(sort.field)}${sort.isDescending ? ", the last first" : ""}`,
    );
    parts.push(sorts.length > 0 ? `Sort ${name} by ${sorts.join(", then ")}` : `Do not sort ${name}`);
  }
  if (before.group !== after.group)
    parts.push(after.group ? `Group ${name} by ${field(after.group)}` : `Do not group ${name}`);
  if (before.kind === after.kind && !same(before.options, after.options))
    parts.push(`Change the settings of ${name}`);
  return `${parts.join("; ") || `Keep ${name} as it is`}.`;
}

function fieldsChange(before: View, after: View, table: AppTable | undefined, field: (id: string) => string) {
  const all = table?.fields.map(({ id }) => id) ?? [];
  const [old, now] = [before.fields ?? all, after.fields ?? all];
  const hidden = old.filter((id) => !now.includes(id) && all.includes(id)).map(field);
  const shown = now.filter((id) => !old.includes(id)).map(field);
  const parts = [
    hidden.length > 0 && `Hide ${listed(hidden)} in ${quoted(after.name)}`,
    shown.length > 0 && `Show ${listed(shown)} in ${quoted(after.name)}`,
  ].filter((part) => part !== false);
  return parts.join("; ") || `Order the fields of ${quoted(after.name)}`;
}

function rightsSentence(document: AppDocument, { role, table: id, rights }: StepOf<"set-rights">) {
  const table = findTable(document, id);
  const many = table?.name.many ?? id;
  const who = roleNames[role];
  if (!rights.see) return `${who} do not see ${many}.`;
  const may = [
    "see",
    ...(rights.add ? ["add"] : []),
    ...(rights.change ? ["change"] : []),
    ...(rights.delete ? ["delete"] : []),
  ];
  const own = rights.isOwnOnly ? ", only their own" : "";
  const hidden = (rights.hiddenFields ?? []).map((field) => quoted(findField(table, field)?.name ?? field));
  const without = hidden.length > 0 ? `, without ${listed(hidden)}` : "";
  return `${who} may ${listed(may)} ${many}${own}${without}.`;
}

function appSentence({ name, theme, icon, locale }: AppDocument, { app }: StepOf<"set-app">) {
  const parts: string[] = [];
  if (app.name !== undefined && app.name !== name) parts.push(`Rename the app to ${quoted(app.name)}`);
  if (app.theme && app.theme.palette !== theme.palette)
    parts.push(`Use the palette ${quoted(paletteById.get(app.theme.palette)?.name ?? app.theme.palette)}`);
  if (app.theme && app.theme.fonts !== theme.fonts) {
    const pairing = pairingById.get(app.theme.fonts);
    parts.push(
      `Use the fonts ${pairing ? `${pairing.display.name} and ${pairing.text.name}` : app.theme.fonts}`,
    );
  }
  if (app.theme && !same(app.theme.header, theme.header)) {
    const place = app.theme.header?.place === "top" ? "at the top" : "at the side";
    parts.push(`Put the name and the pages ${place}, ${app.theme.header?.tone ?? "dark"}`);
  }
  if ("icon" in app && app.icon !== icon) parts.push("Change the icon");
  if (app.locale !== undefined && app.locale !== locale)
    parts.push(`Write dates and numbers as in ${app.locale}`);
  return `${parts.join("; ") || "Keep the app as it is"}.`;
}
