import rotateIcon from "icon:device-rotate";
import { useId } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { type DeviceId, deviceIds, devices } from "./devices.ts";
import { ToolButton } from "./tool-button.tsx";

interface DeviceChoiceProps {
  device: DeviceId;
  onChoose: (device: DeviceId) => void;
  isTurned: boolean;
  onTurn: () => void;
}

/** Chooses the device and its orientation. */
export function DeviceChoice({ device, onChoose, isTurned, onTurn }: DeviceChoiceProps) {
  const name = useId();
  return (
    <>
      <fieldset data-demo="" className="flex rounded-[10px] border border-edge bg-raised">
        <legend className="sr-only">Device</legend>
        {deviceIds.map((id) => (
          <label
            key={id}
            title={devices[id].name}
            className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded-[9px] px-2.5 font-medium text-muted text-sm outline-offset-2 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name={name}
              checked={id === device}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon path={devices[id].icon} className="size-5" />
            <span className="sr-only xl:not-sr-only">{devices[id].name}</span>
          </label>
        ))}
      </fieldset>
      <ToolButton
        icon={rotateIcon}
        label="Turn the device"
        aria-pressed={isTurned && devices[device].canTurn}
        disabled={!devices[device].canTurn}
        onClick={onTurn}
      />
    </>
  );
}
