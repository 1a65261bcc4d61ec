import { useSyncExternalStore } from "react";

/** One column, and one more for each of these media queries that holds. */
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
