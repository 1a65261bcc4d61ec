import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { inputLook } from "./field.tsx";

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  error?: string | undefined;
}

/** A multi-line text field with its label and error message. */
export function TextArea({ label, error, className, required, ...props }: TextAreaProps) {
  const id = useId();
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
      <textarea
        rows={3}
        {...props}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={clsx(inputLook, "resize-y")}
      />
      {error && (
        <p id={`${id}-note`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
