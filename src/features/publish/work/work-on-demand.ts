import * as packPicturesPart from "#src/entities/pictures/pack-pictures.ts";
import * as deleteWorkDialogPart from "./delete-work-dialog.tsx";
import * as forgetNotesPart from "./forget-notes.ts";
import * as workFilePart from "./work-file.ts";

/** Export and deletion of the work in this browser, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { allPictures, packWithPictures } = packPicturesPart;
export const { DeleteWorkDialog } = deleteWorkDialogPart;
export const { forgetNotesEverywhere } = forgetNotesPart;
export const { collectWork, WORK_FILE, writeWorkFile } = workFilePart;
