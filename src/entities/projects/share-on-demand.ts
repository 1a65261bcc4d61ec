import * as loadSharedPart from "./load-shared.ts";
import * as packProjectFilePart from "./pack-project-file.ts";

/** A stored project, read for sharing and packed as a file; one lazy chunk (docs/decisions/007-common-code.md). */
export const { loadShared } = loadSharedPart;
export const { packProjectFile } = packProjectFilePart;
