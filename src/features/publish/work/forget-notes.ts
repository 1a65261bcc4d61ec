import { local, session } from "#src/lib/storage.ts";

/**
 * The key prefixes of notes that belong to the visitor's work but are stored outside its database: recipients, senders
 * and messages.
 */
const NOTES = [
  "studio-journal:",
  "link_log",
  "link_sender",
  "sales_composer",
  "sales_sheet",
  "brief:",
  "brief-typed",
  "with-site-file:",
];

/** Deletes all notes together with the work. */
export function forgetNotes() {
  for (const start of NOTES) {
    local.removeAll(start);
    session.removeAll(start);
  }
}
