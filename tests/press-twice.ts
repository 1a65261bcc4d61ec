import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { enterAsDemoAdmin, open } from "./render-page.tsx";

export interface Submit {
  what: string;
  /** The file that keeps the second press from doing it again. */
  by: string;
  address: string | (() => Promise<string>);
  isAdmin?: boolean;
  /** Fills in what is needed, and returns the button. */
  prepare: (visitor: UserEvent) => Promise<HTMLElement>;
  /** The one trace it leaves: a call, a record that is saved, a file, an entry of the history. */
  leaves?: `POST /api/${string}` | `saved ${string}` | `kept ${string}` | "file" | "page" | "back";
  /** Or how many there are of what it makes or takes away, for what leaves no trace of its own. */
  count?: () => number | Promise<number>;
}

/** Every effect that outlives a press, in the order in which it happened. */
const traces: string[] = [];
let callsUnderWay = 0;
/** Of the event loop. A transaction of the database takes a few. */
const TURNS = 30;

/** For each of them a test: pressed twice before the page is rendered anew, it leaves one trace. */
export function testPressedTwice(submits: readonly Submit[]) {
  beforeEach(watch);

  test.each(submits)("$what, pressed twice at once, does one thing", async (submit) => {
    const { address, isAdmin, prepare } = submit;
    const count = submit.count ?? (() => traces.filter((trace) => trace === submit.leaves).length);
    const visitor = open(typeof address === "string" ? address : await address());
    if (isAdmin) await enterAsDemoAdmin(visitor);
    const pressed = await prepare(visitor);
    await settled();
    const before = await count();

    pressed.click();
    pressed.click();

    await waitFor(async () => expect(await count()).not.toBe(before));
    await settled();
    expect(Math.abs((await count()) - before)).toBe(1);
  });
}

async function watch() {
  await work.clear();
  traces.length = 0;
  const { backend } = testBackend();
  replaceTransport(async (path, init) => {
    if (init?.method !== "GET") traces.push(`${init?.method} ${path}`);
    callsUnderWay += 1;
    try {
      return await backend(new Request(`http://localhost${path}`, init));
    } finally {
      callsUnderWay -= 1;
    }
  });
  const stop = work.onChange((stores) => traces.push(...stores.map((store) => `saved ${store}`)));
  const keep = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) traces.push(`kept ${key}`);
    keep.call(this, key, value);
  });
  const push = history.pushState;
  vi.spyOn(history, "pushState").mockImplementation(function (this: History, ...entry) {
    traces.push("page");
    push.apply(this, entry);
  });
  const go = history.go;
  vi.spyOn(history, "go").mockImplementation(function (this: History, entries) {
    traces.push("back");
    go.call(this, entries);
  });
  // jsdom has no files to hand out. Both stay: the address of a file is given back seconds later.
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => void traces.push("file"));
  return stop;
}

/** A second submit would have come to its end by now: no call is under way, and nothing is about to be written. */
async function settled() {
  await waitFor(() => expect(callsUnderWay).toBe(0));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await waitFor(() => expect(callsUnderWay).toBe(0));
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export const firstButton = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole("button", { name });
  return first as HTMLElement; // There is one, or it would have thrown.
};
