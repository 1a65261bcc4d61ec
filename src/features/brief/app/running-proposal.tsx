import type { AppRecords } from "#src/apps/records/records.ts";
import { LiveAppStage } from "#src/apps/run/stored-app-stage.tsx";
import { SkipLink } from "#src/ui/skip-link.tsx";

interface RunningProposalProps {
  app: AppRecords;
  /** The bar above the app: choices and the button that makes it. */
  children: React.ReactNode;
}

/** A proposed app that runs in the page. */
export function RunningProposal({ app, children }: RunningProposalProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-edge bg-raised">
      <div
        data-demo=""
        className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-3 py-3 sm:px-4"
      >
        {children}
      </div>
      {/* Fixed buttons of the app stay inside it. */}
      <section aria-label={`The app ${app.document.name}`} className="relative [contain:layout]">
        <SkipLink
          target="after-app"
          className="sr-only focus:not-sr-only focus:block focus:bg-signal focus:px-4 focus:py-2 focus:text-on-signal"
        >
          Skip the app
        </SkipLink>
        <div className="h-[min(44rem,78dvh)] overflow-y-auto overflow-x-hidden [container-type:size]">
          <LiveAppStage app={app} />
        </div>
        <span id="after-app" tabIndex={-1} />
      </section>
    </div>
  );
}
