import pauseIcon from "icon:pause";
import playIcon from "icon:play";
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { fontsShown } from "#src/lib/fonts-shown.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import "./phone-strip.css";
import { phoneNames } from "./phone-names.ts";
import { PhoneStripIntro } from "./phone-strip-intro.tsx";
import { AccountingFirm } from "./phones/accounting-firm.tsx";
import { AutoRepair } from "./phones/auto-repair.tsx";
import { type PhoneScreenProps, SCREEN_HEIGHT, SCREEN_WIDTH } from "./phones/drawing.tsx";
import { FamilyClinic } from "./phones/family-clinic.tsx";
import { HairSalon } from "./phones/hair-salon.tsx";
import { Handyman } from "./phones/handyman.tsx";
import { HomeServices } from "./phones/home-services.tsx";
import { LawFirm } from "./phones/law-firm.tsx";
import { PetServices } from "./phones/pet-services.tsx";

const screens = [
  AccountingFirm,
  Handyman,
  HomeServices,
  FamilyClinic,
  LawFirm,
  PetServices,
  AutoRepair,
  HairSalon,
] satisfies ComponentType<PhoneScreenProps>[];

const phones = phoneNames.map((name, index) => ({ name, Screen: memo(screens[index] ?? AccountingFirm) }));

/** Eight sample sites pass by; whoever wants no motion turns the pages of the strip instead. */
export function PhoneStrip() {
  const id = useId();
  const isStill = useAccessibility((accessibility) => accessibility.settings.reducedMotion);
  const [isPaused, setIsPaused] = useState(false);
  const stripWindow = useRef<HTMLElement>(null);
  const isInSight = useIsInSight(stripWindow);
  const drawn = useOneByOne(isStill ? phones.length : 2 * phones.length, isInSight);

  return (
    <div className="phone-strip border-line border-y bg-sunken pt-14 pb-6 lg:pt-20 lg:pb-12">
      <div className="page mb-6 flex flex-wrap items-end justify-between gap-4">
        <PhoneStripIntro id={`${id}title`} />
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
        ref={stripWindow}
        aria-labelledby={`${id}title`}
        tabIndex={isStill ? 0 : undefined}
        className="phone-strip-window"
      >
        <ul className="phone-strip-track" data-moving={(!isPaused && isInSight) || undefined}>
          {phones.map(({ name, Screen }, index) => (
            <li key={name}>
              <figure role="img" aria-label={`Sample site: ${name}`} className="phone-strip-phone">
                <Drawing>
                  {index < drawn && (
                    <g id={`${id}phone${index}`}>
                      <Screen id={id + index} />
                      <path d="M91 8H131a6 6 0 0 1 0 12H91a6 6 0 0 1 0-12Z" fill="#05070b" />
                    </g>
                  )}
                </Drawing>
              </figure>
            </li>
          ))}
          {!isStill &&
            phones.map(({ name }, index) => (
              <li key={name} aria-hidden="true">
                <div className="phone-strip-phone">
                  <Drawing>{phones.length + index < drawn && <use href={`#${id}phone${index}`} />}</Drawing>
                </div>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

/** The sites are written from left to right, whatever the page around them. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${SCREEN_WIDTH} ${SCREEN_HEIGHT}`}
      direction="ltr"
      textRendering="geometricPrecision"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * How many of `count` are drawn by now: all of them at once would hold the page for a quarter of a second. Who has not
 * scrolled here has the fonts of the page first, which would have them all laid out once more.
 */
function useOneByOne(count: number, isInSight: boolean) {
  const [drawn, setDrawn] = useState(1);
  const [hasFonts, setHasFonts] = useState(false);
  const isWanted = isInSight || hasFonts;

  useEffect(() => {
    let isThere = true;
    void fontsShown.then(() => isThere && setHasFonts(true));
    return () => {
      isThere = false;
    };
  }, []);

  useEffect(() => {
    if (!isWanted || drawn >= count) return;
    // The browser may be idle several times between two frames.
    let frame = 0;
    const cancel = whenIdle(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    });
    return () => {
      cancel();
      cancelAnimationFrame(frame);
    };
  }, [drawn, count, isWanted]);
  return drawn;
}

/** False also while the tab is in the background. */
function useIsInSight(ref: RefObject<Element | null>) {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    // Where sight cannot be told, nothing is in it.
    if (!ref.current || !("IntersectionObserver" in window)) return;
    let isOnScreen = false;
    const tell = () => setIsInSight(isOnScreen && document.visibilityState === "visible");
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    observer.observe(ref.current);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [ref]);
  return isInSight;
}
