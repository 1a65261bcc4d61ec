import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkRows } from "./check-rows.ts";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Required")),
  price: z.pipe(z.string(), z.coerce.number("Enter a number")),
});
const sheet = (rows: string[][]) => ({
  name: "Plans",
  columns: ["Plan", "Cost"],
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
});

test("each error has its row, column name and value", async () => {
  const checked = await checkRows(
    sheet([
      ["Basic", "10"],
      ["", "ten"],
    ]),
    { name: 0, price: 1 },
    { schema },
  );

  expect(checked.good).toEqual([{ number: 2, value: { name: "Basic", price: 10 } }]);
  expect(checked.badRows).toBe(1);
  expect(checked.errors).toEqual([
    { row: 3, column: "Plan", text: "", message: "Required" },
    { row: 3, column: "Cost", text: "ten", message: "Enter a number" },
  ]);
});

test("the second of two rows with the same key is an error", async () => {
  const key = { field: "name", of: ({ name }: { name: string }) => name.toLowerCase() };

  const { good, errors } = await checkRows(
    sheet([
      ["Basic", "10"],
      ["BASIC", "12"],
    ]),
    { name: 0, price: 1 },
    { schema, key },
  );

  expect(good).toHaveLength(1);
  expect(errors).toEqual([{ row: 3, column: "Plan", text: "BASIC", message: "This is in row 2 already" }]);
});

test("it can be aborted", async () => {
  const cancelled = new AbortController();
  const rows = Array.from({ length: 2_000 }, () => ["Basic", "10"]);

  const checking = checkRows(sheet(rows), { name: 0, price: 1 }, { schema }, cancelled.signal);
  cancelled.abort(new Error("Cancelled"));

  await expect(checking).rejects.toThrow("Cancelled");
});
