import type { SiteDocument } from "#src/sites/document.ts";
import type { ProjectFile } from "#src/sites/share/project-file.ts";

/** Everything of a project that can be shared. */
export interface SharedProject {
  project: ProjectFile["project"];
  /** The current site; absent for an app or game. */
  document?: SiteDocument | undefined;
  /** The stored state of an app or a game. */
  app?: ProjectFile["app"];
}

/** A link that was copied or shared. */
export interface MadeLink {
  address: string;
  name: string;
  prospect: string;
  lastDay: string;
}
