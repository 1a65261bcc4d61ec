import { local } from "#src/lib/storage.ts";

// An inline script in the head of every page also runs this file before the first paint, so it must stay small and
// import nothing.

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

/** Each setting: its name, the class on the root element for a non-default value, and its values. */
export const settingsTable: readonly Row[] = [
  ["highContrast", "high-contrast", false, true],
  ["reducedMotion", "reduced-motion", false, true],
  ["screenReader", "screen-reader", false, true],
  ["focusIndicators", "no-focus-indicators", true, false],
  ["fontSize", "font-*", "medium", "small", "large", "extra-large"],
  ["colorBlindMode", "color-blind-*", "none", "protanopia", "deuteranopia", "tritanopia"],
  ["theme", "*", "system", "light", "dark"],
];

/** System preferences, which apply until the visitor chooses a setting. */
export const systemQueries: Partial<Record<Name, string>> = {
  highContrast: "(prefers-contrast: more), (forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
};

export const defaultSettings = settingsFrom(([, , usual]) => usual);

/** Reads the stored settings field by field. Missing or invalid values come from the system or the defaults. */
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
    return {}; // written by other code
  }
}

/** Returns undefined for settings that have no system preference. */
export const mediaQuery = (query: string | undefined) => (query ? matchMedia(query) : undefined);

function settingsFrom(pick: (row: Row) => Value | undefined) {
  return Object.fromEntries(
    settingsTable.map((row) => [row[0], pick(row)]),
  ) as unknown as AccessibilitySettings;
}

/** Sets the classes of the settings and leaves the root's other classes alone. */
export function applyToRoot(settings: AccessibilitySettings) {
  const { classList } = document.documentElement;
  // From here on the classes decide instead of the system preferences (see theme.css).
  classList.add("settings-read");
  for (const [name, className, , ...others] of settingsTable) {
    for (const value of others)
      classList.toggle(className.replace("*", `${value}`), settings[name] === value);
  }
}
