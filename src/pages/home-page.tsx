import { Suspense } from "react";
import { BriefBox } from "#src/features/brief/brief-box.tsx";
import { CategoryTiles } from "#src/features/showcase/category-tiles.tsx";
import { ClosingCall } from "#src/features/showcase/closing-call.tsx";
import { IndustryIndex } from "#src/features/showcase/industry-index.tsx";
import { PhoneStripSpace } from "#src/features/showcase/phone-strip-space.tsx";
import { PromoBanner } from "#src/features/showcase/promo-banner.tsx";
import { ShowcaseHero } from "#src/features/showcase/showcase-hero.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";
import { lazyPart } from "#src/lib/lazy-part.tsx";

const PhoneStrip = lazyPart(() =>
  import("#src/features/showcase/phone-strip.tsx").then(({ PhoneStrip }) => ({ default: PhoneStrip })),
);

export default function HomePage() {
  return (
    <>
      <PreparedFor />
      <PromoBanner />
      <ShowcaseHero
        brief={
          <BriefBox
            look="home"
            label="What does your business do?"
            example="A vegan bakery in Lisbon called Crumb, open Tuesday to Sunday"
            button="Draw my site"
          />
        }
      />
      <Suspense fallback={<PhoneStripSpace />}>
        <PhoneStrip />
      </Suspense>
      <IndustryIndex />
      <CategoryTiles />
      <ClosingCall />
    </>
  );
}
