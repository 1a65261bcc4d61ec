import { local } from "#src/lib/storage.ts";

// This file also runs in the head of every page, before the first paint: it must stay small and alone.

export const SETTINGS_KEY = "accessibility-settings";

export interface AccessibilitySettings {
  highContrast: boolean;
  reducedMotion: boolean;
  fontSize: "small" | "medium" | "large" | "extra-large";
  screenReader: boolean;
  focusIndicators: boolean;
  colorBlindMode: "none" | "protanopia" | "deuteranopia" | "tritanopia";
  theme: "system" | "light" | "dark";
}

type Name = keyof AccessibilitySettings;
type Value = AccessibilitySettings[Name];
type Row = readonly [name: Name, className: string, usual: Value, ...others: Value[]];

/** Each setting, the root's class for another value than the usual one, and the values. */
export const settingsTable: readonly Row[] = [
  ["highContrast", "high-contrast", false, true],
  ["reducedMotion", "reduced-motion", false, true],
  ["screenReader", "screen-reader", false, true],
  ["focusIndicators", "no-focus-indicators", true, false],
  ["fontSize", "font-*", "medium", "small", "large", "extra-large"],
  ["colorBlindMode", "color-blind-*", "none", "protanopia", "deuteranopia", "tritanopia"],
  ["theme", "*", "system", "light", "dark"],
];

/** System preferences, which apply until the visitor decides. */
export const systemQueries: Partial<Record<Name, string>> = {
  highContrast: "(prefers-contrast: more), (forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
};

export const defaultSettings = settingsFrom(([, , usual]) => usual);

/** The stored settings, field by field. Missing or invalid values come from the system or the defaults. */
export function readSettings() {
  const stored = readStored();
  return settingsFrom(([name, , ...values]) => {
    const value = stored[name];
    return values.includes(value) ? value : mediaQuery(systemQueries[name])?.matches || values[0];
  });
}

function readStored() {
  try {
    return JSON.parse(local.read(SETTINGS_KEY) ?? "{}") ?? {};
  } catch {
    return {}; // not written by us
  }
}

/** Nothing for what the system has no say in. */
export const mediaQuery = (query: string | undefined) => (query ? matchMedia(query) : undefined);

function settingsFrom(pick: (row: Row) => Value | undefined) {
  return Object.fromEntries(
    settingsTable.map((row) => [row[0], pick(row)]),
  ) as unknown as AccessibilitySettings;
}

/** Leaves the root's other classes alone. */
export function applyToRoot(settings: AccessibilitySettings) {
  const { classList } = document.documentElement;
  // From here on the classes decide, and no longer what the system asks for (see theme.css).
  classList.add("settings-read");
  for (const [name, className, , ...others] of settingsTable) {
    for (const value of others)
      classList.toggle(className.replace("*", `${value}`), settings[name] === value);
  }
}
