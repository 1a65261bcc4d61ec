/** Kinds of accounts that the demo of a module can admit. */
export const userTypes = ["admin", "manager", "user", "guest", "developer", "client"] as const;
export type UserType = (typeof userTypes)[number];
