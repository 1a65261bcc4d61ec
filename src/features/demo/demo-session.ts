import type { DemoUser } from "#src/contract/demo-users.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { local, session } from "#src/lib/storage.ts";

export const demoSections = ["dashboard", "data", "reports", "settings"] as const;
export type DemoSection = (typeof demoSections)[number];

/**
 * A login to a module's demo, until the visitor logs out. Each tab has its own session; a new tab continues the last
 * one, so that it survives closing the browser.
 */
export interface DemoSession {
  username: string;
  /** Absent if the credentials match no demo user; such logins are accepted, too. */
  userType?: UserType;
  section: DemoSection;
}

export interface DemoCredentials {
  username: string;
  password: string;
}

/** Logs in. Credentials that match a demo user get that user's type; any others are accepted, too. */
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
const keyOf = (moduleName: string) => `${KEY_PREFIX}${moduleName}` as const;

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
    return null; // missing, or written by other code
  }
}
