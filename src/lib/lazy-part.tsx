import { type ComponentType, lazy, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";
import { later } from "./later.ts";

/** A component whose code comes later. Once preloaded it renders at once, like any other. */
export type LazyPart = ComponentType & { preload: () => Promise<void> };

const parts: LazyPart[] = [];

/**
 * What comes later (see there), but for the rendering of pages while building, which waits for it. The rules of style of
 * one that `isStyled` come with its page (`parts` and `soon` in src/app/public-pages.ts): it waits for no others.
 */
export function lazyPart(
  load: () => Promise<{ default: ComponentType }>,
  { isStyled = false } = {},
): LazyPart {
  const Lazy = isStyled
    ? lazy(() => load().catch(guardedReload))
    : later(() => load().then((part) => part.default));
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
