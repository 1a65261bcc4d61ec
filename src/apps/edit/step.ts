import type { AppDocument, AppTable, Field, Role, TableRights, View } from "../document.ts";
import type { Action, Rule } from "../rules/rule-schema.ts";

/** One change of an app, as data: panels and "Change it in words" both make them. */
export type Step =
  | {
      do: "add-field";
      table: string;
      field: Field /** A view that lists it too. */;
      view?: string | undefined;
    }
  /** Replaces the field with its id. Another kind converts its values. */
  | { do: "change-field"; table: string; field: Field }
  | { do: "delete-field"; table: string; field: string }
  | { do: "move-field"; table: string; field: string; to: number }
  /** Names the records of a table by another field. */
  | { do: "name-by"; table: string; field: string }
  | { do: "add-table"; table: AppTable /** A first page for it. */; view?: View | undefined }
  | { do: "rename-table"; table: string; name: AppTable["name"] }
  | { do: "delete-table"; table: string }
  | { do: "add-view"; view: View; isPage: boolean }
  /** Replaces the view with its id. */
  | { do: "change-view"; view: View }
  | { do: "delete-view"; view: string }
  /** Puts a view at this place of the navigation; null takes it out. */
  | { do: "place-page"; view: string; to: number | null }
  | { do: "set-rights"; role: Exclude<Role["id"], "admin">; table: string; rights: TableRights }
  /** Everybody may do everything again. */
  | { do: "clear-roles" }
  | { do: "set-app"; app: Partial<Pick<AppDocument, "name" | "icon" | "theme" | "locale">> }
  | { do: "set-currency"; currency: string }
  | { do: "lock"; of: "table" | "view"; id: string; isLocked: boolean }
  | { do: "put-rule"; rule: Rule }
  | { do: "delete-rule"; rule: string }
  | { do: "put-action"; action: Action }
  | { do: "delete-action"; action: string };

export type StepKind = Step["do"];
export type StepOf<Kind extends StepKind> = Extract<Step, { do: Kind }>;
