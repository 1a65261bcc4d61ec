import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  /** Shown below the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section with its heading in the margin. */
export function Section({ id, title, intro, aside, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="page grid gap-x-14 gap-y-8 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-20"
    >
      <div>
        <h2 id={id} className="text-[clamp(1.9rem,4vw*var(--type-scale),3rem)]">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-[40ch] text-lg text-muted">{intro}</p>}
        {aside}
      </div>
      {children}
    </section>
  );
}
