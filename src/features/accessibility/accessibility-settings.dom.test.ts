import { afterEach, expect, test, vi } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { applyToRoot, defaultSettings, readSettings, settingsTable } from "./accessibility-settings.ts";

const KEY = "accessibility-settings";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = "";
});

test("initially only focus indicators are on, and the text size is medium", () => {
  expect(readSettings()).toEqual({
    highContrast: false,
    reducedMotion: false,
    fontSize: "medium",
    screenReader: false,
    focusIndicators: true,
    colorBlindMode: "none",
    theme: "system",
  });
});

test("stored settings are read", () => {
  const stored = {
    highContrast: true,
    reducedMotion: true,
    fontSize: "extra-large",
    screenReader: true,
    focusIndicators: false,
    colorBlindMode: "tritanopia",
    theme: "dark",
  };
  localStorage.setItem(KEY, JSON.stringify(stored));

  expect(readSettings()).toEqual(stored);
});

test.each(["{", "", "null", "[]", "7", '"large"', "true", '{"__proto__":{"highContrast":true}}'])(
  "the defaults replace %j",
  (stored) => {
    localStorage.setItem(KEY, stored);

    expect(readSettings()).toEqual(defaultSettings);
  },
);

test("an invalid field gets its default, the others are kept", () => {
  const stored = { highContrast: "yes", fontSize: "huge", theme: "dark", colorBlindMode: 3, unknown: [1] };
  localStorage.setItem(KEY, JSON.stringify(stored));

  expect(readSettings()).toEqual({ ...defaultSettings, theme: "dark" });
});

test("whatever is stored, the settings are valid", () => {
  const field = fc.anything({ maxDepth: 1 });
  const nearly = fc.record(Object.fromEntries(Object.keys(defaultSettings).map((name) => [name, field])), {
    requiredKeys: [],
  });
  const stored = fc.oneof(fc.string(), fc.json(), nearly.map(withoutFailing));

  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(KEY, text);

      const settings = readSettings();

      expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings).sort());
      for (const [name, , ...values] of settingsTable) expect(values).toContain(settings[name]);
      applyToRoot(settings);
    }),
  );
});

test("without storage the defaults apply", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });

  expect(readSettings()).toEqual(defaultSettings);
});

test("on the first load the system preferences turn on the matching settings", () => {
  systemAsksFor("prefers-contrast", "prefers-reduced-motion");

  expect(readSettings()).toEqual({ ...defaultSettings, highContrast: true, reducedMotion: true });
});

test("forced colours turn on high contrast", () => {
  systemAsksFor("forced-colors");

  expect(readSettings()).toEqual({ ...defaultSettings, highContrast: true });
});

test("the visitor's choice overrides system preferences", () => {
  systemAsksFor("prefers-contrast", "prefers-reduced-motion");
  localStorage.setItem(KEY, JSON.stringify(defaultSettings));

  expect(readSettings()).toEqual(defaultSettings);
});

test("the default settings have no classes except the one that marks them as read", () => {
  applyToRoot(defaultSettings);

  expect(document.documentElement.className).toBe("settings-read");
});

test.each([
  [{ highContrast: true }, "high-contrast"],
  [{ reducedMotion: true }, "reduced-motion"],
  [{ screenReader: true }, "screen-reader"],
  [{ focusIndicators: false }, "no-focus-indicators"],
  [{ fontSize: "small" }, "font-small"],
  [{ fontSize: "large" }, "font-large"],
  [{ fontSize: "extra-large" }, "font-extra-large"],
  [{ colorBlindMode: "protanopia" }, "color-blind-protanopia"],
  [{ colorBlindMode: "deuteranopia" }, "color-blind-deuteranopia"],
  [{ colorBlindMode: "tritanopia" }, "color-blind-tritanopia"],
  [{ theme: "light" }, "light"],
  [{ theme: "dark" }, "dark"],
] as const)("%j sets the class %s on the root", (changes, name) => {
  applyToRoot({ ...defaultSettings, ...changes });

  expect(document.documentElement.className).toBe(`settings-read ${name}`);
});

test("other classes of the root are left alone", () => {
  document.documentElement.className = "beta dark font-small";

  applyToRoot({ ...defaultSettings, fontSize: "large", highContrast: true });

  expect([...document.documentElement.classList].sort()).toEqual(
    ["beta", "font-large", "high-contrast", "settings-read"].sort(),
  );
});

function systemAsksFor(...features: string[]) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: features.some((feature) => query.includes(feature)),
  }));
}

/** Serializes a value for comparison, including values that JSON cannot represent. */
function withoutFailing(value: unknown) {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return ""; // BigInt values and circular references cannot be serialized
  }
}
