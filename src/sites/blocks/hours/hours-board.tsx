import type { ViewProps } from "../define-block.ts";
import { Action, Head } from "../parts.tsx";
import { Days } from "./days.tsx";
import css from "./hours-board.css?site";
import type { HoursData } from "./hours-fields.ts";

function HoursBoard({ data, id, level, scope }: ViewProps<HoursData>) {
  const { street, town, phone } = scope.meta.business;
  const place = [street, town, phone].filter(Boolean).join(" · ");
  return (
    <div className="sw-inner">
      <div className="sw-board sw-tone sw-tone-dark">
        <div>
          <Head id={id} level={level} data={data} fallback="Opening hours" />
          {place && <p className="sw-board-place">{place}</p>}
          <Action field="action" link={data.action} scope={scope} className="sw-button sw-button-accent" />
        </div>
        <Days data={data} labelledBy={`${id}-title`} />
      </div>
    </div>
  );
}

export const hoursBoard = {
  label: "The board at the door",
  View: HoursBoard,
  css,
};
