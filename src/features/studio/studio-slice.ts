import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";
import type { SiteDocument } from "#src/sites/document.ts";
import { blockAt, type FieldPath, pageById } from "#src/sites/edit/edit-blocks.ts";
import { beginHistory, endMerge, type History, record, redo, undo } from "#src/sites/edit/history.ts";
import { announce } from "#src/ui/announce.ts";
import { withJournal } from "./journal.ts";
import { createSaving, type SavingActions, type SavingState } from "./keep-and-hold.ts";
import type { StudioProject } from "./saved-sites.ts";

export type DeviceId = "phone" | "tablet" | "desktop" | "all";
export type PanelId =
  | "blocks"
  | "pages"
  | "forms"
  | "theme"
  | "versions"
  | "words"
  | "search"
  | "check"
  | "edit";

export interface StudioState extends SavingState, SavingActions {
  /** The id of the open page. */
  page: string;
  /** The path of the field that was clicked in the page, such as `pictures.2.picture`. */
  field: string | null;
  device: DeviceId;
  /** The zoom factor; null fits the page into the available width. */
  zoom: number | null;
  /** The current scale of the page. */
  scale: number;
  isTouring: boolean;
  panel: PanelId | null;
  dialog: "palette" | "help" | "pictures" | "share" | null;
  /** The place for the picture chosen in the dialog; null when the dialog was opened without a place. */
  pictureFor: { block: string; path: FieldPath } | null;
  /** Whether to show the progress of dropped or pasted files. */
  isTakingPictures: boolean;

  /** Edits the site. Edits with the same `merge` are one undo step. */
  change: (what: string, edit: (document: SiteDocument) => SiteDocument, merge?: string) => boolean;
  /** Makes the next edit a separate undo step. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
  showPage: (page: string) => void;
  choose: (block: string | null, field?: string | null) => void;
  showOn: (device: DeviceId) => void;
  setZoom: (zoom: number | null) => void;
  openPanel: (panel: PanelId | null) => void;
  openPalette: () => void;
  openPictures: (place?: StudioState["pictureFor"]) => void;
  takePictures: (isTaking: boolean) => void;
  closeDialog: () => void;
  startTour: () => void;
  endTour: () => void;
  drawAt: (scale: number) => void;
  openHelp: () => void;
  /** Starts saving; returns a function that stops it. */
  start: () => () => void;
  openShare: () => void;
}

export function createStudioStore(opened: StudioProject): StoreApi<StudioState> {
  const document = withJournal(opened.key, opened.document, opened.savedAt);
  return createStore<StudioState>()((set, get, store) => {
    const { actions, start } = createSaving(store);
    const show = (history: History, said: string) => {
      const { page, block } = get();
      const shown = pageById(history.present, page) ? page : (history.present.pages[0]?.id ?? page);
      const isThere = block !== null && blockAt(history.present, { page: shown, block });
      set({ history, page: shown, block: isThere ? block : null });
      announce(said, "studio");
    };
    return {
      opened,
      history: beginHistory(document),
      page: document.pages[0]?.id ?? "",
      block: null,
      field: null,
      device: isNarrow() ? "phone" : "desktop",
      zoom: null,
      scale: 1,
      isTouring: false,
      panel: isNarrow() ? null : "blocks",
      dialog: null,
      pictureFor: null,
      isTakingPictures: false,
      save: { kind: "saved" },
      isAtRisk: false,
      holding: "waiting",

      change: (what, edit, merge) => {
        const { history, holding } = get();
        if (holding !== "held") return false;
        const next = record(history, edit(history.present), { what, merge });
        if (next === history) return false;
        const { page, block } = get();
        const shown = pageById(next.present, page) ? page : (next.present.pages[0]?.id ?? page);
        const isThere = block !== null && blockAt(next.present, { page: shown, block });
        set({ history: next, page: shown, block: isThere ? block : null });
        return true;
      },
      endStep: () => set({ history: endMerge(get().history) }),
      undo: () => {
        const { history, holding } = get();
        if (holding === "held" && history.past) show(undo(history), `Undone: ${history.past.what}.`);
      },
      redo: () => {
        const { history, holding } = get();
        if (holding === "held" && history.future) show(redo(history), `Redone: ${history.future.what}.`);
      },
      showPage: (page) => set({ page, block: null, field: null }),
      choose: (block, field = null) => set({ block, field }),
      showOn: (device) => set({ device }),
      setZoom: (zoom) => set({ zoom }),
      openPanel: (panel) => set({ panel }),
      openPalette: () => get().holding === "held" && set({ dialog: "palette" }),
      openPictures: (pictureFor = null) => set({ dialog: "pictures", pictureFor }),
      takePictures: (isTakingPictures) => set({ isTakingPictures }),
      openHelp: () => set({ dialog: "help" }),
      openShare: () => set({ dialog: "share" }),
      closeDialog: () => set({ dialog: null }),
      startTour: () => set({ isTouring: true, dialog: null }),
      endTour: () => set({ isTouring: false }),
      drawAt: (scale) => set({ scale }),
      ...actions,
      start,
    };
  });
}

/** On a phone the page is edited at phone width. */
const isNarrow = () => innerWidth < 640;

export const [StudioProvider, useStudio, useStudioStore] = createSliceContext<StudioState>({
  name: "Studio",
  create: () => {
    throw new Error("StudioProvider needs the store of an opened project: createStudioStore(opened).");
  },
  start: (store) => store.getState().start(),
});

export const useSite = () => useStudio(({ history }) => history.present);
export const useCanEdit = () => useStudio(({ holding }) => holding === "held");
