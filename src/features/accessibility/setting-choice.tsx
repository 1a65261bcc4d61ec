import clsx from "clsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";

interface SettingChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; note?: string; className?: string }[];
  onChoose: (value: Value) => void;
  /** The layout of the options. */
  className: string;
}

/** A radio group for a setting with a few values. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, onChoose, className } = props;
  return (
    <RadioGroup
      label={label}
      labelClassName="mb-2 block font-medium"
      value={value}
      onChoose={onChoose}
      className={clsx("gap-2", className)}
    >
      {options.map((option) => (
        <RadioButton
          key={option.value}
          value={option.value}
          className="group flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[10px] border border-edge bg-raised px-3 py-1.5 text-start hover:border-ink aria-checked:border-signal aria-checked:bg-sunken aria-checked:ring-1 aria-checked:ring-signal"
        >
          <span className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge group-aria-checked:border-signal">
            {/* Drawn with borders, because forced-colours modes override backgrounds. */}
            <span className="hidden rounded-full border-5 border-signal group-aria-checked:block" />
          </span>
          <span className="min-w-0">
            <span className={clsx("block font-medium leading-tight", option.className)}>{option.label}</span>
            {option.note && <span className="block text-muted text-sm">{option.note}</span>}
          </span>
        </RadioButton>
      ))}
    </RadioGroup>
  );
}
