import * as z from "zod/mini";
import { get, post, reading, unread } from "./endpoint.ts";
import { emailAddress, text } from "./fields.ts";

export const roles = ["admin", "user"] as const;

export const userSchema = z.object({
  id: z.int(),
  email: emailAddress,
  role: z.enum(roles),
  firstName: text(80),
  lastName: text(80),
});

/** Only checks that the fields can be looked up; the backend decides whether they are correct. */
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

const sessionSchema = z.object({ user: userSchema, token: z.string() });

/** A user from any server: an e-mail address, a role, and optionally an id and names. */
const signedInUserSchema = z.pipe(
  z.object({
    id: z.catch(z.optional(z.union([z.int(), text(254)])), undefined),
    email: text(254),
    role: text(80),
    firstName: z.catch(text(80), ""),
    lastName: z.catch(text(80), ""),
  }),
  z.transform((user) => ({ ...user, id: user.id ?? user.email })),
);
const signedInSchema = z.object({ user: signedInUserSchema, token: z.string() });

export type User = z.infer<typeof userSchema>;
export type SignedInUser = z.infer<typeof signedInUserSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Session = z.infer<typeof signedInSchema>;

export const currentUser = reading(
  get("/api/auth/user", z.object({ user: userSchema })),
  z.object({ user: signedInUserSchema }),
);
export const login = reading(post("/api/auth/login", credentialsSchema, sessionSchema), signedInSchema);
export const register = reading(
  post("/api/auth/register", registrationSchema, sessionSchema),
  signedInSchema,
);
export const logout = unread(post("/api/auth/logout", null, z.object({})));
