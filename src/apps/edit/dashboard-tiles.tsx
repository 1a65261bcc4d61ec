import { findTable, type ViewOf } from "../document.ts";
import { fieldKinds } from "../fields/kinds.ts";
import type { SummaryId } from "../fields/summaries.ts";
import { summaries } from "../fields/summaries.ts";
import type { DashboardTile } from "../views/dashboard/dashboard-options.ts";
import { useEdits } from "./editing.ts";
import { OrderList } from "./order-list.tsx";
import { SelectField } from "./parts.tsx";
import { TextSetting } from "./text-setting.tsx";

interface DashboardTilesProps {
  view: ViewOf<"dashboard">;
  onOptions: (options: object) => void;
}

const charts = {
  figure: "Figure",
  bars: "Bars",
  line: "Line",
  ridge: "Ridge",
  share: "Shares",
  donut: "Ring",
  view: "View",
};

/** The figures and charts of a dashboard. */
export function DashboardTiles({ view, onOptions }: DashboardTilesProps) {
  const { document } = useEdits();
  const { tiles } = view.options;
  const setTiles = (next: readonly DashboardTile[]) => onOptions({ tiles: next });
  const first = document.views.find(({ table, kind }) => table === view.table && kind !== "dashboard");
  // Tiles have no ids, and their order is all that tells them apart.
  const items = tiles.map((tile, at) => ({ id: String(at), name: tile.name, tile }));
  const move = (id: string, to: number) => {
    const tile = tiles[Number(id)];
    if (tile) setTiles(tiles.filter((one) => one !== tile).toSpliced(to, 0, tile));
  };
  return (
    <fieldset className="edit-group">
      <legend>Figures and charts</legend>
      <OrderList label="Figures and charts" items={items} onMove={move}>
        {({ id, name, tile }) => (
          <details>
            <summary>
              <strong>{name}</strong> <small className="edit-hint">{charts[tile.chart]}</small>
            </summary>
            <Tile
              tile={tile}
              onTile={(changed) => setTiles(tiles.map((one, at) => (String(at) === id ? changed : one)))}
            />
            <button
              type="button"
              className="act"
              onClick={() => setTiles(tiles.filter((_, at) => String(at) !== id))}
            >
              Remove <span className="sr">{name}</span>
            </button>
          </details>
        )}
      </OrderList>
      {first && (
        <button
          type="button"
          className="act"
          onClick={() =>
            setTiles([...tiles, { name: first.name, view: first.id, chart: "figure", figure: "count" }])
          }
        >
          Add a figure
        </button>
      )}
    </fieldset>
  );
}

interface TileProps {
  tile: DashboardTile;
  onTile: (tile: DashboardTile) => void;
}

function Tile({ tile, onTile }: TileProps) {
  const { document } = useEdits();
  const source = document.views.find(({ id }) => id === tile.view);
  const fields = findTable(document, source?.table ?? "")?.fields ?? [];
  const field = fields.find(({ id }) => id === tile.field);
  const figures: readonly SummaryId[] = field ? fieldKinds[field.kind].summaries : ["count"];
  const names = fields.map(({ id: value, name }) => ({ value, name }));
  return (
    <div className="edit-section">
      <TextSetting
        label="Name"
        value={tile.name}
        onSet={(name) => onTile({ ...tile, name: name ?? tile.name })}
      />
      <SelectField
        label="Records of"
        value={tile.view}
        options={document.views
          .filter(({ kind }) => kind !== "dashboard")
          .map(({ id: value, name }) => ({ value, name }))}
        onChoose={(view) => onTile({ ...tile, view, field: undefined, by: undefined, figure: "count" })}
      />
      <SelectField
        label="Shown as"
        value={tile.chart}
        options={Object.entries(charts).map(([value, name]) => ({
          value: value as DashboardTile["chart"],
          name,
        }))}
        onChoose={(chart) => onTile({ ...tile, chart })}
      />
      {tile.chart !== "view" && (
        <>
          <SelectField
            label="Field"
            value={tile.field ?? ""}
            options={[{ value: "", name: "The records themselves" }, ...names]}
            onChoose={(id) => {
              const chosen = fields.find((one) => one.id === id);
              const [figure = "count"] = chosen ? fieldKinds[chosen.kind].summaries : [];
              onTile({ ...tile, field: id || undefined, figure });
            }}
          />
          <SelectField
            label="Figure"
            value={tile.figure}
            options={figures.map((value) => ({ value, name: summaries[value].name }))}
            onChoose={(figure) => onTile({ ...tile, figure })}
          />
        </>
      )}
      {tile.chart !== "figure" && tile.chart !== "view" && (
        <SelectField
          label="By"
          value={tile.by ?? ""}
          options={[{ value: "", name: "Choose a field" }, ...names]}
          onChoose={(by) => onTile({ ...tile, by: by || undefined })}
        />
      )}
    </div>
  );
}
