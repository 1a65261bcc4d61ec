import { discardSharedFile } from "#src/lib/shared-file.ts";
import { local, session, WORK_DELETED } from "#src/lib/storage.ts";
import { type RegisteredKey, storageKeys } from "#src/lib/storage-keys.ts";

/** Deletes what belongs to the visitor's work but is stored outside its database, such as drafts, notes and keys. */
export function forgetNotes() {
  const keys = Object.entries(storageKeys) as [RegisteredKey, "personal" | "setting"][];
  for (const [key, kind] of keys) {
    if (kind !== "personal") continue;
    local.removeAll(key);
    session.removeAll(key);
  }
  void discardSharedFile();
}

/** Deletes the notes of this tab and of all others: each has a session storage of its own. */
export function forgetNotesEverywhere() {
  forgetNotes();
  // A change reaches the other tabs as an event.
  local.write(WORK_DELETED, String(Date.now()));
  local.remove(WORK_DELETED);
}
