import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { inputLook } from "./field.tsx";

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "onChange"> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  isRequired?: boolean;
  error?: string | undefined;
}

/** A select. An option with an empty value throws an error, because it would look like no selection. */
export function Select<Value extends string>({
  label,
  options,
  onChoose,
  isRequired = false,
  error,
  className,
  ...props
}: SelectProps<Value>) {
  const id = useId();
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
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChoose(event.target.value as Value)}
        className={clsx(inputLook, "pr-8")}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-note`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
