/** Whom the demo of a module lets in. */
export const userTypes = ["admin", "manager", "user", "guest", "developer", "client"] as const;
export type UserType = (typeof userTypes)[number];
