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

/** Other servers need not send ids. Only the page needs them, so the position in the list is used. */
const numbered = z.pipe(
  z.array(z.omit(demoUserSchema, { id: true })),
  z.transform((demoUsers) => demoUsers.map((demoUser, index) => ({ ...demoUser, id: index + 1 }))),
);

export const listDemoUsers = reading(get("/api/demo-users", z.array(demoUserSchema)), numbered);
