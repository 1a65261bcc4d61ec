import { afterEach, expect, test, vi } from "vitest";
import { openDeviceLine } from "./device-line.ts";
import { createPair } from "./pair.ts";

class Channel {
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: unknown }) => {};
  onclose = () => {};
  send(text: string) {
    this.sent.push(text);
  }
}

afterEach(() => vi.unstubAllGlobals());

test("what a channel tells before it says that it is open counts all the same", async () => {
  const channel = new Channel();
  class Connection {
    connectionState = "connected";
    iceGatheringState = "complete";
    localDescription = null;
    createDataChannel = () => channel;
    createOffer = async () => ({});
    setLocalDescription = async () => {};
    close() {}
  }
  vi.stubGlobal("RTCPeerConnection", Connection);
  const pair = createPair("host");
  const line = openDeviceLine("host", pair, () => {});
  // Without an address there is no code; the channel is there.
  await expect(line.invite()).rejects.toThrow("no address");
  const hello = { t: "hello", v: 1, role: "guest", isFresh: true, term: 1, holder: "host", version: 0 };

  channel.onmessage({ data: JSON.stringify(hello) });
  expect(pair.store.getState().isConnected).toBe(false);
  channel.onopen();

  expect(pair.store.getState().isConnected).toBe(true);
  expect(channel.sent[0]).toContain('"hello"');
  line.close();
});
