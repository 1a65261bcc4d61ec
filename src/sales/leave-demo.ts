import { DEMO_COPY_KEY, isDemo, tabStorage } from "#src/lib/storage.ts";
import { DEMO_KEY } from "./read-visit.ts";

/** Forgets the demo of this tab. If this page plays it, it is loaded again with the visitor's own data. */
export function leaveDemo() {
  tabStorage.remove(DEMO_KEY);
  tabStorage.remove(DEMO_COPY_KEY);
  if (isDemo) location.reload();
}
