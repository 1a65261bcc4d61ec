import { type ComponentType, lazy, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";
import { later } from "./later.ts";

/**
 * A component whose code comes later. Once preloaded it renders at once, like any other: the rules of style have to be
 * there first.
 */
export type LazyPart<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<void> };

interface Options {
  isStyled?: boolean;
}

const parts: (() => Promise<void>)[] = [];

/**
 * What comes later (see there), but for the rendering of pages while building, which waits for it. The rules of style of
 * one that `isStyled` come with its page (`parts` and `soon` in src/app/public-pages.ts): it waits for no others.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>, options?: Options): LazyPart;
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options?: Options,
): LazyPart<Props>;
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isStyled = false }: Options = {},
): LazyPart<Props> {
  const Lazy = isStyled
    ? lazy(() => load().catch(guardedReload))
    : later(() => load().then((part) => part.default));
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // What it is when it is first rendered, it stays: another component would lose its state.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const preload = async () => {
    loaded ??= (await load()).default;
  };
  parts.push(preload);
  return Object.assign(Part, { preload });
}

/** For the rendering of pages while building, where nothing may come later; parts of parts included. */
export async function preloadAllParts() {
  for (const preload of parts) await preload();
}
