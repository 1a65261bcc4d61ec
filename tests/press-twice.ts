import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { enterAsDemoAdmin, open } from "./render-page.tsx";

export interface Submit {
  what: string;
  /** One of the dozen that do not wait for `npm run test:full`. */
  isSample?: boolean;
  address: string | (() => Promise<string>);
  isAdmin?: boolean;
  /** Fills in the form and returns the button. */
  prepare: (visitor: UserEvent) => Promise<HTMLElement>;
  /** The single effect it has: a call, a saved record, a file, a history entry. */
  leaves?: `POST /api/${string}` | `saved ${string}` | `stored ${string}` | "file" | "page" | "back";
  /** For actions without such an effect: counts what they create or delete. */
  count?: () => number | Promise<number>;
}

/** Every persistent effect of a press, in order. */
const traces: string[] = [];
let callsUnderWay = 0;
/** Event loop turns. A database transaction takes a few. */
const TURNS = 30;

/** Declares a test per action: two presses before the next render have a single effect. */
export function testPressedTwice(submits: readonly Submit[]) {
  beforeEach(watch);

  const title = "$what, pressed twice at once, does one thing";
  test.each(submits.filter(({ isSample }) => isSample))(title, pressTwice);
  test.each(submits.filter(({ isSample }) => !isSample))(title, { tags: "full" }, pressTwice);
}

async function pressTwice(submit: Submit) {
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
    if (this === localStorage) traces.push(`stored ${key}`);
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
  // jsdom has no object URLs. Both functions stay, because a URL is revoked seconds later.
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => void traces.push("file"));
  return stop;
}

/** Waits until a second submit would have finished: no call and no write is pending. */
async function settled() {
  await waitFor(() => expect(callsUnderWay).toBe(0));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await waitFor(() => expect(callsUnderWay).toBe(0));
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export const firstButton = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole("button", { name });
  return first as HTMLElement; // At least one exists, or the query would have thrown.
};
