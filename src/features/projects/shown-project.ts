import type { ReactNode } from "react";
import type { LocalProject } from "#src/api/work-records.ts";
import type { Project } from "#src/contract/projects.ts";
import { writeProjectKey } from "#src/entities/projects/project-key.ts";

/** A project in a list, independent of its storage. */
export interface ShownProject
  extends Pick<
    Project,
    "id" | "name" | "description" | "type" | "status" | "businessCategory" | "features" | "createdAt"
  > {
  templateId: string;
  /** Identifies the project in addresses and among all others. */
  key: string;
  storedIn: "gallery" | "account" | "browser";
}

export const toShown = (storedIn: ShownProject["storedIn"]) => (project: Project | LocalProject) => ({
  ...project,
  storedIn,
  key: writeProjectKey({ kind: storedIn === "browser" ? "local" : "listed", id: project.id }),
});

export interface ProjectListProps {
  projects: readonly ShownProject[];
  renderCard: (project: ShownProject) => ReactNode;
}
