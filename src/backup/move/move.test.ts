import { afterEach, expect, test, vi } from "vitest";
import { LARGEST_MOVE_BYTES } from "./move-messages.ts";
import { STALL_MS } from "./move-side.ts";
import { receiveWork } from "./receive-work.ts";
import { CHUNK_BYTES, sendWork } from "./send-work.ts";
import { ChannelDouble, someWork } from "./testing.ts";

const SIZE = 3_000_000;
const MOST_BUFFERED = 1024 * 1024 + CHUNK_BYTES;

afterEach(() => void vi.useRealTimers());

test("work arrives byte for byte once both sides agree, in small pieces and never too many at once", async () => {
  const { sender, receiver, here, content } = connect();
  await vi.waitFor(() => expect(receiver.store.getState().offer).toEqual({ projects: 4, size: SIZE }));
  expect(sender.store.getState().offer).toEqual({ projects: 4, size: SIZE });

  sender.agree();
  await vi.waitFor(() => expect(receiver.store.getState().isOtherAgreed).toBe(true));
  expect(chunksOf(here)).toEqual([]);
  receiver.agree();

  await ends(sender, "done");
  const { file, step } = receiver.store.getState();
  expect(step).toBe("done");
  expect((await bytesOf(file)).equals(await bytesOf(content))).toBe(true);
  expect(Math.max(...chunksOf(here))).toBe(CHUNK_BYTES);
  expect(here.mostBuffered).toBeGreaterThan(MOST_BUFFERED - CHUNK_BYTES);
  expect(here.mostBuffered).toBeLessThanOrEqual(MOST_BUFFERED);
});

test("the receiver may agree first", async () => {
  const { sender, receiver } = connect();
  await vi.waitFor(() => expect(receiver.store.getState().offer).not.toBeNull());
  receiver.agree();
  await vi.waitFor(() => expect(sender.store.getState().isOtherAgreed).toBe(true));
  sender.agree();
  await ends(sender, "done");
  expect(receiver.store.getState().file?.size).toBe(SIZE);
});

