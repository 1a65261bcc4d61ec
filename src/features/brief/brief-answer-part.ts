import { inItsPlace, lazyPart } from "#src/lib/lazy-part.tsx";
import type { BriefAnswerProps } from "./brief-answer.tsx";

/** Decides between websites and an app, and shows them. */
export const BriefAnswer = inItsPlace(
  lazyPart<BriefAnswerProps>(() =>
    import("./brief-answer.tsx").then(({ BriefAnswer }) => ({ default: BriefAnswer })),
  ),
);
