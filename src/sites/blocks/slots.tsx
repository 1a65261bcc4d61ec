import { Each } from "./parts.tsx";
import css from "./slots.css?site";

/** A choice of times, as a group of radio buttons that look like tags. */
export function Slots({ slots, legend = "Time" }: { slots: string[]; legend?: string }) {
  if (slots.length === 0) return null;
  return (
    <fieldset>
      <legend className="sw-slots-legend">{legend}</legend>
      <div className="sw-slots">
        <Each of={slots}>
          {(slot, index) => (
            <label>
              <input type="radio" name="time" value={slot} defaultChecked={index === 0} />
              <span>{slot}</span>
            </label>
          )}
        </Each>
      </div>
    </fieldset>
  );
}

export const slotsCss = css;
