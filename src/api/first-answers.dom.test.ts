import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";

const FILES = JSON.stringify({ "/api/modules": ["/assets/first-modules-1.json", "sha256-1"] });

beforeEach(() => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
});

test("a new visitor gets the stored response once, verified by its digest", async () => {
  const fetch = answering(Response.json([{ id: 1 }]));
  const { endFirstAnswers, fetchFirstAnswers, takeFirstAnswer } = await import("./first-answers.ts");

  await fetchFirstAnswers(FILES);

  expect(fetch).toHaveBeenCalledExactlyOnceWith("/assets/first-modules-1.json", { integrity: "sha256-1" });
  expect(await takeFirstAnswer("/api/demo-users")).toBeUndefined();
  expect(await takeFirstAnswer("/api/modules")).toEqual([{ id: 1 }]);
  expect(await takeFirstAnswer("/api/modules")).toBeUndefined();
  expect([...endFirstAnswers()]).toEqual([["/api/modules", '[{"id":1}]']]);
});

test("a returning visitor gets no stored response", async () => {
  await new Promise((resolve) => {
    indexedDB.open(BACKEND_DATABASE).onsuccess = resolve;
  });
  const fetch = answering(Response.json([]));
  const { fetchFirstAnswers, takeFirstAnswer } = await import("./first-answers.ts");

  await fetchFirstAnswers(FILES);

  expect(await takeFirstAnswer("/api/modules")).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test("a response that was not used in time is requested from the backend", async () => {
  answering(Response.json([]));
  const { endFirstAnswers, fetchFirstAnswers, takeFirstAnswer } = await import("./first-answers.ts");

  await fetchFirstAnswers(FILES);
  endFirstAnswers();

  expect(await takeFirstAnswer("/api/modules")).toBeUndefined();
});

test.each([
  ["that does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that is no answer", async () => new Response("<h1>Sign in to the network</h1>")],
])("a stored response %s is not an error", async (_, respond) => {
  vi.stubGlobal("fetch", vi.fn(respond));
  const { fetchFirstAnswers, takeFirstAnswer } = await import("./first-answers.ts");

  await fetchFirstAnswers(FILES);

  expect(await takeFirstAnswer("/api/modules")).toBeUndefined();
});

test("nobody counts as a new visitor if the browser cannot list its databases", async () => {
  const fetch = answering(Response.json([]));
  vi.spyOn(indexedDB, "databases").mockRejectedValue(new DOMException("no storage", "SecurityError"));
  const { fetchFirstAnswers, takeFirstAnswer } = await import("./first-answers.ts");

  await fetchFirstAnswers(FILES);

  expect(await takeFirstAnswer("/api/modules")).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

function answering(response: Response) {
  const fetch = vi.fn(async () => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
