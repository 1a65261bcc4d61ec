import { type ProjectKey, readProjectKey } from "./project-key.ts";

/** Finds the project or template that the key of a preview address names. */
export type PreviewKey = ProjectKey | { kind: "template"; id: string };

/** `local-12` and `12` are projects; everything else is, or would be, a template. */
export function readPreviewKey(key: string): PreviewKey {
  return readProjectKey(key) ?? { kind: "template", id: key };
}
