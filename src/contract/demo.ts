import * as z from "zod/mini";
import { post } from "./endpoint.ts";

/** Restores all default data of the backend, and ends every session. */
export const resetDemo = post("/api/demo/reset", null, z.object({}));

/** The two fixed accounts of `/demo-accounts` and of the login dialog; they open sample data only. */
export const demoAccounts = {
  admin: { email: "admin@sitewright.example", password: "dovetail-lamp-27" },
  user: { email: "user@sitewright.example", password: "dovetail-lamp-27" },
} as const;
