import { RadioGroup as Group, Label, Radio } from "@headlessui/react";
import type { ComponentProps, ReactNode } from "react";

interface RadioGroupProps<Value> {
  /** The name of the group. */
  label: string;
  /** Shows the name above the group in this look; otherwise only screen readers say it. */
  labelClassName?: string;
  /** Null where none of them is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** One of a few: a single tab stop, in which the arrow keys move and choose. It holds `RadioButton`s. */
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

/** A choice of a `RadioGroup` that looks like a button; its chosen look is `aria-checked:`. */
export function RadioButton<Value>(props: RadioButtonProps<Value>) {
  return <Radio as="button" type="button" {...props} />;
}
