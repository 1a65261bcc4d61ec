import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["a visitor who saves data stores what the page has loaded, and has nothing fetched ahead", true],
  ["other visitors have files fetched ahead", false],
])("%s", async (_, saveData) => {
  vi.useFakeTimers();
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: "https://example.com/assets/app.js" }] });
  const postMessage = vi.fn();
  const registration = { active: { postMessage }, installing: null, waiting: null, addEventListener() {} };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration) },
    connection: { saveData },
  });

  const { followUpdates } = await import("./worker-updates.ts");
  followUpdates(registration as unknown as ServiceWorkerRegistration);
  await vi.runAllTimersAsync();

  expect(postMessage.mock.calls).toEqual([
    [{ type: "claim", loaded: ["https://example.com/assets/app.js"], isAheadWanted: !saveData }],
  ]);
});
