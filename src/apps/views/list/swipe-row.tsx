import moreIcon from "icon:dots-three-vertical";
import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { AppRecord } from "../../records/record.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { may } from "../../rules/rights.ts";
import { actionsOf, runAction } from "../../rules/run-action.ts";
import { ADMIN, type ViewProps } from "../view-props.ts";

interface Act {
  id: string;
  name: string;
  href?: string;
  act?: () => void;
}

interface SwipeRowProps extends Pick<ViewProps, "columns" | "table" | "person" | "onEdit" | "onDelete"> {
  record: AppRecord;
  isMarked: boolean;
  children: ReactNode;
}

/**
 * A row of a list with what is done most on the way. A phone shows it when the row is swiped to the left, or when its
 * button is pressed; wider screens show it on the record's page. Swiping is scrolling, which the browser does by itself.
 */
export function SwipeRow({ isMarked, children, ...props }: SwipeRowProps) {
  const { columns, table, record } = props;
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const acts = actsOf(props);
  if (acts.length === 0) return <li data-marked={isMarked || undefined}>{children}</li>;
  const close = () => row.current?.scrollTo({ left: 0 });
  const toggle = () => row.current?.scrollTo({ left: isOpen ? 0 : row.current.scrollWidth });
  return (
    <li
      ref={row}
      className="swipe"
      data-marked={isMarked || undefined}
      onScroll={({ currentTarget }) => setIsOpen(Math.abs(currentTarget.scrollLeft) > 24)}
    >
      <div className="swipe-row">
        {children}
        <button
          type="button"
          className="swipe-more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon path={moreIcon} />
          <span className="sr">What to do with {columns.name(table.id, record)}</span>
        </button>
      </div>
      <div id={id} className="swipe-acts" inert={!isOpen}>
        {acts.map(({ id, name, href, act }) =>
          href ? (
            <a key={id} href={href}>
              {name}
            </a>
          ) : (
            <button
              key={id}
              type="button"
              data-act={id}
              onClick={() => {
                close();
                act?.();
              }}
            >
              {name}
            </button>
          ),
        )}
      </div>
    </li>
  );
}

const MOST_ACTS = 3;

/** Calls a number, what the app offers for a record, and deleting. */
function actsOf({
  columns,
  table,
  record,
  person = ADMIN,
  onEdit,
  onDelete,
}: Omit<SwipeRowProps, "children" | "isMarked">) {
  const { document } = columns.data;
  const acts: Act[] = [];
  for (const field of table.fields) {
    const column = columns.column(table.id, field.id);
    const value = column?.value(record);
    if (column?.shown.kind !== "phone" || column.isList || typeof value !== "string" || value === "")
      continue;
    acts.push({ id: "call", name: "Call", href: column.kind.href?.(value) ?? `tel:${value}` });
    break;
  }
  if (may(document, person, "change", table.id, record))
    for (const action of actionsOf(columns, table.id, record)) {
      const { edit, messages, problems } = runAction(columns, action, record, person.id);
      const [href] = messages;
      if (problems.length > 0 || acts.length >= MOST_ACTS - 1) continue;
      if (href && edit.patches.length === 0) acts.push({ id: action.id, name: action.name, href });
      else if (edit.patches.length > 0)
        acts.push({
          id: action.id,
          name: action.name,
          act: () => onEdit(editWithRules(columns, edit, person.id).edit),
        });
    }
  if (onDelete && may(document, person, "delete", table.id, record))
    acts.push({ id: "delete", name: "Delete", act: () => onDelete(table.id, record) });
  return acts;
}
