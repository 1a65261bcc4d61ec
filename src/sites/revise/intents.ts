import { blockIntents } from "./block-wishes.ts";
import { colourIntents } from "./colour-wishes.ts";
import { factIntents } from "./fact-wishes.ts";
import type { Intent } from "./intent.ts";
import { lookIntents } from "./look-wishes.ts";
import { pageIntents } from "./page-wishes.ts";
import { wordIntents } from "./word-wishes.ts";

const byId = (intents: Intent[], ...ids: string[]) => intents.filter(({ id }) => ids.includes(id));
const without = (intents: Intent[], ...ids: string[]) => intents.filter(({ id }) => !ids.includes(id));

/** All that is understood; where words fit several, the first is meant. */
export const intents: Intent[] = [
  ...byId(wordIntents, "replace"),
  ...pageIntents,
  ...factIntents,
  ...byId(lookIntents, "pictures-drawn", "size-of-headings"),
  ...without(wordIntents, "replace"),
  ...blockIntents,
  ...without(lookIntents, "pictures-drawn", "size-of-headings", "tone", "another-look"),
  ...colourIntents,
  ...byId(lookIntents, "tone", "another-look"),
];
