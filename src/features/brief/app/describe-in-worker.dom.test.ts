import { beforeEach, expect, test, vi } from "vitest";
import { SAMPLE } from "#src/apps/records/record.ts";
import { startWorker } from "#tests/support/start-worker.ts";
import type { AppTask } from "./app-task.ts";
import { describeBrief } from "./describe-brief.ts";

const tasks = [
  "Dogs, appointments with price, remind me the day before",
  "hens and eggs per day, £2 each",
].map((brief): AppTask => ({ brief, without: [], today: "2026-02-14", language: "en-US" }));

beforeEach(() => vi.resetModules());

test("a worker describes apps as the page does, even in parallel", async () => {
  vi.stubGlobal("Worker", await startWorker(() => import("./describe-worker.ts")));
  const { describeInWorker } = await import("./describe-in-worker.ts");

  expect(await Promise.all(tasks.map(describeInWorker))).toEqual(tasks.map(describeBrief));
});

test("if a worker cannot start, or stops, the page describes the app itself", async () => {
  class StoppingWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
    }
  }
  for (const worker of [undefined, StoppingWorker]) {
    vi.stubGlobal("Worker", worker);
    vi.resetModules();
    const { describeInWorker } = await import("./describe-in-worker.ts");

    expect(await Promise.all(tasks.map(describeInWorker))).toEqual(tasks.map(describeBrief));
  }
});

test("some samples are of today, all can be deleted together, and amounts in pounds are not American", () => {
  const [dogs, hens] = tasks.map(describeBrief);
  const records = Object.values(dogs?.samples.records ?? {}).flat();

  expect(records.length).toBeGreaterThan(3);
  expect(records.every(({ by }) => by === SAMPLE)).toBe(true);
  expect(JSON.stringify(records)).toContain('"2026-02-14');
  expect(dogs?.samples.document.currency).toBe("USD");
  expect(hens?.samples.document.currency).toBe("GBP");
});
