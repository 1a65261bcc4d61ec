import { guardedReload } from "#src/lib/guarded-reload.ts";
import { untilIdle } from "#src/lib/scheduler.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { TemplateSearch } from "./search-templates.ts";

let loading: Promise<TemplateSearch> | undefined;

/**
 * The search, loaded when the page is idle or when the visitor searches. It starts as null even if it is loaded, because
 * the first render has to match the prerendered page.
 */
export function useTemplateSearch(isNeeded: boolean) {
  const { latest, error } = useAsyncValue(
    async (signal) => {
      if (isNeeded) return load().catch(guardedReload);
      await untilIdle(signal);
      return load();
    },
    [isNeeded],
  );
  // A failed prefetch is retried on demand.
  if (error && isNeeded) throw error;
  return latest ?? null;
}

function load() {
  loading ??= import("./search-templates.ts").then(({ templateSearch }) => templateSearch());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
