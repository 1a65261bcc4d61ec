import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { queryClient } from "#src/api/query.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { tellFontsShown } from "#src/lib/fonts-shown.ts";

// A page is compiled when a test first opens it, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  tellFontsShown();
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

// The files of a process share a document. Each begins as a page does that has just been opened.
afterAll(() => {
  const { documentElement: root, head, body } = document;
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  globalThis.indexedDB = new IDBFactory();
});

// jsdom lays nothing out, so it cannot scroll, has no width that a query could ask for, and nothing changes its size.
window.scrollTo = () => {};
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => true,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
