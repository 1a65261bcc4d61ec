import * as copiesPart from "./copies.tsx";
import * as deleteWorkDialogPart from "./delete-work-dialog.tsx";
import * as forgetNotesPart from "./forget-notes.ts";
import * as lastCopyPart from "./last-copy.ts";
import * as watchWorkPart from "./watch-work.ts";
import * as workCopyPart from "./work-copy.ts";
import * as workFilePart from "./work-file.ts";

/** Copies and deletion of the work in this browser, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { Copies } = copiesPart;
export const { DeleteWorkDialog } = deleteWorkDialogPart;
export const { forgetNotes, forgetNotesEverywhere } = forgetNotesPart;
export const { rememberCopy } = lastCopyPart;
export const { watchWork } = watchWorkPart;
export const { makeWorkCopy } = workCopyPart;
export const { collectWork } = workFilePart;
