import { useState } from "react";
import { TextField } from "./parts.tsx";

interface TextSettingProps {
  label: string;
  value: string | undefined;
  isLong?: boolean;
  onSet: (value: string | undefined) => void;
}

/** A text that is applied when the focus leaves it, so that typing is one change. */
export function TextSetting({ label, value = "", isLong, onSet }: TextSettingProps) {
  const [typed, setTyped] = useState<string>();
  const set = () => {
    if (typed !== undefined && typed !== value) onSet(typed.trim() || undefined);
    setTyped(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside takes the focus
    <div onBlur={set}>
      <TextField
        label={label}
        value={typed ?? value}
        maxLength={2_000}
        isLong={isLong ?? false}
        onType={setTyped}
      />
    </div>
  );
}
