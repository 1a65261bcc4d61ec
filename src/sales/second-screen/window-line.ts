import * as z from "zod/mini";
import { randomId } from "#src/lib/random-id.ts";
import type { Role } from "./messages.ts";
import type { Pair } from "./pair.ts";

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const envelopeSchema = z.strictObject({
  from: id,
  to: z.nullable(id),
  role: z.enum(["host", "guest"]),
  /**
   * `here` looks for the other window; `there` answers the guest; `taken` ends a window that another one has replaced.
   */
  kind: z.enum(["here", "there", "text", "bye", "taken"]),
  text: z.string(),
});
type Envelope = z.infer<typeof envelopeSchema>;

/** Connects two windows of one browser. After a reload they find each other again. */
export function openWindowLine(channelId: string, role: Role, pair: Pair, onTaken: () => void) {
  const me = randomId();
  const channel = new BroadcastChannel(`together ${channelId}`);
  let peer: string | null = null;

  const post = (kind: Envelope["kind"], to: string | null, text = "") =>
    channel.postMessage({ from: me, to, role, kind, text } satisfies Envelope);

  const join = (to: string) => {
    peer = to;
    pair.attach({ send: (text) => post("text", to, text) });
  };
  const close = () => {
    channel.close();
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const envelope = envelopeSchema.safeParse(data).data;
    if (!envelope || (envelope.to !== null && envelope.to !== me)) return;
    const { kind, from, text } = envelope;
    if (kind === "taken") {
      pair.detach();
      close();
      return onTaken();
    }
    if (envelope.role === role) {
      // A duplicate of this tab: the first one wins.
      if (role === "host" && kind === "here") post("taken", from);
      return;
    }
    if (kind === "here" && role === "guest") return post("here", from);
    if (kind === "here") {
      if (peer !== null && peer !== from) post("taken", peer);
      post("there", from);
      return join(from);
    }
    if (kind === "there" && role === "guest") return join(from);
    if (from !== peer) return;
    if (kind === "text") pair.receive(text);
    if (kind === "bye") {
      peer = null;
      pair.detach();
    }
  };

  const onHide = () => post("bye", null);
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && post("here", null);
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  post("here", null);
  return {
    close() {
      pair.leave();
      post("bye", null);
      close();
    },
  };
}
