import type { SiteDocument } from "#src/sites/document.ts";
import type { ProjectFile } from "#src/sites/share/project-file.ts";

/** All of a project that can be handed on. */
export interface SharedProject {
  project: ProjectFile["project"];
  /** The site as it is now; an application or a game has none. */
  document?: SiteDocument | undefined;
  /** The stored state of an app or a game. */
  app?: ProjectFile["app"];
}

/** A link that was copied or handed on. */
export interface MadeLink {
  address: string;
  name: string;
  prospect: string;
  lastDay: string;
}
