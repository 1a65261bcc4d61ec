import { type DependencyList, useCallback, useEffect, useReducer, useState } from "react";

type Outcome<Value> = { value: Value } | { error: unknown };

/**
 * The value that `load` resolves to. It is loaded again when a dependency changes, and the outcome of an earlier load is
 * dropped; its signal is aborted. `load` returns undefined if there is nothing to load. For data that is stored or comes
 * from a server, use a query.
 */
export function useAsyncValue<Value>(
  load: (signal: AbortSignal) => Promise<Value> | undefined,
  dependencies: DependencyList,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: biome.json has them checked where the hook is called
  const start = useCallback(load, dependencies);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [settled, setSettled] = useState<{
    start: typeof start;
    attempt: number;
    value?: Value;
    error?: unknown;
    latest: Value | undefined;
  }>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (outcome: Outcome<Value>) => {
      if (signal.aborted) return;
      setSettled((before) => ({
        start,
        attempt,
        ...outcome,
        latest: "value" in outcome ? outcome.value : before?.latest,
      }));
    };
    start(signal)?.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => controller.abort();
  }, [start, attempt]);

  const current = settled?.start === start && settled.attempt === attempt ? settled : undefined;
  return {
    /** Undefined while loading, and after an error. */
    value: current?.value,
    error: current?.error,
    /** The last value that was loaded, also while the next one is loading. */
    latest: settled?.latest,
    retry: () => retry(),
  };
}
