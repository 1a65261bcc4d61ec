import { mapLink, readPosition, wayLink } from "../../embeds/position.ts";
import { phoneLink } from "../../meta.ts";
import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { MapData } from "./map-fields.ts";
import css from "./map-sheet.css?site";

function MapSheet({ data, id, tone, level, scope }: ViewProps<MapData>) {
  const { business } = scope.meta;
  const { street, town, area, phone } = business;
  const position = readPosition(data.position ?? "") ?? scope.geo;
  const place = [street, [town, area].filter(Boolean).join(", ")].filter(Boolean);
  const map = mapLink(business, position);
  const way = wayLink(position);
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Where we are" />
      <div className="sw-map-sheet sw-frame">
        <div className="sw-map-sheet-art" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-map`} />
        </div>
        <div className="sw-map-sheet-foot">
          <address>
            <Each of={place}>
              {(line, index) =>
                index === 0 ? (
                  <strong data-field="business:street">{line}</strong>
                ) : (
                  <span data-field="business:town">{line}</span>
                )
              }
            </Each>
            {phone && (
              <a href={phoneLink(phone)} data-field="business:phone">
                {phone}
              </a>
            )}
          </address>
          {data.directions.length > 0 && (
            <ul>
              <Each of={data.directions} field="directions">
                {(line) => <li>{line}</li>}
              </Each>
            </ul>
          )}
          {map && (
            <p className="sw-actions">
              <a className="sw-button" href={map}>
                Open the map
              </a>
              {way && (
                <a className="sw-button sw-button-quiet" href={way}>
                  Plan the way
                </a>
              )}
            </p>
          )}
        </div>
      </div>
      {map && (
        <p className="sw-map-credit">The drawing shows no real streets. The map opens at OpenStreetMap.</p>
      )}
    </div>
  );
}

export const mapSheet = {
  label: "A sheet that opens OpenStreetMap",
  View: MapSheet,
  css,
};
