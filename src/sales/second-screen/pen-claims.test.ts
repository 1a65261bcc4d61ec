import { expect, test } from "vitest";
import type { Content } from "./messages.ts";
import { createPair } from "./pair.ts";

const at = (address: string): Content => ({ address, title: address, site: null });
const greeting = JSON.stringify({
  ...{ t: "hello", v: 1, role: "guest", isFresh: true, term: 1, holder: "host", version: 0 },
});

/** The presenter's side with the home page, after these messages of the other device. */
function hostOf(messages: readonly string[]) {
  const host = createPair("host");
  host.publish(at("/"));
  host.attach({ send: () => {} });
  for (const message of messages) host.receive(message);
  return host;
}

const claim = (more: object) =>
  JSON.stringify({
    ...{ t: "hello", v: 1, role: "guest", isFresh: false, term: 9, holder: "guest" },
    ...more,
  });

test.each([
  ["takes it", () => ['{"t":"take"}']],
  ["says that it has it", () => ['{"t":"pen","term":9,"holder":"guest","version":0}']],
  ["greets as its holder", () => [claim({ version: 0 })]],
  ["greets with later changes", () => [claim({ version: 1_000, holder: "host" })]],
  ["greets as new, with later changes", () => [claim({ version: 1_000, isFresh: true })]],
])("a device that %s without the presenter's press cannot change what is shown", (_way, messages) => {
  for (const isNew of [false, true]) {
    const host = hostOf(isNew ? [] : [greeting]);
    for (const message of messages()) host.receive(message);
    for (const version of [host.version(), host.version() + 1, 1_000])
      host.receive(JSON.stringify({ t: "full", version, content: at("/cart") }));

    expect(host.store.getState()).toMatchObject({ holder: "host", content: { address: "/" } });
    expect(host.publish(at("/pricing"))).toBe(true);
  }
});

test("a device that has returned the pen cannot go on writing", () => {
  const host = hostOf([greeting]);
  host.handOver();
  host.receive('{"t":"pen","term":99,"holder":"host","version":5000}');
  const write = (version: number, address: string) =>
    host.receive(JSON.stringify({ t: "full", version, content: at(address) }));
  write(host.version() + 1, "/pricing");
  write(host.version() + 1, "/cart");

  expect(host.store.getState()).toMatchObject({ holder: "host", content: { address: "/pricing" } });
  expect(host.mayWrite()).toBe(true);
});
