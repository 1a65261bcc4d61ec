import type { Role } from "../document.ts";

export const roleNames: Record<Role["id"], string> = { admin: "Owners", user: "Helpers", guest: "Guests" };

/** Stands wherever roles are chosen. */
export const ROLES_PROTECT_NOTHING =
  "Without a server, roles arrange what people see. They protect nothing: anybody with this app's data can read all of it.";
