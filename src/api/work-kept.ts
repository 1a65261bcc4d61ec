/** The name under which a browser keeps what a visitor makes. */
export const WORK_DATABASE = "work";

let isOpen = false;

/** Said by the database itself, which may also be kept in memory. */
export function workIsOpen() {
  isOpen = true;
}

/** Whether there may be something to read. Where a visitor has made nothing yet, no page needs the code that reads it. */
export async function isWorkKept() {
  if (isOpen) return true;
  try {
    const databases = await indexedDB.databases();
    return isOpen || databases.some(({ name }) => name === WORK_DATABASE);
  } catch {
    return true; // A browser that does not say what it keeps is asked for it.
  }
}
