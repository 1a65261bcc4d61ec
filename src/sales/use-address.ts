import { useSyncExternalStore } from "react";
import { currentPath } from "#src/lib/base-path.ts";

/** All but the first two are events that the router fires when a link inside the product is followed. */
const MOVES = ["popstate", "hashchange", "pushState", "replaceState"];

/**
 * The page's path, query and hash without decoding: the router decodes parts of them, but signatures cover the raw
 * text. Empty while prerendering.
 */
export const useAddress = () => useSyncExternalStore(followMoves, addressNow, () => "");

export const addressNow = () => currentPath() + location.search + location.hash;

export function followMoves(onMove: () => void) {
  for (const move of MOVES) addEventListener(move, onMove);
  return () => {
    for (const move of MOVES) removeEventListener(move, onMove);
  };
}
