import { type ComponentType, lazy, useEffect, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";
import { whenIdle } from "./scheduler.ts";

/** A lazy component that can be preloaded. Once loaded it renders synchronously, without its Suspense fallback. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<void> };

export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Lazy = lazy(() => load().catch(guardedReload)) as unknown as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // Fixed at the first render, because switching components would lose state.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const preload = async () => {
    loaded ??= (await load()).default;
  };
  return Object.assign(Part, { preload });
}

/** Preloads a part when the page is idle. An error shows when the part is rendered. */
export function usePreloaded({ preload }: { preload: () => Promise<void> }) {
  useEffect(() => whenIdle(() => void preload().catch(() => {})), [preload]);
}
