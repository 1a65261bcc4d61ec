import { type KeyboardEvent, memo, use, useEffectEvent, useId, useRef } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { announce } from "#src/ui/announce.ts";
import { useDropZone, useSortable } from "#src/ui/use-sortable.ts";
import type { Column } from "../../computed/column.ts";
import { isEmpty } from "../../fields/operators.ts";
import { type Group, summarize } from "../../query/query-view.ts";
import type { Edit } from "../../records/change.ts";
import type { AppRecord } from "../../records/record.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { rightsOf } from "../../rules/rights.ts";
import { Cell } from "../cell.tsx";
import { FoundContext } from "../found-records.ts";
import { ADMIN, type ViewProps } from "../view-props.ts";
import css from "./board.css?inline";
import { type Arrow, moveCard, nudgeCard } from "./move-card.ts";

adoptStyle(css);

const arrows: Record<string, Arrow> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What cards do. It stays the same between renderings, so that only changed cards are drawn again. */
interface CardActs {
  onOpen: (record: AppRecord) => void;
  onKey: (event: KeyboardEvent, record: AppRecord) => void;
  onMove: (id: string, key: string | null, before?: AppRecord) => void;
  /** Moves another card beside this one. */
  onDropAt: (id: string, beside: AppRecord, place: "before" | "after") => void;
}