test("pressing twice sends the work once", async () => {
  const { sender, receiver, here, there } = await agreed();
  sender.agree();
  receiver.agree();
  await ends(sender, "done");
  sender.agree();
  receiver.agree();

  expect(here.sent.filter((one) => typeof one !== "number")).toEqual([
    { t: "offer", v: 1, projects: 4, size: SIZE },
    { t: "send" },
    { t: "end", digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(there.sent).toEqual([{ t: "take" }, { t: "got" }]);
  expect(chunksOf(here).reduce((sum, length) => sum + length)).toBe(SIZE);
});

test("a connection that breaks in the middle leaves nothing half arrived", async () => {
  const { sender, receiver, here } = await agreed();
  await halfway(receiver);
  here.cut();

  for (const side of [sender, receiver])
    expect(side.store.getState()).toMatchObject({ step: "failed", problem: "cut", file: null });
  const sent = here.sent.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(here.sent).toHaveLength(sent);
});

test("a connection on which nothing moves counts as broken", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [, there] = ChannelDouble.pair();
  const receiver = receiveWork(there.real);
  there.open();
  tell(there, { t: "offer", v: 1, projects: 1, size: 10 });
  tell(there, { t: "send" });
  receiver.agree();
  vi.advanceTimersByTime(STALL_MS - 1_000);
  give(there, 4);
  vi.advanceTimersByTime(STALL_MS - 1_000);
  expect(receiver.store.getState().step).toBe("moving");
  vi.advanceTimersByTime(1_000);
  expect(receiver.store.getState()).toMatchObject({ step: "failed", problem: "cut", file: null });
});

test("work that changes on its way is thrown away on both sides", async () => {
  const { sender, receiver, here } = connect();
  here.tamper = (chunk) => {
    chunk[0] = (chunk[0] ?? 0) ^ 1;
  };
  await agree(sender, receiver);
  await ends(sender, "failed");
  for (const side of [sender, receiver])
    expect(side.store.getState()).toMatchObject({ problem: "damaged", file: null });
});

test.each(["sender", "receiver"] as const)("the %s can cancel in the middle, and both say so", async (by) => {
  const sides = await agreed();
  await halfway(sides.receiver);
  sides[by].cancel();
  const other = by === "sender" ? sides.receiver : sides.sender;
  await ends(other, "failed");
  expect(sides[by].store.getState()).toMatchObject({ step: "failed", problem: "cancelled", file: null });
  expect(other.store.getState()).toMatchObject({ problem: "cancelled-there", file: null });
});

test("work that is too large is refused before anybody agrees, and both say why", async () => {
  const content = { size: LARGEST_MOVE_BYTES + 1 } as Blob; // only its size is read
  const { sender, receiver, here } = connect(content);
  await ends(sender, "failed");
  receiver.agree();
  for (const side of [sender, receiver]) expect(side.store.getState().problem).toBe("too-large");
  expect(chunksOf(here)).toEqual([]);
});

const offer = { t: "offer", v: 1, projects: 1, size: 10 };

test.each<[string, readonly unknown[]]>([
  ["a piece before anybody agreed", [offer, 5]],
  ["a piece before the sender agreed", [offer, "agree", 5]],
  ["more than was offered", [offer, { t: "send" }, "agree", 11]],
  ["a piece that is too large", [{ ...offer, size: 1_000_000 }, { t: "send" }, "agree", 300_000]],
  ["a second offer", [offer, { ...offer, size: 99 }]],
  ["an end before anything", [{ t: "end", digest: "0".repeat(64) }]],
  ["a name or markup", [{ ...offer, name: "<b>invoice.html</b>" }]],
  ["a number as a text", [{ ...offer, projects: "<b>4</b>" }]],
  ["an empty work", [{ ...offer, size: 0 }]],
  ["an unknown message", [{ t: "run", code: "alert(1)" }]],
  ["a long message", [{ ...offer, more: "x".repeat(2_000) }]],
  ["a consent that is not its own", [offer, { t: "take" }]],
])("%s ends the move", (_, sent) => {
  const [, there] = ChannelDouble.pair();
  const receiver = receiveWork(there.real);
  there.open();
  for (const one of sent) {
    expect(receiver.store.getState().step).not.toBe("failed");
    if (one === "agree") receiver.agree();
    else if (typeof one === "number") give(there, one);
    else tell(there, one);
  }
  expect(receiver.store.getState()).toMatchObject({
    step: "failed",
    problem: "not-understood",
    file: null,
  });
  expect(there.readyState).toBe("closed");
});

test("an end before everything arrived is no work", async () => {
  const [, there] = ChannelDouble.pair();
  const receiver = receiveWork(there.real);
  there.open();
  for (const message of [offer, { t: "send" }]) tell(there, message);
  receiver.agree();
  give(there, 9);
  tell(there, { t: "end", digest: "0".repeat(64) });
  expect(receiver.store.getState()).toMatchObject({ step: "failed", problem: "damaged", file: null });
});

type Side = ReturnType<typeof receiveWork>;

function connect(content = someWork(SIZE)) {
  const [here, there] = ChannelDouble.pair();
  const receiver = receiveWork(there.real);
  const sender = sendWork(here.real, content, 4);
  here.open();
  return { sender, receiver, here, there, content };
}

async function agree(sender: Side, receiver: Side) {
  await vi.waitFor(() => expect(receiver.store.getState().offer).not.toBeNull());
  sender.agree();
  receiver.agree();
}

async function agreed() {
  const sides = connect();
  await agree(sides.sender, sides.receiver);
  return sides;
}

const ends = (side: Side, step: "done" | "failed") =>
  vi.waitFor(() => expect(side.store.getState().step).toBe(step), { timeout: 10_000 });

/** Resolves in the turn in which half of the work has arrived. */
const halfway = (receiver: Side) =>
  new Promise<void>((resolve) => {
    const stop = receiver.store.subscribe(({ moved }) => {
      if (moved < SIZE / 2) return;
      stop();
      resolve();
    });
  });

const chunksOf = ({ sent }: ChannelDouble) => sent.filter((one) => typeof one === "number");
const bytesOf = async (content: Blob | null) =>
  Buffer.from((await content?.arrayBuffer()) ?? new ArrayBuffer());
const tell = (end: ChannelDouble, message: unknown) =>
  end.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
const give = (end: ChannelDouble, length: number) =>
  end.dispatchEvent(new MessageEvent("message", { data: new ArrayBuffer(length) }));
