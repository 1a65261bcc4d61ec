import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { ButtonLink } from "#src/ui/button.tsx";

/** The last section of the home page, a call to action. */
export function ClosingCall() {
  const withVisit = useWithVisit();
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate -mb-16 overflow-hidden bg-night text-on-night [color-scheme:dark]"
    >
      <svg
        viewBox="-4.5 -4.5 33 33"
        fill="none"
        aria-hidden="true"
        data-decorative=""
        className="absolute -top-24 -right-24 -z-10 size-[34rem] text-on-night-signal opacity-35 lg:-top-32 lg:right-8 lg:size-[44rem]"
      >
        <g stroke="currentColor" strokeWidth="0.05">
          <path d="M-3 3h30M-3 11h30M-3 16h30M-3 21h30M3-3v30M21-3v30M12-3v30" strokeDasharray="0.5 0.35" />
          <circle cx="12" cy="12" r="12.7" />
        </g>
        <path d={brand.logo} stroke="currentColor" strokeWidth="0.14" />
      </svg>
      <div className="page py-20 lg:py-28">
        <h2
          id="closing"
          className="max-w-[16ch] text-[clamp(2.25rem,6vw*var(--type-scale),4.25rem)] leading-[1.02]"
        >
          Put your name on the door.
        </h2>
        <p className="mt-5 max-w-[44ch] text-lg text-on-night-muted">
          In a minute you can have a site with your industry, your town and your prices on it. It stays in
          this browser until you export it.
        </p>
        <ButtonLink href={withVisit(paths.webAppBuilder)} look="primary" size="large" className="mt-8">
          Start Building
        </ButtonLink>
      </div>
    </section>
  );
}
