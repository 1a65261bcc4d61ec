import { RadioGroup as Group, Label, Radio } from "@headlessui/react";
import type { ComponentProps, ReactNode } from "react";

interface RadioGroupProps<Value> {
  /** The name of the group. */
  label: string;
  /** The classes of a visible label; without them only screen readers get the name. */
  labelClassName?: string;
  /** Null if nothing is selected. */
  value: Value | null;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A radio group with a single tab stop; the arrow keys move and select. It contains `RadioButton`s. */
export function RadioGroup<Value>(props: RadioGroupProps<Value>) {
  const { label, labelClassName, value, onChoose, isDisabled = false, className, children } = props;
  const group = { value, onChange: (value: Value | null) => value !== null && onChoose(value) };
  if (!labelClassName) {
    return (
      <Group {...group} disabled={isDisabled} aria-label={label} className={className}>
        {children}
      </Group>
    );
  }
  return (
    <Group {...group} disabled={isDisabled}>
      <Label className={labelClassName}>{label}</Label>
      <div className={className}>{children}</div>
    </Group>
  );
}

interface RadioButtonProps<Value> extends Omit<ComponentProps<"button">, "value" | "disabled" | "onClick"> {
  value: Value;
}

/** An option of a `RadioGroup` that looks like a button; style its selected state with `aria-checked:`. */
export function RadioButton<Value>(props: RadioButtonProps<Value>) {
  return <Radio as="button" type="button" {...props} />;
}
