import { expect, test } from "vitest";
import { decodeSignal, descriptionOf, encodeSignal, signalOf } from "./signal.ts";

const sdp = [
  ...["v=0", "o=- 1267649521098495723 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
  ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
  "a=candidate:1 1 udp 2113937151 AAAE5E82-22f5-4b8a-a4ec-7ad865a4427a.local 52990 typ host generation 0",
  "a=candidate:2 1 udp 2113942271 192.168.1.7 44820 typ host generation 0",
  "a=candidate:3 1 udp 2113942272 203.0.113.9 44820 typ host generation 0",
  "a=candidate:4 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active",
  "a=candidate:5 1 udp 1677729535 203.0.113.9 44820 typ srflx raddr 0.0.0.0 rport 0",
  ...["a=ice-ufrag:4sB9", "a=ice-pwd:MHmSsH2E1KzPGhE/dqlGoaL3"],
  "a=fingerprint:sha-256 0D:08:8A:70:ED:6C:D4:5C:64:2B:73:5C:A2:0A:2E:48:FB:2A:51:AB:61:FE:77:F5:0B:55:8D:F5:9F:A2:6B:CC",
  ...["a=setup:actpass", "a=mid:0", "a=sctp-port:5000", ""],
].join("\r\n");

test("a description survives its code, with local addresses only", () => {
  const signal = signalOf({ type: "offer", sdp });
  if (!signal) throw new Error("It was not read.");
  const code = encodeSignal(signal);

  expect(decodeSignal(`https://example.com/demo-preview?join=1#together=${code}`)).toEqual(signal);
  expect(code).toMatch(/^[\w-]{100,400}$/);
  const made = descriptionOf(signal);
  expect(signalOf(made)).toEqual(signal);
  expect(made.sdp).toContain("aaae5e82-22f5-4b8a-a4ec-7ad865a4427a.local 52990");
  expect(made.sdp).toContain("192.168.1.7");
  expect(made.sdp).not.toContain("203.0.113.9");
});

test.each([
  ["a line more", "offer", "4sB9\r\na=x", "192.168.1.7"],
  ["an address of the internet", "offer", "4sB9", "203.0.113.9"],
  ["a host with a name", "offer", "4sB9", "evil.example"],
  ["another kind", "pranswer", "4sB9", "192.168.1.7"],
])("a code with %s is refused", (_, kind, ufrag, address) => {
  const text = `${kind} ${ufrag} MHmSsH2E1KzPGhE/dqlGoaL3 ${"A".repeat(43)} actpass 1,${address},g2s`;
  expect(decodeSignal(Buffer.from(text).toString("base64url"))).toBeUndefined();
});

test("the code of another reason is not a code", () => {
  const signal = signalOf({ type: "offer", sdp });
  if (!signal) throw new Error("It was not read.");
  const link = `https://example.com/view-projects?tab=mine&move=1#move=${encodeSignal(signal)}`;
  expect(decodeSignal(link, "#move=")).toEqual(signal);
  expect(decodeSignal(link)).toBeUndefined();
});

test.each(["", "hello", "#together=", "A".repeat(5_000)])("%s is not a code", (text) => {
  expect(decodeSignal(text)).toBeUndefined();
});
