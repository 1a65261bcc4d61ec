import { generatedBriefs } from "./generated/generate.ts";
import { textQuality } from "./text-quality.ts";

/** As many as can be composed in half a minute, because each brief becomes three sites. */
const BRIEFS = 200;
const SEED = 1;

/**
 * Top-level await, for the script that scores: industries load lazily while sites are composed, so the work
 * must finish before the module is ready.
 */
export const measuredTexts = await textQuality(generatedBriefs(BRIEFS, SEED));
