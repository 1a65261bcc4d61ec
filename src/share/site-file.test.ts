import { expect, test } from "vitest";
import { parseDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { readSiteFile, SiteFileError, storedOf, writeSiteFile } from "./site-file.ts";

const ASSET = `asset:${"b".repeat(64)}`;
const stored = new Map([
  [
    ASSET,
    {
      ...{ type: "image/webp", color: "#aabbcc", name: "DSC 1.jpg", width: 960, height: 640 },
      sizes: [
        { width: 480, height: 320 },
        { width: 960, height: 640 },
      ],
    },
  ],
]);

test.each(["bakery-counter", "law-firm-ledger", "photography-studio", "restaurant-marquee", "saas-signal"])(
  "%s comes back from its file as it was, and its export is the same once more",
  async (id) => {
    const document = await siteWithPhoto(id);
    const options = { stored, day: "2026-11-26", origin: "https://example.com" };
    const exported = renderStatic(document, options);
    const text = writeSiteFile(document, stored, exported.pictures);

    const file = readSiteFile(text);

    expect(file.document).toEqual(document);
    const again = renderStatic(file.document, { ...options, stored: storedOf(file) });
    expect(again.files).toEqual(exported.files);
    expect(writeSiteFile(file.document, storedOf(file), again.pictures)).toBe(text);
  },
);

test("the original file name of a photograph is not exported", async () => {
  const document = await siteWithPhoto("bakery-counter");

  expect(writeSiteFile(document, stored, renderStatic(document, { stored }).pictures)).not.toContain("DSC");
});

test.each([
  ["nothing", "", /damaged/],
  ["another format", '{"format":"sitewright-project","version":1}', /damaged/],
  ["a later version", '{"format":"sitewright-site","version":9}', /newer version/],
  ["no document", '{"format":"sitewright-site","version":1,"document":{},"pictures":{}}', /cannot be read/],
  [
    "a path above the folder",
    JSON.stringify({
      ...{ format: "sitewright-site", version: 1, document: {} },
      pictures: {
        [ASSET]: {
          ...{ type: "image/webp", color: "#aabbcc", width: 1, height: 1 },
          sizes: [{ width: 1, height: 1, path: "pictures/../../etc/passwd.webp" }],
        },
      },
    }),
    /its pictures/,
  ],
  ["too deep", "[".repeat(99), /damaged/],
])("%s is refused in words", (_, text, words) => {
  expect(() => readSiteFile(text)).toThrow(SiteFileError);
  expect(() => readSiteFile(text)).toThrow(words);
});

async function siteWithPhoto(id: string) {
  const template = await templateDocument(id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const photo = {
    ...{ kind: "photo" as const, asset: ASSET, width: 960, height: 640, art: null, label: "" },
    ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" as const },
  };
  return parseDocument(placePhotos(template, [photo]).document);
}
