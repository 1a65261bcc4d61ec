import { blockIntents } from "./block-intents.ts";
import { colourIntents } from "./colour-intents.ts";
import { destinationIntents } from "./destination-intents.ts";
import { drawingIntents } from "./drawing-intents.ts";
import { embedIntents } from "./embed-intents.ts";
import { factIntents } from "./fact-intents.ts";
import { fontIntents } from "./font-intents.ts";
import { formIntents } from "./form-intents.ts";
import { headingIntents } from "./heading-intents.ts";
import type { Intent } from "./intent.ts";
import { pageIntents } from "./page-intents.ts";
import { pictureIntents } from "./picture-intents.ts";
import { postIntents } from "./post-intents.ts";
import { searchIntents } from "./search-intents.ts";
import { toneIntents } from "./tone-intents.ts";
import { replaceIntents, wordIntents } from "./word-intents.ts";

/** All kinds of requests. If several match, the first wins. */
export const intents: Intent[] = [
  ...embedIntents,
  ...destinationIntents,
  ...postIntents,
  ...replaceIntents,
  ...searchIntents,
  ...pageIntents,
  ...factIntents,
  ...drawingIntents,
  ...headingIntents,
  ...wordIntents,
  ...pictureIntents,
  ...blockIntents,
  ...formIntents,
  ...fontIntents,
  ...colourIntents,
  ...toneIntents,
];
