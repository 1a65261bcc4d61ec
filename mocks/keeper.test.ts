import { expect, test } from "vitest";
import { createKeeper } from "./keeper.ts";

const keep = { type: "keep", address: "https://example.com/a.webp" };

test("a file is stored by the matching kind", async () => {
  const seen: string[] = [];
  const keeper = createKeeper([kindOf(undefined, seen), kindOf(true, seen), kindOf(true, seen)]);

  expect(await keeper.answer(keep)).toEqual({ outcome: "kept" });
  expect(seen).toEqual([keep.address, keep.address]);
});

test.each([
  ["storage that is full", new DOMException("full", "QuotaExceededError"), "full"],
  ["a network that fails", new TypeError("Failed to fetch"), "failed"],
])("%s is told", async (_, error, outcome) => {
  const kind = { keep: () => Promise.reject(error), stored: async () => [] };

  expect(await createKeeper([kind]).answer(keep)).toEqual({ outcome });
});

test("an unknown file is not stored", async () => {
  expect(await createKeeper([kindOf(undefined)]).answer(keep)).toEqual({ outcome: "unknown" });
});

test("the list of stored files covers all kinds", async () => {
  const kinds = ["a", "b"].map((address) => ({ ...kindOf(undefined), stored: async () => [address] }));

  expect(await createKeeper(kinds).answer({ type: "list-kept" })).toEqual({ kept: ["a", "b"] });
});

function kindOf(outcome: true | undefined, seen: string[] = []) {
  return {
    keep: async (address: string) => {
      seen.push(address);
      return outcome;
    },
    stored: async () => [],
  };
}
