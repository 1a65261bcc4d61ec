import { DialogTitle } from "@headlessui/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./dialog-box.tsx";

export interface TourStep {
  /** The value of `data-tour` on the step's element; the first match counts. */
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

/** A guided tour that highlights one element after the other. Loaded on demand, like dialogs. */
export function Tour({ steps, onClose }: TourProps) {
  const [index, setIndex] = useState(0);
  const step = steps[index];

  if (!step) return null;
  const isLast = index === steps.length - 1;
  return (
    <Modal
      onClose={onClose}
      screen="overflow-hidden"
      className="absolute w-80 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-raised p-5 shadow-float outline-none"
    >
      <Light target={step.target} />
      <div aria-live="polite">
        <p className="text-muted text-sm">
          Step {index + 1} of {steps.length}
        </p>
        <DialogTitle className="mt-1 text-xl">{step.title}</DialogTitle>
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
    </Modal>
  );
}

/** Highlights the target, and positions the box near it. */
function Light({ target }: Pick<TourStep, "target">) {
  const light = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const lit = tourTarget(target)?.getBoundingClientRect();
      const box = light.current?.parentElement;
      if (!lit || !light.current || !box) return;
      const { offsetWidth: width, offsetHeight: height } = box;
      const below = lit.bottom + GAP_PX;
      const above = lit.top - height - GAP_PX;
      const within = Math.min(lit.bottom, innerHeight) - height - 2 * GAP_PX;
      const top = below + height < innerHeight ? below : above >= GAP_PX ? above : Math.max(GAP_PX, within);
      const left = Math.max(
        GAP_PX,
        Math.min(lit.left, document.documentElement.clientWidth - width - GAP_PX),
      );
      Object.assign(box.style, { top: `${top}px`, left: `${left}px` });
      Object.assign(light.current.style, {
        top: `${lit.top - 6}px`,
        left: `${lit.left - 6}px`,
        width: `${lit.width + 12}px`,
        height: `${lit.height + 12}px`,
      });
    };

    const lit = tourTarget(target);
    const { top = 0, bottom = 0 } = lit?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) lit?.scrollIntoView({ block: "center" });
    place();
    addEventListener("resize", place);
    addEventListener("scroll", place);
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place);
    };
  }, [target]);

  return (
    <div
      ref={light}
      className="-z-10 fixed rounded-card shadow-[0_0_0_100vmax_var(--color-scrim)] ring-2 ring-signal"
    />
  );
}
