import * as z from "zod/mini";
import { createStore } from "zustand";
import { session } from "#src/lib/storage.ts";
import { TOGETHER_HASH, TOGETHER_KEY } from "../read-visit.ts";
import { together } from "../together-slice.ts";
import { type DeviceLine, openDeviceLine } from "./device-line.ts";
import type { Role } from "./messages.ts";
import { createPair, type Pair } from "./pair.ts";
import { openWindowLine } from "./window-line.ts";

const WINDOW_CODE = /^w\.([0-9a-f]{32})$/;

const partSchema = z.strictObject({
  kind: z.enum(["window", "device"]),
  role: z.enum(["host", "guest"]),
  id: z.string().check(z.maxLength(32)),
  /** Whether the presenter has given the pen to the other screen. */
  hasGivenPen: z.optional(z.boolean()),
});
type Part = z.infer<typeof partSchema>;

interface Session {
  id: string;
  kind: Part["kind"];
  pair: Pair;
  /** The connection, if the other screen is a device. */
  device: DeviceLine | undefined;
  /** The code that invited this device, until it has joined. */
  invitation: string;
  /** Whether the devices have to exchange codes, for the first time or again. */
  isApart: boolean;
  /** Whether connecting has failed. */
  isLost: boolean;
  /** Whether another window has replaced this one. */
  isTaken: boolean;
  close: () => void;
}

/** The session of this window; at most one. */
export const sessions = createStore<{ now: Session | null }>()(() => ({ now: null }));

const change = (changes: Partial<Session>) =>
  sessions.setState(({ now }) => ({ now: now && { ...now, ...changes } }));

/** Starts the session that the address or this window's storage describes. It does nothing if a session is running. */
export function takePart() {
  const invitation = takeInvitation();
  const window = WINDOW_CODE.exec(invitation)?.[1];
  if (window) return begin({ kind: "window", role: "guest", id: window }, "");
  if (invitation) return begin({ kind: "device", role: "guest", id: "" }, invitation);
  const part = readPart();
  const { now } = sessions.getState();
  if (part && now?.id !== idOf(part)) begin(part, "");
}

const idOf = ({ kind, role, id }: Part) => `${kind} ${role} ${id}`;

function begin(part: Part, invitation: string) {
  const { kind, role, id } = part;
  sessions.getState().now?.close();
  session.write(TOGETHER_KEY, JSON.stringify(part));
  together.setState(({ asked }) => ({ asked: Math.max(asked, 1) }));
  const pair = createPair(role, {
    isInSameBrowser: kind === "window",
    ...(part.hasGivenPen && { hasGivenPen: true }),
  });
  const now = { id: idOf(part), kind, pair, invitation, isTaken: false, isLost: false };
  if (kind === "window") {
    const { close } = openWindowLine(id, role, pair, () => change({ isTaken: true }));
    sessions.setState({ now: { ...now, device: undefined, isApart: false, close } });
    return;
  }
  const device = openDeviceLine(role, pair, () => change({ isApart: true, isLost: true }));
  sessions.setState({ now: { ...now, device, isApart: true, close: device.close } });
  pair.store.subscribe(({ isConnected, holder }, before) => {
    if (role === "host" && holder !== before.holder)
      session.write(TOGETHER_KEY, JSON.stringify({ ...part, hasGivenPen: holder === "guest" }));
    if (isConnected && !before.isConnected) change({ isApart: false, isLost: false, invitation: "" });
  });
}

export function endSession() {
  sessions.getState().now?.close();
  session.remove(TOGETHER_KEY);
  sessions.setState({ now: null });
  together.setState({ asked: 0 });
}

function takeInvitation() {
  if (!location.hash.startsWith(TOGETHER_HASH)) return "";
  const code = location.hash.slice(TOGETHER_HASH.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return code;
}

function readPart(): Part | undefined {
  try {
    return partSchema.safeParse(JSON.parse(session.read(TOGETHER_KEY) ?? "null")).data;
  } catch {
    return; // not JSON
  }
}

/** The name for the person at the other screen. */
export const otherName = (role: Role) => (role === "host" ? "the other screen" : "the presenter");
