import { describe, expect, test } from "vitest";
import { createMemoryStore, type Store } from "#src/data/store.ts";
import { liveChanges } from "./live-changes.ts";

async function save(store: Store, ...collections: string[]) {
  const changes = collections.map((collection) => ({ collection, put: [{ id: 1 }], remove: [] }));
  await store.save(await store.revisions(), changes);
}

/** Reads the events of a stream one after the other, without what only keeps it open. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      if (!value?.startsWith(":")) return value;
    }
  };
}

const open = (store: Store, options = {}) => {
  const stop = new AbortController();
  return { stop, next: eventsOf(liveChanges(store, stop.signal, { every: 5, ...options })) };
};

describe("live changes", () => {
  test("name the collections that others have saved, and none that pages do not show", async () => {
    const store = createMemoryStore();
    await save(store, "modules", "sessions");
    const { next, stop } = open(store);
    expect(await next()).toBe('event: connected\ndata: ["modules"]\n\n');

    await save(store, "pricing", "sessions", "answers");

    expect(await next()).toBe('event: changed\ndata: ["pricing"]\n\n');
    stop.abort();
    expect(await next()).toBeUndefined();
  });

  test("go on after the database was away", async () => {
    const store = createMemoryStore();
    let isAway = false;
    const { next, stop } = open({
      ...store,
      mode: "saved",
      revisions: () => (isAway ? Promise.reject(new Error("gone")) : store.revisions()),
    });
    await save(store, "modules");
    expect(await next()).toContain("modules");
    isAway = true;
    await save(store, "projects");
    setTimeout(() => {
      isAway = false;
    }, 20);

    expect(await next()).toBe('event: changed\ndata: ["projects"]\n\n');
    stop.abort();
  });

  test("end after a while, so that none stays open without a page", async () => {
    const store = createMemoryStore();
    await save(store, "modules");
    const { next } = open(store, { longest: 15 });

    expect(await next()).toContain("connected");
    expect(await next()).toBeUndefined();
  });
});
