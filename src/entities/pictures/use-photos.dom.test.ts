import { Blob } from "node:buffer";
import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { usePhotos } from "./use-photos.ts";

const addresses = new Set<string>();
beforeEach(() => {
  addresses.clear();
  let count = 0;
  vi.stubGlobal("Blob", Blob); // jsdom's files cannot be stored in the database
  URL.createObjectURL = () => {
    const address = `blob:${count++}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});

test("a document without photographs loads nothing", () => {
  const { result } = renderHook(() => usePhotos({ pages: [{ picture: { kind: "map", seed: 1 } }] }));

  expect(result.current?.size).toBe(0);
  expect(addresses.size).toBe(0);
});

test("photographs are read, and update when they are deleted or restored", async () => {
  const stored = await assetStore.add({ picture: aPicture("oven"), name: "oven.webp" });
  const asset = assetReference(stored.id);
  const gone = assetReference("0".repeat(64));
  const document = {
    pages: [
      { kind: "photo", asset },
      { kind: "photo", asset: gone },
      { kind: "photo", asset },
    ],
  };
  const { result } = renderHook(() => usePhotos(document));
  expect(result.current).toBeNull();

  await waitFor(() => expect(result.current?.get(asset)).toMatchObject({ width: 900, color: "#aabbcc" }));
  expect(result.current?.get(gone)).toBeNull();
  expect(addresses.size).toBe(1);

  await assetStore.remove(stored.id);
  await waitFor(() => expect(result.current?.get(asset)).toBeNull());
  await waitFor(() => expect(addresses.size).toBe(0));

  await assetStore.putBack(stored);
  await waitFor(() => expect(result.current?.get(asset)?.sizes).toHaveLength(1));
});

function aPicture(content: string) {
  const size = { width: 900, height: 600 };
  const blob = new globalThis.Blob([content], { type: "image/webp" });
  return { ...size, type: "image/webp", color: "#aabbcc", sizes: [{ ...size, blob }], notes: [] };
}
