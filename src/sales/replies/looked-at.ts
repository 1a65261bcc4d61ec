import { session } from "#src/lib/storage.ts";

const KEY = "looked_at";
const MOST_MODULES = 60;

/**
 * The pages that the visitor has seen since opening a link. The list stays in this tab, unless the visitor sends it.
 */
export interface LookedAt {
  /** The ticket of the link. */
  of: string;
  openedAt: string;
  /** Module slugs, as in addresses. */
  modules: string[];
}

export function readLookedAt(ticket: string): LookedAt {
  const fresh = { of: ticket, openedAt: new Date().toISOString(), modules: [] };
  try {
    const stored: unknown = JSON.parse(session.read(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return fresh;
    const { of, openedAt, modules } = stored as Record<string, unknown>;
    if (of !== ticket || typeof openedAt !== "string" || Number.isNaN(Date.parse(openedAt))) return fresh;
    const known = Array.isArray(modules) ? modules.filter((slug) => isSlug(slug)) : [];
    return { of: ticket, openedAt, modules: known.slice(0, MOST_MODULES) };
  } catch {
    return fresh; // not JSON
  }
}

/** Records a visited page. */
export function noteLookedAt(ticket: string, path: string) {
  const noted = readLookedAt(ticket);
  const [, module] = /^\/(?:module|module-preview)\/([^/]+)$/.exec(path) ?? [];
  const isNew = module !== undefined && isSlug(module) && !noted.modules.includes(module);
  const modules = isNew ? [...noted.modules, module].slice(0, MOST_MODULES) : noted.modules;
  session.write(KEY, JSON.stringify({ ...noted, modules }));
}

const isSlug = (slug: unknown): slug is string => typeof slug === "string" && /^[a-z0-9-]{1,120}$/.test(slug);
