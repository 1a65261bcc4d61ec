import * as z from "zod/mini";
import { DEMO_COPY_KEY, isDemo, tabStorage } from "#src/lib/storage.ts";
import { leaveDemo } from "../leave-demo.ts";
import { DEMO_HASH, DEMO_KEY } from "../read-visit.ts";
import { addressNow } from "../use-address.ts";

const storedSchema = z.object({
  /** The name of a built-in script, or an encoded script. */
  code: z.string(),
  /** The index of the next step. */
  at: z.number(),
  /** `offered`: not confirmed yet; `pressed`: starts with the next load of the page. */
  state: z.enum(["offered", "pressed", "started"]),
  /** The address to return to. */
  from: z.string(),
});
export type StoredDemo = z.infer<typeof storedSchema>;

/** Returns the demo in the address from its start, or the one that continues in this tab. */
export function takeDemo(): StoredDemo | undefined {
  if (location.hash.startsWith(DEMO_HASH)) {
    const code = location.hash.slice(DEMO_HASH.length);
    history.replaceState(history.state, "", location.pathname + location.search);
    const demo: StoredDemo = { code, at: 0, state: "offered", from: addressNow() };
    // The link has interrupted another demo, whose page must not be mistaken for one with the visitor's own data.
    if (isDemo) leaveDemo();
    storeDemo(demo);
    return demo;
  }
  const demo = readDemo();
  if (isDemo && !demo) leaveDemo();
  return demo;
}

function readDemo() {
  try {
    return storedSchema.safeParse(JSON.parse(tabStorage.read(DEMO_KEY) ?? "null")).data;
  } catch {
    return; // not JSON
  }
}

export const storeDemo = (demo: StoredDemo) => tabStorage.write(DEMO_KEY, JSON.stringify(demo));

/** Loads the page again to play a demo. Returns false if the browser stores nothing. */
export function beginDemo(demo: StoredDemo) {
  const isStored =
    storeDemo({ ...demo, at: 0, state: "pressed", from: addressNow() }) &&
    tabStorage.write(DEMO_COPY_KEY, "1");
  if (isStored) location.reload();
  return isStored;
}
