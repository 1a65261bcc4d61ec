import { type ReactNode, useId } from "react";

interface LabelledProps {
  label: string;
  hint?: string | undefined;
  /** An error message: the reason why the value is not saved. */
  problem?: string | undefined;
  /** `describedBy` contains the ids of hint and error message, if any. */
  children: (id: string, describedBy: string | undefined) => ReactNode;
}

/** A control with its label, hint and error message. */
export function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {children(id, described || undefined)}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-xs">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

export const control =
  "block min-h-10 w-full rounded-lg border border-edge bg-raised px-2.5 py-1.5 text-sm text-ink placeholder:text-muted disabled:bg-sunken disabled:text-muted aria-invalid:border-danger";
