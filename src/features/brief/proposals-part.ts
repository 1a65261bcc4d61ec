import { inItsPlace, lazyPart } from "#src/lib/lazy-part.tsx";
import type { BriefProposalsProps } from "./brief-proposals.tsx";

/** The proposals and the site engine, loaded when they are shown or when the visitor starts to type a brief. */
export const BriefProposals = inItsPlace(
  lazyPart<BriefProposalsProps>(() =>
    import("./brief-proposals.tsx").then(({ BriefProposals }) => ({ default: BriefProposals })),
  ),
);
