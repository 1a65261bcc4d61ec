import { Blob } from "node:buffer";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { toBase64Url } from "#src/lib/base64url.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { png } from "#src/pictures/testing/picture-files.ts";
import { MAX_TOKEN_LENGTH, MAX_WITH_PICTURES_LENGTH, MOST_PICTURE_BYTES } from "#src/share/limits.ts";
import { decodeShare, encodeShare } from "#src/share/share-token.ts";
import type { LinkPicture } from "#src/share/token-content.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { assetsIn, photosIn } from "#src/sites/photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { packForLink, picturesOfLink } from "./link-pictures.ts";

beforeEach(() => {
  vi.stubGlobal("Blob", Blob); // jsdom's files cannot be stored in the database
});

test("a link contains a small logo in the largest size that fits, but no large photograph", async () => {
  const logo = await store("logo.svg", [pngOf(360, 90, 3_000), pngOf(1440, 360, 40_000)]);
  const photo = await store("oven.jpg", [pngOf(480, 320, 5_000), pngOf(960, 640, 60_000)]);
  const site = await siteWith({ logo, photo });

  const sent = await packForLink(site);
  const token = await encodeShare(sent.document, {}, sent);
  const { document, leftPhotos, leftLogo, assets } = await open(token);

  expect(token.length).toBeLessThan(MAX_WITH_PICTURES_LENGTH);
  expect(leftPhotos).toBe(1);
  expect(leftLogo).toBeUndefined();
  expect(photosIn(document)).toEqual([]);
  const [[reference, asset] = []] = [...assets];
  expect(asset).toMatchObject({ width: 360, height: 90, type: "image/png" });
  expect(document.meta.logo?.light).toMatchObject({ asset: reference, width: 360, height: 90 });
  expect(reference).not.toBe(logo); // the link's picture has other bytes than the stored one
});

test("a link contains a photograph that is small enough", async () => {
  const photo = await store("tile.png", [pngOf(40, 30, 900)]);

  const sent = await packForLink(await siteWith({ photo }));
  const { document, leftPhotos, assets } = await open(await encodeShare(sent.document, {}, sent));

  expect(leftPhotos).toBeUndefined();
  expect([...assets.keys()]).toEqual([photo]);
  expect(photosIn(document).map(({ asset }) => asset)).toEqual([photo]);
});

test("a logo that is too large is left out, and the link says so", async () => {
  const logo = await store("logo.png", [pngOf(360, 90, MOST_PICTURE_BYTES + 1)]);

  const sent = await packForLink(await siteWith({ logo }));
  const token = await encodeShare(sent.document, {}, sent);
  const { document, leftLogo } = await open(token);

  expect(token.length).toBeLessThan(MAX_TOKEN_LENGTH);
  expect(leftLogo).toBe(true);
  expect(document.meta.logo).toBeUndefined();
});

test("a picture that a link names but does not contain is not shown, even if it is stored here", async () => {
  const logo = await store("logo.png", [pngOf(360, 90, 700)]);
  const site = await siteWith({ logo });

  const { document } = await open(await encodeShare(site, {}, { pictures: [], isSent: () => true }));

  expect(assetsIn(document)).toEqual([]);
});

const good = (): LinkPicture => ({
  ...{ t: "image/png", w: 40, h: 30, c: "#aabbcc" },
  b: toBase64Url(pngOf(40, 30, 500)),
});

test.each<[string, Partial<LinkPicture>]>([
  ["markup", { b: toBase64Url(new TextEncoder().encode("<svg onload=alert(1)>")) }],
  ["another kind of file than it says", { t: "image/webp" }],
  ["another size than it says", { w: 41 }],
  ["letters that are no bytes", { b: "a+b=" }],
  ["no bytes", { b: "" }],
  ["more bytes than a link may carry", { b: toBase64Url(pngOf(40, 30, MOST_PICTURE_BYTES + 1)) }],
])("a picture of a link with %s is left out", async (_, changes) => {
  expect((await picturesOfLink([good()])).size).toBe(1);

  expect((await picturesOfLink([{ ...good(), ...changes }])).size).toBe(0);
});

test("the pictures of a link together may not exceed the limit of one", async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...good(),
    b: toBase64Url(pngOf(40, 30, 2_000 + index)),
  }));

  expect((await picturesOfLink(many)).size).toBe(3);
});

async function open(token: string) {
  let assets: Awaited<ReturnType<typeof picturesOfLink>> = new Map();
  const site = await decodeShare(token, new Date(), async (pictures) => {
    assets = await picturesOfLink(pictures);
    return new Set(assets.keys());
  });
  return { ...site, assets };
}

function pngOf(width: number, height: number, bytes: number) {
  const file = png({ width, height });
  // Random bytes after the end of the image, because equal ones would compress too well.
  const rest = Uint8Array.from(
    { length: Math.max(0, bytes - file.length) },
    (_, index) => (index * 7919) >> 3,
  );
  return new Uint8Array([...file, ...rest]);
}

async function store(name: string, files: Uint8Array<ArrayBuffer>[]) {
  const sizes = files.map((bytes) => {
    const view = new DataView(bytes.buffer);
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    return { width, height, blob: new globalThis.Blob([bytes], { type: "image/png" }) };
  });
  const { width = 1, height = 1 } = sizes.at(-1) ?? {};
  const picture = { type: "image/png", color: "#aabbcc", width, height, sizes, notes: [] };
  return assetReference((await assetStore.add({ picture, name })).id);
}

async function siteWith({ logo, photo }: { logo?: string; photo?: string }): Promise<SiteDocument> {
  const template = await templateDocument("bakery-counter");
  if (!template) throw new Error("The template of this test is gone.");
  const light = { asset: logo ?? "", width: 1440, height: 360, colours: [{ colour: "#10305a", share: 1 }] };
  const site = logo ? { ...template, meta: { ...template.meta, logo: { light } } } : template;
  if (!photo) return site;
  return placePhotos(site, [
    {
      ...{ kind: "photo", asset: photo, width: 960, height: 640, art: null, label: "Oven" },
      ...{ focus: { x: 50, y: 50 }, zoom: 100, tone: "none" },
    },
  ]).document;
}
