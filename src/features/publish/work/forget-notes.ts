import { local, session } from "#src/lib/storage.ts";

/** How the keys begin of what belongs to somebody's work and is not in its database: for whom, from whom, and in what words. */
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

/** With the work itself all that was noted down of it goes. */
export function forgetNotes() {
  for (const start of NOTES) {
    local.removeAll(start);
    session.removeAll(start);
  }
}
