import * as pictures from "./brief-pictures-panel.tsx";
import * as model from "./model/model-panel.tsx";

/** What a visitor may add to proposals, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { BriefPicturesPanel } = pictures;
export const { ModelPanel } = model;
