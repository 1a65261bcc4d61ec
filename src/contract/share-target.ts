/**
 * The `share_target` of the manifest: the path below the base to which the system's share menu posts a form with these
 * fields. A manifest can have only one, so texts and files share it.
 */
export const shareTarget = { path: "view-projects", title: "title", text: "text", file: "file" } as const;

/** Opens the import dialog with the file that the worker has stored. */
export const IMPORT_SHARED = "import=shared";

/** The page that imports files, below the base. */
export const IMPORT_PAGE = "view-projects?tab=mine";

/** Enough for hundreds of sites with their versions. */
export const LARGEST_IMPORT_BYTES = 50_000_000;

/** An archive is read in chunks. */
export const LARGEST_ARCHIVE_BYTES = 400_000_000;
