import { isHosted } from "#src/api/hosted.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";

export function BriefFormIntro() {
  return (
    <div className="blueprint border-line border-b">
      <div className="page grid items-end gap-x-14 gap-y-5 py-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:py-14">
        <PageHeading
          title="Tell us what to build"
          className="max-w-[9em] text-[clamp(2.5rem,7vw*var(--type-scale),5rem)]! leading-[0.98] lg:max-w-[16ch]"
        >
          Tell us what to build.
        </PageHeading>
        <p className="max-w-[44ch] text-lg">
          Six short steps, and right away a draft of the site that you can open and change yourself.{" "}
          {isHosted()
            ? "You get a number and an answer from us."
            : "Your brief is saved in this browser. At the end you can send it to us by email."}
        </p>
      </div>
    </div>
  );
}
