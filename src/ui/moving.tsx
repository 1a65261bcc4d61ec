import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";
import { loadedMotion, loadMotion } from "./load-motion.ts";

const loadFeatures = async () => (await loadMotion()).features;

/**
 * The initial state of an entrance animation. Without the animation code, an element would never leave it; with reduced
 * motion it would be hidden for a frame.
 */
export const from = <Place,>(place: Place) => (loadedMotion() && !prefersReducedMotion() ? place : false);

const SECONDS = 0.2;

/**
 * Animates elements of "framer-motion/m" inside it. Until the library is loaded, and with reduced motion, everything is
 * in its final place immediately.
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
