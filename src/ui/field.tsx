import clsx from "clsx";
import { type ComponentProps, useId } from "react";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** An input with its label, hint and error message. */
export function TextField({ label, hint, error, className, required, ...props }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {" *"}
          </span>
        )}
      </label>
      <input
        {...props}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={inputLook}
      />
      {note && (
        <p id={`${id}-note`} className={clsx("mt-1 text-sm", error ? "text-danger" : "text-muted")}>
          {note}
        </p>
      )}
    </div>
  );
}

export const inputLook =
  "block min-h-11 w-full rounded-[10px] border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger";
