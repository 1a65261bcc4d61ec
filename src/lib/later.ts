import { type ComponentType, lazy } from "react";
import { guardedReload } from "./guarded-reload.ts";
import { wholeStyles } from "./whole-styles.ts";

/**
 * A component whose code is fetched when it is first shown, and with it the rules of style that the page did not bring;
 * where an update has taken them away, the page is loaded anew.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => withStyles(load()).then((Component) => ({ default: Component }), guardedReload));
}

/** The same, once the rules of style are there with which it is to be seen. */
export const withStyles = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.all([loading, wholeStyles()]).then(([loaded]) => loaded);
