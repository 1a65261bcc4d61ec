import { useEdits } from "./editing.ts";
import { CheckField } from "./parts.tsx";

interface LockSwitchProps {
  of: "table" | "view";
  id: string;
  name: string;
  isLocked: boolean;
}

/** Protects a part from changes, also from those in words. */
export function LockSwitch({ of, id, name, isLocked }: LockSwitchProps) {
  const { perform } = useEdits();
  return (
    <CheckField checked={isLocked} onCheck={(wanted) => perform([{ do: "lock", of, id, isLocked: wanted }])}>
      Lock “{name}”: it stays as it is
    </CheckField>
  );
}
