import { lazyPart } from "#src/lib/lazy-part.tsx";
import type { BriefProposalsProps } from "./brief-proposals.tsx";

/** The proposals, and all that makes sites: fetched when they are shown, or when somebody begins to write a brief. */
export const BriefProposals = lazyPart<BriefProposalsProps>(() =>
  import("./brief-proposals.tsx").then(({ BriefProposals }) => ({ default: BriefProposals })),
);
