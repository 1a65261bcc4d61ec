import type { FileContent } from "./file-content.ts";

/** Changes that were not saved into their file, in the storage of the browser that made them. */
interface Draft {
  /** The JSON of the file as it would have been saved. */
  text: string;
  at: string;
}

const keyOf = ({ id, savedAt }: Pick<FileContent, "id" | "savedAt">) => `app file ${id} ${savedAt}`;

/** Returns the draft of exactly this copy of a file, if the browser lets pages on disk store anything. */
export function readDraft(of: Pick<FileContent, "id" | "savedAt">): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    return; // storage is blocked, or the draft is damaged
  }
}

/** Stores a draft. Returns whether there was room. */
export function keepDraft(of: Pick<FileContent, "id" | "savedAt">, text: string, at: string) {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify({ text, at }));
    return true;
  } catch {
    forgetDraft(of); // an older state would be offered in its place
    return false;
  }
}

export function forgetDraft(of: Pick<FileContent, "id" | "savedAt">) {
  try {
    localStorage.removeItem(keyOf(of));
  } catch {
    // A browser that stores nothing has no draft to forget.
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "at" in value &&
  typeof value.at === "string";

/** Texts that were typed and not saved, such as a new record, by the id of their form. The copies of a file share them. */
export function createFileDrafts({ id }: Pick<FileContent, "id">) {
  const key = `app forms ${id}`;
  let drafts: Record<string, unknown> = {};
  try {
    drafts = { ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    // Storage is blocked, or the drafts are damaged.
  }
  return {
    read: (form: string) => drafts[form],
    keep(form: string, draft: unknown) {
      drafts = { ...drafts, [form]: draft };
      try {
        localStorage.setItem(key, JSON.stringify(drafts));
      } catch {
        // The text stays on screen.
      }
    },
  };
}

/** The open page and record of a file, for a reload of its tab. */
export function placeInFile({ id }: Pick<FileContent, "id">) {
  const key = `app place ${id}`;
  return {
    read() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null; // blocked
      }
    },
    keep(place: string) {
      try {
        sessionStorage.setItem(key, place);
      } catch {
        // It begins at the first page.
      }
    },
  };
}
