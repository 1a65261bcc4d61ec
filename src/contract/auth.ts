import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";
import { emailAddress, text } from "./fields.ts";

export const roles = ["admin", "user"] as const;

export const userSchema = z.object({
  id: z.int(),
  email: emailAddress,
  role: z.enum(roles),
  firstName: text(80),
  lastName: text(80),
});

/** Only what a login needs to be looked up; whether it is right is the backend's answer. */
export const credentialsSchema = z.object({
  email: text(254),
  password: z.string("Required").check(z.maxLength(1_000, "At most 1000 characters")),
});

export const registrationSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  email: emailAddress,
  password: z
    .string("Required")
    .check(z.minLength(8, "Use at least 8 characters"), z.maxLength(200, "Use at most 200 characters")),
});

export const sessionSchema = z.object({ user: userSchema, token: z.string() });

export type User = z.infer<typeof userSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Session = z.infer<typeof sessionSchema>;

export const currentUser = get("/api/auth/user", z.object({ user: userSchema }));
export const login = post("/api/auth/login", credentialsSchema, sessionSchema);
export const register = post("/api/auth/register", registrationSchema, sessionSchema);
export const logout = post("/api/auth/logout", null, z.object({}));
