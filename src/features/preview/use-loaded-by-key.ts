import { startTransition, useEffect, useState } from "react";
import { inOwnTask } from "#src/lib/in-own-task.ts";

/** What `load` has for the key; undefined until it is there. A failure reaches the error boundary of the page. */
export function useLoadedByKey<Loaded>(
  load: (key: string) => Promise<Loaded>,
  key: string,
): Loaded | undefined {
  const [outcome, setOutcome] = useState<{ key: string; loaded?: Loaded; error?: unknown }>();

  useEffect(() => {
    let isWanted = true;
    const tell = (outcome: { loaded: Loaded } | { error: unknown }) => {
      // In slices between which the page answers.
      if (isWanted) startTransition(() => setOutcome({ key, ...outcome }));
    };
    // What it asks the browser for takes its time too.
    const cancel = inOwnTask(() => {
      load(key).then(
        (loaded) => tell({ loaded }),
        (error) => tell({ error }),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load, key]);

  if (outcome?.key !== key) return undefined;
  if ("error" in outcome) throw outcome.error;
  return outcome.loaded;
}
