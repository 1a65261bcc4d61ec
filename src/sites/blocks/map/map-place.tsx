import { mapLink, readPosition } from "../../embeds/position.ts";
import { phoneLink } from "../../meta.ts";
import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { MapData } from "./map-fields.ts";
import css from "./map-place.css?site";

/** The address is the picture: a drawn map would show streets that nobody has named. */
function MapPlace({ data, id, level, scope }: ViewProps<MapData>) {
  const { business } = scope.meta;
  const { street, town, area, phone } = business;
  const map = mapLink(business, readPosition(data.position ?? "") ?? scope.geo);
  return (
    <div className="sw-inner sw-place">
      <div>
        <Head id={id} level={level} data={data} fallback="Where we are" />
        <address className="sw-place-lines">
          {street && <span data-field="business:street">{street}</span>}
          <span data-field="business:town">{[town, area].filter(Boolean).join(", ")}</span>
        </address>
        {data.directions.length > 0 && (
          <ul className="sw-quiet">
            <Each of={data.directions} field="directions">
              {(way) => <li>{way}</li>}
            </Each>
          </ul>
        )}
        <p className="sw-actions">
          {map && (
            <a className="sw-button" href={map}>
              Open the map
            </a>
          )}
          {phone && (
            <a className="sw-button sw-button-quiet" href={phoneLink(phone)} data-field="business:phone">
              {phone}
            </a>
          )}
        </p>
      </div>
      <svg className="sw-place-pin" viewBox="0 0 200 200" aria-hidden="true">
        {[96, 70, 44].map((r) => (
          <circle key={r} cx="100" cy="100" r={r} />
        ))}
        <path d="M100 0v16M100 184v16M0 100h16M184 100h16" />
        <path className="sw-place-mark" d="M100 128C78 99 66 86 66 66a34 34 0 0 1 68 0c0 20-12 33-34 62z" />
        <circle className="sw-place-eye" cx="100" cy="66" r="13" />
      </svg>
    </div>
  );
}

export const mapPlace = {
  label: "The address in large letters",
  View: MapPlace,
  css,
};
