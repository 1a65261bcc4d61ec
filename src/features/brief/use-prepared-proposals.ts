import { type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { BriefProposals } from "./proposals-part.ts";

/**
 * For a field in which a brief is written: as long as somebody is in it, what makes proposals is fetched and run.
 * Nothing depends on it: what fails here is tried again when the brief is sent.
 */
export function usePreparedProposals() {
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const start = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    BriefProposals.preload()
      .then(() => import("./prepare-proposals.ts"))
      .then(({ prepareProposals }) => prepareProposals(field, signal))
      .catch((error) => {
        if (!signal.aborted) console.info("Proposals could not be prepared.", error);
      });
  };
  // Who was in the field before the page came to life is noticed at the next key.
  return { onFocus: start, onInput: start, onBlur: stop };
}
