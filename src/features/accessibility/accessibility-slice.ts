import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";
import { local } from "#src/lib/storage.ts";
import {
  type AccessibilitySettings,
  applyToRoot,
  defaultSettings,
  mediaQuery,
  readSettings,
  SETTINGS_KEY,
  systemQueries,
} from "./accessibility-settings.ts";

/** The names of the on/off settings. */
export type Toggle = "highContrast" | "reducedMotion" | "screenReader" | "focusIndicators";

export interface AccessibilityState {
  settings: AccessibilitySettings;
  toggle: (setting: Toggle) => void;
  setFontSize: (fontSize: AccessibilitySettings["fontSize"]) => void;
  setColorBlindMode: (colorBlindMode: AccessibilitySettings["colorBlindMode"]) => void;
  setTheme: (theme: AccessibilitySettings["theme"]) => void;
  /** Removes the stored settings, so the next visit starts with the defaults. */
  reset: () => void;
  refresh: () => void;
  isDialogOpen: boolean;
  openDialog: () => void;
  closeDialog: () => void;
}

export function createAccessibilityStore() {
  return createStore<AccessibilityState>()((set, get) => {
    const show = (settings: AccessibilitySettings) => {
      applyToRoot(settings);
      tellBrowser(settings.theme);
      // Keeping the same object avoids a render.
      if (JSON.stringify(settings) !== JSON.stringify(get().settings)) set({ settings });
    };
    const change = (changes: Partial<AccessibilitySettings>) => {
      const settings = { ...get().settings, ...changes };
      local.write(SETTINGS_KEY, JSON.stringify(settings));
      show(settings);
    };
    return {
      settings: defaultSettings,
      toggle: (setting) => change({ [setting]: !get().settings[setting] }),
      setFontSize: (fontSize) => change({ fontSize }),
      setColorBlindMode: (colorBlindMode) => change({ colorBlindMode }),
      setTheme: (theme) => change({ theme }),
      reset: () => {
        local.remove(SETTINGS_KEY);
        show(readSettings());
      },
      refresh: () => show(readSettings()),
      isDialogOpen: false,
      openDialog: () => set({ isDialogOpen: true }),
      closeDialog: () => set({ isDialogOpen: false }),
    };
  });
}

export const [AccessibilityProvider, useAccessibility] = createSliceContext<AccessibilityState>({
  name: "Accessibility",
  create: createAccessibilityStore,
  start: followBrowser,
});

/** Sets the colour scheme for parts that the browser draws: form controls, and its own bars on phones. */
function tellBrowser(theme: AccessibilitySettings["theme"]) {
  const metas = (name: string) => document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`);
  for (const meta of metas("color-scheme")) meta.content = theme === "system" ? "light dark" : theme;
  // The first of the two meta elements in the head is for the light theme.
  for (const [index, meta] of metas("theme-color").entries()) {
    const own = index === 0 ? "light" : "dark";
    const chosen = theme === own ? "all" : "not all";
    meta.setAttribute("media", theme === "system" ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

/** Follows changes made in other tabs and in the system. */
function followBrowser(store: StoreApi<AccessibilityState>) {
  const { refresh } = store.getState();
  const queries = Object.values(systemQueries).map(mediaQuery);
  // A storage event without a key means that all storage was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === SETTINGS_KEY || key === null) && refresh();
  refresh();
  addEventListener("storage", onStorage);
  for (const query of queries) query?.addEventListener("change", refresh);
  return () => {
    removeEventListener("storage", onStorage);
    for (const query of queries) query?.removeEventListener("change", refresh);
  };
}
