import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";

interface StartChoiceProps {
  isEmpty: boolean;
  onChoose: (isEmpty: boolean) => void;
}

const look =
  "min-h-11 px-3 text-sm font-semibold text-muted first:rounded-s-[10px] last:rounded-e-[10px] border border-edge first:border-e-0 hover:text-ink aria-checked:bg-ink aria-checked:text-paper";

/** Whether the app begins with sample records. */
export function StartChoice({ isEmpty, onChoose }: StartChoiceProps) {
  return (
    <RadioGroup label="Begin" value={isEmpty} onChoose={onChoose} className="flex">
      <RadioButton value={false} className={look}>
        With samples
      </RadioButton>
      <RadioButton value={true} className={look}>
        Start empty
      </RadioButton>
    </RadioGroup>
  );
}
