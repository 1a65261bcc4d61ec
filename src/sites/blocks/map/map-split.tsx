import { css, type ViewProps } from "../define-block.ts";
import { Picture } from "../picture.tsx";
import type { MapData } from "./map-fields.ts";
import { Whereabouts } from "./map-parts.tsx";

function MapSplit(props: ViewProps<MapData>) {
  const { data, id, tone, scope } = props;
  return (
    <div className="sw-inner sw-map-cols">
      <div>
        <Whereabouts {...props} />
      </div>
      <div className="sw-map-art sw-frame">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-map`} />
      </div>
    </div>
  );
}

export const mapSplit = {
  label: "Beside the address",
  View: MapSplit,
  css: css`.sw-map-cols .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
.sw-map-cols{display:grid;gap:2rem}
.sw-map-cols .sw-head{margin-bottom:1.6rem;--sw-align:start;--sw-head-margin:0}
.sw-map-address{display:grid;justify-items:start;font-size:1.1rem}
.sw-map-address a{min-height:1.9rem;display:inline-flex;align-items:center}
.sw-map-ways{margin-top:1.2rem;display:grid;gap:.5rem;color:var(--sw-muted)}
.sw-map-art{aspect-ratio:4/3}
@container sw-site (min-width:52rem){.sw-map-cols{grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:clamp(2.5rem,5cqi,5rem);align-items:center}}`,
};
