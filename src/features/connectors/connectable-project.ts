import type { Project } from "#src/contract/projects.ts";

/** What a connector needs to know of a project, wherever it is kept. */
export interface ConnectableProject
  extends Pick<
    Project,
    "name" | "description" | "type" | "status" | "businessCategory" | "features" | "templateId" | "createdAt"
  > {
  /** Names it in addresses, and tells it from all others. */
  key: string;
  isLocal: boolean;
  link: string;
}
