import { type ComponentType, lazy, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";

/** A component whose code comes later. Once preloaded it renders at once, like any other. */
export type LazyPart = ComponentType & { preload: () => Promise<void> };

const parts: LazyPart[] = [];

/**
 * A part whose code is fetched when it is first shown; where an update has taken it away, the page is loaded anew.
 * `ready` is waited for beside it, unless the part was preloaded.
 */
export function lazyPart(
  load: () => Promise<{ default: ComponentType }>,
  ready: () => Promise<void> = async () => {},
): LazyPart {
  const Lazy = lazy(() => Promise.all([load(), ready()]).then(([part]) => part, guardedReload));
  let loaded: ComponentType | undefined;

  function Part() {
    // What it is when it is first rendered, it stays: another component would lose its state.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  }

  const part = Object.assign(Part, {
    preload: async () => {
      loaded ??= (await load()).default;
    },
  });
  parts.push(part);
  return part;
}

/** For the rendering of pages while building, where nothing may come later; parts of parts included. */
export async function preloadAllParts() {
  for (const { preload } of parts) await preload();
}
