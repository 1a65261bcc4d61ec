import { type ProjectKey, readProjectKey } from "./project-key.ts";

/** Which of the things that can be previewed a key in an address means. */
export type PreviewKey = ProjectKey | { kind: "template"; id: string };

/** `local-12` and `12` are projects; everything else is, or would be, a template. */
export function readPreviewKey(key: string): PreviewKey {
  return readProjectKey(key) ?? { kind: "template", id: key };
}
