import type { DemoUser } from "#src/contract/demo-users.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { local, session } from "#src/lib/storage.ts";

export const demoSections = ["dashboard", "data", "reports", "settings"] as const;
export type DemoSection = (typeof demoSections)[number];

/**
 * Somebody inside the demo of a module, until they log out. Each tab has its own; a new tab goes on with
 * the last one, so that closing the browser loses nothing.
 */
export interface DemoSession {
  username: string;
  /** Absent when the login named no demo user: such a one gets in all the same. */
  userType?: UserType;
  section: DemoSection;
}

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
    const found = JSON.parse(stored ?? "null") as Partial<Record<keyof DemoSession, unknown>>;
    const section = demoSections.find((name) => name === found.section);
    const userType = userTypes.find((name) => name === found.userType);
    if (typeof found.username !== "string" || !section || userType !== found.userType) return null;
    return { username: found.username, section, ...(userType && { userType }) };
  } catch {
    return null; // none, or not one of ours
  }
}
