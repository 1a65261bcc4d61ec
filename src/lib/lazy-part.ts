import { type ComponentType, lazy } from "react";
import { guardedReload } from "./guarded-reload.ts";

/** A part whose code is fetched when it is first shown; where an update has taken it away, the page is loaded anew. */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(guardedReload));
