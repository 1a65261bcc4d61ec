import type { DeploymentPlan } from "#src/contract/plans.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import { type Cents, dollars } from "#src/lib/money.ts";

export interface RequestedPayment {
  plan: DeploymentPlan;
  amount: Cents;
  /** What it is for, or "" where the link does not say. */
  purpose: string;
  /** Whether the amount is that of the link, and not the first one of the plan. */
  isOwnAmount: boolean;
}

const HIGHEST = dollars(100_000);
const PURPOSE_LENGTH = 120;
/** No text is looked at beyond this, however long it is. */
const LONGEST_READ = 2_000;

/** What a link asks to be paid: `?plan=full|installment&amount=…&for=…`; what it does not say well is the full plan's. */
export function readPayment(search: string, { full, installment }: Pricing): RequestedPayment {
  const params = new URLSearchParams(search);
  const plan = params.get("plan") === "installment" ? "installment" : "full";
  const asked = readAmount(params.get("amount"));
  return {
    plan,
    amount: asked ?? (plan === "full" ? full.setup : installment.upfront),
    purpose: cleanPurpose(params.get("for") ?? ""),
    isOwnAmount: asked !== undefined,
  };
}

function readAmount(text: string | null) {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text ?? "")) return;
  const amount = dollars(Number(text));
  return amount > 0 && amount <= HIGHEST ? amount : undefined;
}

/** One line without controls, marks that turn the direction of writing, or half characters. */
function cleanPurpose(text: string) {
  const plain = text
    .slice(0, LONGEST_READ)
    .replace(/(?!\s)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\s+/g, " ")
    .toWellFormed()
    .trim();
  return Array.from(plain).slice(0, PURPOSE_LENGTH).join("").trim();
}
