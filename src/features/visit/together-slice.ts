import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { session } from "#src/lib/storage.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { TOGETHER_HASH, TOGETHER_KEY } from "./read-visit.ts";

/** The site that this window shows. */
export interface ShownSite {
  document: SiteDocument;
  page: string;
  block?: string | null;
  /** Takes what the other screen has changed; undefined where a site is only looked at. */
  change?: (edit: (document: SiteDocument) => SiteDocument) => void;
  goTo?: (page: string, block: string | null) => void;
}

interface TogetherState {
  isOn: boolean;
  /** How often somebody has asked for a second screen. */
  asked: number;
  shown: ShownSite | null;
  /** The path that the presenter view shows on the second screen in place of its own page. */
  step: string | null;
}

/** All that pages know of a second screen. The rest is loaded when somebody asks for one. */
export const together = createStore<TogetherState>()(() => ({
  isOn: false,
  asked: 0,
  shown: null,
  step: null,
}));

export const isTogether = () =>
  location.hash.startsWith(TOGETHER_HASH) || session.read(TOGETHER_KEY) !== null;

export const askForScreen = () => together.setState(({ asked }) => ({ isOn: true, asked: asked + 1 }));

export const useIsTogether = () => useStore(together, ({ isOn }) => isOn);

/** Has a second screen show the site that this page shows. */
export function useShown(shown: ShownSite | null) {
  useEffect(() => together.setState({ shown }));
  useEffect(() => () => together.setState({ shown: null }), []);
}
