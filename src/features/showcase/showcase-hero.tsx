import type { ReactNode } from "react";
import { brand } from "#src/lib/brand.ts";
import { assetAddress, paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";

/** Sheets on a drawing table, the front one last. */
const sheets = [
  { image: "appointment-scheduler", place: "top-[2%] right-[-6%] w-[58%] rotate-6" },
  { image: "arcade-cabinet", place: "bottom-[1%] left-[0%] w-[54%] -rotate-5" },
  { image: "client-portal", place: "top-[24%] left-[22%] w-[64%] rotate-1" },
];

interface ShowcaseHeroProps {
  /** Where a sentence about the business is asked for. */
  brief: ReactNode;
}

export function ShowcaseHero({ brief }: ShowcaseHeroProps) {
  return (
    <div className="blueprint overflow-hidden border-line border-b">
      <div className="page grid items-center gap-10 py-12 lg:min-h-[34rem] lg:grid-cols-[1.05fr_1fr] lg:py-16 screen-reader:min-h-0 screen-reader:grid-cols-1">
        <div>
          <p className="flex items-center gap-2.5 font-bold font-display text-xl">
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 text-signal">
              <path d={brand.logo} />
            </svg>
            {brand.name}
          </p>
          <PageHeading title={brand.name} className="mt-5 text-[clamp(2.5rem,7vw,4.75rem)] leading-[1.02]">
            Your business, drawn to measure.
          </PageHeading>
          <p className="mt-5 max-w-[48ch] text-lg text-muted">
            Pick a template, try the modules behind it, and walk away with something that works. All of it
            runs in this browser, also when the line is down.
          </p>
          <div className="mt-7 max-w-xl">{brief}</div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={paths.webAppBuilder} look="primary" size="large">
              Start Building
            </ButtonLink>
            <ButtonLink href={paths.liveDemos} size="large">
              Try the live demos
            </ButtonLink>
          </div>
        </div>
        <div
          aria-hidden="true"
          data-decorative=""
          className="relative mx-auto aspect-[5/4] w-full max-w-xl lg:max-w-none"
        >
          {sheets.map(({ image, place }) => (
            <img
              key={image}
              src={assetAddress(`/images/modules/${image}.svg`)}
              alt=""
              width={640}
              height={400}
              className={`absolute rounded-card border-6 border-raised shadow-float ${place}`}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
