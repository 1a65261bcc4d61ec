import type { AppColumns } from "../computed/column.ts";
import type { AppTable, View, ViewOf } from "../document.ts";
import type { AppRecord } from "../records/record.ts";
import { type Person, rightsOf, seesField } from "../rules/rights.ts";
import { partViewOf } from "../views/part-views.ts";
import { showView, type ViewProps } from "../views/view-props.ts";

/** The view that says what the page of a record shows; undefined for the usual page. */
export const recordViewOf = ({ views }: AppColumns["data"]["document"], table: string) =>
  views.find((view): view is ViewOf<"record"> => view.kind === "record" && view.table === table);

interface RecordPartsProps extends Pick<ViewProps, "onOpen" | "onEdit"> {
  columns: AppColumns;
  table: AppTable;
  record: AppRecord;
  person: Person;
}

/** Views on the page of a record: those of its records that link to this one, and forms that add one. */
export function RecordParts(props: RecordPartsProps) {
  const { columns, table } = props;
  const parts = recordViewOf(columns.data.document, table.id)?.options.parts ?? [];
  if (parts.length === 0) return null;
  return (
    <div className="record-parts">
      {parts.map((part) => (
        <RecordPart key={part.view} {...props} part={part} />
      ))}
    </div>
  );
}

function RecordPart({
  part,
  columns,
  record,
  person,
  onOpen,
  onEdit,
}: RecordPartsProps & { part: { view: string; link: string } }) {
  const { document } = columns.data;
  const view: View | undefined = document.views.find(({ id }) => id === part.view);
  const Shown = view && partViewOf(view.kind);
  const shown = view && showView(columns, view, "");
  if (!view || !Shown || !shown) return null;
  const { see, add } = rightsOf(document, person, view.table);
  if (!see || (view.kind === "form" && !add)) return null;
  // Tables and forms are regions of their own.
  const Box = view.kind === "table" || view.kind === "form" ? "div" : "section";
  const linking = new Set(columns.linking(view.table, part.link).get(record.id));
  const ofRecord = (records: readonly AppRecord[]) => records.filter((one) => linking.has(one));
  const { result } = shown;
  const records = ofRecord(result.records);
  return (
    <Box
      className="record-part"
      data-kind={view.kind}
      {...(Box === "section" && { "aria-label": view.name })}
    >
      <h3>{view.name}</h3>
      {records.length === 0 && view.kind !== "form" ? (
        <p className="empty">Nothing yet.</p>
      ) : (
        <Shown
          columns={columns}
          view={view}
          table={shown.table}
          shown={shown.shown.filter(({ field }) => seesField(document, person, view.table, field.id))}
          result={{
            ...result,
            records,
            groups: result.groups?.map((group) => ({ ...group, records: ofRecord(group.records) })) ?? null,
          }}
          person={person}
          begin={{ [part.link]: [record.id] }}
          draftKey={`${view.id} ${record.id}`}
          onOpen={onOpen}
          onEdit={onEdit}
        />
      )}
    </Box>
  );
}
