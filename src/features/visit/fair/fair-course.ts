import * as z from "zod/mini";
import { createWorkDatabase, work } from "#src/api/work-database.ts";
import { type WorkStore, workStores } from "#src/api/work-stores.ts";
import { rememberOutbox } from "#src/entities/replies/outbox-hint.ts";
import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { FAIR_KEY, local } from "#src/lib/storage.ts";
import { changeFair, FAIR_COPY_KEY, newFair, readFair, writeFair } from "./fair-state.ts";

/** The seller's settings of this browser, as they were before the fair. */
const BEFORE_KEY = "fair_before";
const LAST_KEY = "fair_visitors";
const OUTBOX_HINT = "outbox_waiting";
const SPLASH_KEY = "has_seen_splash";

/** These outlive a visitor, and go with the seller when the fair ends. */
const LASTING = ["outbox", "replies", "prospects"] as const;
const SPARED: readonly WorkStore[] = [...LASTING, "linkKeys"];

const record = z.looseObject({ id: z.union([z.string(), z.number()]) });
const collection = (store: WorkStore) => ({ store, schema: record });

/**
 * Begins a fair with a clean visitor. The work of the seller stays in its own database; settings are put aside. False
 * where the browser has no room for them, and nothing has changed then.
 */
export function startFair(pin: string, origin: string) {
  const isStored =
    local.write(BEFORE_KEY, JSON.stringify(Object.fromEntries(entries()))) && writeFair(newFair(pin, origin));
  if (!isStored) {
    local.remove(FAIR_COPY_KEY);
    local.remove(FAIR_KEY);
    local.remove(BEFORE_KEY);
    return false;
  }
  local.remove(LAST_KEY);
  forgetSettings();
  return true;
}

/** Takes away what the last visitor has made, and invites the next one. */
export async function resetVisitor(database = work) {
  const cleared = workStores.filter((store) => !SPARED.includes(store)).map(collection);
  await database.change(cleared, async (change) => {
    for (const from of cleared) {
      for (const { id } of await change.all(from)) await change.remove(from, id);
    }
  });
  changeFair({ isInviting: true });
  forgetSettings();
}

/** Brings the seller's work back, and with it the replies of the fair. A second try does nothing twice. */
export async function endFair(fair = work, own = createWorkDatabase()) {
  const lasting = LASTING.map(collection);
  const found = await Promise.all(lasting.map((from) => fair.all(from)));
  await own.change(lasting, async (change) => {
    for (const [index, into] of lasting.entries()) {
      for (const item of found[index] ?? []) {
        if (!(await change.get(into, item.id))) await change.put(into, item);
      }
    }
  });
  await fair.clear();
  const { visitors = 0 } = readFair() ?? {};
  const waiting = Number(local.read(OUTBOX_HINT)) || 0;
  forgetSettings();
  for (const [key, value] of settingsBefore()) local.write(key, value);
  rememberOutbox(waiting);
  local.write(LAST_KEY, String(visitors));
  for (const key of [FAIR_KEY, FAIR_COPY_KEY, BEFORE_KEY]) local.remove(key);
}

/** How many visitors the last fair had; undefined if there was none. */
export function lastVisitors() {
  const stored = local.read(LAST_KEY);
  return stored === null ? undefined : Number(stored) || 0;
}

/** The page is loaded anew, so that nothing of the last visitor is left in memory. */
export const beginAt = (path: string) => location.replace(basePath + path);
export const beginAgain = () => beginAt(paths.home);

function forgetSettings() {
  for (const [key] of entries()) {
    if (![FAIR_KEY, FAIR_COPY_KEY, BEFORE_KEY, OUTBOX_HINT].includes(key)) local.remove(key);
  }
  try {
    sessionStorage.clear();
  } catch {
    // blocked, so nothing is there
  }
  local.write(SPLASH_KEY, "true");
}

function entries(): [string, string][] {
  try {
    return Object.entries({ ...localStorage });
  } catch {
    return []; // blocked
  }
}

const settingsSchema = z.record(z.string(), z.string());

function settingsBefore(): [string, string][] {
  try {
    return Object.entries(settingsSchema.safeParse(JSON.parse(local.read(BEFORE_KEY) ?? "{}")).data ?? {});
  } catch {
    return []; // not JSON
  }
}
