import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { inputLook, smallInputLook } from "./field.tsx";

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "onChange" | "size"> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  isRequired?: boolean;
  hint?: string | undefined;
  /** `small` has the size of the studio's fields. */
  size?: "normal" | "small";
  error?: string | undefined;
}

/** A select. An option with an empty value throws an error, because it would look like no selection. */
export function Select<Value extends string>({
  label,
  options,
  onChoose,
  isRequired = false,
  hint,
  size = "normal",
  error,
  className,
  ...props
}: SelectProps<Value>) {
  const id = useId();
  const isSmall = size === "small";
  const note = error ?? hint;
  if (options.some(({ value }) => value === "")) {
    throw new Error("A select item must have a value that is not an empty string");
  }
  return (
    <div className={className}>
      <label htmlFor={id} className={clsx("mb-1 block font-medium", isSmall && "text-sm")}>
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
        className={clsx(isSmall ? smallInputLook : inputLook, "pr-8")}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {note && (
        <p
          id={`${id}-note`}
          className={clsx("mt-1", isSmall ? "text-xs" : "text-sm", error ? "text-danger" : "text-muted")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
