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

/** The settings that are on or off. */
export type Toggle = "highContrast" | "reducedMotion" | "screenReader" | "focusIndicators";

export interface AccessibilityState {
  settings: AccessibilitySettings;
  toggle: (setting: Toggle) => void;
  setFontSize: (fontSize: AccessibilitySettings["fontSize"]) => void;
  setColorBlindMode: (colorBlindMode: AccessibilitySettings["colorBlindMode"]) => void;
  setTheme: (theme: AccessibilitySettings["theme"]) => void;
  /** Forgets what is stored: the settings are those of a first visit again. */
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
      // The same object renders nothing again.
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

/** For what is the browser's own to draw: form controls, and its bars above and below the page. */
function tellBrowser(theme: AccessibilitySettings["theme"]) {
  const metas = (name: string) => document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`);
  for (const meta of metas("color-scheme")) meta.content = theme === "system" ? "light dark" : theme;
  // Of the two in the page's head the first is that of the light theme.
  for (const [index, meta] of metas("theme-color").entries()) {
    const own = index === 0 ? "light" : "dark";
    const chosen = theme === own ? "all" : "not all";
    meta.setAttribute("media", theme === "system" ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

/** Other tabs, and the system. */
function followBrowser(store: StoreApi<AccessibilityState>) {
  const { refresh } = store.getState();
  const queries = Object.values(systemQueries).map(mediaQuery);
  // Without a key, everything that was stored has been removed.
  const onStorage = ({ key }: StorageEvent) => (key === SETTINGS_KEY || key === null) && refresh();
  refresh();
  addEventListener("storage", onStorage);
  for (const query of queries) query?.addEventListener("change", refresh);
  return () => {
    removeEventListener("storage", onStorage);
    for (const query of queries) query?.removeEventListener("change", refresh);
  };
}
