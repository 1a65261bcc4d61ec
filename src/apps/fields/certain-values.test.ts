import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { isCertain } from "./certain-values.ts";
import { type FieldKindId, fieldKinds } from "./kinds.ts";

const kinds = Object.keys(fieldKinds) as FieldKindId[];

const values = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16)),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    "2026-02-30",
    "2026-02-28T24:00",
    "2026-02-28T09:30",
    Number.MAX_SAFE_INTEGER + 1,
    "",
    [],
    {},
  ),
);

test("a value that certainly fits also fits by its schema", () => {
  const seen = new Set<FieldKindId>();
  fc.assert(
    fc.property(fc.constantFrom(...kinds), values, (kind, value) => {
      if (!isCertain(kind, value)) return;
      seen.add(kind);
      expect(fieldKinds[kind].value.safeParse(value).success, `${kind}: ${JSON.stringify(value)}`).toBe(true);
    }),
    { numRuns: 3_000 },
  );
  expect(seen.size).toBeGreaterThan(10);
});
