import { Switch as Control, Description, Field, Label } from "@headlessui/react";

interface SwitchProps {
  label: string;
  explanation: string;
  isOn: boolean;
  onToggle: () => void;
}

/** An on/off setting with its name and an explanation. */
export function Switch({ label, explanation, isOn, onToggle }: SwitchProps) {
  return (
    <Field className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <Label className="block cursor-pointer font-medium">{label}</Label>
        <Description className="mt-0.5 text-muted text-sm">{explanation}</Description>
      </div>
      <Control
        checked={isOn}
        onChange={onToggle}
        // Headless UI leaves Enter to forms, but people expect a button to react to it.
        onKeyDown={(event) => event.key === "Enter" && onToggle()}
        className="group -mr-1 grid size-11 w-14 shrink-0 place-items-center rounded-full"
      >
        {/* The knob has a border, because forced-colours modes override backgrounds. */}
        <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors group-aria-checked:border-signal group-aria-checked:bg-signal">
          <span className="size-5 rounded-full border border-edge bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:border-on-signal group-aria-checked:bg-on-signal rtl:group-aria-checked:-translate-x-5" />
        </span>
      </Control>
    </Field>
  );
}
