import type { ReactNode } from "react";
import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { HeroPicture } from "./hero-picture.tsx";

interface ShowcaseHeroProps {
  /** The form for a brief. */
  brief: ReactNode;
}

export function ShowcaseHero({ brief }: ShowcaseHeroProps) {
  return (
    <div className="blueprint relative overflow-hidden border-line border-b">
      <div className="page flex items-center pt-12 pb-8 lg:min-h-[38rem] lg:py-16 screen-reader:min-h-0">
        <div className="lg:w-1/2 screen-reader:w-full">
          <p className="flex items-center gap-2.5 font-bold font-display text-xl">
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 text-signal">
              <path d={brand.logo} />
            </svg>
            {brand.name}
          </p>
          <PageHeading
            title={brand.name}
            className="mt-5 text-[clamp(2.5rem,7vw*var(--type-scale),4.75rem)] leading-[1.02]"
          >
            Your business, drawn to measure.
          </PageHeading>
          <p className="mt-5 max-w-[48ch] text-lg text-muted">
            Pick a template, try the modules behind it, and walk away with something that works. Everything
            runs in your browser, even offline.
          </p>
          <div className="mt-7 max-w-xl">{brief}</div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={paths.webAppBuilder}>Start Building</ButtonLink>
            <ButtonLink href={paths.liveDemos} look="quiet">
              Try the live demos
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroPicture />
    </div>
  );
}
