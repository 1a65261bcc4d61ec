/** A project of this browser, or one that the backend has. */
export interface ProjectKey {
  kind: "local" | "listed";
  id: number;
}

/** No project of this browser has this number, or a greater one. */
export const LOCAL_NUMBERS_END = 2 ** 31;

/** The key as it stands in addresses. */
export const writeProjectKey = ({ kind, id }: ProjectKey) => (kind === "local" ? localKey(id) : String(id));

/** The same of a project of this browser. */
export const localKey = (id: number) => `local-${id}`;

/** `local-12` and `12` are projects; everything else is none. */
export function readProjectKey(key: string): ProjectKey | undefined {
  const [, local, digits] = /^(local-)?(\d{1,10})$/.exec(key) ?? [];
  return digits ? { kind: local ? "local" : "listed", id: Number(digits) } : undefined;
}

/** The number under which this browser keeps the site of a project, also of one that the backend has. */
export const siteNumber = ({ kind, id }: ProjectKey) => (kind === "local" ? id : LOCAL_NUMBERS_END + id);

/** The project whose site is kept under a number. */
export const readSiteNumber = (number: number): ProjectKey =>
  number < LOCAL_NUMBERS_END
    ? { kind: "local", id: number }
    : { kind: "listed", id: number - LOCAL_NUMBERS_END };

/** A number for a new project of this browser: at random, so that projects from two browsers can be brought together. */
export const randomProjectNumber = () => 1 + Math.floor(Math.random() * (LOCAL_NUMBERS_END - 1));
