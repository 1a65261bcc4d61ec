import { useSyncExternalStore } from "react";
import { currentPath } from "#src/lib/base-path.ts";

/** All but the first two are the router's, which tells so of each link that is followed inside the product. */
const MOVES = ["popstate", "hashchange", "pushState", "replaceState"];

/**
 * The page's path, what is asked of it and what stands behind its `#`, letter by letter: the router decodes a part,
 * and what is signed must be what is read. Empty in pages that are rendered while building.
 */
export const useAddress = () => useSyncExternalStore(followMoves, addressNow, () => "");

export const addressNow = () => currentPath() + location.search + location.hash;

export function followMoves(onMove: () => void) {
  for (const move of MOVES) addEventListener(move, onMove);
  return () => {
    for (const move of MOVES) removeEventListener(move, onMove);
  };
}
