import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { assetAddress } from "#src/lib/paths.ts";

const isPhone = "(width < 40rem)";
/** The media query for the dark pictures, so that only the pictures of the active theme load. */
const darkWhen = { system: "(prefers-color-scheme: dark)", light: undefined, dark: "(width > 0)" };

/** A site taking shape on a drawing sheet, which extends beyond the right and bottom edges. */
export function HeroPicture() {
  const theme = useAccessibility((accessibility) => accessibility.settings.theme);
  const isDark = darkWhen[theme];
  return (
    <div
      aria-hidden="true"
      data-decorative=""
      className="pointer-events-none relative aspect-[6/5] w-full sm:aspect-[3/2] lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 xl:left-[48%] lg:aspect-auto lg:w-auto"
    >
      <picture>
        {isDark && (
          <>
            <source media={`${isDark} and ${isPhone}`} srcSet={assetAddress("/images/hero-dark-phone.svg")} />
            <source media={isDark} srcSet={assetAddress("/images/hero-dark.svg")} />
          </>
        )}
        <source media={isPhone} srcSet={assetAddress("/images/hero-phone.svg")} />
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
