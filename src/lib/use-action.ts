import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Wraps an action of a button or form. While it runs, and at least until the current task ends, further calls do
 * nothing: a double click comes before the next render, so state alone would not stop it. Rejects with the errors of
 * `work`.
 */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });

  const start = useCallback(async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    try {
      await latest.current(...args);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  }, []);
  return [start, isRunning] as const;
}
