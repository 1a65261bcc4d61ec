import * as z from "zod/mini";
import { session } from "#src/lib/storage.ts";
import { DEMO_HASH, DEMO_KEY } from "../read-visit.ts";

const storedSchema = z.object({
  /** The name of a built-in script, or an encoded script. */
  code: z.string(),
  /** The index of the next step. */
  at: z.number(),
  /** Whether the viewer has confirmed the start. */
  isStarted: z.boolean(),
});
export type StoredDemo = z.infer<typeof storedSchema>;

/** Returns the demo in the address from its start, or the one that continues in this tab. */
export function takeDemo(): StoredDemo | undefined {
  if (location.hash.startsWith(DEMO_HASH)) {
    const demo = { code: location.hash.slice(DEMO_HASH.length), at: 0, isStarted: false };
    history.replaceState(history.state, "", location.pathname + location.search);
    storeDemo(demo);
    return demo;
  }
  try {
    return storedSchema.safeParse(JSON.parse(session.read(DEMO_KEY) ?? "null")).data;
  } catch {
    return; // not JSON
  }
}

export const storeDemo = (demo: StoredDemo) => session.write(DEMO_KEY, JSON.stringify(demo));
export const endDemo = () => session.remove(DEMO_KEY);
