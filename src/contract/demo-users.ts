import * as z from "zod/mini";
import { get } from "./endpoint.ts";
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

export const listDemoUsers = get("/api/demo-users", z.array(demoUserSchema));
