import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { outbox, postReply, removeFromOutbox, sendOutbox } from "./outbox.ts";

const ITEM = { id: "reply-1", url: "https://sales.example/replies", to: "Maria", body: '{"note":"Hello"}' };

/** Replies received, by idempotency key, as a server stores them. */
let arrived: Map<string, string>;
let calls: number;
let line: "whole" | "cut" | "cut before the answer" | number;

beforeEach(async () => {
  await work.clear();
  arrived = new Map();
  calls = 0;
  line = "whole";
  let last: Promise<unknown> = Promise.resolve();
  // Runs lock holders one after the other, as the tabs of a browser do.
  const request = (_: string, send: () => Promise<void>) => {
    last = last.then(send);
    return last;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  vi.stubGlobal("fetch", async (_: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    calls += 1;
    if (line === "cut") throw new TypeError("Failed to fetch");
    if (typeof line === "number") return new Response(null, { status: line });
    const key = new Headers(headers).get("idempotency-key") ?? "";
    const isKnown = arrived.has(key);
    if (!isKnown) arrived.set(key, body);
    if (line === "cut before the answer") throw new TypeError("Failed to fetch");
    return new Response(null, { status: isKnown ? 409 : 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const items = () => work.all(outbox);

test("a reply waits while there is no line, and is sent once when it is back, by however many tabs", async () => {
  line = "cut";
  await postReply(ITEM);
  expect(await items()).toMatchObject([
    { ...ITEM, state: "waiting", problem: expect.stringMatching(/reached|offline/) },
  ]);

  line = "whole";
  await Promise.all([sendOutbox(), sendOutbox(), sendOutbox()]);

  expect(calls).toBe(2);
  expect([...arrived]).toEqual([[ITEM.id, ITEM.body]]);
  expect(await items()).toMatchObject([{ state: "delivered", body: "", problem: "" }]);
});

test("a reply whose answer was lost is sent again under its key, and counts once", async () => {
  line = "cut before the answer";
  await postReply(ITEM);
  expect(await items()).toMatchObject([{ state: "waiting", body: ITEM.body }]);

  line = "whole";
  await sendOutbox();

  expect(calls).toBe(2);
  expect(arrived.size).toBe(1);
  expect(await items()).toMatchObject([{ state: "delivered" }]);
});

test("what was sent is not sent a second time, and what was refused only when that is wanted", async () => {
  await postReply(ITEM);
  await postReply(ITEM);
  expect(calls).toBe(1);

  line = 413;
  await postReply({ ...ITEM, id: "reply-2" });
  await sendOutbox();
  expect(calls).toBe(2);
  line = "whole";
  await postReply({ ...ITEM, id: "reply-2" });
  expect(arrived.size).toBe(2);
});

test.each([408, 429, 500, 503])("an answer of %i leaves it waiting, with the reason", async (status) => {
  line = status;
  await postReply(ITEM);

  expect(await items()).toMatchObject([{ state: "waiting", problem: expect.stringContaining(`${status}`) }]);
  await removeFromOutbox(ITEM.id);
  line = "whole";
  await sendOutbox();
  expect(calls).toBe(1);
});
