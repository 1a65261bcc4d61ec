import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { phoneNames } from "./phone-names.ts";
import { PhoneStripIntro } from "./phone-strip-intro.tsx";
import "./phone-strip.css";

/** How far from the window the strip is fetched. */
const NEAR = "600px";

/**
 * Holds the place of the strip, with its names, until somebody comes near: the drawings weigh as much as the
 * rest of the page.
 */
export function PhoneStripSpace({ children }: { children: ReactNode }) {
  const space = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!space.current || !("IntersectionObserver" in window)) return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={space} className="min-h-[50.5rem] bg-sunken md:min-h-[45.4rem] lg:min-h-[49.3rem]">
      {isNear ? children : <PhoneStripOutline />}
    </div>
  );
}

/** The strip without its drawings. */
export function PhoneStripOutline() {
  const id = useId();
  return (
    <div className="phone-strip border-line border-y bg-sunken pt-14 pb-6 lg:pt-20 lg:pb-12">
      <div className="page mb-6">
        <PhoneStripIntro id={id} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without motion it scrolls, and a scrolling area needs a way in by keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="phone-strip-window">
        <ul className="phone-strip-track">
          {phoneNames.map((name) => (
            <li key={name}>
              <div className="phone-strip-phone">
                <p className="flex aspect-[222/470] items-end p-4 text-on-night">{name}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
