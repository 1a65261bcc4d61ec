import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

let isThere = false;

const loadFeatures = async () => {
  const { features } = await import("./motion-features.ts");
  isThere = true;
  return features;
};

/** The start of an entrance animation; without the animation code, an element would stay there. */
export const from = <Place,>(place: Place) => (isThere ? place : false);

const SECONDS = 0.2;

/**
 * Elements of "framer-motion/m" inside it are animated. Until the code of that is there, and for visitors who want
 * things to stand still, everything is at once where it belongs.
 */
export function Moving({ children }: { children: ReactNode }) {
  const isStill = prefersReducedMotion();
  return (
    <MotionConfig
      reducedMotion={isStill ? "always" : "never"}
      transition={{ duration: isStill ? 0 : SECONDS, ease: "easeOut" }}
    >
      <LazyMotion strict features={loadFeatures}>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
