import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { removeAuthToken } from "#src/api/auth-token.ts";
import { queryClient } from "#src/api/query.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";

const { getElementError } = getConfig();

configure({
  // Only ends what hangs: a page is compiled when a test first opens it, which takes long on a busy machine.
  asyncUtilTimeout: 60_000,
  // A query that waits fails at every look. To print the page each time takes a seventh of the run.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics")
      ? new Error(message ?? "")
      : getElementError(message, container),
});

beforeEach(() => {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  queryClient.clear();
  removeAuthToken();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

// The files of a process share a document and the modules. Each begins as a page does that has just been opened.
afterAll(async () => {
  // An import that its file does not wait for would fail, and stay failed for the files that follow.
  await vi.dynamicImportSettled();
  const { documentElement: root, head, body } = document;
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  await work.clear();
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
// Nothing is animated either.
Element.prototype.getAnimations = () => [];
