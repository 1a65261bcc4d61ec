import { liveCollections } from "#src/contract/live-changes.ts";
import type { Revisions, Store } from "#src/data/store.ts";

/** Also keeps proxies from closing a connection on which nothing happens. */
const EVERY_MS = 1_000;
/** Pages connect again after this. A connection whose page has gone without a word ends, too. */
const LONGEST_MS = 5 * 60_000;

/** Returns a stream of server-sent events, each with the names of the collections that have changed. */
export function liveChanges(
  store: Store,
  signal: AbortSignal,
  { every = EVERY_MS, longest = LONGEST_MS } = {},
) {
  const text = new TextEncoder();
  let known: Revisions | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = Date.now() + longest;

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        clearTimeout(timer);
        controller.close();
      };
      signal.addEventListener("abort", end, { once: true });
      async function look() {
        const line = await news().catch(() => ": the database is not available\n\n");
        if (signal.aborted) return;
        controller.enqueue(text.encode(line));
        if (Date.now() >= ends) return end();
        timer = setTimeout(look, every);
      }
      void look();
    },
    cancel() {
      clearTimeout(timer);
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });

  /** A page has read its data before it connects, and connects again after a gap: it is told what it may have missed. */
  async function news() {
    const revisions = await store.revisions();
    const changed = liveCollections.filter((name) => known?.[name] !== revisions[name]);
    const isFirst = known === undefined;
    known = revisions;
    if (changed.length === 0) return ": nothing\n\n";
    return `event: ${isFirst ? "connected" : "changed"}\ndata: ${JSON.stringify(changed)}\n\n`;
  }
}
