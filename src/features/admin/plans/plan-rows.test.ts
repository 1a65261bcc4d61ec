import { expect, test } from "vitest";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import { checkRows } from "#src/lib/spreadsheet/check-rows.ts";
import { guessMapping } from "#src/lib/spreadsheet/column-mapping.ts";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { type FileFormat, writeFile } from "#src/lib/spreadsheet/write-file.ts";
import { fc } from "#tests/support/fuzz.ts";
import { readAmount } from "../amounts.ts";
import { differenceOf } from "./plan-difference.ts";
import { planFields } from "./plan-fields.ts";
import { planRules, withRows } from "./plan-rows.ts";
import { planTable } from "./plan-table.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 });
const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== "" && text.trim().length <= 80)
  .map((text) => text.trim().replaceAll("\r\n", "\n"));
const pricing: fc.Arbitrary<Pricing> = fc
  .record({
    regularSetup: amount,
    setup: amount,
    monthly: amount,
    installment: fc.record({ upfront: amount, onDelivery: amount, monthly: amount }),
    template: amount,
    addOns: fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-e][a-e0-9]{0,5}(-[a-e0-9]{1,4})?$/),
        name: words,
        description: words,
        price: amount,
        isMonthly: fc.boolean(),
        maximum: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 6, selector: ({ id }) => id },
    ),
  })
  .map(({ regularSetup, setup, monthly, ...others }) => ({
    full: { regularSetup: Math.max(regularSetup, setup), setup: Math.min(regularSetup, setup), monthly },
    ...others,
  }));

test.each<FileFormat>(["csv", "xlsx"])("a %s file of all plans restores the same plans", async (format) => {
  await fc.assert(
    fc.asyncProperty(pricing, async (plans) => {
      const file = new File([await writeFile(format, [planTable(plans)])], `plans.${format}`);
      const { good, errors } = await checked(file);

      expect(errors).toEqual([]);
      expect(
        withRows(
          { ...builtInPricing, addOns: [] },
          good.map(({ value }) => value),
          true,
        ),
      ).toEqual(plans);
    }),
    { numRuns: process.env.FULL ? 300 : 30 },
  );
});

test("a file with some columns changes only those", async () => {
  const { good } = await checked(csv("Plan,Monthly\nTrial,$249\nMailbox,5"));

  const after = withRows(
    builtInPricing,
    good.map(({ value }) => value),
    false,
  );

  expect(differenceOf(builtInPricing, after)).toEqual([
    { of: "Trial", what: "Per month", from: "$199", to: "$249" },
    { of: "Mailbox", what: "Price", from: "$4 per month", to: "$5 per month" },
  ]);
});

test("a complete file removes the add-ons that it does not list", async () => {
  const { good } = await checked(csv("Plan,Name,Description,Due now\nLogo,A logo,Drawn for you,250"));

  const after = withRows(
    builtInPricing,
    good.map(({ value }) => value),
    true,
  );

  expect(after.addOns.map(({ id }) => id)).toEqual(["logo"]);
  expect(differenceOf(builtInPricing, after).filter(({ what }) => what === "No longer there")).toHaveLength(
    5,
  );
});

test.each([
  ["Plan,Due now\nfull,much", "Due now", "much", "Enter an amount such as 1,349 or 49.50"],
  ["Plan,Due now\nfull,1600", "Due now", "1600", "Not more than the regular price"],
  ["Plan,On delivery\nfull,10", "On delivery", "10", "The plan “full” has no such amount"],
  ["Plan,Due now\n ,10", "Plan", " ", "Required"],
  ["Plan,Due now\nLogo,250", "name", "", "Required"],
  ["Plan,Name,Description\nLogo,Logo,Drawn", "dueNow", "", "Required"],
  [
    "Plan,Due now,Per month\nmailbox,1,2",
    "Per month",
    "2",
    "An extra is paid at once or every month, not both",
  ],
  ["Plan,At most\nmailbox,many", "At most", "many", "Enter a whole number from 1 to 99"],
  ["Plan,Due now\ntrial,10\nInstallment,20", "Plan", "Installment", "This is in row 2 already"],
  ["Plan,Due now\nfull,9999999", "Due now", "9999999", "At most $1,000,000"],
])("%j has an error with its row and column", async (content, column, text, message) => {
  const { errors } = await checked(csv(content));

  expect(errors[0]).toMatchObject({ column, text, message });
});

test.each([
  ["1,349", 134_900],
  ["$1,349.00", 134_900],
  ["1.349,50", 134_950],
  ["49.5", 4_950],
  ["USD 49", 4_900],
  ["1 349", 134_900],
  ["0", 0],
  ["-5", undefined],
  ["1,34,9", undefined],
  ["1.2.3", undefined],
  ["", undefined],
  ["12e3", undefined],
])("%j is %s cents", (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

function csv(content: string) {
  return new File([content], "plans.csv");
}

async function checked(file: File) {
  const [sheet] = await readFile(file);
  if (!sheet) throw new Error("The file has no sheet");
  return checkRows(sheet, guessMapping(sheet.columns, planFields), planRules(builtInPricing));
}
