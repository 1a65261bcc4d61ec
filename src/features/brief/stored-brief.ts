import { paths } from "#src/lib/paths.ts";
import { session } from "#src/lib/storage.ts";

/**
 * The limit in characters for a brief in the address. A longer brief is stored in the tab, and the address holds its
 * key.
 */
const MAX_IN_ADDRESS_LENGTH = 3_000;
const SHOWN_IN_ADDRESS = 300;
const KEY = "brief:";
const KEY_PARAMETER = "b-text";
const TYPED_KEY = "brief-typed";

/** Returns the address that shows proposals for a brief of any length. */
export function keepBrief(text: string) {
  const { brief, key } = store(text);
  return key ? `${paths.brief(brief)}&${KEY_PARAMETER}=${key}` : paths.brief(brief);
}

/** Returns the search parameters with another brief, of any length. */
export function withBrief(search: URLSearchParams, text: string) {
  const next = new URLSearchParams(search);
  const { brief, key } = store(text);
  next.set("brief", brief);
  if (key) next.set(KEY_PARAMETER, key);
  else next.delete(KEY_PARAMETER);
  return next;
}

/** Returns the text for the address; for a long brief its beginning, and the key of the rest. */
function store(text: string): { brief: string; key?: string } {
  if (text.length <= MAX_IN_ADDRESS_LENGTH) return { brief: text };
  const key = keyOf(text);
  if (!session.write(`${KEY}${key}`, text)) return { brief: text.slice(0, MAX_IN_ADDRESS_LENGTH) };
  return { brief: Array.from(text.slice(0, SHOWN_IN_ADDRESS)).slice(0, -1).join(""), key };
}

/** Reads the brief from the address or from the tab's storage. */
export function readBrief(search: URLSearchParams) {
  const key = search.get(KEY_PARAMETER);
  const stored = key && /^[a-z0-9]{1,16}$/.test(key) ? session.read(`${KEY}${key}`) : null;
  return stored ?? search.get("brief") ?? "";
}

/** The typed brief, which survives a reload. */
export const typed = {
  read: (brief: string) => {
    const [before, text] = (session.read(TYPED_KEY) ?? "").split("\u0000");
    return before === keyOf(brief) ? text : undefined;
  },
  write: (brief: string, text: string) => void session.write(TYPED_KEY, `${keyOf(brief)}\u0000${text}`),
  forget: () => session.remove(TYPED_KEY),
};

function keyOf(text: string) {
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return `${hash.toString(36)}${text.length.toString(36)}`;
}
