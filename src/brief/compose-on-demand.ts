import * as briefPart from "./compose-understood.ts";
import * as ownKindPart from "./own-kind.ts";
import * as ownPicturesPart from "./own-pictures.ts";
import * as understandInWorkerPart from "./understand-in-worker.ts";

/** From an understood brief to a site in a business's own colours: one lazy chunk (docs/decisions/007-common-code.md) for who composes without writing. */
export const { composeUnderstood } = briefPart;
export const { withIndustry } = ownKindPart;
export const { inLogoColours } = ownPicturesPart;
export const { understandInWorker } = understandInWorkerPart;
