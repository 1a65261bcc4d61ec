import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { LARGEST_MOVE_BYTES, type MoveMessage } from "./move-messages.ts";
import { createSide, type Move } from "./move-side.ts";

/** The name in the import dialog. A name from the other device is not used. */
const NAME = "work of the other device";
const LARGEST_CHUNK_BYTES = 256 * 1024;
/** Chunks are joined into blobs of this size, which browsers can keep outside the memory. */
const BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Receives work over an own channel, once both sides agree. The other device may send anything: only what is complete
 * and was agreed to becomes a file, which is then read like a chosen one.
 */
export function receiveWork(channel: RTCDataChannel): Move {
  const side = createSide(channel, false);
  const { store, fail, stop, hasMoved } = side;
  const digest = sha256.create();
  const blocks: Blob[] = [];
  let block: ArrayBuffer[] = [];
  let inBlock = 0;

  const closeBlock = () => {
    blocks.push(new Blob(block));
    block = [];
    inBlock = 0;
  };
  /** Moves on when both sides agree. */
  const begin = () => {
    const { step, isAgreed, isOtherAgreed } = store.getState();
    if (step !== "asking" || !isAgreed || !isOtherAgreed) return;
    store.setState({ step: "moving" });
    hasMoved();
  };

  const onChunk = (chunk: ArrayBuffer) => {
    const { step, offer, moved } = store.getState();
    const size = moved + chunk.byteLength;
    if (step !== "moving" || !offer || size > offer.size || chunk.byteLength > LARGEST_CHUNK_BYTES)
      return fail("not-understood");
    digest.update(new Uint8Array(chunk));
    block.push(chunk);
    inBlock += chunk.byteLength;
    if (inBlock >= BLOCK_BYTES) closeBlock();
    store.setState({ moved: size });
    hasMoved();
  };

  const onMessage = (message: MoveMessage) => {
    const { step, offer, isOtherAgreed, moved } = store.getState();
    if (message.t === "offer" && !offer) {
      const { projects, size } = message;
      store.setState({ isConnected: true, offer: { projects, size } });
      return size > LARGEST_MOVE_BYTES ? stop("too-large") : undefined;
    }
    if (message.t === "send" && offer && !isOtherAgreed) {
      store.setState({ isOtherAgreed: true });
      return begin();
    }
    if (message.t !== "end" || step !== "moving") return fail("not-understood");
    if (moved !== offer?.size || bytesToHex(digest.digest()) !== message.digest) return stop("damaged");
    closeBlock();
    side.send({ t: "got" });
    side.end({ step: "done", file: new File(blocks, NAME) });
  };
  side.listen(onMessage, onChunk);

  return {
    store,
    agree() {
      side.agree();
      begin();
    },
    cancel: () => stop("cancelled"),
    cut: () => fail("cut"),
  };
}
