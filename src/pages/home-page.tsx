import { Suspense } from "react";
import { BriefBox, type BriefBoxLook } from "#src/features/brief/brief-box.tsx";
import { ContinueProjectSpace } from "#src/features/projects/continue-project-space.tsx";
import { CategoryTiles } from "#src/features/showcase/category-tiles.tsx";
import { ClosingCall } from "#src/features/showcase/closing-call.tsx";
import { Figures, MODULES_DELIVERED } from "#src/features/showcase/figures.tsx";
import { IndustryIndex } from "#src/features/showcase/industry-index.tsx";
import { PhoneStrip } from "#src/features/showcase/phone-strip.tsx";
import { PromoBanner } from "#src/features/showcase/promo-banner.tsx";
import { ShowcaseHero } from "#src/features/showcase/showcase-hero.tsx";
import { laterIfThere } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

/** Deferred, because the count needs an API call and the code for it. */
const ModuleCount = laterIfThere(() =>
  import("#src/features/modules/module-count.tsx").then(({ ModuleCount }) => ModuleCount),
);

const briefLook: BriefBoxLook = {
  form: "gap-2",
  label: "font-semibold",
  row: "flex flex-col gap-2 sm:flex-row sm:gap-0",
  input:
    "min-h-13 grow rounded-[10px] border border-edge bg-raised px-4 py-2 text-ink sm:rounded-e-none sm:border-e-0",
  button:
    "min-h-13 rounded-[10px] bg-signal px-6 font-semibold text-lg text-on-signal hover:bg-signal-strong sm:rounded-s-none",
};

export default function HomePage() {
  const isIdle = useIsIdle();
  return (
    <>
      <PreparedFor />
      <PromoBanner />
      <ContinueProjectSpace />
      <ShowcaseHero
        brief={
          <BriefBox
            look={briefLook}
            label="What does your business do?"
            example="A vegan bakery in Lisbon called Crumb, open Tuesday to Sunday"
            button="Draw my site"
            hint="Need an app instead? Say what you keep track of."
          />
        }
      />
      <Figures
        modules={
          isIdle ? (
            <Suspense fallback={MODULES_DELIVERED}>
              <ModuleCount delivered={MODULES_DELIVERED} />
            </Suspense>
          ) : (
            MODULES_DELIVERED
          )
        }
      />
      <PhoneStrip />
      <IndustryIndex />
      <CategoryTiles />
      <ClosingCall />
    </>
  );
}
