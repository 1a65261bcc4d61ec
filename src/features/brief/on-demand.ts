import * as pictures from "./brief-pictures-panel.tsx";
import * as model from "./model/model-panel.tsx";

/** The panels below proposals for own pictures and better words, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { BriefPicturesPanel } = pictures;
export const { ModelPanel } = model;
