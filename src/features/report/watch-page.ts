import type { FailureKind } from "./report.ts";

type Reports = Pick<typeof import("./report.ts"), "reportFailure" | "reportVitals">;

/**
 * Reports what fails from now on, and how fast the page was. The code for it comes meanwhile; nothing waits for it.
 * Returns what React's root must be made with, so that it names what boundaries have caught.
 */
export function watchPage(load: () => Promise<Reports>, routeNow: () => string) {
  const landing = routeNow();
  const loaded = load();
  const report = (kind: FailureKind, failure: unknown) => {
    const route = routeNow();
    // A report that cannot be made must not become the next failure.
    loaded.then(({ reportFailure }) => reportFailure(kind, failure, route)).catch(() => {});
  };
  addEventListener("error", ({ error, message }) => report("error", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report("rejection", reason));
  loaded.then(({ reportVitals }) => reportVitals(landing)).catch(() => {});
  return {
    onCaughtError: (error: unknown, { componentStack }: { componentStack?: string }) => {
      console.error(error, componentStack);
      report("boundary", error);
    },
  };
}
