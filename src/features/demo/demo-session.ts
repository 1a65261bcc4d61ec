import * as z from "zod/mini";
import { type DemoUser, userTypes } from "#src/contract/demo-users.ts";
import { local, session } from "#src/lib/storage.ts";

export const demoSections = ["dashboard", "data", "reports", "settings"] as const;
export type DemoSection = (typeof demoSections)[number];

const demoSessionSchema = z.object({
  username: z.string(),
  /** Absent when the login named no demo user: such a one gets in all the same. */
  userType: z.optional(z.enum(userTypes)),
  section: z.enum(demoSections),
});

/**
 * Somebody inside the demo of a module, until they log out. Each tab has its own; a new tab goes on with
 * the last one, so that closing the browser loses nothing.
 */
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

const KEY_PREFIX = "demo_session ";
const keyOf = (moduleName: string) => KEY_PREFIX + moduleName;

export function readDemoSession(moduleName: string): DemoSession | null {
  const key = keyOf(moduleName);
  return parse(session.read(key)) ?? parse(local.read(key));
}

export function writeDemoSession(moduleName: string, demoSession: DemoSession | null) {
  for (const storage of [session, local]) {
    if (demoSession) storage.write(keyOf(moduleName), JSON.stringify(demoSession));
    else storage.remove(keyOf(moduleName));
  }
}

export function forgetDemoSessions() {
  for (const storage of [session, local]) storage.removeAll(KEY_PREFIX);
}

function parse(stored: string | null): DemoSession | null {
  try {
    return demoSessionSchema.parse(JSON.parse(stored ?? "null"));
  } catch {
    return null; // none, or not one of ours
  }
}
