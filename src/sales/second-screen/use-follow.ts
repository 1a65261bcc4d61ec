import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { paths } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { together } from "../together-slice.ts";
import { addressNow, useAddress } from "../use-address.ts";
import { isInOneBrowser, isOwnAddress } from "./own-address.ts";
import type { Pair } from "./pair.ts";
import { sharedForm, withChanges } from "./shared-site.ts";
import { blockInView, siteFrame } from "./view-place.ts";

/** The interval at which the pen's holder checks its screen for changes. */
const LOOK_MS = 200;
/** The time in which a followed page may redirect. */
const SETTLING_MS = 2_000;
/** The label in the undo history. */
const CHANGED = "Changed on the other screen";

/** Mirrors the other screen or sends this screen's changes, depending on who holds the pen. */
export function useFollow(pair: Pair, kind: "window" | "device") {
  const [, navigate] = useLocation();
  const address = useAddress();
  const content = useStore(pair.store, (state) => state.content);
  const hasPen = useStore(pair.store, (state) => state.holder === pair.role);
  const step = useStore(together, (state) => state.step);
  const isEditor = useStore(together, ({ shown }) => shown?.studio !== undefined);
  const [isStage, setIsStage] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const followedAt = useRef(0);
  const ownAddress = useRef(address);
  const site = content?.site ?? null;
  const target = content?.address;
  const hasSite = site !== null;
  const isOwnEditor = isEditor && target === address;

  // A new page on the other screen calls everybody back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when these change
  useEffect(() => setIsAway(false), [target, hasSite]);

  useEffect(() => {
    if (address === ownAddress.current) return;
    ownAddress.current = address;
    if (Date.now() - followedAt.current < SETTLING_MS) return;
    setIsStage(false);
    if (!hasPen && step === null && target !== address) setIsAway(true);
  }, [address, hasPen, step, target]);

  useEffect(() => {
    if (hasPen || target === undefined || step !== null || isAway) return;
    if (hasSite) return setIsStage(!isOwnEditor);
    setIsStage(false);
    if (addressNow() === target || isInOneBrowser(target)) return;
    followedAt.current = Date.now();
    navigate(target);
  }, [hasPen, target, hasSite, isOwnEditor, step, isAway, navigate]);

  // Ends editing when the pen moves, because it would overwrite the other side's changes.
  useEffect(() => {
    if (hasPen) return;
    const focused = document.activeElement;
    const typed = focused?.shadowRoot?.activeElement ?? focused;
    if (typed instanceof HTMLElement && typed.isContentEditable) typed.blur();
  }, [hasPen]);

  useTakeChanges(pair, site, isOwnEditor && !hasPen, kind);
  usePublish(pair, kind, hasPen && !isStage);

  const leaveStage = useCallback(() => {
    setIsStage(false);
    if (!pair.hasPen()) return setIsAway(true);
    if (!isOwnAddress(addressNow()) || addressNow().includes("blank=")) navigate(paths.home);
  }, [pair, navigate]);
  return {
    isStage: isStage && hasSite,
    isAway: isAway && !hasPen,
    leaveStage,
    comeBack: () => setIsAway(false),
  };
}

/** Applies edits from the other screen to this window's studio. */
function useTakeChanges(
  pair: Pair,
  site: { document: SiteDocument; page: string; block: string | null } | null,
  isTaking: boolean,
  kind: "window" | "device",
) {
  const known = useRef<SiteDocument>(null);
  const place = useRef("");
  useEffect(() => {
    const { shown } = together.getState();
    if (!isTaking || !site || !shown?.studio) {
      known.current = pair.hasPen() ? (site?.document ?? null) : known.current;
      return;
    }
    const { document, page, block } = site;
    const before = known.current ?? sharedForm(shown.document, kind);
    known.current = document;
    if (before !== document)
      shown.studio.change(CHANGED, (own) => withChanges(own, before, document), "together");
    const next = `${page} ${block}`;
    if (place.current && next !== place.current) {
      shown.studio.showPage(page);
      shown.studio.choose(block);
    }
    place.current = next;
  }, [pair, site, isTaking, kind]);
}

function usePublish(pair: Pair, kind: "window" | "device", isPublishing: boolean) {
  useEffect(() => {
    if (!isPublishing) return;
    const look = () => {
      const { shown, step } = together.getState();
      const address = step ?? addressNow();
      if (!isOwnAddress(address)) return;
      const site = step === null && shown ? siteOf(shown, kind) : null;
      // The site of this address is still loading.
      if (!site && isInOneBrowser(address)) return;
      const title = step === null ? (document.title.split(" · ")[0] ?? "") : "";
      pair.publish({ address, title, site });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [pair, kind, isPublishing]);
}

const siteOf = (
  shown: NonNullable<ReturnType<typeof together.getState>["shown"]>,
  kind: "window" | "device",
) => ({
  document: sharedForm(shown.document, kind),
  page: shown.page,
  block: shown.block === undefined ? blockInView(siteFrame(document)) : shown.block,
  isEditable: shown.studio !== undefined,
});
