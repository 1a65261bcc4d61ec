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
  const { postMessage } = await followed({ saveData, now: () => 10_000 });

  await vi.runAllTimersAsync();

  expect(postMessage.mock.calls).toEqual([
    [{ type: "claim", loaded: ["https://example.com/assets/app.js"], isAheadWanted: !saveData }],
  ]);
});

test.each([
  ["files for later wait until the page itself has fetched nothing for two seconds", 12, 14],
  ["a page that never stops fetching holds them up for half a minute", 100, 31],
])("%s", async (_, fetchingSeconds, seconds) => {
  vi.useFakeTimers();
  const begun = Date.now();
  const now = () => Date.now() - begun;
  const end = () => Math.min(now(), fetchingSeconds * 1_000);
  const { postMessage } = await followed({ saveData: false, now, end });

  await vi.advanceTimersByTimeAsync((seconds - 2) * 1_000);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(postMessage).toHaveBeenCalledOnce();
});

async function followed({
  saveData,
  now,
  end = () => 1_000,
}: {
  saveData: boolean;
  now: () => number;
  end?: () => number;
}) {
  const name = "https://example.com/assets/app.js";
  const getEntriesByType = () => [{ name, startTime: 0, duration: end() }];
  vi.stubGlobal("performance", { getEntriesByType, now });
  const postMessage = vi.fn();
  const registration = { active: { postMessage }, installing: null, waiting: null, addEventListener() {} };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration) },
    connection: { saveData },
  });
  const { followUpdates } = await import("./worker-updates.ts");
  followUpdates(registration as unknown as ServiceWorkerRegistration);
  return { postMessage };
}
