import { queryClient } from "#src/api/query.ts";
import { LIVE_CHANGES_PATH, type LiveCollection, liveChangesSchema } from "#src/contract/live-changes.ts";

/** The queries that read each collection. */
const queries: Record<LiveCollection, readonly string[]> = {
  modules: ["modules"],
  pricing: ["pricing"],
  projects: ["projects"],
  promotionUses: ["promotion"],
  templateSettings: ["template-settings", "pricing"],
  formSubmissions: ["form-submissions", "overview"],
  changes: ["changes", "overview"],
};

/**
 * Reads again what others have changed on a server. The browser connects again by itself. After a gap the page reads
 * everything that it shows, because it cannot know what it has missed.
 */
export function followChanges(server: string) {
  const events = new EventSource(new URL(LIVE_CHANGES_PATH, new URL(server, location.href)), {
    withCredentials: true,
  });
  let hasConnected = false;
  events.addEventListener("connected", (event) => {
    if (hasConnected) readAgain(event);
    hasConnected = true;
  });
  events.addEventListener("changed", readAgain);
  return () => events.close();
}

function readAgain({ data }: MessageEvent<string>) {
  const changed = liveChangesSchema.safeParse(parsed(data));
  if (!changed.success) return;
  for (const key of new Set(changed.data.flatMap((name) => queries[name])))
    void queryClient.invalidateQueries({ queryKey: [key] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
