import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { removeAuthToken } from "#src/api/auth-token.ts";
import { queryClient } from "#src/api/query.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { announcements } from "#src/ui/announce.ts";

const { getElementError } = getConfig();

configure({
  // Only stops hung tests: the first test that opens a page compiles it, which is slow on a busy machine.
  asyncUtilTimeout: 60_000,
  // Waiting queries fail repeatedly, and printing the page each time takes a seventh of the run.
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
  announcements.setState({ texts: {} });
  removeAuthToken();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

// Files of a process share the document and the modules. Each file starts with a fresh page.
afterAll(async () => {
  // A dynamic import that its file does not await would fail, and stay failed for the files that follow.
  await vi.dynamicImportSettled();
  const { documentElement: root, head, body } = document;
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  await work.clear();
});

// jsdom loads no fonts, so all of them count as loaded.
class LoadedFont {
  load = async () => this;
}
Object.assign(window, { FontFace: LoadedFont });
Object.defineProperty(document, "fonts", { value: new Set(), configurable: true });

// jsdom has no layout: no scrolling, no media queries, no resize observers.
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
// jsdom has no `inert`: a menu that closes would take the focus back from the dialog that it has opened.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusUnlessInert(options) {
  for (let element: HTMLElement | null = this; element; element = element.parentElement) {
    if (element.inert || element.hasAttribute("inert")) return;
  }
  focus.call(this, options);
};
// jsdom has no animations.
Element.prototype.getAnimations = () => [];
// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
