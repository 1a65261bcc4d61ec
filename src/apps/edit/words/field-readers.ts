import { kindOf } from "../../describe/kind-of.ts";
import { type AppTable, type Field, findField } from "../../document.ts";
import { resultKinds } from "../../fields/formula/formula.ts";
import { type FieldKindId, fieldKinds } from "../../fields/kinds.ts";
import { plainText } from "../../fields/operators.ts";
import { compileFormula } from "../../formulas/compile-formula.ts";
import { newChoices, newField } from "../new-field.ts";
import type { Step } from "../step.ts";
import { type Found, NotMeant, type Reader } from "./found.ts";
import type { FieldRef } from "./slots.ts";

const change = ({ table, field }: FieldRef, changed: Partial<Field>): Step[] => [
  // The document's schema checks it when the step is performed.
  { do: "change-field", table: table.id, field: { ...field, ...changed } as Field },
];

const withChoices = (ref: FieldRef, choices: readonly { id: string; name: string }[]) =>
  change(ref, { options: { choices: [...choices] } });

function choicesOf({ field }: FieldRef) {
  if (field.kind !== "choice" && field.kind !== "choices")
    throw new NotMeant(`“${field.name}” has no choices.`);
  return field.options.choices;
}

/** A field is shown on the page on screen if that shows its table. */
const adding = (found: Found, table: AppTable, field: Field): Step[] => [
  { do: "add-field", table: table.id, field, ...(found.view?.table === table.id && { view: found.view.id }) },
];

function add(found: Found, kind?: FieldKindId, options?: object) {
  const table = found.table();
  const name = found.name();
  return adding(found, table, newField(table, name, kind ?? usualKind(name), options));
}

/** The kind that a name suggests. */
function usualKind(name: string): FieldKindId {
  const kind = kindOf(name);
  return kind === "choices" ? "text" : kind;
}

const move = (found: Found, to: (others: readonly Field[]) => number): Step[] => {
  const { table, field } = found.field();
  const others = table.fields.filter((one) => one !== field);
  return [{ do: "move-field", table: table.id, field: field.id, to: to(others) }];
};

function besides(found: Found, isAfter: boolean) {
  const { table } = found.field();
  const { field: other } = found.field("other", table);
  return move(found, (others) => others.indexOf(other) + (isAfter ? 1 : 0));
}

function summary(found: Found, figure: string | undefined): Step[] {
  const ref = found.field();
  const shown = found.columns.column(ref.table.id, ref.field.id)?.shown ?? ref.field;
  if (figure && !fieldKinds[shown.kind].summaries.some((one) => one === figure))
    throw new NotMeant(
      `“${ref.field.name}” is a ${fieldKinds[shown.kind].name.toLowerCase()}, which has no ${figure}.`,
    );
  return change(ref, { summary: figure as Field["summary"] });
}

/** Writes a formula with the ids of the fields that it names. */
function formulaOf(found: Found, table: AppTable) {
  let formula = found
    .text("formula")
    .replace(/×/g, "*")
    .replace(/\btimes\b/gi, "*");
  const names = table.fields.toSorted((one, other) => other.name.length - one.name.length);
  for (const { id, name } of names) {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    formula = formula.replace(
      new RegExp(`(?<![{\\p{L}\\p{N}])${escaped}(?![}\\p{L}\\p{N}])`, "giu"),
      `{${id}}`,
    );
  }
  const compiled = compileFormula(formula, (id) => findField(table, id)?.id);
  if ("problem" in compiled) throw new NotMeant(compiled.problem);
  if (compiled.fields.length === 0) throw new NotMeant("The formula names no field.");
  const kinds = compiled.fields.map((id) => findField(table, id)?.kind);
  const result = resultKinds.find((kind) => kind !== "text" && kinds[0] === kind) ?? "number";
  return { formula, result };
}

function linkBetween(from: AppTable, to: AppTable) {
  const link = from.fields.find((field) => field.kind === "link" && field.options.table === to.id);
  if (!link) throw new NotMeant(`${from.name.many} do not link to ${to.name.many} yet.`);
  return link;
}

function rollup(found: Found, figure: "count" | "sum"): Step[] {
  const from = found.named();
  const to = found.named("other");
  if (!from || !to) throw new NotMeant("Say which tables you mean.");
  const link = linkBetween(from, to);
  const summed = figure === "sum" ? found.field("field", from).field : undefined;
  const name = summed?.name ?? from.name.many;
  const options = { table: from.id, link: link.id, figure, ...(summed && { field: summed.id }) };
  return adding(found, to, newField(to, name, "rollup", options));
}

