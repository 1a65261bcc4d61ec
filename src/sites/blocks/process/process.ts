import { defineBlock } from "../define-block.ts";
import { processFields } from "./process-fields.ts";
import { processLadder } from "./process-ladder.tsx";
import { processNumbered } from "./process-numbered.tsx";
import { processTrack } from "./process-track.tsx";

export const process = defineBlock({
  kind: "process",
  label: "How it goes",
  fields: processFields,
  variants: { numbered: processNumbered, track: processTrack, ladder: processLadder },
});
