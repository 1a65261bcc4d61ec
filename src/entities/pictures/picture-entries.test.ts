import { expect, test } from "vitest";
import { sha256 } from "#src/lib/sha256.ts";
import { pack, unpackFolder, type ZipEntry } from "#src/lib/zip/archive.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { png as aPng } from "#src/pictures/testing/picture-files.ts";
import { PICTURE_FOLDER, PICTURE_LIMITS, pictureEntries, readPictures } from "./picture-entries.ts";

test("pictures survive packing and unpacking, in any folder", async () => {
  const asset = await anAsset("oven.png");
  const entries = await pictureEntries([asset]);

  for (const place of ["", "my-project/"]) {
    const { assets, refused } = await read(entries.map((entry) => ({ ...entry, path: place + entry.path })));

    expect(refused).toEqual([]);
    expect(assets.map((one) => ({ ...one, sizes: [] }))).toEqual([{ ...asset, sizes: [] }]);
    expect(assets[0]?.sizes.map(({ blob, ...size }) => [size, blob.size, blob.type])).toEqual(
      asset.sizes.map(({ blob, ...size }) => [size, blob.size, "image/png"]),
    );
    expect(await sha256(assets[0]?.sizes.at(-1)?.blob ?? new Blob())).toBe(asset.id);
  }
});

test.each<[string, (entries: ZipEntry[]) => ZipEntry[]]>([
  ["a size that is missing", (entries) => entries.filter(({ path }) => !path.includes("-480."))],
  ["one byte that differs", (entries) => changed(entries, "-960.", (bytes) => flipped(bytes))],
  [
    "a page in place of a picture",
    (entries) => changed(entries, "-480.", () => new TextEncoder().encode("<html>")),
  ],
  [
    "a picture of another size",
    (entries) => changed(entries, "-480.", () => aPng({ width: 481, height: 320 })),
  ],
  [
    "more bytes than a picture has",
    (entries) => changed(entries, "-480.", () => new Uint8Array(PICTURE_LIMITS.entry + 1)),
  ],
])("a picture with %s is refused by name, and the others are read", async (_, damage) => {
  const [oven, counter] = await Promise.all([anAsset("oven.png"), anAsset("counter.png", 640)]);
  const damaged = damage(await pictureEntries([oven]));
  const list = await pictureEntries([oven, counter]);

  const { assets, refused } = await read([
    ...list.filter(({ path }) => path.endsWith("index.json")),
    ...damaged.filter(({ path }) => !path.endsWith("index.json")),
    ...list.filter(({ path }) => path.includes(counter.id)),
  ]);

  expect(refused).toEqual(["oven.png"]);
  expect(assets.map(({ name }) => name)).toEqual(["counter.png"]);
});

test("a forged index yields nothing", async () => {
  const list = (text: string) => [
    { path: `${PICTURE_FOLDER}index.json`, content: new TextEncoder().encode(text) },
  ];

  expect(await read(list("{}"))).toEqual({ assets: [], refused: ["the list of pictures"] });
  expect(await read(list('[{"id":"../../x","name":"n","type":"text/html","sizes":[]}]'))).toEqual({
    assets: [],
    refused: ["n"],
  });
});

test("an archive that is too large is not read", async () => {
  const entries = await pictureEntries([await anAsset("oven.png")]);

  const found = await unpackFolder(pack(entries, 1e12), PICTURE_FOLDER, { ...PICTURE_LIMITS, entries: 1 });

  expect(found).toHaveLength(1);
});

const read = async (entries: ZipEntry[]) =>
  readPictures(await unpackFolder(pack(entries, 1e12), PICTURE_FOLDER, PICTURE_LIMITS));

const changed = (entries: ZipEntry[], part: string, change: (bytes: Uint8Array) => Uint8Array) =>
  entries.map((entry) =>
    entry.path.includes(part) ? { ...entry, content: new Uint8Array(change(entry.content)) } : entry,
  );

function flipped(bytes: Uint8Array) {
  const copy = bytes.slice();
  copy[copy.length - 1] = (copy[copy.length - 1] ?? 0) ^ 1;
  return copy;
}

async function anAsset(name: string, height = 600): Promise<Asset> {
  const sizes = [
    { width: 480, height: Math.round(height / 2) },
    { width: 960, height },
  ].map((size) => ({ ...size, blob: new Blob([new Uint8Array(aPng(size))], { type: "image/png" }) }));
  const largest = sizes[1]?.blob ?? new Blob();
  return {
    id: await sha256(largest),
    type: "image/png",
    name,
    width: 960,
    height,
    color: "#aabbcc",
    alt: "",
    sizes,
    addedAt: "2026-11-26T08:00:00.000Z",
  };
}
