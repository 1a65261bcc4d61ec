import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Holding, holdProject } from "./hold-project.ts";

interface Request {
  callback: (lock: object | null) => Promise<void> | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** A fake of the Web Locks API for one lock name. */
class Locks {
  held: Request | undefined;
  queue: Request[] = [];

  request(
    _: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    callback: Request["callback"],
  ) {
    return new Promise<unknown>((resolve, reject) => {
      const request = { callback, resolve, reject };
      if (options.steal) {
        this.held?.reject(new DOMException("Stolen", "AbortError"));
        this.held = undefined;
        this.queue.unshift(request);
      } else if (options.ifAvailable && this.held) {
        resolve(callback(null));
        return;
      } else {
        this.queue.push(request);
        options.signal?.addEventListener("abort", () => {
          this.queue = this.queue.filter((other) => other !== request);
          reject(new DOMException("Given up", "AbortError"));
        });
      }
      this.grant();
    });
  }

  grant() {
    if (this.held) return;
    const request = this.queue.shift();
    this.held = request;
    void Promise.resolve(request?.callback({})).then((value) => {
      request?.resolve(value);
      if (this.held !== request) return;
      this.held = undefined;
      if (this.queue.length > 0) this.grant();
    });
  }
}

let locks: Locks;
beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

function openTab() {
  const seen: Holding[] = [];
  return { ...holdProject("local-1", (holding) => seen.push(holding)), seen };
}

test("the second tab gets the lock when the first one closes", async () => {
  const first = openTab();
  const second = openTab();
  await settled();
  expect([first.seen, second.seen]).toEqual([["held"], ["elsewhere"]]);

  first.stop();
  await settled();

  expect(second.seen).toEqual(["elsewhere", "held"]);
});

test("taking over notifies the other tab once", async () => {
  const first = openTab();
  const second = openTab();
  await settled();

  second.takeOver();
  await settled();

  expect([first.seen, second.seen]).toEqual([
    ["held", "elsewhere"],
    ["elsewhere", "held"],
  ]);
  expect(locks.queue).toHaveLength(1);
});

test("taking over back and forth leaves at most one waiting request per tab", async () => {
  const first = openTab();
  const second = openTab();
  for (const tab of [second, first, second, first]) {
    await settled();
    tab.takeOver();
  }
  await settled();

  expect(first.seen.at(-1)).toBe("held");
  expect(second.seen.at(-1)).toBe("elsewhere");
  expect(locks.queue).toHaveLength(1);
});

test("closing a waiting tab cancels its request", async () => {
  const first = openTab();
  const second = openTab();
  await settled();
  second.stop();
  first.stop();
  await settled();

  expect(second.seen).toEqual(["elsewhere"]);
  expect(locks.queue).toEqual([]);
  expect(locks.held).toBeUndefined();
});
