import { JOIN_PATH, TOGETHER_HASH } from "../read-visit.ts";
import { openDeviceConnection, type PairingReason } from "./device-connection.ts";
import type { Role } from "./messages.ts";
import type { Pair } from "./pair.ts";

const AGAIN_MS = 400;
const UNOPENED_MS = 10_000;

export const secondScreen: PairingReason = { path: JOIN_PATH, hash: TOGETHER_HASH, channel: "together" };

/** Keeps the screens of two devices in step over one channel, which is opened again when it breaks. */
export function openDeviceLine(role: Role, pair: Pair, onLost: () => void) {
  let open: RTCDataChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (channel: RTCDataChannel, of: RTCPeerConnection) => {
    // The first message can arrive before the open event. Dropping it would leave both devices waiting.
    const early: unknown[] = [];
    channel.onopen = () => {
      if (!isCurrent(of)) return;
      open = channel;
      // Chromium can lose what the guest sends before the host's end is open, so the host speaks first.
      pair.attach({ send: (text) => channel.send(text) }, role === "host");
      for (const data of early.splice(0)) pair.receive(data);
    };
    channel.onmessage = ({ data }) => {
      if (channel === open) pair.receive(data);
      else if (isCurrent(of) && !open) early.push(data);
    };
    channel.onclose = () => {
      // The close event of an old channel may come after the next one is open.
      if (channel !== open || !isCurrent(of)) return;
      open = undefined;
      pair.detach();
      if (role === "host") timer = setTimeout(() => again(of), AGAIN_MS);
    };
  };
  /** The connection is alive and only its channel is gone. If no new channel opens, the devices start again. */
  const again = (of: RTCPeerConnection) => {
    // A short interruption reopens the channel when it ends; `onLost` handles a lost connection.
    if (!isCurrent(of) || open || /failed|closed/.test(of.connectionState)) return;
    use(of.createDataChannel(secondScreen.channel), of);
    timer = setTimeout(() => isCurrent(of) && !open && onLost(), UNOPENED_MS);
  };
  const { isCurrent, invite, answer, accept, close } = openDeviceConnection(secondScreen, {
    onChannel: use,
    onLost() {
      pair.detach();
      onLost();
    },
  });
  const forgetOpen = () => {
    open = undefined;
    clearTimeout(timer);
  };

  return {
    invite() {
      forgetOpen();
      return invite();
    },
    answer(code: string) {
      forgetOpen();
      return answer(code);
    },
    accept,
    close() {
      clearTimeout(timer);
      pair.leave();
      close();
    },
  };
}
export type DeviceLine = ReturnType<typeof openDeviceLine>;
