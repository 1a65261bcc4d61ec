import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";

export const planAmounts = ["regularPrice", "dueNow", "onDelivery", "monthly"] as const;
export type PlanAmount = (typeof planAmounts)[number];

/** The columns of a file of plans. */
export const planFields: readonly Field[] = [
  { key: "plan", label: "Plan", aliases: ["id", "key", "code", "plan id"], isRequired: true },
  { key: "name", label: "Name", aliases: ["title"] },
  { key: "description", label: "Description", aliases: ["text", "details"] },
  { key: "regularPrice", label: "Regular price", aliases: ["list price", "regular setup"] },
  { key: "dueNow", label: "Due now", aliases: ["price", "setup", "upfront", "setup price", "one-off"] },
  { key: "onDelivery", label: "On delivery", aliases: ["due on delivery", "rest"] },
  { key: "monthly", label: "Per month", aliases: ["monthly", "monthly price", "month"] },
  { key: "maximum", label: "At most", aliases: ["maximum", "max", "limit"] },
];
