import clsx from "clsx";
import { type Step, steps } from "./brief-answers.ts";
import { briefSteps } from "./brief-step.tsx";

interface StepListProps {
  step: Step;
  /** The last step that can be opened: all steps before it are complete. */
  furthest: number;
  onGo: (step: Step) => void;
}

/** The list of steps with the progress. */
export function StepList({ step, furthest, onGo }: StepListProps) {
  const at = steps.indexOf(step);
  return (
    <nav aria-label="Steps" className="self-start lg:sticky lg:top-24">
      <p className="mb-2 text-muted text-sm">
        Step {at + 1} of {steps.length}
        <span className="lg:sr-only"> · {briefSteps[step].name}</span>
      </p>
      <ol className="grid grid-cols-6 gap-1 lg:grid-cols-1 lg:gap-0">
        {steps.map((one, index) => {
          const isOpen = index <= furthest;
          return (
            <li key={one}>
              <button
                type="button"
                aria-current={one === step ? "step" : undefined}
                aria-disabled={!isOpen}
                onClick={() => isOpen && onGo(one)}
                className={clsx(
                  "flex min-h-11 w-full items-center justify-center gap-3 border-t-4 lg:justify-start lg:border-s-4 lg:border-t-0 lg:px-3",
                  index <= at ? "border-signal" : "border-line",
                  isOpen ? "hover:bg-sunken" : "cursor-not-allowed text-muted",
                  one === step && "font-semibold",
                )}
              >
                <span className="tabular-nums">{index + 1}</span>{" "}
                <span className="sr-only lg:not-sr-only">{briefSteps[one].name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
