import { useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";

export interface TourStep {
  /** The step is about the first element whose `data-tour` this is. */
  target: string;
  title: string;
  text: string;
}

interface TourProps {
  steps: readonly TourStep[];
  onClose: () => void;
}

const GAP_PX = 12;

export const tourTarget = (name: string) => document.querySelector(`[data-tour="${name}"]`);

/** Leads over a page, one lit element after the other. */
export function Tour({ steps, onClose }: TourProps) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(box, onClose);

  const step = steps[index];
  const place = useCallback(() => {
    const target = step && tourTarget(step.target)?.getBoundingClientRect();
    if (!target || !box.current || !light.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const below = target.bottom + GAP_PX;
    const top = below + height < innerHeight ? below : Math.max(GAP_PX, target.top - height - GAP_PX);
    const left = Math.max(
      GAP_PX,
      Math.min(target.left, document.documentElement.clientWidth - width - GAP_PX),
    );
    Object.assign(box.current.style, { top: `${top}px`, left: `${left}px` });
    Object.assign(light.current.style, {
      top: `${target.top - 6}px`,
      left: `${target.left - 6}px`,
      width: `${target.width + 12}px`,
      height: `${target.height + 12}px`,
    });
  }, [step]);

  useLayoutEffect(() => {
    if (step) tourTarget(step.target)?.scrollIntoView({ block: "center" });
    place();
    addEventListener("resize", place);
    addEventListener("scroll", place);
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place);
    };
  }, [step, place]);

  if (!step) return null;
  const isLast = index === steps.length - 1;
  return createPortal(
    <div className="fixed inset-0 z-40 overflow-hidden">
      <div
        ref={light}
        className="absolute rounded-card shadow-[0_0_0_100vmax_var(--color-scrim)] ring-2 ring-signal"
      />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="absolute w-80 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-raised p-5 shadow-float outline-none"
      >
        <div aria-live="polite">
          <p className="text-muted text-sm">
            Step {index + 1} of {steps.length}
          </p>
          <h2 id={titleId} className="mt-1 text-xl">
            {step.title}
          </h2>
          <p className="mt-2">{step.text}</p>
        </div>
        <div className="mt-5 flex items-center justify-between gap-2">
          <Button look="quiet" size="small" onClick={onClose}>
            End tour
          </Button>
          <span className="flex gap-2">
            {index > 0 && (
              <Button size="small" onClick={() => setIndex(index - 1)}>
                Back
              </Button>
            )}
            <Button
              data-autofocus
              look="primary"
              size="small"
              onClick={() => (isLast ? onClose() : setIndex(index + 1))}
            >
              {isLast ? "Done" : "Next"}
            </Button>
          </span>
        </div>
      </div>
    </div>,
    document.body,
  );
}
