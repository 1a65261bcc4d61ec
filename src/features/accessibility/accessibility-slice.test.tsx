import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultSettings } from "./accessibility-settings.ts";
import { AccessibilityProvider, createAccessibilityStore, useAccessibility } from "./accessibility-slice.ts";

const KEY = "accessibility-settings";

const rootClasses = () => [...document.documentElement.classList].filter((name) => name !== "settings-read");
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

beforeEach(() => {
  document.documentElement.className = "";
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("begins with the defaults, whatever is stored", () => {
  localStorage.setItem(KEY, JSON.stringify({ highContrast: true }));

  expect(createAccessibilityStore().getState().settings).toEqual(defaultSettings);
});

test.each([
  ["highContrast", true, ["high-contrast"]],
  ["reducedMotion", true, ["reduced-motion"]],
  ["screenReader", true, ["screen-reader"]],
  ["focusIndicators", false, ["no-focus-indicators"]],
] as const)("a toggle changes %s, applies it immediately and stores it", (setting, value, classes) => {
  const { getState } = createAccessibilityStore();

  getState().toggle(setting);
  expect(getState().settings).toEqual({ ...defaultSettings, [setting]: value });
  expect(rootClasses()).toEqual(classes);
  expect(stored()).toEqual({ ...defaultSettings, [setting]: value });

  getState().toggle(setting);
  expect(getState().settings).toEqual(defaultSettings);
  expect(rootClasses()).toEqual([]);
  expect(stored()).toEqual(defaultSettings);
});

test("choices apply immediately and are stored", () => {
  const { getState } = createAccessibilityStore();

  getState().setFontSize("extra-large");
  getState().setColorBlindMode("deuteranopia");
  getState().setTheme("dark");

  expect(rootClasses()).toEqual(["font-extra-large", "color-blind-deuteranopia", "dark"]);
  expect(stored()).toEqual({
    ...defaultSettings,
    fontSize: "extra-large",
    colorBlindMode: "deuteranopia",
    theme: "dark",
  });
});

test("the browser's own colours follow the theme", () => {
  document.head.innerHTML = `
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#0b1018" media="(prefers-color-scheme: dark)">`;
  const metas = () =>
    [...document.querySelectorAll("meta")].map(
      (meta) => meta.getAttribute("media") ?? meta.getAttribute("content"),
    );
  const before = metas();
  const { getState } = createAccessibilityStore();

  getState().setTheme("dark");
  expect(metas()).toEqual(["dark", "not all", "all"]);

  getState().setTheme("system");
  expect(metas()).toEqual(before);
  document.head.innerHTML = "";
});

test("a reset restores the defaults and clears the storage", () => {
  const { getState } = createAccessibilityStore();
  getState().toggle("highContrast");
  getState().setFontSize("large");

  getState().reset();

  expect(getState().settings).toEqual(defaultSettings);
  expect(rootClasses()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("changes apply even if storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { getState } = createAccessibilityStore();

  getState().toggle("highContrast");

  expect(rootClasses()).toEqual(["high-contrast"]);
});

test("once started it reads storage and follows other tabs", () => {
  localStorage.setItem(KEY, JSON.stringify({ ...defaultSettings, theme: "dark" }));
  const store = createAccessibilityStore();
  const { unmount } = render(<AccessibilityProvider store={store}>page</AccessibilityProvider>);
  expect(store.getState().settings.theme).toBe("dark");

  inAnotherTab(() => localStorage.setItem(KEY, JSON.stringify({ ...defaultSettings, highContrast: true })));
  expect(rootClasses()).toEqual(["high-contrast"]);

  inAnotherTab(() => localStorage.removeItem(KEY));
  expect(rootClasses()).toEqual([]);

  unmount();
  inAnotherTab(() => localStorage.setItem(KEY, JSON.stringify({ ...defaultSettings, highContrast: true })));
  expect(rootClasses()).toEqual([]);
});

test("it ignores other storage keys", () => {
  const store = createAccessibilityStore();
  render(<AccessibilityProvider store={store}>page</AccessibilityProvider>);
  localStorage.setItem(KEY, JSON.stringify({ highContrast: true }));

  dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));

  expect(store.getState().settings).toEqual(defaultSettings);
});

test("it follows the system until the visitor chooses", () => {
  const system = new EventTarget();
  const media = Object.assign(system, { matches: false });
  vi.stubGlobal("matchMedia", () => media);
  const store = createAccessibilityStore();
  render(<AccessibilityProvider store={store}>page</AccessibilityProvider>);

  media.matches = true;
  system.dispatchEvent(new Event("change"));
  expect(rootClasses()).toEqual(["high-contrast", "reduced-motion"]);

  store.getState().toggle("reducedMotion");
  system.dispatchEvent(new Event("change"));
  expect(rootClasses()).toEqual(["high-contrast"]);
});

test("its hook throws outside its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Outside = () => <p>{useAccessibility(({ settings }) => settings.theme)}</p>;

  expect(() => render(<Outside />)).toThrow("useAccessibility must be used inside AccessibilityProvider");
});

function inAnotherTab(change: () => void) {
  change();
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}
