import { afterEach, expect, test, vi } from "vitest";
import { openDeviceConnection } from "./device-connection.ts";

const reason = { path: "/view-projects?move=1", hash: "#move=", channel: "my-work" };
const code = Buffer.from(
  `offer 4sB9 MHmSsH2E1KzPGhE/dqlGoaL3 ${"A".repeat(43)} actpass 1,192.168.1.7,g2s`,
).toString("base64url");

class Connection {
  static made: Connection[] = [];
  connectionState = "connected";
  iceGatheringState = "complete";
  localDescription = null;
  ondatachannel?: (event: { channel: { label: string } }) => void;
  constructor() {
    Connection.made.push(this);
  }
  createDataChannel = (label: string) => ({ label });
  createOffer = async () => ({});
  createAnswer = async () => ({});
  setLocalDescription = async () => {};
  setRemoteDescription = async () => {};
  close() {}
}

afterEach(() => vi.unstubAllGlobals());

test("a guest takes a channel of its reason only, and a host none that the other device makes", async () => {
  vi.stubGlobal("RTCPeerConnection", Connection);
  const onChannel = vi.fn();
  const connection = openDeviceConnection(reason, { onChannel, onLost: () => {} });
  // Without an address there is no code; the connection is there.
  await expect(connection.answer(code)).rejects.toThrow("no address");
  const guest = Connection.made.at(-1);
  guest?.ondatachannel?.({ channel: { label: "together" } });
  expect(onChannel).not.toHaveBeenCalled();
  guest?.ondatachannel?.({ channel: { label: "my-work" } });
  expect(onChannel).toHaveBeenCalledExactlyOnceWith({ label: "my-work" }, guest);

  await expect(connection.invite()).rejects.toThrow("no address");
  expect(Connection.made.at(-1)?.ondatachannel).toBeUndefined();
});
