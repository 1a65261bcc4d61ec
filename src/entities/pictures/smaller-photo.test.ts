import { expect, test, vi } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import type { NewAsset } from "#src/pictures/asset-store.ts";
import type { MadePicture, MakeOptions } from "#src/pictures/picture.ts";
import { makeSmaller } from "./smaller-photo.ts";

const BYTES = 600_000;
const old = "0f".repeat(32);
const fresh = "0a".repeat(32);

test("a heavy photograph is stored again, just narrow enough to be light", async () => {
  const { options, added } = stored(900_000);

  const photo = await makeSmaller({ asset: assetReference(old) }, BYTES, options);

  expect(photo.asset).toBe(assetReference(fresh));
  expect(photo.width).toBeGreaterThan(1_100);
  expect(photo.width).toBeLessThan(1_600);
  expect(added[0]).toMatchObject({ name: "roses.jpg", alt: "Red roses" });
  expect(added[0]?.picture.sizes.at(-1)?.blob.size).toBeLessThanOrEqual(BYTES);
});

test("one that shrinks more slowly than expected is tried again", async () => {
  const { options, process } = stored(900_000, 1.2);

  const photo = await makeSmaller({ asset: assetReference(old) }, BYTES, options);

  expect(process).toHaveBeenCalledTimes(2);
  expect(photo.width).toBeLessThan(1_300);
});

test("one that would become blurred is refused in words, and nothing is stored", async () => {
  const { options, added } = stored(9_000_000);

  await expect(makeSmaller({ asset: assetReference(old) }, BYTES, options)).rejects.toThrow(
    "This picture would become blurred before it is light enough. Use Show, and choose another one.",
  );
  expect(added).toEqual([]);
});

test("one that is no longer stored is refused in words", async () => {
  const { options } = stored(900_000);

  await expect(makeSmaller({ asset: assetReference(fresh) }, BYTES, options)).rejects.toThrow(
    "This picture is no longer stored.",
  );
});

/** A store with one photograph of this weight, and a worker whose files weigh by their pixels, times `extra`. */
function stored(bytes: number, extra = 1) {
  const added: NewAsset[] = [];
  const picture = (width: number, weight: number): MadePicture => ({
    type: "image/webp",
    width,
    height: Math.round(width / 1.5),
    color: "#800000",
    sizes: [{ width, height: Math.round(width / 1.5), blob: new Blob(["x".repeat(weight)]) }],
    notes: [],
  });
  const asset = (id: string, { notes: _, ...made }: MadePicture) => ({
    ...made,
    id,
    type: "image/webp" as const,
    name: "roses.jpg",
    alt: "Red roses",
    addedAt: "2026-01-01T00:00:00.000Z",
  });
  const process = vi.fn(async (_: Blob, { widest = 1_600 }: MakeOptions) =>
    picture(widest, Math.round(bytes * (widest / 1_600) ** 2 * extra)),
  );
  const store = {
    get: async (id: string) => (id === old ? asset(old, picture(1_600, bytes)) : undefined),
    add: async (one: NewAsset) => {
      added.push(one);
      return asset(fresh, one.picture);
    },
  };
  return { options: { store, process }, added, process };
}
