import type { FailureKind } from "./report.ts";

type Reports = Pick<typeof import("./report.ts"), "reportFailure" | "reportVitals">;

/**
 * Reports errors and web vitals. The reporting code loads in the background. Returns the options for React's root,
 * which name errors caught by boundaries.
 */
export function watchPage(load: () => Promise<Reports>, routeNow: () => string) {
  const landing = routeNow();
  const loaded = load();
  const report = (kind: FailureKind, failure: unknown) => {
    const route = routeNow();
    // A failing report must not become the next error.
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
