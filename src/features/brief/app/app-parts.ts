import { later, laterIfThere } from "#src/lib/later.ts";

/** The proposed app, with the frame of apps. */
export const AppProposal = later(() => import("./app-proposal.tsx").then(({ AppProposal }) => AppProposal));

/** Offers the app of a brief beside a website. */
export const AppOffer = laterIfThere(() => import("./app-offer.tsx").then(({ AppOffer }) => AppOffer));
