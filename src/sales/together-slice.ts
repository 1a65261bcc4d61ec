import { useEffect } from "react";
import { createStore } from "zustand";
import type { SiteDocument } from "#src/sites/document.ts";

/** The site that this window shows. */
export interface ShownSite {
  document: SiteDocument;
  page: string;
  block?: string | null;
  /** Applies edits from the other screen; undefined if the site is read-only. */
  studio?: {
    change: (what: string, edit: (document: SiteDocument) => SiteDocument, merge: string) => boolean;
    showPage: (page: string) => void;
    choose: (block: string | null) => void;
  };
}

interface TogetherState {
  /** Counts requests for a second screen; 0 after the session ends. */
  asked: number;
  shown: ShownSite | null;
  /** The path that the presenter shows on the second screen instead of its own page. */
  step: string | null;
}

/** The state of the second screen that pages need. The rest is loaded on demand. */
export const together = createStore<TogetherState>()(() => ({ asked: 0, shown: null, step: null }));

/** Shows this page's site on a second screen. */
export function useShown(shown: ShownSite | null) {
  useEffect(() => together.setState({ shown }));
  useEffect(() => () => together.setState({ shown: null }), []);
}
