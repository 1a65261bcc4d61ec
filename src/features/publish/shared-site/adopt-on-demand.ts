import * as restorePicturesPart from "#src/entities/pictures/pack-pictures.ts";
import * as adoptDialogPart from "./adopt-dialog.tsx";

/** What makes a site of a link one's own; one lazy chunk (docs/decisions/007-common-code.md). */
export const { restorePictures } = restorePicturesPart;
export const { AdoptDialog } = adoptDialogPart;
