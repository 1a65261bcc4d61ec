import type { ReactNode } from "react";
import type { Template } from "#src/contract/templates.ts";
import { Button } from "#src/ui/button.tsx";

interface BriefTemplatesProps {
  /** Where the brief is typed, and can be changed. */
  box: ReactNode;
  /** Null until the search is there. */
  found: readonly Template[] | null;
  renderCard: (template: Template) => ReactNode;
  onForget: () => void;
}

const places = [1, 2, 3];

/** The brief that somebody came with, and the templates that fit its words. */
export function BriefTemplates({ box, found, renderCard, onForget }: BriefTemplatesProps) {
  return (
    <section aria-labelledby="brief-title" className="blueprint border-line border-y bg-sunken">
      <div className="page grid gap-8 py-8 lg:py-10">
        <div className="max-w-3xl">{box}</div>
        <div>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
            <div className="min-w-0">
              <h2 id="brief-title" className="text-2xl">
                {found?.length === 0
                  ? "None of these words names a template"
                  : "These templates fit your words"}
              </h2>
              <p className="mt-1 max-w-[64ch] text-muted">
                {found?.length === 0
                  ? "Say what trade it is, or choose from all templates below."
                  : "They are finished samples, found by the words of your brief. Nothing in them is changed: the name, the texts and the prices are those of the sample until you replace them."}
              </p>
            </div>
            <Button look="quiet" size="small" onClick={onForget}>
              Forget this brief
            </Button>
          </div>
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3" aria-busy={found === null}>
            {found === null
              ? places.map((place) => (
                  <div key={place} className="aspect-[3/2] animate-shimmer rounded-card bg-grey-tint" />
                ))
              : found.slice(0, places.length).map(renderCard)}
          </div>
        </div>
      </div>
    </section>
  );
}
