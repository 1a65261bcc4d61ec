import { render, renderHook, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { type Page, parseDocument } from "../document.ts";
import { hasScene, loadScenes, sceneOf, scenesIn } from "../drawn/art-catalogue.ts";
import { SitePage } from "../render.tsx";
import { templateDocument } from "../templates.ts";
import { useScenes } from "./use-scenes.ts";

test("a site waits for its pictures, except unknown ones", async () => {
  const template = await templateDocument("restaurant-counter");
  // The same site with the pictures of another industry, which are not loaded yet, and of an unknown one.
  const text = JSON.stringify(template).replaceAll('"scene":"restaurant"', '"scene":"hair-salon"');
  const document = parseDocument(JSON.parse(text.replace('"scene":"hair-salon"', '"scene":"no-such-trade"')));
  expect([...scenesIn(document)].sort()).toEqual(["hair-salon", "no-such-trade"]);
  expect(() => sceneOf("hair-salon")).toThrow("load it first");

  const { result } = renderHook(() => useScenes(document));

  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(sceneOf("hair-salon").tiles).toHaveLength(8);
});

test("a picture is rendered when it loads, even if its block was rendered before", async () => {
  const template = await templateDocument("restaurant-counter");
  const text = JSON.stringify(template).replaceAll('"scene":"restaurant"', '"scene":"veterinary"');
  const document = parseDocument(JSON.parse(text));
  expect(hasScene("veterinary")).toBe(false);
  const { container } = render(createElement(SitePage, { document, page: document.pages[0] as Page }));
  const scenes = () => container.querySelectorAll(".sw-hero svg").length;
  expect(scenes()).toBe(0);

  await loadScenes(scenesIn(document));

  await waitFor(() => expect(scenes()).toBeGreaterThan(0));
});
