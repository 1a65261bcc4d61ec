import * as namedSitePart from "./named-site.tsx";
import * as namedSiteLinkPart from "./named-site-link.ts";

/** A template in a prospect's name, as a picture and as a link; one lazy chunk (docs/decisions/007-common-code.md). */
export const { NamedSite } = namedSitePart;
export const { namedSiteLink } = namedSiteLinkPart;
