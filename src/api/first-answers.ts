import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";

// The backend's responses to a page's first calls, which the build stores as files
// (scripts/vite/first-visit/first-answers.ts). A new visitor would get the same ones from a running backend, so the
// files are used until it runs.

interface FirstAnswer {
  text: string;
  value: unknown;
}

/** By path of the call. */
const answers = new Map<string, Promise<FirstAnswer | undefined>>();
const given = new Map<string, string>();

/**
 * Fetches the responses that the page lists (JSON: path, address and digest of each) if the visitor cannot have
 * different data yet. Resolves when they are loaded or have failed.
 */
export async function fetchFirstAnswers(firstAnswers: string | undefined) {
  if (!firstAnswers || navigator.serviceWorker?.controller) return;
  const isNew = isFirstVisit();
  const files = JSON.parse(firstAnswers) as Record<string, [address: string, integrity: string]>;
  for (const [path, file] of Object.entries(files)) answers.set(path, readWhere(isNew, ...file));
  await Promise.all(answers.values());
}

/** Returns each response once, because a second request wants current data. */
export async function takeFirstAnswer(path: string) {
  const answer = answers.get(path);
  answers.delete(path);
  const taken = await answer;
  if (taken) given.set(path, taken.text);
  return taken?.value;
}

/** Returns the texts of the used responses and drops the others. From now on the backend is asked. */
export function endFirstAnswers() {
  answers.clear();
  return given;
}

async function isFirstVisit() {
  const databases = await indexedDB.databases();
  return !databases.some(({ name }) => name === BACKEND_DATABASE);
}

async function readWhere(isNew: Promise<boolean>, address: string, integrity: string) {
  try {
    if (!(await isNew)) return undefined;
    // A response that fails the integrity check counts as missing, so it needs no other check.
    const response = await fetch(address, { integrity });
    const text = await response.text();
    return { text, value: JSON.parse(text) as unknown };
  } catch {
    return undefined; // The backend is asked instead, also if a browser has no `caches`.
  }
}
