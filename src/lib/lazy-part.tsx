import { type ComponentType, lazy, useEffect, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";
import { whenIdle } from "./scheduler.ts";

/** A component whose code comes later. Once preloaded it renders at once, without its Suspense's fallback. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<void> };

export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Lazy = lazy(() => load().catch(guardedReload)) as unknown as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // Stays what it is when it is first rendered: another component would lose its state.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const preload = async () => {
    loaded ??= (await load()).default;
  };
  return Object.assign(Part, { preload });
}

/** Loads a part as soon as the page has time for it. A failure shows where the part does. */
export function usePreloaded({ preload }: { preload: () => Promise<void> }) {
  useEffect(() => whenIdle(() => void preload().catch(() => {})), [preload]);
}
