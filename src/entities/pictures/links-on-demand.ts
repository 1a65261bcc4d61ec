import * as shareTokenPart from "#src/share/share-token.ts";
import * as linkPicturesPart from "./link-pictures.ts";

/** Whole sites in links, with their pictures; one lazy chunk (docs/decisions/007-common-code.md). */
export const { decodeShare, encodeShare } = shareTokenPart;
export const { packForLink, picturesOfLink } = linkPicturesPart;
