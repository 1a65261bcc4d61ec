import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface ChoiceProps extends ComponentProps<"input"> {
  type: "radio" | "checkbox";
  label: string;
  note?: string | undefined;
  children?: ReactNode;
}

/** An option of a group. The whole card is clickable. */
export function Choice({ label, note, children, className, ...props }: ChoiceProps) {
  return (
    <label
      className={clsx(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[10px] border border-edge bg-raised px-3 py-2 hover:border-ink has-checked:border-signal has-checked:bg-sunken has-checked:ring-1 has-checked:ring-signal",
        className,
      )}
    >
      <input {...props} className="size-5 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-medium leading-tight">{label}</span>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </span>
      {children}
    </label>
  );
}

interface ChoicesProps {
  legend: string;
  hint?: string;
  className: string;
  children: ReactNode;
}

/** A fieldset of options with the question as its legend. */
export function Choices({ legend, hint, className, children }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        {legend}
        {hint && <span className="block font-normal text-muted text-sm">{hint}</span>}
      </legend>
      <div className={clsx("grid gap-2", className)}>{children}</div>
    </fieldset>
  );
}
