import pauseIcon from "icon:pause";
import playIcon from "icon:play";
import { useState } from "react";
import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import "./phone-strip.css";

/** The pictures are made by scripts/draw-phones.mjs. */
const sites = [
  { picture: "accounting-firm", name: "Tally & Birch, accounting firm" },
  { picture: "handyman", name: "Otto Fixes, handyman" },
  { picture: "home-services", name: "Copperline, home services" },
  { picture: "family-clinic", name: "Maple Street, family medicine clinic" },
  { picture: "law-firm", name: "Ashworth & Vale, law firm" },
  { picture: "pet-services", name: "Waggle & Rinse, pet services" },
  { picture: "auto-repair", name: "Kessler, auto repair" },
  { picture: "hair-salon", name: "Vesper, hair salon" },
];

/** A loop of eight sample sites. With reduced motion it is a row that the visitor scrolls. */
export function PhoneStrip() {
  const isStill = useAccessibility((accessibility) => accessibility.settings.reducedMotion);
  const [isPaused, setIsPaused] = useState(false);
  const isIdle = useIsIdle();
  // Chrome fetches lazy pictures from up to 2,500 px away: before the page is idle they would hold up its code.
  const address = (picture: string) => (isIdle ? assetAddress(`/images/phones/${picture}.webp`) : undefined);

  return (
    <div className="phone-strip border-line border-y bg-sunken pt-14 pb-6 lg:pt-20 lg:pb-12">
      <div className="page mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="sample-sites" className="text-[clamp(1.75rem,4vw,2.75rem)]">
            Eight industries, eight faces
          </h2>
          <p className="mt-2 max-w-[52ch] text-muted">
            A groomer should not look like a lawyer. Each of these samples was drawn for its own line of work.
          </p>
        </div>
        {!isStill && (
          <Button onClick={() => setIsPaused(!isPaused)} className="phone-strip-button">
            <Icon path={isPaused ? playIcon : pauseIcon} />
            <span>
              {isPaused ? "Play" : "Pause"} <span className="sr-only">the sample sites</span>
            </span>
          </Button>
        )}
      </div>
      <section
        aria-labelledby="sample-sites"
        tabIndex={isStill ? 0 : undefined}
        className="phone-strip-window"
      >
        <ul className="phone-strip-track" data-paused={isPaused || undefined}>
          {sites.map(({ picture, name }) => (
            <li key={picture}>
              <Phone src={address(picture)} alt={`Sample site: ${name}`} />
            </li>
          ))}
          {/* The copy follows the last phone, so that the loop has no gap. */}
          {!isStill &&
            sites.map(({ picture }) => (
              <li key={picture} aria-hidden="true">
                <Phone src={address(picture)} alt="" />
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

function Phone({ src, alt }: { src: string | undefined; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={222}
      height={470}
      loading="lazy"
      decoding="async"
      className="phone-strip-phone"
    />
  );
}
