import { css } from "./define-block.ts";
import { Each } from "./parts.tsx";

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

export const slotsCss = css`.sw-slots{display:flex;flex-wrap:wrap;gap:.5rem}
.sw-slots-legend{margin-bottom:.5rem!important;font-weight:600;font-size:.95rem}
.sw-slots label{position:relative}
.sw-slots input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:inherit}
.sw-slots span{display:inline-flex;align-items:center;min-height:2.75rem;padding:.3rem 1rem;border:var(--sw-field-border) solid var(--sw-edge);border-radius:min(var(--sw-radius-button),22px);font-size:.98rem}
.sw-slots input:checked + span{background:var(--sw-fill);color:var(--sw-on-fill);border-color:var(--sw-fill);font-weight:600}
.sw-slots input:focus-visible + span{outline:3px solid var(--sw-ink);outline-offset:3px}`;
