import { type ReactNode, Suspense, useDeferredValue, useMemo } from "react";
import { useSearchParams } from "wouter";
import { wantedOf } from "#src/apps/wanted/wanted.ts";
import { Button } from "#src/ui/button.tsx";
import { chosenIn, withWanted } from "./app/app-choices.ts";
import { AppOffer, AppProposal } from "./app/app-parts.ts";
import { WantedQuestion } from "./app/wanted-question.tsx";
import type { BriefProposalsProps } from "./brief-proposals.tsx";
import { BriefProposals } from "./proposals-part.ts";
import { readBrief } from "./stored-brief.ts";

export interface BriefAnswerProps extends Pick<BriefProposalsProps, "onMade" | "onUse"> {
  /** Shown below the proposals of a website. */
  children: ReactNode;
}

/** Answers the brief in the address with websites, with an app, or with the question which of them is wanted. */
export function BriefAnswer({ onMade, onUse, children }: BriefAnswerProps) {
  const [search, setSearch] = useSearchParams();
  const brief = useDeferredValue(readBrief(search));
  const read = useMemo(() => wantedOf(brief), [brief]);
  const wanted = chosenIn(search) ?? read;
  const choose = (choice: Parameters<typeof withWanted>[1]) => setSearch((now) => withWanted(now, choice));

  if (wanted === "unsure") return <WantedQuestion brief={brief} onChoose={choose} />;
  return (
    <Suspense fallback={<ReadingBrief />}>
      {wanted === "app" ? (
        <AppProposal />
      ) : (
        <>
          <BriefProposals
            onMade={onMade}
            onUse={onUse}
            others={
              <Button look="quiet" className="underline underline-offset-4" onClick={() => choose("app")}>
                I wanted an app
              </Button>
            }
            above={
              wanted === "both" && (
                <Suspense>
                  <AppOffer brief={brief} onShow={() => choose("app")} />
                </Suspense>
              )
            }
          />
          {children}
        </>
      )}
    </Suspense>
  );
}

const ReadingBrief = () => (
  <p role="status" className="page py-24 text-muted">
    Reading your brief…
  </p>
);
