import * as restorePicturesPart from "#src/entities/pictures/pack-pictures.ts";
import * as adoptDialogPart from "./adopt-dialog.tsx";

/** Taking over a site from a link, with its pictures, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { restorePictures } = restorePicturesPart;
export const { AdoptDialog } = adoptDialogPart;
