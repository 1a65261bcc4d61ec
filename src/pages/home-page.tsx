import { CategoryTiles } from "#src/features/showcase/category-tiles.tsx";
import { PromoBanner } from "#src/features/showcase/promo-banner.tsx";
import { ShowcaseHero } from "#src/features/showcase/showcase-hero.tsx";

export default function HomePage() {
  return (
    <>
      <PromoBanner />
      <ShowcaseHero />
      <CategoryTiles />
    </>
  );
}
