import { Each } from "./parts.tsx";

/** A choice of times, as a group of radio buttons that look like tags. */
export function Slots({
  slots,
  legend,
  name,
  field,
}: {
  slots: string[];
  legend: string;
  name: string;
  field?: string | undefined;
}) {
  if (slots.length === 0) return null;
  return (
    <fieldset>
      <legend className="sw-slots-legend">{legend}</legend>
      <div className="sw-slots">
        <Each of={slots}>
          {(slot, index) => (
            <label>
              <input type="radio" name={name} value={slot} defaultChecked={index === 0} />
              <span data-field={field && `${field}.${index}`}>{slot}</span>
            </label>
          )}
        </Each>
      </div>
    </fieldset>
  );
}
