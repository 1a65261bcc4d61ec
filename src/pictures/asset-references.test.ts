import { expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { countReferences } from "./asset-references.ts";

test("references are counted everywhere, even in text and in unreadable records", () => {
  const [one, two] = ["1".repeat(64), "2".repeat(64)];
  const document = {
    pages: [
      {
        blocks: [
          { data: { picture: assetReference(one), gallery: [assetReference(two), assetReference(one)] } },
        ],
      },
    ],
    note: `before ${assetReference(two)}, after`,
    none: ["asset:", `asset:${"1".repeat(63)}`, `asset:${"1".repeat(65)}`, null, 7],
  };

  expect([...countReferences([document, undefined])]).toHaveLength(2);
  expect(countReferences([document]).get(one)).toBe(2);
  expect(countReferences([document, { copy: document.note }]).get(two)).toBe(3);
});

test("a document of any depth is counted, even a circular one", () => {
  const id = "a".repeat(64);
  let deep: unknown = assetReference(id);
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  const circle: Record<string, unknown> = { picture: assetReference(id) };
  circle.self = circle;

  expect(countReferences([deep, circle]).get(id)).toBe(2);
});
