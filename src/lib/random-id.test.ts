import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

test("an id is 32 hexadecimal digits, and unique", () => {
  const ids = Array.from({ length: 1_000 }, randomId);

  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(1_000);
});
