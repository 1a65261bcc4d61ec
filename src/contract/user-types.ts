/** The kinds of accounts that the demo of a module can have. */
export const userTypes = ["admin", "manager", "user", "guest", "developer", "client"] as const;
export type UserType = (typeof userTypes)[number];
