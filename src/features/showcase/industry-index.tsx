import { Link } from "wouter";
import { sectors } from "#src/contract/industries.ts";
import { paths } from "#src/lib/paths.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";

/** Balances the heights of the columns. */
const columns = [
  ["Food and drink", "Design and shops"],
  ["Health and beauty", "Learning and care"],
  ["House and yard"],
  ["Office and counsel", "Travel and occasions"],
];

/** An index of all industries, with links to their templates. */
export function IndustryIndex() {
  return (
    <section aria-labelledby="trades" className="border-line border-y bg-sunken">
      <div className="page py-14 lg:py-20">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
          <h2 id="trades" className="text-[clamp(1.75rem,4vw*var(--type-scale),2.75rem)]">
            Find your industry
          </h2>
          <p className="max-w-[46ch] text-muted">
            Forty-five industries in six styles, each with its own words, prices, questions and pictures. No
            lorem ipsum.
          </p>
        </div>
        <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-4">
          {columns.map((names) => (
            <div key={names.join()} className="flex flex-col gap-7 sm:gap-9">
              {sectors
                .filter(({ name }) => names.includes(name))
                .map((sector) => (
                  <SectorList key={sector.name} {...sector} />
                ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function SectorList({ name, industries }: (typeof sectors)[number]) {
  const withVisit = useWithVisit();
  return (
    <div>
      <h3 className="border-ink border-b pb-2 font-semibold font-text text-base tracking-normal">{name}</h3>
      <ul className="flex flex-wrap gap-x-5 pt-1 sm:block sm:pt-0">
        {industries.map(({ id, name }) => (
          <li key={id} className="border-line sm:border-b">
            <Link
              href={withVisit(paths.templatesOf(id))}
              className="flex min-h-11 items-center py-1 font-display font-semibold text-xl tracking-tight hover:text-signal"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
