import * as picturesPart from "#src/entities/pictures/pack-pictures.ts";
import * as entriesPart from "#src/publish/passport/site-entries.ts";
import * as reviewPart from "./import-review.tsx";
import * as mergePart from "./merge-work.ts";
import * as readPart from "./read-import.ts";
import * as addressPart from "./reopen/from-address.ts";
import * as movedPart from "./reopen/moved-review.tsx";
import * as openPart from "./reopen/open-site.ts";
import * as sitePart from "./reopen/site-review.tsx";
import * as workPart from "./work-file.ts";

/**
 * What reads files and websites, shows what is in them, and brings it in: with the schemas of sites and the site engine,
 * in one lazy chunk (docs/decisions/007-common-code.md).
 */
export const { restorePictures } = picturesPart;
export const { entriesOfFolder } = entriesPart;
export const { ImportReview } = reviewPart;
export const { compareWork, mergeWork } = mergePart;
export const { readImport, recordsOf } = readPart;
export const { entriesAt } = addressPart;
export const { MovedReview } = movedPart;
export const { openSite } = openPart;
export const { SiteReview } = sitePart;
export const { collectWork } = workPart;
