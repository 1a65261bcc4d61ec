import { useEffect, useState } from "react";
import { MOVE_HASH, MOVE_PATH } from "#src/sales/read-visit.ts";
import {
  type DeviceConnection,
  openDeviceConnection,
  type PairingReason,
} from "#src/sales/second-screen/device-connection.ts";
import type { Move } from "./move-side.ts";

export const movingWork: PairingReason = { path: MOVE_PATH, hash: MOVE_HASH, channel: "my-work" };

/** The time in which a last message, such as a cancellation, still leaves this device. */
const LEAVING_MS = 2_000;

/** Connects with another device. `begin` starts the move on a channel of its own. */
export function useMove(begin: (channel: RTCDataChannel) => Move) {
  const [move, setMove] = useState<Move | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [device, setDevice] = useState<DeviceConnection | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: connects once
  useEffect(() => {
    let now: Move | undefined;
    const made = openDeviceConnection(movingWork, {
      onChannel(channel) {
        now?.cancel();
        now = begin(channel);
        setMove(now);
        setIsLost(false);
      },
      onLost() {
        now?.cut();
        setIsLost(true);
      },
    });
    setDevice(made);
    return () => {
      now?.cancel();
      setTimeout(made.close, LEAVING_MS);
    };
  }, []);

  return { move, isLost, device };
}
