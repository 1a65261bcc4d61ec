import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Double } from "./double.ts";

/**
 * Routes a browser's calls of a host's API to the fake. `meanwhile` receives each call and its size in bytes,
 * and is awaited before the answer.
 */
export async function leadTo(
  context: BrowserContext,
  double: Double,
  meanwhile: (call: string, bytes: number) => Promise<unknown> | undefined = () => undefined,
) {
  await context.route(`${double.origin}/**`, async (route) => {
    const asked = route.request();
    const body = asked.postDataBuffer();
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: await asked.allHeaders(),
      body: body && new Uint8Array(body),
    });
    await meanwhile(`${asked.method()} ${asked.url()}`, body?.length ?? 0);
    try {
      const response = await double.answer(request);
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await route.abort("connectionfailed");
    }
  });
}

const TYPES: Record<string, string> = {
  html: "text/html",
  css: "text/css",
  svg: "image/svg+xml",
  json: "application/json",
  woff2: "font/woff2",
};

/** Serves a host's published files at an address. */
export const showAt = (
  context: BrowserContext,
  address: string,
  site: () => ReadonlyMap<string, Uint8Array>,
) =>
  context.route(`${address}**`, (route) => {
    const path =
      decodeURIComponent(new URL(route.request().url()).href.slice(address.length)) || "index.html";
    const file = site().get(path);
    return file
      ? route.fulfill({
          body: Buffer.from(file),
          contentType: TYPES[path.split(".").pop() ?? ""] ?? "text/plain",
        })
      : route.fulfill({ status: 404 });
  });

/** Returns the digest of each file as a visitor gets it. */
export async function fetchedFrom(page: Page, address: string, paths: readonly string[]) {
  await page.goto(address);
  const files = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path, { cache: "no-store" });
          const bytes = new Uint8Array(await response.arrayBuffer());
          return [
            path,
            response.status,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
          ] as const;
        }),
      ),
    paths,
  );
  return Object.fromEntries(
    files.map(([path, status, content]) => [
      path,
      status === 200 ? digest(Buffer.from(content, "base64")) : status,
    ]),
  );
}

export const digest = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/**
 * Returns everything that the browser stores for this origin as text: databases, storage, caches, the
 * address.
 */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const text = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return latin(new Uint8Array(await value.arrayBuffer()));
      if (ArrayBuffer.isView(value)) return latin(new Uint8Array(value.buffer));
      if (value instanceof ArrayBuffer) return latin(new Uint8Array(value));
      if (typeof value !== "object" || value === null || value instanceof CryptoKey) return String(value);
      return (
        await Promise.all(Object.entries(value).map(async ([name, one]) => `${name}: ${await text(one)}`))
      ).join("\n");
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = await done(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name}/${store}`, await text(records));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, JSON.stringify([...request.headers]));
      }
    }
    return texts.join("\n");
  });
