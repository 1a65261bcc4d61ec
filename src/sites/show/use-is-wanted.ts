import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "#src/lib/scheduler.ts";

/** Whether an expensive part should be rendered: immediately if it is in view, otherwise when the page is idle. */
export function useIsWanted(ref: RefObject<Element | null>) {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (!ref.current || isWanted) return;
    const want = () => setIsWanted(true);
    if (!("IntersectionObserver" in window)) return want();
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      else {
        cancel();
        cancel = whenIdle(want);
      }
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [ref, isWanted]);

  return isWanted;
}