export const fieldReaders: Record<string, Reader> = {
  "add-field": (found) => add(found),
  "add-typed-field": (found) => add(found, found.word("kind") as FieldKindId),
  "add-choice-field": (found) => {
    const names = found.list();
    if (names.length < 2) throw new NotMeant("Name at least two choices.");
    return add(found, "choice", { choices: newChoices(names) });
  },
  "rename-field": (found) => change(found.field(), { name: found.name() }),
  "delete-field": (found) => {
    const { table, field } = found.field();
    return [{ do: "delete-field", table: table.id, field: field.id }];
  },
  "change-kind": (found) => {
    const ref = found.field();
    const kind = found.word("kind") as FieldKindId;
    if (ref.field.kind === kind)
      throw new NotMeant(`“${ref.field.name}” is a ${fieldKinds[kind].name.toLowerCase()} already.`);
    const { options } = newField(ref.table, ref.field.name, kind);
    const summary = fieldKinds[kind].summaries.find((one) => one === ref.field.summary);
    return change(ref, { kind, options, summary } as Partial<Field>);
  },
  "make-choice": (found) => {
    const ref = found.field();
    const names = found.list();
    const kind = ref.field.kind === "choices" ? "choices" : "choice";
    return change(ref, {
      kind,
      options: { choices: newChoices(names) },
      summary: undefined,
    } as Partial<Field>);
  },
  "require-field": (found) => change(found.field(), { isRequired: true }),
  "make-optional": (found) => change(found.field(), { isRequired: undefined }),
  unique: (found) => change(found.field(), { isUnique: true }),
  "not-unique": (found) => change(found.field(), { isUnique: undefined }),
  "set-hint": (found) => change(found.field(), { hint: found.text("quote") }),
  "remove-hint": (found) => change(found.field(), { hint: undefined }),
  "set-default": (found) => {
    const ref = found.field();
    return change(ref, { default: found.has("choice") ? found.choice(ref).choice.name : found.text() });
  },
  "add-choice": (found) => {
    const ref = found.field();
    const known = choicesOf(ref);
    const name = found.name();
    if (known.some((one) => plainText(one.name) === plainText(name)))
      throw new NotMeant(`“${ref.field.name}” has the choice “${name}” already.`);
    return withChoices(ref, [...known, ...newChoices([name], known)]);
  },
  "remove-choice": (found) => {
    const ref = found.choice(found.has("field") ? found.field() : undefined);
    return withChoices(
      ref,
      choicesOf(ref).filter(({ id }) => id !== ref.choice.id),
    );
  },
  "rename-choice": (found) => {
    const ref = found.choice(found.has("field") ? found.field() : undefined);
    const name = found.name();
    return withChoices(
      ref,
      choicesOf(ref).map((one) => (one.id === ref.choice.id ? { ...one, name } : one)),
    );
  },
  "field-first": (found) => move(found, () => 0),
  "field-last": (found) => move(found, (others) => others.length),
  "field-after": (found) => besides(found, true),
  "field-before": (found) => besides(found, false),
  "name-by": (found) => {
    const { table, field } = found.field();
    return [{ do: "name-by", table: table.id, field: field.id }];
  },
  "show-figure": (found) => summary(found, found.has("figure") ? found.word("figure") : "sum"),
  "hide-figure": (found) => summary(found, undefined),
  "add-link": (found) => {
    const table = found.table();
    const to = found.named("other");
    if (!to || to.id === table.id) throw new NotMeant("Say which tables you mean.");
    return adding(found, table, newField(table, to.name.one, "link", { table: to.id }));
  },
  "add-lookup": (found) => {
    const table = found.table();
    const target = found.named("link");
    if (!target) throw new NotMeant("Say which table you mean.");
    const link = linkBetween(table, target);
    const { field } = found.field("field", target);
    return adding(found, table, newField(table, field.name, "lookup", { link: link.id, field: field.id }));
  },
  "count-linked": (found) => rollup(found, "count"),
  "sum-linked": (found) => rollup(found, "sum"),
  "add-formula": (found) => {
    const table = found.table();
    return adding(found, table, newField(table, found.name(), "formula", formulaOf(found, table)));
  },
};
