import type { Project } from "#src/contract/projects.ts";
import { paths } from "#src/lib/paths.ts";

/** The project data that a connector needs, wherever the project is stored. */
export interface ConnectableProject
  extends Pick<
    Project,
    "name" | "description" | "type" | "status" | "businessCategory" | "features" | "templateId" | "createdAt"
  > {
  /** Identifies the project in addresses and among all others. */
  key: string;
  isLocal: boolean;
  link: string;
}

export function toConnectable(
  project: Omit<ConnectableProject, "key" | "isLocal" | "link">,
  key: string,
  isLocal: boolean,
): ConnectableProject {
  const link = location.origin + import.meta.env.BASE_URL + paths.openProject(key).slice(1);
  return { ...project, key, isLocal, link };
}
