import { useEffect, useState } from "react";
import { siteOfBrief } from "#src/entities/projects/project-from-brief.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { type BriefAnswers, briefOf } from "./brief-answers.ts";

const PAUSE_MS = 250;

/** A live preview of the first page that these answers produce. */
export function DraftPicture({ answers }: { answers: BriefAnswers }) {
  const [state, setState] = useState<{ document?: SiteDocument; hasFailed: boolean }>({ hasFailed: false });

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      siteOfBrief(briefOf(answers)).then(
        ({ document }) => isWanted && setState({ document, hasFailed: false }),
        () => isWanted && setState({ hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [answers]);

  const { document, hasFailed } = state;
  if (hasFailed) return <p className="text-muted">The draft cannot be shown just now.</p>;
  return (
    <figure>
      <div className="relative aspect-[4/5] overflow-hidden rounded-card border border-edge bg-raised">
        {document ? (
          <SiteThumbnail
            document={document}
            width={900}
            height={1125}
            label={`The draft: the first page of ${document.meta.business.name}`}
          />
        ) : (
          <Skeleton className="h-full" />
        )}
      </div>
      <figcaption className="mt-2 text-muted text-sm">
        A draft from your answers, written in your browser without a language model. Everything else in it is
        marked as a sample.
      </figcaption>
    </figure>
  );
}
