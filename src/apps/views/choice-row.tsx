import { type KeyboardEvent, useId } from "react";

interface ChoiceRowProps<Value extends string | number> {
  label: string;
  /** The classes of a visible label; without them only screen readers get it. */
  labelClassName?: string;
  className: string;
  /** Null if nothing is selected. */
  value: Value | null;
  options: readonly { value: Value; name: string }[];
  onChoose: (value: Value) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A radio group of buttons with one tab stop, in which the arrow keys move and select. */
export function ChoiceRow<Value extends string | number>(props: ChoiceRowProps<Value>) {
  const { label, labelClassName, className, value, options, onChoose } = props;
  const id = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const press = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = STEPS[event.key];
    const next = step && (at + step + options.length) % options.length;
    const option = next === undefined ? undefined : options[next];
    if (!option) return;
    event.preventDefault();
    onChoose(option.value);
    const buttons = event.currentTarget.parentElement?.querySelectorAll("button");
    buttons?.[next ?? 0]?.focus();
  };
  return (
    <>
      {labelClassName && (
        <p id={id} className={labelClassName}>
          {label}
        </p>
      )}
      <div
        role="radiogroup"
        className={className}
        {...(labelClassName ? { "aria-labelledby": id } : { "aria-label": label })}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useSemanticElements: the look of buttons, with the keys of a radio group
          <button
            key={option.value}
            type="button"
            role="radio"
            className="act"
            aria-checked={at === chosen}
            tabIndex={at === Math.max(chosen, 0) ? 0 : -1}
            onClick={() => onChoose(option.value)}
            onKeyDown={(event) => press(event, at)}
          >
            {option.name}
          </button>
        ))}
      </div>
    </>
  );
}
