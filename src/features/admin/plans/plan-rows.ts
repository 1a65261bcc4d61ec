import * as z from "zod/mini";
import { type AddOn, addOnSchema, type Pricing } from "#src/contract/pricing.ts";
import { slug } from "#src/lib/slug.ts";
import type { RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import { checkAmount, readAmount } from "../amounts.ts";
import { type PlanAmount, planAmounts } from "./plan-fields.ts";

/** One row of a plan file. Empty fields leave the value unchanged. */
export interface PlanRow {
  plan: string;
  amounts: Partial<Record<PlanAmount, number>>;
  addOn?: AddOn;
}

const PLANS: Record<string, readonly PlanAmount[]> = {
  full: ["regularPrice", "dueNow", "monthly"],
  installment: ["dueNow", "onDelivery", "monthly"],
  template: ["dueNow"],
};
const OTHER_NAMES: Record<string, string> = {
  "pay-in-full": "full",
  trial: "installment",
  "single-template": "template",
};

/** Checks rows against today's prices, which fill in empty fields. */
export function planRules(today: Pricing): RowRules<PlanRow> {
  return {
    key: { field: "plan", of: ({ plan }) => plan },
    schema: z.pipe(
      z.record(z.string(), z.string()),
      z.transform((texts, context): PlanRow => {
        const refuse = (field: string, message: string) =>
          context.issues.push({ code: "custom", message, path: [field], input: texts[field] });
        const plan = planOf(texts.plan ?? "");
        if (!plan) {
          refuse("plan", "Required");
          return z.NEVER;
        }
        const amounts = readAmounts(texts, refuse);
        const expected = PLANS[plan];
        if (!expected) return { plan, amounts, addOn: readAddOn(plan, texts, amounts, today, refuse) };
        for (const amount of planAmounts) {
          if (amounts[amount] !== undefined && !expected.includes(amount)) {
            refuse(amount, `The plan “${plan}” has no such amount`);
          }
        }
        const setup = amounts.dueNow ?? today.full.setup;
        if (plan === "full" && setup > (amounts.regularPrice ?? today.full.regularSetup)) {
          refuse("dueNow", "Not more than the regular price");
        }
        return { plan, amounts };
      }),
    ),
  };
}

type Refuse = (field: string, message: string) => void;

function planOf(text: string) {
  const name = slug(text.trim());
  return OTHER_NAMES[name] ?? name;
}

function readAmounts(texts: Record<string, string>, refuse: Refuse) {
  const amounts: PlanRow["amounts"] = {};
  for (const key of planAmounts) {
    const text = (texts[key] ?? "").trim();
    if (text === "") continue;
    const { cents, problem } = checkAmount(readAmount(text), "1,349 or 49.50");
    if (problem) refuse(key, problem);
    else amounts[key] = cents;
  }
  return amounts;
}

/** An add-on has one price, which is paid at once or every month. */
function readAddOn(
  plan: string,
  texts: Record<string, string>,
  amounts: PlanRow["amounts"],
  today: Pricing,
  refuse: Refuse,
): AddOn {
  const known = today.addOns.find(({ id }) => id === plan);
  for (const key of ["regularPrice", "onDelivery"] as const) {
    if (amounts[key] !== undefined) refuse(key, "An extra has no such amount");
  }
  if (amounts.dueNow !== undefined && amounts.monthly !== undefined) {
    refuse("monthly", "An extra is paid at once or every month, not both");
  }
  const price = amounts.dueNow ?? amounts.monthly ?? known?.price;
  if (price === undefined && !texts.dueNow && !texts.monthly) refuse("dueNow", "Required");
  const maximum = (texts.maximum ?? "").trim();
  const result = addOnSchema.safeParse({
    id: plan,
    name: texts.name?.trim() || known?.name,
    description: texts.description?.trim() || known?.description,
    price: price ?? 0,
    isMonthly:
      amounts.monthly !== undefined
        ? true
        : amounts.dueNow !== undefined
          ? false
          : (known?.isMonthly ?? false),
    maximum: maximum === "" ? (known?.maximum ?? 1) : Number(maximum),
  });
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    refuse(
      field === "id" ? "plan" : field,
      field === "maximum" ? "Enter a whole number from 1 to 99" : message,
    );
  }
  return z.NEVER;
}

/**
 * Merges the rows into the prices. Add-ons without a row stay, unless `isComplete` says that the file lists all of
 * them.
 */
export function withRows(today: Pricing, rows: readonly PlanRow[], isComplete: boolean): Pricing {
  const row = (plan: string) => rows.find((one) => one.plan === plan)?.amounts ?? {};
  const { full, installment, template } = today;
  const [newFull, newInstallment] = [row("full"), row("installment")];
  const uploaded = new Map(rows.flatMap(({ addOn }) => (addOn ? [[addOn.id, addOn] as const] : [])));
  const kept = today.addOns.flatMap((addOn) => uploaded.get(addOn.id) ?? (isComplete ? [] : [addOn]));
  const known = new Set(today.addOns.map(({ id }) => id));
  return {
    full: {
      regularSetup: newFull.regularPrice ?? full.regularSetup,
      setup: newFull.dueNow ?? full.setup,
      monthly: newFull.monthly ?? full.monthly,
    },
    installment: {
      upfront: newInstallment.dueNow ?? installment.upfront,
      onDelivery: newInstallment.onDelivery ?? installment.onDelivery,
      monthly: newInstallment.monthly ?? installment.monthly,
    },
    template: row("template").dueNow ?? template,
    addOns: [...kept, ...[...uploaded.values()].filter(({ id }) => !known.has(id))],
  };
}
