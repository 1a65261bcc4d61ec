import { type ComponentType, lazy } from "react";
import { guardedReload } from "./guarded-reload.ts";

/** A component whose code is fetched when it is first shown; where an update has taken it away, the page is loaded anew. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((Component) => ({ default: Component }), guardedReload));
}
