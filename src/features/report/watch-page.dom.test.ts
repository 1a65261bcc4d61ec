import { expect, test, vi } from "vitest";
import { watchPage } from "./watch-page.ts";

const flush = () => new Promise((done) => setTimeout(done));

test("uncaught errors, and errors caught by a boundary, are reported with the current route", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const reports = { reportFailure: vi.fn(), reportVitals: vi.fn() };
  let route = "/";
  let arrive = (_reports: typeof reports) => {};
  const loaded = new Promise<typeof reports>((resolve) => {
    arrive = resolve;
  });
  const failures = ["start", "left", "promise", "part"].map((name) => new Error(name));
  const [start, left, promise, part] = failures;

  const { onCaughtError } = watchPage(
    () => loaded,
    () => route,
  );
  dispatchEvent(new ErrorEvent("error", { error: start, message: "Uncaught Error: start" }));
  route = "/studio/:projectId";
  dispatchEvent(new ErrorEvent("error", { error: left }));
  dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: promise }));
  onCaughtError(part, { componentStack: "at Page" });
  arrive(reports);
  await flush();

  expect(reports.reportFailure.mock.calls).toEqual([
    ["error", start, "/"],
    ["error", left, route],
    ["error", "Script error.", route],
    ["rejection", promise, route],
    ["boundary", part, route],
  ]);
  expect(reports.reportVitals.mock.calls).toEqual([["/"]]);
  expect(console.error).toHaveBeenCalledWith(part, "at Page");
});

test("failing to load the reporting code is not reported as an error", async () => {
  const onRejection = vi.fn();
  addEventListener("unhandledrejection", onRejection);
  process.on("unhandledRejection", onRejection);

  watchPage(
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => "/",
  );
  dispatchEvent(new ErrorEvent("error", { error: new Error("broken") }));
  await flush();

  process.off("unhandledRejection", onRejection);
  expect(onRejection).not.toHaveBeenCalled();
});
