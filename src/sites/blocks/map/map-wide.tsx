import { css, type ViewProps } from "../define-block.ts";
import { Picture } from "../picture.tsx";
import type { MapData } from "./map-fields.ts";
import { Whereabouts } from "./map-parts.tsx";

function MapWide(props: ViewProps<MapData>) {
  const { data, id, tone, scope } = props;
  return (
    <>
      <div className="sw-map-ground">
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
  css: css`.sw-map-wide{padding-block:0}
.sw-map-ground{height:20rem}
.sw-map-card{margin-block:-3rem 3rem;padding:clamp(1.5rem,3cqi,2.6rem);background:var(--sw-ground);border-radius:var(--sw-radius-card);border:var(--sw-border);box-shadow:0 20px 50px -20px rgb(0 0 0/.4)}
.sw-map-card .sw-head{margin-bottom:1.2rem;--sw-align:start;--sw-head-margin:0}
.sw-map-card .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
.sw-map-address{display:grid;justify-items:start}
.sw-map-address a{min-height:1.9rem;display:inline-flex;align-items:center}
.sw-map-ways{margin-top:1rem;display:grid;gap:.4rem;color:var(--sw-muted)}
@container sw-site (min-width:52rem){.sw-map-wide{min-height:36rem;display:grid;align-items:center}.sw-map-ground{position:absolute;inset:0;height:auto}.sw-map-card{width:25rem;margin-block:4rem}}`,
};
