import { formatDay } from "#src/lib/calendar-days.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { type Release, releases } from "./changes.ts";

export function Changelog() {
  return (
    <>
      <div className="blueprint border-line border-b">
        <div className="page py-12 sm:py-16">
          <PageHeading title="Changelog">Changelog</PageHeading>
          <p className="mt-3 max-w-[60ch] text-lg text-muted">
            What is new in each version, with the newest changes first.
          </p>
        </div>
      </div>
      <div className="page space-y-16 py-12 sm:py-16">
        {releases.map((release) => (
          <ReleaseNotes key={release.version} release={release} />
        ))}
      </div>
    </>
  );
}

function ReleaseNotes({ release: { version, date, title, changes } }: { release: Release }) {
  const id = `release-${date}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <p className="border-ink border-t-2 pt-3">
        <span className="block font-bold font-display text-2xl tracking-tight">{version}</span>
        <time dateTime={date} className="mt-1 block text-muted">
          {formatDay(date)}
        </time>
      </p>
      <div className="min-w-0 max-w-[52rem]">
        <h2 id={id} className="text-[clamp(1.6rem,3.4vw*var(--type-scale),2.25rem)] lg:pt-1.5">
          {title}
        </h2>
        <ul className="mt-5 divide-y divide-line border-line border-y">
          {changes.map((change) => (
            <li key={change} className="text-pretty py-4 text-lg">
              {change}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
