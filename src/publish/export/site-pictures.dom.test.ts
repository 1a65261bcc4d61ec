import { Blob } from "node:buffer";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { singleFile, siteBundle } from "./site-files.ts";

beforeEach(() => {
  vi.stubGlobal("Blob", Blob); // jsdom's files cannot be stored in the database
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("There is no network.")));
});

test("an export contains the stored bytes of each size, and the drawn picture for a deleted one", async () => {
  const { files: entries } = await siteBundle(await aSite(), {
    day: "2026-11-26",
    signal: new AbortController().signal,
  });

  const pictures = entries.filter(({ path }) => path.startsWith("pictures/"));
  expect(pictures.map(({ path, content }) => [path, new TextDecoder().decode(content)])).toEqual([
    ["pictures/our-oven-480.webp", "small oven"],
    ["pictures/our-oven-960.webp", "oven"],
  ]);
  const page = new TextDecoder().decode(entries.find(({ path }) => path === "index.html")?.content);
  expect(page.match(/<img/g)).toHaveLength(1);
  expect(page).not.toContain("sw-photo-missing");
});

test("a single file contains each photograph once", async () => {
  const html = await singleFile(await aSite(), false);

  expect(html.match(/<img[^>]*src="data:image\/webp;base64,b3Zlbg=="/g)).toHaveLength(1); // base64 of "oven", the content of the file
  expect(html).not.toContain("srcSet");
});

async function aSite(): Promise<SiteDocument> {
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  const sizes = [
    { width: 480, height: 320, blob: new globalThis.Blob(["small oven"], { type: "image/webp" }) },
    { width: 960, height: 640, blob: new globalThis.Blob(["oven"], { type: "image/webp" }) },
  ];
  const picture = { type: "image/webp", color: "#aabbcc", width: 960, height: 640, sizes, notes: [] };
  const { id } = await assetStore.add({ picture, name: "DSC 1.jpg" });
  const photo = (asset: string, label: string) => ({
    ...{ kind: "photo" as const, asset, width: 960, height: 640, art: null, label },
    ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" as const },
  });
  const photos = [photo(assetReference(id), "Our oven"), photo(assetReference("0".repeat(64)), "Gone")];
  return placePhotos(document, photos).document;
}
