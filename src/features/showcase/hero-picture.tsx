import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { assetAddress } from "#src/lib/paths.ts";

/** When the picture of the dark table is the one to load; the other theme's is then left alone. */
const darkWhen = { system: "(prefers-color-scheme: dark)", light: "not all", dark: "all" };

/** A sheet on the drawing table on which a site comes into being; it runs off the right edge and the bottom. */
export function HeroPicture() {
  const theme = useAccessibility((accessibility) => accessibility.settings.theme);
  return (
    <div
      aria-hidden="true"
      data-decorative=""
      className="pointer-events-none relative aspect-[6/5] w-full sm:aspect-[3/2] lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 xl:left-[48%] lg:aspect-auto lg:w-auto"
    >
      <picture>
        <source media={darkWhen[theme]} srcSet={assetAddress("/images/hero-dark.svg")} />
        <img
          src={assetAddress("/images/hero.svg")}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="absolute inset-x-0 bottom-0 size-full object-cover object-left-top lg:max-h-[50vw]"
        />
      </picture>
    </div>
  );
}