/** Columns by a choice. Cards are dragged, moved with the arrow keys, or sent to a column by the list that each has. */
export function BoardView(props: ViewProps<"board">) {
  const { columns, view, table, result, shown, person = ADMIN, onOpen, onEdit } = props;
  const board = useRef<HTMLDivElement>(null);
  const groups = result.groups ?? [];
  const mayMove = rightsOf(columns.data.document, person, table.id).change;
  const place = { columns, table, view, groups };
  const by = columns.column(table.id, view.options.by)?.shown;
  const shadeOf = (key: string | null) =>
    by?.kind === "choice" ? by.options.choices.find(({ id }) => id === key)?.colour : undefined;
  const found = use(FoundContext);
  const links = table.fields.filter((field) => field.kind === "link" && field.options.table === found?.table);
  /** Whether a search is active that this record does not match. */
  const isOther = ({ id, values }: AppRecord) => {
    if (!found) return false;
    const ids = found.table === table.id ? [id] : links.flatMap((link) => values[link.id] ?? []);
    return !ids.some((one) => found.ids.has(String(one)));
  };
  const groupOf = (record: AppRecord) => groups.find(({ records }) => records.includes(record));

  function apply(edit: Edit, record: AppRecord) {
    onEdit(editWithRules(columns, edit, person.id).edit);
    const key = edit.patches.find(({ id }) => id === record.id)?.after?.values[view.options.by] ?? null;
    announce(
      `${columns.name(table.id, record)}: ${groups.find((group) => group.key === key)?.name || "Not set"}.`,
    );
  }
  const onKey = useEffectEvent((event: KeyboardEvent, record: AppRecord) => {
    const arrow = arrows[event.key];
    const from = groupOf(record);
    if (!arrow || !from || !mayMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const edit = nudgeCard(place, record, from, arrow);
    if (!edit) return;
    apply(edit, record);
    // A move to another column mounts a new element, so focus is restored on the next frame.
    requestAnimationFrame(() =>
      board.current?.querySelector<HTMLElement>(`[data-card="${record.id}"]`)?.focus(),
    );
  });
  const onMove = useEffectEvent((id: string, key: string | null, before?: AppRecord) => {
    const record = columns.data.records(table.id).get(id);
    if (record && record !== before) apply(moveCard(place, record, { key, before }), record);
  });
  const onDropAt = useEffectEvent((id: string, beside: AppRecord, side: "before" | "after") => {
    const group = groupOf(beside);
    if (group)
      onMove(id, group.key, side === "before" ? beside : group.records[group.records.indexOf(beside) + 1]);
  });
  const open = useEffectEvent((record: AppRecord) => onOpen(table.id, record));
  const acts = useRef<CardActs>({
    onOpen: (record) => open(record),
    onKey: (event, record) => onKey(event, record),
    onMove: (id, key, before) => onMove(id, key, before),
    onDropAt: (id, beside, side) => onDropAt(id, beside, side),
  });

  const others = shown.filter(({ field }) => field.id !== table.nameField && field.id !== view.options.by);
  const tables = new Set(shown.flatMap((column) => [...column.tables]));
  const usesToday = shown.some((column) => column.usesToday);
  const stamp = `${[...tables].map((id) => columns.data.version(id))} ${usesToday ? columns.context.today : ""}`;
  return (
    <>
      {mayMove && (
        <p className="board-hint">
          {view.options.hint ??
            `Drag a card to its column, or focus it with Tab and move it with the arrow keys. Press Enter to open it.`}
        </p>
      )}
      <div className="board-view" data-look={view.options.look ?? "cards"} ref={board}>
        {groups.map((group, at) => (
          <BoardColumn
            key={group.key ?? ""}
            group={group}
            at={at}
            columns={shown}
            context={columns}
            shade={shadeOf(group.key)}
            acts={acts.current}
          >
            {group.records.map((record) => (
              <BoardCard
                key={record.id}
                record={record}
                table={table.id}
                name={columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`}
                others={others}
                fields={others.map(({ field }) => field.id).join()}
                groupKey={group.key}
                groups={groups}
                groupNames={groups.map(({ name }) => name).join("\n")}
                mayMove={mayMove}
                isOther={isOther(record)}
                stamp={stamp}
                acts={acts.current}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
    </>
  );
}

interface BoardColumnProps {
  group: Group;
  at: number;
  columns: readonly Column[];
  context: ViewProps["columns"];
  /** The colour of the choice. */
  shade: number | undefined;
  acts: CardActs;
  children: React.ReactNode;
}

function BoardColumn({ group, at, columns, context, shade, acts, children }: BoardColumnProps) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  useDropZone({ list: "cards", onDrop: (card) => acts.onMove(card, group.key) }, column);
  const sum = columns.find(({ field }) => field.summary);
  return (
    <section ref={column} aria-labelledby={id} data-column={at} data-shade={shade}>
      <h3 id={id}>
        {group.name || "Not set"} <small>{group.records.length}</small>
        {sum && (
          <span className="sum-of-column">
            {summarize(context, sum, sum.field.summary ?? "count", group.records).text}
          </span>
        )}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface BoardCardProps {
  record: AppRecord;
  table: string;
  name: string;
  others: readonly Column[];
  /** The ids of `others`; `others` itself is a new list each time. */
  fields: string;
  groupKey: string | null;
  groups: readonly Group[];
  groupNames: string;
  mayMove: boolean;
  isOther: boolean;
  /** Changes with everything that the card may depend on besides its record. */
  stamp: string;
  acts: CardActs;
}

const BoardCard = memo(
  function BoardCard({ record, name, others, groupKey, groups, mayMove, isOther, acts }: BoardCardProps) {
    const card = useRef<HTMLLIElement>(null);
    useSortable(
      {
        list: "cards",
        id: record.id,
        canDrag: mayMove,
        onDrop: (id, place) => acts.onDropAt(id, record, place),
      },
      () => ({ item: card.current }),
    );
    return (
      <li ref={card} className="board-card" data-other={isOther || undefined}>
        <h4>
          <button
            type="button"
            data-card={record.id}
            onClick={() => acts.onOpen(record)}
            onKeyDown={(event) => acts.onKey(event, record)}
          >
            {name}
          </button>
        </h4>
        {others
          .filter((column) => !isEmpty(column.value(record)))
          .map((column) => (
            <p key={column.field.id} data-kind={column.shown.kind}>
              <Cell column={column} value={column.value(record)} />
            </p>
          ))}
        {mayMove && (
          <span className="mover">
            <span aria-hidden="true">⇄</span>
            <select
              aria-label={`Move ${name}`}
              value={groupKey ?? ""}
              onChange={({ target }) => acts.onMove(record.id, target.value || null)}
            >
              {groups.map((other) => (
                <option key={other.key ?? ""} value={other.key ?? ""}>
                  {other.name || "Not set"}
                </option>
              ))}
            </select>
          </span>
        )}
      </li>
    );
  },
  (before, after) =>
    before.record === after.record &&
    before.name === after.name &&
    before.fields === after.fields &&
    before.groupKey === after.groupKey &&
    before.groupNames === after.groupNames &&
    before.mayMove === after.mayMove &&
    before.isOther === after.isOther &&
    before.stamp === after.stamp,
);
