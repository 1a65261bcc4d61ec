import type { AddOn, Pricing } from "#src/contract/pricing.ts";
import { planNames } from "#src/entities/pricing/plans.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { planFields } from "./plan-fields.ts";

/** The prices as a table that the upload can read again. */
export function planTable({ full, installment, template, addOns }: Pricing): Table {
  const dollars = (cents: number) => cents / 100;
  return {
    name: "Plans",
    columns: planFields.map(({ label }) => label),
    rows: [
      [
        "full",
        planNames.full,
        "",
        dollars(full.regularSetup),
        dollars(full.setup),
        "",
        dollars(full.monthly),
        "",
      ],
      [
        "installment",
        planNames.installment,
        "",
        "",
        dollars(installment.upfront),
        dollars(installment.onDelivery),
        dollars(installment.monthly),
        "",
      ],
      ["template", "A template", "", "", dollars(template), "", "", ""],
      ...addOns.map(({ id, name, description, price, isMonthly, maximum }: AddOn) => [
        id,
        name,
        description,
        "",
        isMonthly ? "" : dollars(price),
        "",
        isMonthly ? dollars(price) : "",
        maximum,
      ]),
    ],
  };
}
