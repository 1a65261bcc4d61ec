import * as frame from "./site-frame.tsx";
import * as thumbnail from "./site-thumbnail.tsx";

/** Live sites in a page, in one lazy chunk (docs/decisions/007-common-code.md) with the engine that draws them. */
export const { SiteFrame } = frame;
export const { SiteThumbnail } = thumbnail;
