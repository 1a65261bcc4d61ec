import * as z from "zod/mini";
import { createWorkDatabase, work } from "#src/api/work-database.ts";
import { type WorkStore, workStores } from "#src/api/work-stores.ts";
import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { FAIR_KEY, local } from "#src/lib/storage.ts";
import type { StorageKey } from "#src/lib/storage-keys.ts";
import { rememberOutbox } from "#src/sales/replies/outbox-hint.ts";
import { changeFair, FAIR_COPY_KEY, newFair, readFair, writeFair } from "./fair-state.ts";

/** The seller's settings from before the fair. */
const BEFORE_KEY = "fair_before";
const LAST_KEY = "fair_visitors";
const OUTBOX_HINT = "outbox_waiting";
const SPLASH_KEY = "has_seen_splash";

/** Stores that survive the visitor reset and are returned to the seller when the fair ends. */
const LASTING = ["outbox", "replies", "prospects"] as const;
const SPARED: readonly WorkStore[] = [...LASTING, "linkKeys"];

const record = z.looseObject({ id: z.union([z.string(), z.number()]) });
const collection = (store: WorkStore) => ({ store, schema: record });

/**
 * Starts a fair with clean visitor data. The seller's work stays in its own database, and settings are put aside.
 * Returns false without any change if storage is full.
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

/** Deletes the last visitor's data and shows the attract screen. */
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

/** Restores the seller's work and adds the replies from the fair. It is idempotent. */
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
  for (const [key, value] of settingsBefore()) local.write(key as StorageKey, value); // read by `entries`
  rememberOutbox(waiting);
  local.write(LAST_KEY, String(visitors));
  for (const key of [FAIR_KEY, FAIR_COPY_KEY, BEFORE_KEY] as const) local.remove(key);
}

/** Returns the number of visitors at the last fair; undefined if there was none. */
export function lastVisitors() {
  const stored = local.read(LAST_KEY);
  return stored === null ? undefined : Number(stored) || 0;
}

/** Reloads the page, so that nothing of the last visitor stays in memory. */
export const beginAt = (path: string) => location.replace(basePath + path);
export const beginAgain = () => beginAt(paths.home);

function forgetSettings() {
  const spared = new Set<string>([FAIR_KEY, FAIR_COPY_KEY, BEFORE_KEY, OUTBOX_HINT]);
  for (const [key] of entries()) {
    if (!spared.has(key)) local.remove(key as StorageKey);
  }
  try {
    sessionStorage.clear();
  } catch {
    // storage is blocked, so there is nothing to remove
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
