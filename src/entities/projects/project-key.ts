/** A project of this browser, or one of the backend. */
export interface ProjectKey {
  kind: "local" | "listed";
  id: number;
}

/** The exclusive upper limit of local project numbers. */
export const LOCAL_NUMBERS_END = 2 ** 31;

/** Formats a key for addresses. */
export const writeProjectKey = ({ kind, id }: ProjectKey) => (kind === "local" ? localKey(id) : String(id));

/** Formats the key of a local project for addresses. */
export const localKey = (id: number) => `local-${id}`;

/** Parses `local-12` and `12`; returns undefined for everything else. */
export function readProjectKey(key: string): ProjectKey | undefined {
  const [, local, digits] = /^(local-)?(\d{1,10})$/.exec(key) ?? [];
  return digits ? { kind: local ? "local" : "listed", id: Number(digits) } : undefined;
}

/** Returns the number under which this browser stores the site of a project, local or from the backend. */
export const siteNumber = ({ kind, id }: ProjectKey) => (kind === "local" ? id : LOCAL_NUMBERS_END + id);

/** Returns the project whose site is stored under a number. */
export const readSiteNumber = (number: number): ProjectKey =>
  number < LOCAL_NUMBERS_END
    ? { kind: "local", id: number }
    : { kind: "listed", id: number - LOCAL_NUMBERS_END };

/** Returns a random number for a new local project, so that projects from two browsers can be merged. */
export const randomProjectNumber = () => 1 + Math.floor(Math.random() * (LOCAL_NUMBERS_END - 1));

/** Identifies the project or template in the address of a preview. */
export type PreviewKey = ProjectKey | { kind: "template"; id: string };

/** Parses a key: `local-12` and `12` are projects, everything else is a template id, which may not exist. */
export function readPreviewKey(key: string): PreviewKey {
  return readProjectKey(key) ?? { kind: "template", id: key };
}
