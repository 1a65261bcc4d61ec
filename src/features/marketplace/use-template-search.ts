import { useEffect, useState } from "react";
import { templates } from "#src/contract/template-catalogue.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { TemplateSearch } from "./search-templates.ts";

let loading: Promise<TemplateSearch> | undefined;

/** The search, once it is there: when the page has time, or at once when something is searched for. */
export function useTemplateSearch(isNeeded: boolean) {
  // Not what is loaded already: the first rendering has to be that of the built page.
  const [search, setSearch] = useState<TemplateSearch | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  useEffect(() => {
    if (search) return;
    let isWanted = true;
    const start = () =>
      load().then(
        (ready) => isWanted && setSearch(ready),
        // A prefetch that failed is repeated on demand.
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
  loading ??= Promise.all([import("./search-templates.ts"), import("templates:words")]).then(
    ([{ createTemplateSearch }, { default: words }]) => createTemplateSearch(templates, words),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
