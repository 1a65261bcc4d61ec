import * as z from "zod/mini";

/** Where a server tells connected pages what others have changed, as server-sent events. Each names some collections. */
export const LIVE_CHANGES_PATH = "/api/events";

/** The collections that pages show. */
export const liveCollections = [
  "modules",
  "pricing",
  "projects",
  "promotionUses",
  "templateSettings",
  "formSubmissions",
  "changes",
] as const;

export type LiveCollection = (typeof liveCollections)[number];

export const liveChangesSchema = z.array(z.enum(liveCollections));
