import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { sceneOf, scenesIn } from "../art/art-catalogue.ts";
import { parseDocument } from "../document.ts";
import { templateDocument } from "../templates.ts";
import { useScenes } from "./use-scenes.ts";

test("a site waits for its pictures, and only for those that there are", async () => {
  const template = await templateDocument("restaurant-counter");
  // The same site with the pictures of another trade, which nobody has asked for yet, and of one that is unknown.
  const text = JSON.stringify(template).replaceAll('"scene":"restaurant"', '"scene":"hair-salon"');
  const document = parseDocument(JSON.parse(text.replace('"scene":"hair-salon"', '"scene":"no-such-trade"')));
  expect([...scenesIn(document)].sort()).toEqual(["hair-salon", "no-such-trade"]);
  expect(() => sceneOf("hair-salon")).toThrow("load it first");

  const { result } = renderHook(() => useScenes(document));

  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(sceneOf("hair-salon").tiles).toHaveLength(8);
});
