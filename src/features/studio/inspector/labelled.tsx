import { type ReactNode, useId } from "react";

/** A control with its name above, and what helps to fill it in below. */
export function Labelled({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string | undefined;
  children: (id: string, hintId: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {children(id, hint ? `${id}-hint` : undefined)}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

export const control =
  "block min-h-10 w-full rounded-lg border border-edge bg-raised px-2.5 py-1.5 text-sm text-ink disabled:bg-sunken disabled:text-muted aria-invalid:border-danger";
