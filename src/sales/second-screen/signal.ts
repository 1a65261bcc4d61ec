import * as z from "zod/mini";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { pattern } from "#src/lib/pattern.ts";
import { TOGETHER_HASH } from "../read-visit.ts";

const MAX_CODE_LENGTH = 2_400;
const MOST_CANDIDATES = 12;

/** A local address: an mDNS name made by the browser, or a private IP address. */
const NAME = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local/;
const BYTE = /\d{1,3}/;
const IP4 = [
  pattern()`(?:10|127)\.${BYTE}\.${BYTE}\.${BYTE}`,
  pattern()`(?:192\.168|169\.254)\.${BYTE}\.${BYTE}`,
  pattern()`172\.(?:1[6-9]|2\d|3[01])\.${BYTE}\.${BYTE}`,
];
const IP6 = /::1|(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):[0-9a-f:]{2,40}/;
const ROOM = pattern()`^${[NAME, ...IP4, IP6]}$`;

const candidateSchema = z.object({
  priority: z.int().check(z.gte(0), z.lte(2 ** 32 - 1)),
  address: z.string().check(z.regex(ROOM)),
  port: z.int().check(z.gte(1), z.lte(65_535)),
});

const signalSchema = z.object({
  kind: z.enum(["offer", "answer"]),
  ufrag: z.string().check(z.regex(/^[A-Za-z0-9+/]{4,64}$/)),
  pwd: z.string().check(z.regex(/^[A-Za-z0-9+/]{22,128}$/)),
  /** The SHA-256 of the certificate, as base64url. */
  fingerprint: z.string().check(z.regex(/^[\w-]{43}$/)),
  setup: z.enum(["actpass", "active", "passive"]),
  candidates: z.array(candidateSchema).check(z.minLength(1), z.maxLength(MOST_CANDIDATES)),
});
/** The data that two browsers exchange. The rest of a session description is constant. */
export type Signal = z.infer<typeof signalSchema>;

/** Parses the browser's session description; returns undefined without a local address. */
export function signalOf({ type, sdp = "" }: RTCSessionDescriptionInit): Signal | undefined {
  const field = (name: string) => new RegExp(`^a=${name}:(.+?)\\r?$`, "m").exec(sdp)?.[1] ?? "";
  const bytes = field("fingerprint")
    .replace(/^sha-256 /i, "")
    .split(":");
  const candidates = [...sdp.matchAll(CANDIDATE)].map(([, priority, address, port]) => ({
    ...{ priority: Number(priority), address: (address ?? "").toLowerCase(), port: Number(port) },
  }));
  return signalSchema.safeParse({
    kind: type,
    ufrag: field("ice-ufrag"),
    pwd: field("ice-pwd"),
    fingerprint: toBase64Url(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))),
    setup: field("setup"),
    candidates: candidates.filter(({ address }) => ROOM.test(address)).slice(0, MOST_CANDIDATES),
  }).data;
}

const CANDIDATE = /^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim;

/** Builds a session description. Every value in it has been validated, so that none can add a line. */
export function descriptionOf(signal: Signal): RTCSessionDescriptionInit & { sdp: string } {
  const { kind, ufrag, pwd, fingerprint, setup, candidates } = signal;
  const bytes = fromBase64Url(fingerprint) ?? new Uint8Array();
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0").toUpperCase());
  const lines = [
    ...["v=0", "o=- 4611731400430051336 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    ...candidates.map(
      ({ priority, address, port }, index) =>
        `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ host generation 0`,
    ),
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${hex.join(":")}`],
    ...[`a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144"],
  ];
  return { type: kind, sdp: `${lines.join("\r\n")}\r\n` };
}

/** Encodes the signal for an address. */
export function encodeSignal({ kind, ufrag, pwd, fingerprint, setup, candidates }: Signal) {
  const found = candidates.map(
    ({ priority, address, port }) => `${priority.toString(36)},${address},${port.toString(36)}`,
  );
  const text = [kind, ufrag, pwd, fingerprint, setup, ...found].join(" ");
  return toBase64Url(new TextEncoder().encode(text));
}

/** Parses a code, alone or inside its link, which has `hash` before it; returns undefined for anything else. */
export function decodeSignal(text: string, hash = TOGETHER_HASH): Signal | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf(hash);
  const code = at < 0 ? trimmed : trimmed.slice(at + hash.length);
  const bytes = code.length <= MAX_CODE_LENGTH ? fromBase64Url(code) : undefined;
  if (!bytes) return;
  const [kind, ufrag, pwd, fingerprint, setup, ...found] = new TextDecoder().decode(bytes).split(" ");
  const candidates = found.map((one) => {
    const [priority = "", address, port = ""] = one.split(",");
    return { priority: Number.parseInt(priority, 36), address, port: Number.parseInt(port, 36) };
  });
  return signalSchema.safeParse({ kind, ufrag, pwd, fingerprint, setup, candidates }).data;
}
