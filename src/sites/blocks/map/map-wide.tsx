import type { ViewProps } from "../define-block.ts";
import { Picture } from "../picture.tsx";
import type { MapData } from "./map-fields.ts";
import { Whereabouts } from "./map-parts.tsx";
import css from "./map-wide.css?site";

function MapWide(props: ViewProps<MapData>) {
  const { data, id, tone, scope } = props;
  return (
    <>
      <div className="sw-map-ground" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-map`} />
      </div>
      <div className="sw-inner">
        <div className="sw-map-card">
          <Whereabouts {...props} />
        </div>
      </div>
    </>
  );
}

export const mapWide = {
  label: "Across the page",
  View: MapWide,
  css,
};
