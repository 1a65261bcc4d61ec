import { blockIntents } from "./block-wishes.ts";
import { colourIntents } from "./colour-wishes.ts";
import { destinationIntents } from "./destination-wishes.ts";
import { drawingIntents } from "./drawing-wishes.ts";
import { embedIntents } from "./embed-wishes.ts";
import { factIntents } from "./fact-wishes.ts";
import { fontIntents } from "./font-wishes.ts";
import { formIntents } from "./form-wishes.ts";
import { headingIntents } from "./heading-wishes.ts";
import type { Intent } from "./intent.ts";
import { pageIntents } from "./page-wishes.ts";
import { pictureIntents } from "./picture-wishes.ts";
import { postIntents } from "./post-wishes.ts";
import { searchIntents } from "./search-wishes.ts";
import { toneIntents } from "./tone-wishes.ts";
import { replaceIntents, wordIntents } from "./word-wishes.ts";

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
