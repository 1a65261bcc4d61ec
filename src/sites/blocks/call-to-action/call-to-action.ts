import { defineBlock } from "../define-block.ts";
import { callToActionBand } from "./call-to-action-band.tsx";
import { callToActionFields } from "./call-to-action-fields.ts";
import { callToActionPanel } from "./call-to-action-panel.tsx";
import { callToActionPoster } from "./call-to-action-poster.tsx";

export const callToAction = defineBlock({
  kind: "call-to-action",
  label: "Call to action",
  fields: callToActionFields,
  variants: { band: callToActionBand, poster: callToActionPoster, panel: callToActionPanel },
});
