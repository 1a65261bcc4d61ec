import { useEffect } from "react";
import { createStore } from "zustand";
import type { SiteDocument } from "#src/sites/document.ts";

/** The site that this window shows. */
export interface ShownSite {
  document: SiteDocument;
  page: string;
  block?: string | null;
  /** Takes what the other screen changes; undefined where a site is only looked at. */
  studio?: {
    change: (what: string, edit: (document: SiteDocument) => SiteDocument, merge: string) => boolean;
    showPage: (page: string) => void;
    choose: (block: string | null) => void;
  };
}

interface TogetherState {
  /** How often somebody has asked for a second screen; 0 after its end. */
  asked: number;
  shown: ShownSite | null;
  /** The path that the presenter view shows on the second screen in place of its own page. */
  step: string | null;
}

/** All that pages know of a second screen. The rest is loaded when somebody asks for one. */
export const together = createStore<TogetherState>()(() => ({ asked: 0, shown: null, step: null }));

/** Has a second screen show the site that this page shows. */
export function useShown(shown: ShownSite | null) {
  useEffect(() => together.setState({ shown }));
  useEffect(() => () => together.setState({ shown: null }), []);
}
