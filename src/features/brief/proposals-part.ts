import { later, laterIfThere } from "#src/lib/later.ts";
import { inItsPlace, lazyPart } from "#src/lib/lazy-part.tsx";
import type { BriefAnswerProps } from "./brief-answer.tsx";
import type { BriefProposalsProps } from "./brief-proposals.tsx";

/** The proposals and the site engine, loaded when they are shown or when the visitor starts to type a brief. */
export const BriefProposals = inItsPlace(
  lazyPart<BriefProposalsProps>(() =>
    import("./brief-proposals.tsx").then(({ BriefProposals }) => ({ default: BriefProposals })),
  ),
);

/** Decides between websites and an app, and shows them. */
export const BriefAnswer = inItsPlace(
  lazyPart<BriefAnswerProps>(() =>
    import("./brief-answer.tsx").then(({ BriefAnswer }) => ({ default: BriefAnswer })),
  ),
);

/** The proposed app, with the engine of apps. */
export const AppProposal = later(() =>
  import("./app/app-proposal.tsx").then(({ AppProposal }) => AppProposal),
);

/** The app made of a spreadsheet. */
export const SheetStart = later(() => import("./sheet/sheet-start.tsx").then(({ SheetStart }) => SheetStart));

/** Offers the app of a brief beside a website. */
export const AppOffer = laterIfThere(() => import("./app/app-offer.tsx").then(({ AppOffer }) => AppOffer));
