import { siteOfBrief } from "#src/entities/projects/project-from-brief.ts";
import { pause } from "#src/lib/scheduler.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { type BriefAnswers, briefOf } from "./brief-answers.ts";

const PAUSE_MS = 250;

/** A live preview of the first page that these answers produce. */
export function DraftPicture({ answers }: { answers: BriefAnswers }) {
  const { latest, error } = useAsyncValue(
    async (signal) => {
      await pause(PAUSE_MS, signal);
      return siteOfBrief(briefOf(answers));
    },
    [answers],
  );

  if (error) return <p className="text-muted">The draft cannot be shown just now.</p>;
  return (
    <figure>
      <div className="relative aspect-[4/5] overflow-hidden rounded-card border border-edge bg-raised">
        {latest ? (
          <SiteThumbnail
            document={latest.document}
            width={900}
            height={1125}
            label={`The draft: the first page of ${latest.document.meta.business.name}`}
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
