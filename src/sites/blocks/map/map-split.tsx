import type { ViewProps } from "../define-block.ts";
import { Picture } from "../picture.tsx";
import type { MapData } from "./map-fields.ts";
import { Whereabouts } from "./map-parts.tsx";
import css from "./map-split.css?site";

function MapSplit(props: ViewProps<MapData>) {
  const { data, id, tone, scope } = props;
  return (
    <div className="sw-inner sw-map-cols">
      <div>
        <Whereabouts {...props} />
      </div>
      <div className="sw-map-art sw-frame" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-map`} />
      </div>
    </div>
  );
}

export const mapSplit = {
  label: "Beside the address",
  View: MapSplit,
  css,
};
