import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { createSide, type Move } from "./move-side.ts";

/** Every browser sends this much in one piece. */
export const CHUNK_BYTES = 16 * 1024;
/** Sending pauses above the first limit, and goes on below the second. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
const FEW_BUFFERED_BYTES = 512 * 1024;
const BLOCK_BYTES = 1024 * 1024;

/** Sends the work over an own channel, once both sides agree. */
export function sendWork(channel: RTCDataChannel, content: Blob, projects: number): Move {
  const side = createSide(channel, true);
  const { store, ended, fail, send, hasMoved } = side;
  const offer = { projects, size: content.size };
  store.setState({ offer });

  // Chromium can lose what the guest sends before this end is open, so this side speaks first.
  const greet = () => {
    store.setState({ isConnected: true });
    send({ t: "offer", v: 1, ...offer });
  };
  if (channel.readyState === "open") greet();
  else channel.addEventListener("open", greet, { once: true });

  side.listen(
    ({ t }) => {
      const { step, isOtherAgreed } = store.getState();
      if (t === "take" && step === "asking" && !isOtherAgreed) {
        store.setState({ isOtherAgreed: true });
        return begin();
      }
      if (t === "got" && step === "checking") return side.end({ step: "done" });
      fail("not-understood");
    },
    () => fail("not-understood"),
  );

  const begin = () => {
    const { step, isAgreed, isOtherAgreed } = store.getState();
    if (step !== "asking" || !isAgreed || !isOtherAgreed) return;
    store.setState({ step: "moving" });
    sendAll().catch(() => fail("cut"));
  };

  const sendAll = async () => {
    const digest = sha256.create();
    for (let from = 0; from < content.size; from += BLOCK_BYTES) {
      const block = new Uint8Array(await content.slice(from, from + BLOCK_BYTES).arrayBuffer());
      digest.update(block);
      for (let at = 0; at < block.length; at += CHUNK_BYTES) {
        await room();
        if (ended.aborted) return;
        const chunk = block.slice(at, at + CHUNK_BYTES);
        channel.send(chunk);
        store.setState({ moved: Math.max(0, from + at + chunk.length - channel.bufferedAmount) });
      }
    }
    send({ t: "end", digest: bytesToHex(digest.digest()) });
    store.setState({ step: "checking" });
    hasMoved();
  };

  channel.bufferedAmountLowThreshold = FEW_BUFFERED_BYTES;
  /** Resolves when the channel takes more, or at the end of the move. */
  const room = async () => {
    hasMoved();
    if (channel.bufferedAmount <= MOST_BUFFERED_BYTES) return;
    await new Promise<unknown>((resolve) => {
      channel.addEventListener("bufferedamountlow", resolve, { once: true, signal: ended });
      ended.addEventListener("abort", resolve, { once: true });
    });
  };

  return {
    store,
    agree() {
      side.agree();
      begin();
    },
    cancel: () => side.stop("cancelled"),
    cut: () => fail("cut"),
  };
}
