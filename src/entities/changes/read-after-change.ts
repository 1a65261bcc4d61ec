import { type QueryKey, readAgain } from "#src/api/query.ts";

/** The key prefix of every change log. */
export const changesKey = ["changes"] as const;
export const overviewKey = ["overview"] as const;
export const submissionsKey = ["form-submissions"] as const;

/** Invalidates the queries that an admin's change affects, with the change log and the dashboard. */
export const readAfterChange = (...keys: readonly QueryKey[]) => readAgain(...keys, changesKey, overviewKey);
