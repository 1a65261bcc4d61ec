import * as z from "zod/mini";
import { get, reading } from "./endpoint.ts";
import { text } from "./fields.ts";
import { userTypes } from "./user-types.ts";

export const demoUserSchema = z.object({
  id: z.int(),
  module: text(120),
  userType: z.enum(userTypes),
  username: text(120),
  password: text(120),
});

export type DemoUser = z.infer<typeof demoUserSchema>;

/** A server need not number them, and only a page asks which one is meant: their places in the list tell them apart. */
const numbered = z.pipe(
  z.array(z.omit(demoUserSchema, { id: true })),
  z.transform((demoUsers) => demoUsers.map((demoUser, index) => ({ ...demoUser, id: index + 1 }))),
);

export const listDemoUsers = reading(get("/api/demo-users", z.array(demoUserSchema)), numbered);
