import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";

// The answers of the backend to a page's first calls while the product was built (scripts/vite/first-visit/first-answers.ts), as files.
// A running backend would answer a new visitor the same; until it runs, the files are its answers.

interface FirstAnswer {
  text: string;
  value: unknown;
}

/** By the path of the call. */
const answers = new Map<string, Promise<FirstAnswer | undefined>>();
const given = new Map<string, string>();

/**
 * Fetches those that the page names (JSON: the path of each call, and the address and digest of its file) where there
 * can be no other answer yet; resolves when they are there, or cannot be had.
 */
export async function fetchFirstAnswers(firstAnswers: string | undefined) {
  if (!firstAnswers || navigator.serviceWorker?.controller) return;
  const isNew = isFirstVisit();
  const files = JSON.parse(firstAnswers) as Record<string, [address: string, integrity: string]>;
  for (const [path, file] of Object.entries(files)) answers.set(path, readWhere(isNew, ...file));
  await Promise.all(answers.values());
}

/** Each is given once: whoever asks again wants to know what has changed. */
export async function takeFirstAnswer(path: string) {
  const answer = answers.get(path);
  answers.delete(path);
  const taken = await answer;
  if (taken) given.set(path, taken.text);
  return taken?.value;
}

/** The texts of those that were given, when the backend itself can be asked: from now on it is. */
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
    return undefined; // The backend will be asked, also where a browser does not say what it keeps.
  }
}
