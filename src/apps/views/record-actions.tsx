import type { AppRecord } from "../records/record.ts";
import { editWithRules } from "../rules/edit-with-rules.ts";
import { rightsOf } from "../rules/rights.ts";
import { actionsOf, runAction } from "../rules/run-action.ts";
import { ADMIN, type ViewProps } from "./view-props.ts";

interface RecordActionsProps extends Pick<ViewProps, "columns" | "table" | "person" | "onEdit"> {
  record: AppRecord;
}

/** The buttons that an app offers for a record. Messages are links, so that the browser opens their program. */
export function RecordActions({ columns, table, record, person = ADMIN, onEdit }: RecordActionsProps) {
  const actions = actionsOf(columns, table.id, record);
  if (actions.length === 0 || !rightsOf(columns.data.document, person, table.id).change) return null;
  return (
    <p className="actions">
      {actions.map((action) => {
        const { edit, messages, problems } = runAction(columns, action, record, person.id);
        const [message] = messages;
        return message && edit.patches.length === 0 ? (
          <a key={action.id} className="act" href={message}>
            {action.name}
          </a>
        ) : (
          <button
            key={action.id}
            type="button"
            className="act"
            disabled={problems.length > 0}
            title={problems[0]}
            onClick={() => onEdit(editWithRules(columns, edit, person.id).edit)}
          >
            {action.name}
          </button>
        );
      })}
    </p>
  );
}
