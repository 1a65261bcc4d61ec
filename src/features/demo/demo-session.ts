import * as z from "zod/mini";
import { type DemoUser, userTypes } from "#src/contract/demo-users.ts";
import { session } from "#src/lib/storage.ts";

export const demoSections = ["dashboard", "data", "reports", "settings"] as const;
export type DemoSection = (typeof demoSections)[number];

const demoSessionSchema = z.object({
  username: z.string(),
  /** Absent when the login named no demo user: such a one gets in all the same. */
  userType: z.optional(z.enum(userTypes)),
  section: z.enum(demoSections),
});

/** Somebody inside the demo of a module. It lasts as long as the browser's tab. */
export type DemoSession = z.infer<typeof demoSessionSchema>;

export interface DemoCredentials {
  username: string;
  password: string;
}

/** Looks for the demo user with these credentials, and lets in whoever it is. */
export function enterDemo(
  demoUsers: readonly DemoUser[],
  { username, password }: DemoCredentials,
): DemoSession {
  const match = demoUsers.find(
    (demoUser) => demoUser.username === username && demoUser.password === password,
  );
  return { username, section: "dashboard", ...(match && { userType: match.userType }) };
}

const keyOf = (moduleName: string) => `demo_session ${moduleName}`;

export function readDemoSession(moduleName: string): DemoSession | null {
  try {
    return demoSessionSchema.parse(JSON.parse(session.read(keyOf(moduleName)) ?? "null"));
  } catch {
    return null; // none, or not one of ours
  }
}

export function writeDemoSession(moduleName: string, demoSession: DemoSession | null) {
  if (demoSession) session.write(keyOf(moduleName), JSON.stringify(demoSession));
  else session.remove(keyOf(moduleName));
}
