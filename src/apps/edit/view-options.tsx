import type { AppTable, Field, View, ViewOf } from "../document.ts";
import { DashboardTiles } from "./dashboard-tiles.tsx";
import { useEdits } from "./editing.ts";
import { SelectField } from "./parts.tsx";
import { TextSetting } from "./text-setting.tsx";

interface ViewOptionsProps {
  view: View;
  table: AppTable;
  onChange: (changed: Partial<View>) => void;
}

/** The settings that only views of one kind have. */
export function ViewOptions({ view, table, onChange }: ViewOptionsProps) {
  const set = (options: object) => onChange({ options: { ...view.options, ...options } } as Partial<View>);
  const pick = (test: (field: Field) => boolean) =>
    table.fields.filter(test).map(({ id: value, name }) => ({ value, name }));
  const none = { value: "", name: "None" };
  switch (view.kind) {
    case "board":
      return (
        <SelectField
          label="Columns by"
          value={view.options.by}
          options={pick(({ kind }) => kind === "choice")}
          onChoose={(by) => set({ by })}
        />
      );
    case "calendar":
      return <CalendarOptions view={view} table={table} onOptions={set} />;
    case "cards":
      return (
        <SelectField
          label="Picture"
          value={view.options.picture ?? ""}
          options={[none, ...pick(({ kind }) => kind === "picture")]}
          onChoose={(picture) => set({ picture: picture || undefined })}
        />
      );
    case "list":
      return (
        <SelectField
          label="Marked where"
          value={view.options.marked ?? ""}
          options={[none, ...pick(({ kind }) => kind === "yes-no" || kind === "formula")]}
          onChoose={(marked) => set({ marked: marked || undefined })}
        />
      );
    case "form":
      return (
        <>
          <TextSetting label="Above the form" value={view.options.intro} onSet={(intro) => set({ intro })} />
          <TextSetting label="Button" value={view.options.submit} onSet={(submit) => set({ submit })} />
          <TextSetting label="After saving" value={view.options.thanks} onSet={(thanks) => set({ thanks })} />
        </>
      );
    case "print":
      return <PrintOptions view={view} onOptions={set} />;
    case "storefront":
      return (
        <SelectField
          label="Browse by"
          value={view.options.browse ?? ""}
          options={[none, ...pick(({ kind }) => kind === "choice")]}
          onChoose={(browse) => set({ browse: browse || undefined })}
        />
      );
    case "dashboard":
      return <DashboardTiles view={view} onOptions={set} />;
    default:
      return null;
  }
}

interface OptionsProps<Kind extends View["kind"]> {
  view: ViewOf<Kind>;
  onOptions: (options: object) => void;
}

function CalendarOptions({ view, table, onOptions }: OptionsProps<"calendar"> & { table: AppTable }) {
  const dates = table.fields
    .filter(({ kind }) => kind === "date" || kind === "date-time")
    .map(({ id: value, name }) => ({ value, name }));
  const colours = table.fields
    .filter(({ kind }) => kind === "choice")
    .map(({ id: value, name }) => ({ value, name }));
  return (
    <>
      <SelectField
        label="By"
        value={view.options.start}
        options={dates}
        onChoose={(start) => onOptions({ start })}
      />
      <SelectField
        label="Shows a"
        value={view.options.span}
        options={[
          { value: "day", name: "Day" },
          { value: "week", name: "Week" },
          { value: "month", name: "Month" },
        ]}
        onChoose={(span) => onOptions({ span })}
      />
      <SelectField
        label="Coloured by"
        value={view.options.colour ?? ""}
        options={[{ value: "", name: "The first choice" }, ...colours]}
        onChoose={(colour) => onOptions({ colour: colour || undefined })}
      />
    </>
  );
}

function PrintOptions({ view, onOptions }: OptionsProps<"print">) {
  const { document } = useEdits();
  const lines = document.tables.flatMap(({ id, name, fields }) =>
    fields.flatMap((field) =>
      field.kind === "link" && field.options.table === view.table
        ? [{ value: `${id}.${field.id}`, name: name.many }]
        : [],
    ),
  );
  return (
    <>
      <SelectField
        label="Layout"
        value={view.options.layout}
        options={(["invoice", "quote", "receipt", "labels", "page"] as const).map((value) => ({
          value,
          name: value.charAt(0).toUpperCase() + value.slice(1),
        }))}
        onChoose={(layout) => onOptions({ layout })}
      />
      {lines.length > 0 && (
        <SelectField
          label="Lines"
          value={view.options.lines ?? ""}
          options={[{ value: "", name: "None" }, ...lines]}
          onChoose={(chosen) => onOptions({ lines: chosen || undefined })}
        />
      )}
      <TextSetting label="Title" value={view.options.title} onSet={(title) => onOptions({ title })} />
      <TextSetting label="Sender" isLong value={view.options.from} onSet={(from) => onOptions({ from })} />
      <TextSetting label="Foot" isLong value={view.options.foot} onSet={(foot) => onOptions({ foot })} />
    </>
  );
}
