import * as deleteWorkDialogPart from "./delete-work-dialog.tsx";
import * as folderCopyPart from "./folder-copy.ts";
import * as forgetNotesPart from "./forget-notes.ts";
import * as workCopyPart from "./work-copy.ts";
import * as workFilePart from "./work-file.ts";

/** Copies and deletion of the work in this browser, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { DeleteWorkDialog } = deleteWorkDialogPart;
export const { chooseCopyFolder, copyFolder, copyNow, forgetCopyFolder } = folderCopyPart;
export const { forgetNotesEverywhere } = forgetNotesPart;
export const { makeWorkCopy } = workCopyPart;
export const { collectWork } = workFilePart;
