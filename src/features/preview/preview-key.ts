/** Which of the things that can be previewed a key in an address means. */
export type PreviewKey =
  | { kind: "template"; id: string }
  /** A project that is kept in this browser. */
  | { kind: "local"; id: number }
  /** A project that the backend has. */
  | { kind: "listed"; id: number };

export type ProjectKey = Exclude<PreviewKey, { kind: "template" }>;

/** `local-12` and `12` are projects; everything else is, or would be, a template. */
export function readPreviewKey(key: string): PreviewKey {
  return readProjectKey(key) ?? { kind: "template", id: key };
}

export function readProjectKey(key: string): ProjectKey | undefined {
  const [, local, digits] = /^(local-)?(\d{1,10})$/.exec(key) ?? [];
  return digits ? { kind: local ? "local" : "listed", id: Number(digits) } : undefined;
}

/** The key as it stands in addresses. */
export const writeProjectKey = ({ kind, id }: ProjectKey) => (kind === "local" ? `local-${id}` : String(id));
