import { useEffect, useState } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { TemplateSearch } from "./search-templates.ts";

let loading: Promise<TemplateSearch> | undefined;

/** The search, loaded when the page is idle or when the visitor searches. */
export function useTemplateSearch(isNeeded: boolean) {
  // Starts as null even if it is loaded, because the first render has to match the prerendered page.
  const [search, setSearch] = useState<TemplateSearch | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  useEffect(() => {
    if (search) return;
    let isWanted = true;
    const start = () =>
      load().then(
        (ready) => isWanted && setSearch(ready),
        // A failed prefetch is retried on demand.
        (error) => isNeeded && guardedReload(error).catch(() => isWanted && setFailure({ error })),
      );
    const cancel = isNeeded ? void start() : whenIdle(start);
    return () => {
      isWanted = false;
      cancel?.();
    };
  }, [search, isNeeded]);

  return search;
}

function load() {
  loading ??= import("./search-templates.ts").then(({ templateSearch }) => templateSearch());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
