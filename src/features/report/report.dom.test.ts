import { beforeEach, expect, test, vi } from "vitest";

type OnMetric = (metric: { name: string; value: number; id: string; entries: object[] }) => void;
const watchers = vi.hoisted(() => new Map<string, OnMetric>());
vi.mock("web-vitals", () => {
  const watch = (name: string) => (onMetric: OnMetric) => watchers.set(name, onMetric);
  return Object.fromEntries(["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [`on${name}`, watch(name)]));
});

const ADDRESS = "https://reports.example/in";
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, unknown>);
const metric = (name: string, value: number) =>
  watchers.get(name)?.({ name, value, id: "v5-1764094000-123", entries: [{ url: "https://jane.example" }] });

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("VITE_REPORT_URL", ADDRESS);
  sendBeacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  return () => vi.unstubAllEnvs();
});

/** Loads the module again, as a reload would. */
async function loadPage() {
  vi.resetModules();
  return import("./report.ts");
}

test("an error is sent with its kind, message, route and version, and nothing else", async () => {
  const { reportFailure } = await loadPage();

  reportFailure("rejection", new RangeError("No plan 20261125 for jane@x.example"), "/app-preview/:appId");

  expect(sendBeacon.mock.calls[0]?.[0]).toBe(ADDRESS);
  expect(sent()).toEqual([
    {
      kind: "rejection",
      message: "RangeError: No plan [number] for [address]",
      route: "/app-preview/:appId",
      version: import.meta.env.APP_VERSION,
    },
  ]);
});

test("the version is the build's label", async () => {
  vi.stubEnv("VITE_BUILD_LABEL", "night build");
  const { reportFailure } = await loadPage();

  reportFailure("error", new Error("broken"), "/");

  expect(sent()[0]).toHaveProperty("version", `${import.meta.env.APP_VERSION} night build`);
});

test("the same error is sent once per page", async () => {
  const { reportFailure } = await loadPage();

  for (const route of ["/cart", "/cart", "/pricing"]) reportFailure("error", new Error("broken"), route);

  expect(sent().map(({ route }) => route)).toEqual(["/cart", "/pricing"]);
});

test("web vitals are sent once each, by name and rounded value, for the page opened first", async () => {
  const { reportVitals } = await loadPage();

  await reportVitals("/pricing");
  metric("LCP", 812.300048);
  metric("CLS", 0.01234);
  metric("CLS", 0.5);

  const version = import.meta.env.APP_VERSION;
  expect([...watchers.keys()].sort()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
  expect(sent()).toEqual([
    { kind: "vital", name: "LCP", value: 812.3, route: "/pricing", version },
    { kind: "vital", name: "CLS", value: 0.012, route: "/pricing", version },
  ]);
});

test("a visit sends at most 20 reports across reloads, half of them reserved for errors", async () => {
  for (let load = 0; load < 5; load += 1) {
    const { reportFailure, reportVitals } = await loadPage();
    await reportVitals("/");
    for (const name of watchers.keys()) metric(name, load);
    for (let index = 0; index < 4; index += 1) reportFailure("error", new Error(`broken ${index}`), "/");
  }

  expect(sent()).toHaveLength(20);
  expect(sent().filter(({ kind }) => kind === "vital")).toHaveLength(10);
});

test("the limit also holds without storage", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { reportFailure } = await loadPage();

  for (let index = 0; index < 50; index += 1) reportFailure("error", new Error(`broken ${index}`), "/");

  expect(sent()).toHaveLength(10);
});

test("no report exceeds 1 kB", async () => {
  vi.stubEnv("VITE_BUILD_LABEL", "🦊".repeat(500));
  const { reportFailure } = await loadPage();

  reportFailure("boundary", new Error("🦊 ".repeat(2_000)), "/module-preview/:moduleName");
  reportFailure("boundary", new Error("\u0001\ud800 é".repeat(2_000)), "/module-preview/:moduleName");

  const sizes = sendBeacon.mock.calls.map(([, body]) => new TextEncoder().encode(body).length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
});
