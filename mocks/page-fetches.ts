/** So long no page has fetched anything before the line is free for what nobody waits for. */
const FREE_AFTER_MS = 500;

export type PageFetches = ReturnType<typeof createPageFetches>;

/** The network, of which pages come first and the keeping of files for later comes second. */
export function createPageFetches() {
  let waiting = 0;
  let servedAt = Number.NEGATIVE_INFINITY;

  return {
    /** For a page, which somebody looks at. */
    async fetch(request: Request | string) {
      waiting++;
      try {
        return await fetch(request);
      } finally {
        waiting--;
        servedAt = performance.now();
      }
    },

    /** Resolves when no page has fetched anything for a while. */
    async none() {
      for (;;) {
        const left = waiting > 0 ? FREE_AFTER_MS : servedAt + FREE_AFTER_MS - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
  };
}
