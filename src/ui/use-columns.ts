import { useSyncExternalStore } from "react";

/** Returns the number of columns: one, plus one for each media query that matches. */
export function useColumns(widths: readonly string[]) {
  return useSyncExternalStore(
    (listener) => {
      const queries = widths.map((width) => matchMedia(width));
      for (const query of queries) query.addEventListener("change", listener);
      return () => {
        for (const query of queries) query.removeEventListener("change", listener);
      };
    },
    () => 1 + widths.filter((width) => matchMedia(width).matches).length,
  );
}
