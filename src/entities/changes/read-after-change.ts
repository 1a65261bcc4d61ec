import { type QueryKey, readAgain } from "#src/api/query.ts";

/** Begins the key of every log. */
export const changesKey = ["changes"] as const;
export const overviewKey = ["overview"] as const;
export const submissionsKey = ["form-submissions"] as const;

/** After a change by an admin, which is logged, and counted on the dashboard. */
export const readAfterChange = (...keys: readonly QueryKey[]) => readAgain(...keys, changesKey, overviewKey);
