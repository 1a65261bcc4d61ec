import { afterEach, beforeEach, expect, test, vi } from "vitest";

const FIRST = "https://example.com/worker.js";

// The five-second timer must not fire after the test.
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["a visitor who saves data stores what the page has loaded, and has nothing fetched ahead", true],
  ["other visitors have files fetched ahead", false],
])("%s", async (_, saveData) => {
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
  const begun = Date.now();
  const now = () => Date.now() - begun;
  const end = () => Math.min(now(), fetchingSeconds * 1_000);
  const { postMessage } = await followed({ saveData: false, now, end });

  await vi.advanceTimersByTimeAsync((seconds - 2) * 1_000);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(postMessage).toHaveBeenCalledOnce();
});

test("once the files of a version are stored, its worker is installed again to give the browser its rules", async () => {
  const { register, tell } = await followed({ saveData: true, now: () => 0 });

  tell({ type: "stored", version: "v1" });

  expect(register).toHaveBeenCalledExactlyOnceWith(
    "/worker.js?stored=v1",
    expect.objectContaining({ scope: "/" }),
  );
});

test.each([
  ["a new version that waits is offered, and no other is installed meanwhile", FIRST, true],
  ["a worker of the same version, at another address, is not offered", `${FIRST}?stored=v1`, false],
])("%s", async (_, scriptURL, isOffered) => {
  const waiting = { state: "installed", scriptURL };
  const { register, tell, offered } = await followed({ saveData: true, now: () => 0, waiting });

  tell({ type: "stored", version: "v1" });

  expect(offered).toBe(isOffered ? waiting : null);
  expect(register).not.toHaveBeenCalled();
});

async function followed({
  saveData,
  now,
  end = () => 1_000,
  waiting = null,
}: {
  saveData: boolean;
  now: () => number;
  end?: () => number;
  waiting?: { state: string; scriptURL: string } | null;
}) {
  const name = "https://example.com/assets/app.js";
  const getEntriesByType = () => [{ name, startTime: 0, duration: end() }];
  vi.stubGlobal("performance", { getEntriesByType, now });
  const postMessage = vi.fn();
  const listen = vi.fn();
  const register = vi.fn(async () => {});
  const registration = {
    active: { postMessage, scriptURL: FIRST },
    installing: null,
    waiting,
    addEventListener() {},
  };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), addEventListener: listen, register },
    connection: { saveData },
  });
  const { followUpdates, workerUpdate } = await import("./worker-updates.ts");
  followUpdates(registration as unknown as ServiceWorkerRegistration);
  const tell = (data: object) => listen.mock.calls[0]?.[1]({ data });
  return { postMessage, register, tell, offered: workerUpdate.getState().waiting };
}
