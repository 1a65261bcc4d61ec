import type { StoredApp } from "#src/api/work-records.ts";
import { keepData } from "../stored-apps.ts";

/** What views remember besides records, such as a basket or an unfinished form, by the id of the view. */
export interface ViewDrafts {
  read: (view: string) => unknown;
  keep: (view: string, draft: unknown) => void;
}

/** Drafts are stored beside the document of an app. */
export function createViewDrafts(key: string, beside: StoredApp | undefined): ViewDrafts {
  const { views } = beside?.data ?? {};
  let drafts: Record<string, unknown> = { ...(typeof views === "object" ? views : {}) };
  return {
    read: (view) => drafts[view],
    keep(view, draft) {
      drafts = { ...drafts, [view]: draft };
      // The text stays on screen, and saving a record reports what is wrong with the storage.
      keepData(key, { views: drafts }).catch(() => {});
    },
  };
}
