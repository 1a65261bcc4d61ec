import { useMemo, useState } from "react";
import type { Role } from "../document.ts";
import type { Person } from "../rules/rights.ts";
import type { ViewEditing } from "../views/view-editing.tsx";
import type { EditTarget, FrameEditing } from "./editor-props.ts";

/** The state of editing an app: what was pointed at, and as which role the app is seen. */
export function useEditing(owner: Person, editing: FrameEditing | undefined) {
  const [target, setTarget] = useState<EditTarget | null>(null);
  const [seenAs, setSeenAs] = useState<Role["id"]>("admin");
  // Editing begins as the owner again.
  if (seenAs !== "admin" && !editing?.isOpen) setSeenAs("admin");
  const mayEdit = editing !== undefined && owner.role === "admin";
  const isEditing = mayEdit && editing.isOpen;
  const role = isEditing ? seenAs : owner.role;
  // There are no accounts: everybody of a role is one person, whose own records are those that were added as this role.
  const person = useMemo<Person>(
    () => ({ ...owner, role, ...(role !== "admin" && { id: owner.id ?? role }) }),
    [owner, role],
  );
  const viewEditing = useMemo<ViewEditing | null>(
    () =>
      isEditing
        ? {
            openField: (table, field) => setTarget({ table, field }),
            addField: (table) => setTarget({ table, field: null }),
          }
        : null,
    [isEditing],
  );
  return {
    person,
    viewEditing,
    editing: mayEdit ? editing : undefined,
    isEditing,
    target,
    seenAs,
    onSeeAs: setSeenAs,
  };
}
