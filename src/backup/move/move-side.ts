import { createStore } from "zustand";
import { type MoveMessage, type Offer, readMessage } from "./move-messages.ts";

/** The time without progress after which a connection counts as broken. */
export const STALL_MS = 30_000;

/** The reason why nothing was moved. */
export type MoveProblem =
  | "cut"
  | "cancelled"
  | "cancelled-there"
  | "damaged"
  | "too-large"
  | "not-understood";

export interface MoveState {
  step: "asking" | "moving" | "checking" | "done" | "failed";
  isConnected: boolean;
  /** Null until the sender has made its offer. */
  offer: Offer | null;
  isAgreed: boolean;
  isOtherAgreed: boolean;
  /** The number of bytes that have left this device or arrived at it. */
  moved: number;
  problem: MoveProblem | null;
  /** The work that has arrived whole, on the receiver. */
  file: File | null;
}

/** The common part of both sides of a move: its state, its messages, and its end. */
export function createSide(channel: RTCDataChannel, isSender: boolean) {
  const store = createStore<MoveState>()(() => ({
    ...{ step: "asking", isConnected: false, offer: null, isAgreed: false, isOtherAgreed: false },
    ...{ moved: 0, problem: null, file: null },
  }));
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (changes: Pick<MoveState, "step"> & Partial<MoveState>) => {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    store.setState(changes);
    ended.abort();
    channel.close();
  };
  const fail = (problem: MoveProblem) => end({ step: "failed", problem });
  const send = (message: MoveMessage) => {
    try {
      channel.send(JSON.stringify(message));
    } catch {
      fail("cut");
    }
  };
  /** Ends the move here, and says why there. */
  const stop = (why: "cancelled" | "damaged" | "too-large") => {
    if (!ended.signal.aborted && channel.readyState === "open") send({ t: "stop", why });
    fail(why);
  };

  channel.binaryType = "arraybuffer";
  channel.addEventListener("close", () => fail("cut"));

  return {
    store,
    /** Aborted at the end, whether all is well or not. */
    ended: ended.signal,
    end,
    fail,
    send,
    stop,
    /** Begins again to wait for progress. */
    hasMoved() {
      clearTimeout(timer);
      if (!ended.signal.aborted) timer = setTimeout(() => fail("cut"), STALL_MS);
    },
    /** Gives the consent of this side, once. */
    agree() {
      const { step, offer, isAgreed } = store.getState();
      if (step !== "asking" || !offer || isAgreed) return;
      store.setState({ isAgreed: true });
      send({ t: isSender ? "send" : "take" });
    },
    /** Hands on what arrives: valid messages, and chunks. */
    listen(onMessage: (message: MoveMessage) => void, onChunk: (chunk: ArrayBuffer) => void) {
      channel.addEventListener("message", ({ data }) => {
        if (ended.signal.aborted) return;
        if (data instanceof ArrayBuffer) return onChunk(data);
        const message = readMessage(data);
        if (!message) return fail("not-understood");
        if (message.t === "stop") return fail(message.why === "cancelled" ? "cancelled-there" : message.why);
        onMessage(message);
      });
    },
  };
}

/** A move as its dialog sees it. */
export interface Move extends Pick<ReturnType<typeof createSide>, "store" | "agree"> {
  cancel: () => void;
  /** The connection has gone. */
  cut: () => void;
}
