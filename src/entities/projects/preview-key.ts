import { type ProjectKey, readProjectKey } from "./project-key.ts";

/** Identifies the project or template in the address of a preview. */
export type PreviewKey = ProjectKey | { kind: "template"; id: string };

/** Parses a key: `local-12` and `12` are projects, everything else is a template id, which may not exist. */
export function readPreviewKey(key: string): PreviewKey {
  return readProjectKey(key) ?? { kind: "template", id: key };
}
