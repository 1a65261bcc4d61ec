import { expect, test } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { withAssets } from "#src/share/with-assets.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "./document.ts";
import { placePhotos } from "./edit/place-photos.ts";
import type { PhotoPicture } from "./fields.ts";
import { photosIn } from "./photos.ts";
import type { StoredPicture } from "./picture-files.ts";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const [counter, oven, tiny] = ["a", "b", "c"].map((letter) => assetReference(letter.repeat(64))) as [
  string,
  string,
  string,
];
const stored = new Map<string, StoredPicture>([
  [counter, picture("DSC 0001.JPG", "image/webp", [480, 960, 1_600])],
  [oven, picture("Ofen für Brot.jpeg", "image/jpeg", [480, 960])],
  [tiny, picture("mark.png", "image/png", [90])],
]);
const bakery = await templateDocument("bakery-counter");
if (!bakery) throw new Error("The template of these tests is gone.");
test("an export has each size of each photograph once, named after its alternative text or its file", () => {
  const document = aSite([photo(counter, { label: "Our counter, full of bread" }), photo(oven), photo(tiny)]);

  const { pictures } = renderStatic(document, { stored });

  expect(pictures).toEqual([
    { path: "pictures/our-counter-full-of-bread-480.webp", asset: counter, width: 480 },
    { path: "pictures/our-counter-full-of-bread-960.webp", asset: counter, width: 960 },
    { path: "pictures/our-counter-full-of-bread-1600.webp", asset: counter, width: 1_600 },
    { path: "pictures/ofen-fur-brot-480.jpg", asset: oven, width: 480 },
    { path: "pictures/ofen-fur-brot-960.jpg", asset: oven, width: 960 },
    { path: "pictures/mark-90.png", asset: tiny, width: 90 },
  ]);
});

test("pictures with the same name get different file names", () => {
  const document = aSite([photo(counter, { label: "Bread" }), photo(oven, { label: "Bread!" })]);

  const paths = renderStatic(document, { stored }).pictures.map(({ path }) => path);

  expect(new Set(paths).size).toBe(5);
  expect(paths).toContain("pictures/bread-2-480.jpg");
});

test("the first picture of a page loads immediately, the others are lazy-loaded", () => {
  const images = imagesOf(aSite([photo(counter), photo(oven)]));

  expect(images[0]).toContain('fetchPriority="high"');
  expect(images[0]).not.toContain("loading");
  expect(images[1]).toContain('loading="lazy"');
  expect(images[1]).toContain('sizes="auto, ');
});

test("a photograph has dimensions, sizes and an alternative text", () => {
  const [image] = imagesOf(aSite([photo(counter, { label: 'A "counter"' })]));

  expect(image).toContain('alt="A &quot;counter&quot;"');
  expect(image).toContain('width="1600" height="1067"');
  expect(image).toContain(
    'srcSet="pictures/a-counter-480.webp 480w, pictures/a-counter-960.webp 960w, pictures/a-counter-1600.webp 1600w"',
  );
});

test("a decorative photograph has no alternative text, even if one is stored", () => {
  const [image] = imagesOf(aSite([photo(counter, { label: "Bread", decorative: true })]));

  expect(image).toContain('alt=""');
});

test("focus and zoom are in the style sheet, as pages have no style attributes", () => {
  const document = aSite([photo(counter, { focus: { x: 20, y: 75 }, zoom: 150 })]);

  const { files } = renderStatic(document, { stored });

  expect(files.find(({ path }) => path === "site.css")?.text).toContain(
    ".sw-photo-at-20-75-150>img{object-position:20% 75%;width:150%;height:150%;left:-10%;top:-37.5%}",
  );
  expect(files.find(({ path }) => path === "index.html")?.text).not.toMatch(/\sstyle=/);
});

test("an unreadable photograph is replaced by the drawn picture, with the photograph's alternative text", () => {
  const document = aSite([photo(counter, { label: "Our counter" })]);

  const { files, pictures } = renderStatic(document);
  const [page = ""] = files.map(({ text }) => text);

  expect(pictures).toEqual([]);
  expect(page).not.toContain("<img");
  expect(page).toMatch(/<svg[^>]*aria-label="Our counter"/);
});

test("a site without photographs has no styles of photographs in its export", () => {
  expect(renderStatic(bakery, { stored })).toEqual(renderStatic(bakery));
  expect(
    renderStatic(bakery)
      .files.map(({ text }) => text)
      .join(""),
  ).not.toContain("sw-photo");
});

test("pages with photographs are valid", async () => {
  const document = aSite([photo(counter), photo(oven, { tone: "duotone", label: "x" }), photo(tiny)]);

  for (const { path, text } of renderStatic(document, { stored }).files) {
    if (!path.endsWith(".html")) continue;
    expect(await htmlProblems(text, ["no-raw-characters"])).toEqual([]);
  }
});

test("a single file contains its photographs", () => {
  const document = aSite([photo(counter)]);
  const address = "data:image/webp;base64,AA";

  const html = renderSingle(
    document,
    new Map(),
    new Map([
      [counter, { width: 960, height: 640, color: "#aa8866", sizes: [{ width: 960, height: 640, address }] }],
    ]),
  );

  expect(html).toContain(`src="${address}"`);
  expect(html).toContain(".sw-photo-aa8866{");
});

test("without its photographs, a site has its drawn pictures with the photographs' alternative texts", () => {
  const document = aSite([photo(counter, { label: "Our counter" }), photo(oven)]);

  const without = withAssets(document, () => false);

  expect(photosIn(without)).toEqual([]);
  expect(JSON.stringify(without)).toContain('"label":"Our counter"');
  expect(withAssets(aSite([photo(counter)]), () => false)).toEqual(parseDocument(bakery));
});

function aSite(photos: PhotoPicture[]): SiteDocument {
  const { document, placed } = placePhotos(bakery as SiteDocument, photos);
  expect(placed).toBe(photos.length);
  return parseDocument(document);
}

function photo(asset: string, chosen: Partial<PhotoPicture> = {}): PhotoPicture {
  const { width, height } = stored.get(asset) ?? { width: 1, height: 1 };
  return {
    kind: "photo",
    asset,
    width,
    height,
    focus: { x: 50, y: 50 },
    zoom: 100,
    tone: "none",
    art: null,
    label: "",
    ...chosen,
  };
}

function picture(name: string, type: string, widths: number[]): StoredPicture {
  const sizes = widths.map((width) => ({ width, height: Math.round(width / 1.5) }));
  const { width, height } = sizes.at(-1) ?? { width: 1, height: 1 };
  return { name, type, width, height, color: "#8a7f70", sizes };
}

function imagesOf(document: SiteDocument) {
  const [page] = renderStatic(document, { stored }).files;
  return page?.text.match(/<img[^>]*>/g) ?? [];
}
