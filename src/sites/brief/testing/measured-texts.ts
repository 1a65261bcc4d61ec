import { generatedBriefs } from "./generated/generate.ts";
import { textQuality } from "./text-quality.ts";

/** So many briefs as become sites in half a minute: each becomes three. */
const BRIEFS = 200;
const SEED = 1;

/**
 * For the script that scores: the words of an industry load while sites are composed, so that the work has to be done before
 * this module is ready.
 */
export const measuredTexts = await textQuality(generatedBriefs(BRIEFS, SEED));
