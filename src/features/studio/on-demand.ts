import * as assetStore from "#src/pictures/asset-store.ts";

/** Parts of the studio that open on demand, in one lazy chunk (docs/decisions/007-common-code.md). */
export { BlockPalette } from "./blocks/block-palette.tsx";
export { PasteBox } from "./blocks/paste-box.tsx";
export { pasteClipping } from "./blocks/paste-clipping.ts";
export { MarkBar } from "./canvas/mark-bar.tsx";
export { LibraryDialog } from "./pictures/library-dialog.tsx";
export { PictureTray } from "./pictures/picture-tray.tsx";
export { markPlace, takeDropped, takePasted } from "./pictures/take-pictures.ts";
export { ShortcutsDialog } from "./shortcuts-dialog.tsx";
export { StudioTour } from "./studio-tour.tsx";
export const { holdPictures } = assetStore;
