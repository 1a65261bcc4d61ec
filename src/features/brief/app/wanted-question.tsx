import { PageHeading } from "#src/ui/page-heading.tsx";
import { BriefText } from "../brief-text.tsx";

interface WantedQuestionProps {
  brief: string;
  onChoose: (wanted: "site" | "app" | "both") => void;
}

const choices = [
  { wanted: "site", title: "A website", text: "Pages for the people you want to reach." },
  { wanted: "app", title: "An app", text: "Lists, calendars and figures for your own records." },
  { wanted: "both", title: "Both", text: "A website, and an app beside it." },
] as const;

/** Asks for what the brief does not say. */
export function WantedQuestion({ brief, onChoose }: WantedQuestionProps) {
  return (
    <section aria-labelledby="wanted-title" className="blueprint border-line border-y bg-sunken">
      <div className="page grid gap-8 py-8 lg:pt-6 lg:pb-14">
        <BriefText key={brief} brief={brief} />
        <div>
          <PageHeading
            id="wanted-title"
            title="A website or an app?"
            className="text-[clamp(1.5rem,3.5vw*var(--type-scale),2.25rem)]!"
          >
            A website or an app?
          </PageHeading>
          <p className="mt-1 max-w-[64ch] text-muted">
            Your text could mean either. You can switch at any time.
          </p>
          <ul className="mt-5 grid max-w-4xl gap-3 sm:grid-cols-3">
            {choices.map(({ wanted, title, text }) => (
              <li key={wanted}>
                <button
                  type="button"
                  onClick={() => onChoose(wanted)}
                  className="grid size-full content-start gap-1 rounded-card border border-edge bg-raised p-4 text-start hover:border-ink"
                >
                  <span className="font-bold font-display text-xl">{title}</span>
                  <span className="text-muted">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
