import { local } from "#src/lib/storage.ts";

/** A link that was made or opened in this browser. */
export interface LoggedLink {
  kind: "made" | "opened";
  address: string;
  /** The name of the page that it opens. */
  name: string;
  prospect: string;
  lastDay: string;
  at: string;
  /** How often it was used. */
  times: number;
}

const KEY = "link_log";
const MOST = 100;

/** Reads the log, newest first, and skips invalid entries. */
export function readLinkLog(): LoggedLink[] {
  try {
    const log: unknown = JSON.parse(local.read(KEY) ?? "[]");
    return Array.isArray(log) ? log.filter(isLogged).slice(0, MOST) : [];
  } catch {
    return []; // not JSON
  }
}

/** Adds a link, or moves a known one to the top. */
export function logLink(link: Omit<LoggedLink, "at" | "times">, now = new Date()) {
  const log = readLinkLog();
  const isSame = (other: LoggedLink) => other.kind === link.kind && other.address === link.address;
  const times = (log.find(isSame)?.times ?? 0) + 1;
  const next = [{ ...link, at: now.toISOString(), times }, ...log.filter((other) => !isSame(other))];
  local.write(KEY, JSON.stringify(next.slice(0, MOST)));
}

export const clearLinkLog = () => local.remove(KEY);

function isLogged(link: unknown): link is LoggedLink {
  if (typeof link !== "object" || link === null) return false;
  const { kind, address, name, prospect, lastDay, at, times } = link as Record<string, unknown>;
  const texts = [address, name, prospect, lastDay, at];
  return (
    (kind === "made" || kind === "opened") &&
    texts.every((text) => typeof text === "string") &&
    isOwn(String(address)) &&
    !Number.isNaN(Date.parse(String(at))) &&
    Number.isSafeInteger(times)
  );
}

/** Whether an address is a product path, never another host. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);
