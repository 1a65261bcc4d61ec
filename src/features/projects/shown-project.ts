import type { ReactNode } from "react";
import type { Project } from "#src/contract/projects.ts";
import type { LocalProject } from "#src/contract/work.ts";

/** A project as the lists show it, wherever it is kept. */
export interface ShownProject
  extends Pick<
    Project,
    "id" | "name" | "description" | "type" | "status" | "businessCategory" | "features" | "createdAt"
  > {
  templateId: string;
  /** Names it in addresses, and tells it from all others. */
  key: string;
  keptIn: "gallery" | "account" | "browser";
}

export const projectKey = (keptIn: ShownProject["keptIn"], id: number) =>
  keptIn === "browser" ? `local-${id}` : String(id);

export const toShown = (keptIn: ShownProject["keptIn"]) => (project: Project | LocalProject) => ({
  ...project,
  keptIn,
  key: projectKey(keptIn, project.id),
});

export interface ProjectListProps {
  projects: readonly ShownProject[];
  renderCard: (project: ShownProject) => ReactNode;
}
