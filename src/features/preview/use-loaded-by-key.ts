import { startTransition, useEffect, useState } from "react";

/**
 * The value that `load` resolves to for the key; undefined while loading. An error reaches the page's error boundary.
 */
export function useLoadedByKey<Loaded>(
  load: (key: string) => Promise<Loaded>,
  key: string,
): Loaded | undefined {
  const [outcome, setOutcome] = useState<{ key: string; loaded?: Loaded; error?: unknown }>();

  useEffect(() => {
    let isWanted = true;
    const tell = (outcome: { loaded: Loaded } | { error: unknown }) => {
      if (isWanted) startTransition(() => setOutcome({ key, ...outcome }));
    };
    load(key).then(
      (loaded) => tell({ loaded }),
      (error) => tell({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, key]);

  if (outcome?.key !== key) return undefined;
  if ("error" in outcome) throw outcome.error;
  return outcome.loaded;
}
