import { beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { writeField } from "#src/sites/edit/edit-blocks.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { type Content, createReader, LARGEST_MESSAGE, readContent, writeMessage } from "./messages.ts";
import { createPair, type Pair } from "./pair.ts";

let site: SiteDocument;
beforeAll(async () => {
  const found = await templateDocument("bakery-ledger");
  if (!found) throw new Error("The template is missing.");
  site = found;
});

const at = (address: string): Content => ({ address, title: address, site: null });
const withSite = (document: SiteDocument): Content => ({
  address: "/studio/local-1",
  title: "Studio",
  site: { document, page: document.pages[0]?.id ?? "", block: null, isEditable: true },
});
const titled = (title: string) => {
  const [page] = site.pages;
  const block = page?.blocks.find(({ kind }) => kind === "hero");
  const changed = writeField(site, { page: page?.id ?? "", block: block?.id ?? "" }, ["title"], title);
  if (changed === site) throw new Error("Nothing was changed.");
  return changed;
};

/** Two sides with a line that can be cut, that may lose messages in flight, and that records its traffic. */
function room() {
  const host = createPair("host");
  const guest = createPair("guest");
  let isCut = true;
  let sent: string[] = [];
  const queue: [Pair, string][] = [];
  const to = (side: Pair) => ({
    send: (text: string) => {
      if (isCut) throw new Error("The line is cut.");
      sent.push(text);
      queue.push([side, text]);
    },
  });
  const deliver = (most = Number.POSITIVE_INFINITY) => {
    for (let count = 0; count < most; count++) {
      const [side, text] = queue.shift() ?? [];
      if (!side) return;
      side.receive(text);
    }
  };
  return {
    host,
    guest,
    deliver,
    join(one = host, other = guest) {
      isCut = false;
      one.attach(to(other));
      other.attach(to(one));
      deliver();
    },
    cut() {
      isCut = true;
      queue.length = 0;
      host.detach();
      guest.detach();
    },
    twice: () => queue.push(...queue.map((entry) => [...entry] as [Pair, string])),
    lose: () => queue.shift(),
    sent: () => {
      const before = sent;
      sent = [];
      return before;
    },
    isSame: () =>
      JSON.stringify(host.store.getState().content) === JSON.stringify(guest.store.getState().content),
  };
}

/** The presenter shows the home page, and the guest holds the pen. */
function roomWhereGuestWrites() {
  const made = room();
  made.host.publish(at("/"));
  made.join();
  made.host.handOver();
  made.deliver();
  return made;
}

test("a side that waits for the other's greeting answers it, and both are connected", () => {
  const { host, guest } = room();
  guest.attach({ send: host.receive }, false);
  host.attach({ send: guest.receive });
  expect([host, guest].map(({ store }) => store.getState().isConnected)).toEqual([true, true]);
});

test("a joining side gets the full content, and after that only differences", () => {
  const { host, guest, join, deliver, sent, isSame } = room();
  host.publish(withSite(site));
  join();
  expect(isSame()).toBe(true);
  sent();

  host.publish(withSite(titled("Fresh bread")));
  deliver();

  expect(isSame()).toBe(true);
  expect(guest.store.getState().content?.site?.document).toEqual(titled("Fresh bread"));
  expect(sent().join("").length).toBeLessThan(400);
});

test("a large site is sent in parts of at most 64 kB", () => {
  const { host, join, sent, isSame } = room();
  host.publish(withSite(site));

  join();

  const sizes = sent().map((text) => new TextEncoder().encode(text).length);
  expect(sizes.filter((size) => size > LARGEST_MESSAGE)).toEqual([]);
  expect(isSame()).toBe(true);
});

test("a disconnection during an edit neither loses nor duplicates it", () => {
  const { host, guest, join, cut, deliver, isSame } = room();
  join();
  host.publish(withSite(site));
  deliver();
  const before = guest.version();

  host.publish(withSite(titled("F")));
  deliver(1); // the guest has the pen, but the host does not know it yet
  host.publish(withSite(titled("Fr")));
  cut(); // in flight
  host.publish(withSite(titled("Fre")));
  join();

  expect(isSame()).toBe(true);
  expect(guest.store.getState().content?.site?.document).toEqual(titled("Fre"));
  expect(guest.version()).toBe(before + 3);
});

test("a duplicate message is ignored, and a missing one is recovered", () => {
  const { host, guest, join, deliver, twice, lose, isSame } = room();
  host.publish(at("/"));
  join();
  const before = guest.version();

  host.publish(at("/pricing"));
  twice();
  deliver();
  expect(guest.version()).toBe(before + 1);

  host.publish(at("/live-demos"));
  lose();
  host.publish(at("/cart"));
  deliver();
  expect(isSame()).toBe(true);
});

test("one side has the pen, and it changes hands after all pending edits", () => {
  const { host, guest, join, deliver, isSame } = room();
  host.publish(at("/"));
  join();
  expect(guest.publish(at("/cart"))).toBe(false);

  guest.takePen();
  host.publish(at("/pricing"));
  deliver();
  expect(host.store.getState()).toMatchObject({ holder: "host", isAsked: true });
  host.handOver();
  deliver();
  expect([host.hasPen(), guest.hasPen()]).toEqual([false, true]);
  expect(guest.store.getState().content?.address).toBe("/pricing");
  expect(host.publish(at("/"))).toBe(false);
  expect(guest.publish(at("/cart"))).toBe(true);
  deliver();
  expect(host.store.getState().content?.address).toBe("/cart");

  host.askForPen();
  deliver();
  expect(guest.store.getState().isAsked).toBe(true);
  guest.handOver();
  deliver();
  expect(host.hasPen()).toBe(true);
  expect(isSame()).toBe(true);
});

test("a pen passed on during a disconnection has one holder afterwards, with all edits", () => {
  const { host, guest, join, cut, deliver, isSame } = room();
  host.publish(at("/"));
  join();
  host.publish(at("/pricing"));
  host.handOver();
  const state = host.store.getState;
  deliver(1); // the change arrives; the pen is still in flight
  cut();
  join();
  deliver();

  expect(state().holder).toBe(guest.store.getState().holder);
  expect(isSame()).toBe(true);
});

test("a reloaded guest follows again, and returns the pen", () => {
  const { host, guest, join, cut, deliver } = roomWhereGuestWrites();
  guest.publish(at("/cart"));
  deliver();
  cut();

  const again = createPair("guest");
  join(host, again);
  expect(host.hasPen()).toBe(true);
  expect(again.store.getState().content?.address).toBe("/cart");
});

test("a reloaded presenter continues from the guest's state", () => {
  const { guest, join, cut, deliver } = roomWhereGuestWrites();
  guest.publish(at("/cart"));
  cut();

  const again = createPair("host", { hasGivenPen: true });
  again.publish(at("/"));
  join(again, guest);
  deliver();
  expect(guest.hasPen()).toBe(true);
  expect(again.hasPen()).toBe(false);
  expect(again.store.getState().content?.address).toBe("/cart");
});

test("a window of the same browser takes the pen without asking", () => {
  const host = createPair("host", { isInSameBrowser: true });
  const { guest, join, deliver } = room();
  join(host, guest);
  guest.takePen();
  deliver();
  expect(guest.hasPen()).toBe(true);
});

test("after many changes while disconnected, the full content is sent once", () => {
  const { host, join, cut, isSame } = room();
  host.publish(at("/"));
  join();
  cut();
  for (let step = 0; step < 1_000; step++) host.publish(at(`/landing/tech?utm_content=${step}`));
  join();

  expect(isSame()).toBe(true);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%2f/evil.example",
  "javascript:alert(1)",
  "/admin/modules",
  "/demo-preview",
  "/prospects",
  "/help",
  "/%68elp#work",
  "/Prospects",
  "/api/login",
  "/%61pi/login",
  "/pricing?reset=1",
  "/#demo=crm",
  "/#together=abc",
  "/view-projects?tab=mine&move=1#move=abc",
  "/pricing\n",
  `/${"a".repeat(20_001)}`,
])("an address such as %s is never followed", (address) => {
  expect(readContent(at(address))).toBeUndefined();
});

test.each(["/", "/pricing?prospect=Acme#logo=abc", "/demo-preview?prospect=Acme", "/demo-preview?blank=1"])(
  "%s is followed",
  (address) => {
    expect(readContent(at(address))).toEqual(at(address));
  },
);

test("forged and oversized messages change nothing, and too many of them close the connection", () => {
  const { host, guest, join } = room();
  host.publish(at("/"));
  join();
  const before = guest.store.getState();

  for (const forged of [
    null,
    "",
    "{}",
    "x".repeat(LARGEST_MESSAGE + 1),
    JSON.stringify({ t: "run", code: "alert(1)" }),
    JSON.stringify({ t: "full", version: 1e12, content: at("/cart") }),
    JSON.stringify({ t: "full", version: 50, content: { ...at("/cart"), html: "<b>" } }),
    JSON.stringify({ t: "full", version: 50, content: { ...at("/cart"), site: { document: {} } } }),
    JSON.stringify({ t: "diff", version: guest.version() + 1, difference: [7] }),
    JSON.stringify({ t: "part", id: 1, at: 1, of: 3, text: "" }),
    JSON.stringify({ t: "part", id: 1, at: 0, of: 900, text: "" }),
  ])
    guest.receive(forged);
  expect(guest.store.getState()).toEqual(before);

  for (let count = 0; count < 20; count++) guest.receive("{}");
  expect(guest.store.getState()).toMatchObject({
    isConnected: false,
    ended: expect.stringContaining("ended"),
  });
});

test("nested parts, and too many of them, are invalid", () => {
  const read = createReader();
  const inner = JSON.stringify({ t: "part", id: 1, at: 0, of: 2, text: "x" });
  const parts = [0, 1].map((at) =>
    JSON.stringify({ t: "part", id: 2, at, of: 2, text: at === 0 ? inner.slice(0, 9) : inner.slice(9) }),
  );
  expect(parts.map(read)).toEqual([undefined, null]);
  expect(writeMessage({ t: "full", version: 1, content: "x".repeat(1_300_000) }, 1)).toEqual([]);
});
