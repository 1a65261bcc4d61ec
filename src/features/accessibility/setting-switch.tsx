import { useId } from "react";

interface SettingSwitchProps {
  label: string;
  explanation: string;
  isOn: boolean;
  onToggle: () => void;
}

export function SettingSwitch({ label, explanation, isOn, onToggle }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="mt-0.5 text-muted text-sm">
          {explanation}
        </p>
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-note`}
        onClick={onToggle}
        className="group -mr-1 grid size-11 w-14 shrink-0 place-items-center rounded-full"
      >
        {/* The knob has a border for those whose system paints over all backgrounds. */}
        <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors group-aria-checked:border-signal group-aria-checked:bg-signal">
          <span className="size-5 rounded-full border border-edge bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:border-on-signal group-aria-checked:bg-on-signal rtl:group-aria-checked:-translate-x-5" />
        </span>
      </button>
    </div>
  );
}
