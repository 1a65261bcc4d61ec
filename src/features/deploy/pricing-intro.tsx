import { useBeta } from "#src/features/beta/beta-slice.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";

export function PricingIntro() {
  const isBeta = useBeta((beta) => beta.isBeta);
  return (
    <div className="blueprint">
      <div className="page grid items-end gap-x-14 gap-y-6 py-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:py-20">
        <PageHeading
          title="Pricing"
          className="max-w-[14ch] text-[clamp(2.75rem,8vw*var(--type-scale),6.5rem)]! leading-[0.96]"
        >
          Pay in full, or pay when it’s finished.
        </PageHeading>
        <div>
          <p className="max-w-[36ch] text-lg">
            Building is free and needs no account. When your site is ready to go online, there are two ways to
            pay for it.
          </p>
          {/* A class on the root element reserves the space until React knows whether the visitor is signed in. */}
          <p
            className={`mt-4 border-signal border-s-4 bg-raised px-4 py-3 ${isBeta ? "" : "hidden [:root.beta_&]:block"}`}
          >
            You are here as a beta visitor. These are the prices for everybody; your beta costs nothing.
          </p>
        </div>
      </div>
    </div>
  );
}
