import { type ComponentType, lazy } from "react";
import { guardedReload } from "./guarded-reload.ts";

/** A lazy component. If an update has removed its chunk, the page is reloaded. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((Component) => ({ default: Component }), guardedReload));
}
