import clsx from "clsx";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { formatNumber } from "#src/lib/english.ts";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { loadedMotion, loadMotion } from "./load-motion.ts";

interface SettlingNumberProps {
  value: number;
  format?: (value: number) => string;
  /** The figure that the first value moves from. Without it, the figure moves only when it changes. */
  from?: number;
  /** The smallest difference between two figures on the way, for example a hundred cents. */
  step?: number;
  /** For a figure that changes with each key: its motion would make the typing slow. */
  isStill?: boolean;
  className?: string;
}

const SECONDS = 0.24;

/**
 * A figure that moves from its earlier value to a new one. Its text is the new value immediately: the figures on the
 * way are drawn over it by `settling` in motion.css. With reduced motion, and until the animation code is loaded, they are
 * left out.
 */
export function SettlingNumber({
  value,
  format = formatNumber,
  from = value,
  step = 1,
  isStill = false,
  className,
}: SettlingNumberProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  const draw = useEffectEvent((figure: number) => {
    shown.current = figure;
    if (element.current) element.current.dataset.moving = format(Math.round(figure / step) * step);
  });

  useEffect(() => whenIdle(() => void loadMotion().catch(() => {})), []); // it can do without

  useLayoutEffect(() => {
    const motion = loadedMotion();
    const start = shown.current;
    if (!motion || isStill || start === value || prefersReducedMotion()) {
      shown.current = value;
      return;
    }
    draw(start);
    const { current } = element;
    const clear = () => delete current?.dataset.moving;
    const moving = motion.animateSingleValue(start, value, {
      duration: SECONDS,
      ease: "easeOut",
      onUpdate: (figure) => draw(figure),
      onComplete() {
        shown.current = value;
        clear();
      },
    });
    return () => {
      moving.stop();
      clear();
    };
  }, [value, isStill]);

  return (
    <span ref={element} className={clsx("settling tabular-nums", className)}>
      <span>{format(value)}</span>
    </span>
  );
}
