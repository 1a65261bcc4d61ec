import { type AppTable, findTable, type Role, type TableRights } from "../document.ts";
import { rightsOf } from "../rules/rights.ts";
import { useEdits } from "./editing.ts";
import { CheckField, SelectField } from "./parts.tsx";
import { ROLES_PROTECT_NOTHING, roleNames } from "./role-names.ts";

interface RolesPanelProps {
  seenAs: Role["id"];
  onSeeAs: (role: Role["id"]) => void;
}

const limited = ["user", "guest"] as const;

/** The rights of helpers and guests, table by table, and the app as they see it. */
export function RolesPanel({ seenAs, onSeeAs }: RolesPanelProps) {
  const { document, perform } = useEdits();
  return (
    <section className="edit-section" aria-label="People and their rights">
      <SelectField
        label="See as"
        value={seenAs}
        options={(Object.keys(roleNames) as Role["id"][]).map((value) => ({ value, name: roleNames[value] }))}
        onChoose={onSeeAs}
      />
      <p className="edit-hint">{ROLES_PROTECT_NOTHING}</p>
      {document.roles.length === 0 && <p>Everybody may see and do everything so far.</p>}
      {limited.map((role) => (
        <section key={role} aria-label={roleNames[role]}>
          <h3>{roleNames[role]}</h3>
          {document.tables.map((table) => (
            <RightsOfTable key={table.id} role={role} table={table} />
          ))}
        </section>
      ))}
      {document.roles.length > 0 && (
        <button type="button" className="act" onClick={() => perform([{ do: "clear-roles" }])}>
          Let everybody do everything
        </button>
      )}
    </section>
  );
}

const rightNames = { see: "See", add: "Add", change: "Change", delete: "Delete" } as const;
type Right = keyof typeof rightNames;

function RightsOfTable({ role, table }: { role: "user" | "guest"; table: AppTable }) {
  const { document, perform } = useEdits();
  const rights = rightsOf(document, { role }, table.id);
  const set = (changed: Partial<TableRights>) =>
    perform([{ do: "set-rights", role, table: table.id, rights: { ...rights, ...changed } }]);
  const hidden = rights.hiddenFields ?? [];
  const summary = (Object.keys(rightNames) as Right[]).filter((right) => rights[right]);
  return (
    <details>
      <summary>
        <strong>{table.name.many}</strong>{" "}
        <small className="edit-hint">
          {rights.see ? summary.map((right) => rightNames[right].toLowerCase()).join(", ") : "not seen"}
          {hidden.length > 0 && `, ${hidden.length} hidden`}
        </small>
      </summary>
      <fieldset className="edit-group" disabled={table.isLocked}>
        <legend className="sr">
          {roleNames[role]}: {table.name.many}
        </legend>
        <div className="edit-checks">
          {(Object.keys(rightNames) as Right[]).map((right) => (
            <CheckField
              key={right}
              checked={rights[right]}
              isDisabled={right !== "see" && !rights.see}
              onCheck={(may) => set({ [right]: may })}
            >
              {rightNames[right]}
            </CheckField>
          ))}
          <CheckField
            checked={rights.isOwnOnly === true}
            isDisabled={!rights.see}
            onCheck={(isOwnOnly) => set({ isOwnOnly: isOwnOnly || undefined })}
          >
            Only what they added
          </CheckField>
        </div>
        {rights.see && (
          <fieldset className="edit-group">
            <legend>Fields they see</legend>
            {(findTable(document, table.id)?.fields ?? []).map(({ id, name }) => (
              <CheckField
                key={id}
                checked={!hidden.includes(id)}
                onCheck={(isSeen) => {
                  const fields = isSeen ? hidden.filter((one) => one !== id) : [...hidden, id];
                  set({ hiddenFields: fields.length > 0 ? fields : undefined });
                }}
              >
                {name}
              </CheckField>
            ))}
          </fieldset>
        )}
      </fieldset>
    </details>
  );
}
