import { useEffect, useRef, useState } from "react";
import type { Publication } from "./history.ts";
import type { Host } from "./place.ts";
import { type Progress, PublishError, type Published } from "./publication.ts";
import { type Job, putOnline, rollBack } from "./put-online.ts";
import { forgetToken } from "./tokens.ts";

/** Drawing comes before the host's steps. */
export type Stage = Progress | { step: "draw" };

export type Publishing =
  | { phase: "idle" }
  | { phase: "running"; stage: Stage; host: Host; isBack: boolean }
  | { phase: "done"; published: Published; host: Host; isBack: boolean }
  | { phase: "stopped"; stage: Stage; host: Host }
  | { phase: "failed"; error: PublishError; host: Host; again: (replaces?: boolean) => Promise<boolean> };

/** The state of the one running publication: progress, result, and how to continue. */
export function usePublishing() {
  const [state, setState] = useState<Publishing>({ phase: "idle" });
  const running = useRef<AbortController>(null);

  // Closing the dialog aborts the upload. Nothing of it is published.
  useEffect(() => () => running.current?.abort(), []);

  async function run(
    { host, isBack }: { host: Host; isBack: boolean },
    work: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Published>,
    again: (replaces?: boolean) => Promise<boolean>,
  ) {
    if (running.current) return false;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let stage: Stage = { step: "draw" };
    const show = (next: Stage) => {
      stage = next;
      if (!signal.aborted) setState({ phase: "running", stage, host, isBack });
    };
    show(stage);
    try {
      const published = await work({ signal, onProgress: show });
      setState({ phase: "done", published, host, isBack });
      return true;
    } catch (thrown) {
      if (signal.aborted) {
        setState({ phase: "stopped", stage, host });
        return false;
      }
      const error =
        thrown instanceof PublishError
          ? thrown
          : new PublishError("unexpected", "The site could not be put online. Please try again.");
      if (error.failure === "token" && host !== "folder") await forgetToken(host).catch(() => {}); // the token no longer works
      setState({ phase: "failed", error, host, again });
      return false;
    } finally {
      running.current = null;
    }
  }

  const publish = (job: Job): Promise<boolean> =>
    run(
      { host: job.place.host, isBack: false },
      (options) => putOnline(job, options),
      // The first attempt has already created the repository.
      (replaces = job.replaces ?? false) => publish({ ...job, replaces }),
    );
  const goBack = (publication: Publication): Promise<boolean> =>
    run(
      { host: publication.host, isBack: true },
      (options) => rollBack(publication, options),
      () => goBack(publication),
    );

  return { state, publish, goBack, cancel: () => running.current?.abort() };
}
