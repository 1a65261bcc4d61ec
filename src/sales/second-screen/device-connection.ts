import { decodeSignal, descriptionOf, encodeSignal, signalOf } from "./signal.ts";

const MAX_GATHERING_MS = 2_500;

/** An error with a message for people that says why two devices cannot connect. */
export class PairError extends Error {
  override name = "PairError";
}

export const canPairDevices = () => "RTCPeerConnection" in globalThis;

/** The reason for a pairing. The codes of one reason are not taken for another. */
export interface PairingReason {
  /** The page that the first code opens on the other device, below the base path. */
  path: string;
  /** The prefix of the code in the address. */
  hash: string;
  /** The name of the data channel. */
  channel: string;
}

interface ConnectionEvents {
  /** A new channel: the host has made it, or the guest has received it. It may not be open yet. */
  onChannel: (channel: RTCDataChannel, of: RTCPeerConnection) => void;
  onLost: () => void;
}

/**
 * Connects two devices in one room with WebRTC. They communicate directly: there is neither a STUN nor a TURN server.
 */
export function openDeviceConnection(reason: PairingReason, { onChannel, onLost }: ConnectionEvents) {
  let connection: RTCPeerConnection | undefined;
  let isClosed = false;

  const begin = () => {
    connection?.close();
    const made = new RTCPeerConnection({ iceServers: [] });
    connection = made;
    made.onconnectionstatechange = () => {
      if (made !== connection || isClosed || !["failed", "closed"].includes(made.connectionState)) return;
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
    /** Whether this connection is in use, and not one that another has replaced. */
    isCurrent: (one: RTCPeerConnection) => one === connection && !isClosed,
    /** Makes the host's offer code. */
    async invite() {
      const made = begin();
      onChannel(made.createDataChannel(reason.channel), made);
      return codeOf(made, await made.createOffer());
    },
    /** Makes the guest's answer code. */
    async answer(code: string) {
      const signal = decodeSignal(code, reason.hash);
      if (signal?.kind !== "offer")
        throw new PairError("This link is damaged, or made by another version. Ask for a new code.");
      const made = begin();
      made.ondatachannel = ({ channel }) => {
        if (channel.label === reason.channel) onChannel(channel, made);
      };
      await made.setRemoteDescription(descriptionOf(signal));
      return codeOf(made, await made.createAnswer());
    },
    /** Accepts the answer on the host. */
    async accept(code: string) {
      const signal = decodeSignal(code, reason.hash);
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
      connection?.close();
    },
  };
}
export type DeviceConnection = ReturnType<typeof openDeviceConnection>;

/** The code contains all ICE candidates, because there is no signalling server to send more. */
const gathered = (connection: RTCPeerConnection) =>
  new Promise<void>((resolve) => {
    if (connection.iceGatheringState === "complete") return resolve();
    const timer = setTimeout(resolve, MAX_GATHERING_MS);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState !== "complete") return;
      clearTimeout(timer);
      resolve();
    });
  });
