/** The number of messages that arrive in one turn: sending is faster than arriving, as on a network. */
const MESSAGES_PER_TURN = 8;

/** One end of a data channel in memory. It delivers in order, some messages in each turn, and can be cut. */
export class ChannelDouble extends EventTarget {
  readyState: RTCDataChannelState = "connecting";
  binaryType = "blob";
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  mostBuffered = 0;
  /** Everything that was sent: the parsed messages, and the lengths of the chunks. */
  readonly sent: unknown[] = [];
  /** Changes a chunk on its way. */
  tamper: (chunk: Uint8Array<ArrayBuffer>) => void = () => {};
  #other: ChannelDouble | undefined;
  #queue: (string | Uint8Array<ArrayBuffer>)[] = [];
  #isDelivering = false;
  readonly label: string;

  constructor(label = "my-work") {
    super();
    this.label = label;
  }

  /** Two ends that are connected, but not open. */
  static pair() {
    const [one, other] = [new ChannelDouble(), new ChannelDouble()];
    one.#other = other;
    other.#other = one;
    return [one, other] as const;
  }

  /** As the browser's own type, of which only this much is used. */
  get real() {
    return this as unknown as RTCDataChannel;
  }

  open() {
    for (const end of [this, this.#other]) {
      if (!end) continue;
      end.readyState = "open";
      end.dispatchEvent(new Event("open"));
    }
  }

  send(data: string | Uint8Array<ArrayBuffer>) {
    if (this.readyState !== "open") throw new DOMException("", "InvalidStateError");
    this.sent.push(typeof data === "string" ? JSON.parse(data) : data.byteLength);
    this.#queue.push(data);
    this.bufferedAmount += data.length;
    this.mostBuffered = Math.max(this.mostBuffered, this.bufferedAmount);
    void this.#deliver();
  }

  /** Pieces that were sent before still arrive. */
  close() {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    void this.#deliver();
  }

  /** Breaks the connection: nothing more arrives. */
  cut() {
    for (const end of [this, this.#other]) {
      if (!end) continue;
      end.#queue = [];
      end.readyState = "closed";
      end.dispatchEvent(new Event("close"));
    }
  }

  async #deliver() {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    while (this.#queue.length > 0) {
      await new Promise((resolve) => setTimeout(resolve));
      for (const data of this.#queue.splice(0, MESSAGES_PER_TURN)) {
        this.#arrive(data);
        const before = this.bufferedAmount;
        this.bufferedAmount -= data.length;
        const limit = this.bufferedAmountLowThreshold;
        if (before > limit && this.bufferedAmount <= limit)
          this.dispatchEvent(new Event("bufferedamountlow"));
      }
    }
    this.#isDelivering = false;
    if (this.readyState === "closed" && this.#other && this.#other.readyState !== "closed") {
      this.#other.readyState = "closed";
      this.#other.dispatchEvent(new Event("close"));
    }
  }

  #arrive(data: string | Uint8Array<ArrayBuffer>) {
    if (typeof data === "string") return this.#other?.dispatchEvent(new MessageEvent("message", { data }));
    const chunk = data.slice();
    this.tamper(chunk);
    this.#other?.dispatchEvent(new MessageEvent("message", { data: chunk.buffer }));
  }
}

/** Work of this many bytes, no two parts of which are equal. */
export function someWork(size: number) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at++) bytes[at] = (at * 31 + (at >> 8) * 7) % 251;
  return new Blob([bytes]);
}
