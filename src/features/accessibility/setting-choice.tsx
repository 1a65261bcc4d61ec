import clsx from "clsx";
import { useId } from "react";

interface SettingChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; note?: string; className?: string }[];
  onChoose: (value: Value) => void;
  /** How the options lie. */
  className: string;
}

/** One of a few, as radio buttons that show where they end. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, onChoose, className } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className={clsx("gap-2", className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[10px] border border-edge bg-raised px-3 py-1.5 hover:border-ink has-checked:border-signal has-checked:bg-sunken has-checked:ring-1 has-checked:ring-signal"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">
              <span className={clsx("block font-medium leading-tight", option.className)}>
                {option.label}
              </span>
              {option.note && <span className="block text-muted text-sm">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
