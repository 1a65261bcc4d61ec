import { local } from "#src/lib/storage.ts";

// The local storage keys of a project, by its key in addresses.

/** Changes of the site that are not saved yet. */
export const journalKey = (key: string) => `studio-journal:${key}` as const;

/** Whether the project's exports include the editable site. */
export const withSiteKey = (key: string) => `with-site-file:${key}` as const;

export function forgetProject(key: string) {
  for (const name of [journalKey, withSiteKey]) local.remove(name(key));
}
