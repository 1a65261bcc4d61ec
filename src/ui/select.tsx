import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { inputLook } from "./field.tsx";

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "onChange"> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  isRequired?: boolean;
  hint?: string | undefined;
  /** The classes of the field; by default those of a `TextField`. */
  look?: string;
  error?: string | undefined;
}

/** A select. An option with an empty value throws an error, because it would look like no selection. */
export function Select<Value extends string>({
  label,
  options,
  onChoose,
  isRequired = false,
  hint,
  look = inputLook,
  error,
  className,
  ...props
}: SelectProps<Value>) {
  const id = useId();
  const note = error ?? hint;
  if (options.some(({ value }) => value === "")) {
    throw new Error("A select item must have a value that is not an empty string");
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {" *"}
          </span>
        )}
      </label>
      <select
        {...props}
        id={id}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChoose(event.target.value as Value)}
        className={look}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className={clsx("mt-1 text-sm", error ? "text-danger" : "text-muted")}>
          {note}
        </p>
      )}
    </div>
  );
}
