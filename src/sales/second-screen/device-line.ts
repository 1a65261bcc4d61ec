import type { Role } from "./messages.ts";
import type { Pair } from "./pair.ts";
import { decodeSignal, descriptionOf, encodeSignal, signalOf } from "./signal.ts";

const LONGEST_GATHERING_MS = 2_500;
const AGAIN_MS = 400;
const UNOPENED_MS = 10_000;

/** An error with a message for people that says why two devices cannot connect. */
export class PairError extends Error {
  override name = "PairError";
}

export const canPairDevices = () => "RTCPeerConnection" in globalThis;

/**
 * Connects two devices in one room with WebRTC. They communicate directly: there is neither a STUN nor a TURN server.
 */
export function openDeviceLine(role: Role, pair: Pair, onLost: () => void) {
  let connection: RTCPeerConnection | undefined;
  let open: RTCDataChannel | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (channel: RTCDataChannel, of: RTCPeerConnection) => {
    // The first message can arrive before the open event. Dropping it would leave both devices waiting.
    const early: unknown[] = [];
    channel.onopen = () => {
      if (of !== connection) return;
      open = channel;
      // Chromium can lose what the guest sends before the host's end is open, so the host speaks first.
      pair.attach({ send: (text) => channel.send(text) }, role === "host");
      for (const data of early.splice(0)) pair.receive(data);
    };
    channel.onmessage = ({ data }) => {
      if (channel === open) pair.receive(data);
      else if (of === connection && !open) early.push(data);
    };
    channel.onclose = () => {
      // The close event of an old channel may come after the next one is open.
      if (channel !== open || isClosed) return;
      open = undefined;
      pair.detach();
      if (role === "host") timer = setTimeout(() => again(of), AGAIN_MS);
    };
  };
  /** The connection is alive and only its channel is gone. If no new channel opens, the devices start again. */
  const again = (of: RTCPeerConnection) => {
    // A short interruption reopens the channel when it ends; `onLost` handles a lost connection.
    if (of !== connection || open || isClosed || /failed|closed/.test(of.connectionState)) return;
    use(of.createDataChannel("together"), of);
    timer = setTimeout(() => of === connection && !open && onLost(), UNOPENED_MS);
  };

  const begin = () => {
    open = undefined;
    clearTimeout(timer);
    connection?.close();
    const made = new RTCPeerConnection({ iceServers: [] });
    connection = made;
    made.ondatachannel = ({ channel }) => use(channel, made);
    made.onconnectionstatechange = () => {
      if (made !== connection || isClosed || !["failed", "closed"].includes(made.connectionState)) return;
      pair.detach();
      onLost();
    };
    return made;
  };

  const codeOf = async (made: RTCPeerConnection, description: RTCSessionDescriptionInit) => {
    await made.setLocalDescription(description);
    await gathered(made);
    const signal = made.localDescription && signalOf(made.localDescription);
    if (!signal)
      throw new PairError("This browser has no address in a local network. Join the same Wi-Fi first.");
    return encodeSignal(signal);
  };

  return {
    /** Makes the host's offer code. */
    async invite() {
      const made = begin();
      use(made.createDataChannel("together"), made);
      return codeOf(made, await made.createOffer());
    },
    /** Makes the guest's answer code. */
    async answer(code: string) {
      const signal = decodeSignal(code);
      if (signal?.kind !== "offer")
        throw new PairError("This link is damaged, or made by another version. Ask for a new code.");
      const made = begin();
      await made.setRemoteDescription(descriptionOf(signal));
      return codeOf(made, await made.createAnswer());
    },
    /** Accepts the answer on the host. */
    async accept(code: string) {
      const signal = decodeSignal(code);
      if (signal?.kind === "offer")
        throw new PairError("This is the first code. The other device shows the second one.");
      if (!signal)
        throw new PairError("This is no answer. Copy all of the text that the other device shows.");
      if (connection?.signalingState !== "have-local-offer")
        throw new PairError("An answer was read already. Make a new code to begin again.");
      try {
        await connection.setRemoteDescription(descriptionOf(signal));
      } catch {
        throw new PairError("This answer belongs to another code. Make a new code to begin again.");
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      pair.leave();
      connection?.close();
    },
  };
}
export type DeviceLine = ReturnType<typeof openDeviceLine>;

/** The code contains all ICE candidates, because there is no signalling server to send more. */
const gathered = (connection: RTCPeerConnection) =>
  new Promise<void>((resolve) => {
    if (connection.iceGatheringState === "complete") return resolve();
    const timer = setTimeout(resolve, LONGEST_GATHERING_MS);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState !== "complete") return;
      clearTimeout(timer);
      resolve();
    });
  });
