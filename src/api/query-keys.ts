import { type QueryKey, readAgain } from "./query.ts";

// Of what one feature reads and another one changes.
export const modulesKey = ["modules"] as const;
export const pricingKey = ["pricing"] as const;
export const templateSettingsKey = ["template-settings"] as const;
export const submissionsKey = ["form-submissions"] as const;
/** Begins the key of every log. */
export const changesKey = ["changes"] as const;
export const overviewKey = ["overview"] as const;

/** After a change by an admin, which is logged, and counted on the dashboard. */
export const readAfterChange = (...keys: readonly QueryKey[]) => readAgain(...keys, changesKey, overviewKey);
