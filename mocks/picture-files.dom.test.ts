import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPictureFiles } from "./picture-files.ts";

const address = `${location.origin}/images/templates/law-firm-ledger.webp?v=1`;
let stored: Map<string, Response>;
let network: () => Response;

beforeEach(() => {
  stored = new Map();
  network = () => picture("first");
  vi.stubGlobal("caches", { open: async () => memoryCache() });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => network()),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a picture that was seen once is available offline", async () => {
  const pictures = createPictureFiles("/");
  const first = pictures.answer(new Request(address));
  await first?.settled;
  network = () => {
    throw new TypeError("no network");
  };

  const again = await pictures.answer(new Request(address))?.response;

  expect(await again?.text()).toBe("first");
  expect(fetch).toHaveBeenCalledOnce();
});

test("a redrawn picture replaces the older one", async () => {
  const pictures = createPictureFiles("/");
  await pictures.answer(new Request(address))?.settled;
  network = () => picture("second");

  const next = pictures.answer(new Request(address.replace("v=1", "v=2")));

  expect(await (await next?.response)?.text()).toBe("second");
  await next?.settled;
  expect([...stored.keys()]).toEqual([address.replace("v=1", "v=2")]);
});

test.each([
  ["an error", () => new Response("no", { status: 500, headers: { "content-type": "image/webp" } })],
  ["a page", () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
])("%s is passed on and not stored", async (_, answer) => {
  network = answer;

  const given = createPictureFiles("/").answer(new Request(address));

  expect((await given?.response)?.status).toBe(answer().status);
  await given?.settled;
  expect(stored.size).toBe(0);
});

test("pictures are shown even if the storage is full", async () => {
  vi.stubGlobal("caches", {
    open: async () => ({
      ...memoryCache(),
      put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    }),
  });

  const given = createPictureFiles("/").answer(new Request(address));

  expect(await (await given?.response)?.text()).toBe("first");
  await given?.settled;
});

test("a picture can be stored before it is seen, and then a full storage is an error", async () => {
  const pictures = createPictureFiles("/");

  expect(await pictures.keep(address)).toBe(true);
  expect([...stored.keys()]).toEqual([address]);
  expect(await pictures.keep(`${location.origin}/images/logo.svg`)).toBeUndefined();
  vi.stubGlobal("caches", {
    open: async () => ({
      ...memoryCache(),
      put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    }),
  });
  await expect(createPictureFiles("/").keep(address)).rejects.toThrow("full");
});

test("requests for other files are ignored", () => {
  const pictures = createPictureFiles("/demo/");

  expect(pictures.answer(new Request(address))).toBeUndefined();
  expect(
    pictures.answer(new Request(`${location.origin}/demo/images/templates/game-arcade.svg`)),
  ).toBeUndefined();
});

const picture = (text: string) => new Response(text, { headers: { "content-type": "image/webp" } });

function memoryCache() {
  const name = (url: string) => url.split("?")[0];
  return {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => {
      for (const key of stored.keys()) if (name(key) === name(url)) stored.delete(key);
      return true;
    },
  };
}
