import { phoneLink } from "../../meta.ts";
import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { MapData } from "./map-fields.ts";

export function Whereabouts({ data, id, level, scope }: ViewProps<MapData>) {
  const { street, town, area, phone } = scope.meta.business;
  return (
    <>
      <Head id={id} level={level} data={data} fallback="Where we are" />
      <p className="sw-map-address">
        <strong data-field="business:street">{street}</strong>
        <span data-field="business:town">{[town, area].filter(Boolean).join(", ")}</span>
        {phone && (
          <a href={phoneLink(phone)} data-field="business:phone">
            {phone}
          </a>
        )}
      </p>
      {data.directions.length > 0 && (
        <ul className="sw-map-ways">
          <Each of={data.directions} field="directions">
            {(way) => <li>{way}</li>}
          </Each>
        </ul>
      )}
    </>
  );
}
