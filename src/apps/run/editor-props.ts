import type { ComponentType } from "react";
import type { AppColumns } from "../computed/column.ts";
import type { Role, View } from "../document.ts";
import type { Change, Edit } from "../records/change.ts";
import type { AppRecords } from "../records/records.ts";

/** What people have pointed at in the app: a field, or a place for a new one. */
export type EditTarget = { table: string; field: string } | { table: string; field: null };

export interface EditorProps {
  app: AppRecords;
  columns: AppColumns;
  /** The page on screen, and the table of what it shows. */
  view: View | undefined;
  table: string | undefined;
  /** The last thing that was pointed at. A new object each time. */
  target: EditTarget | null;
  seenAs: Role["id"];
  /** Where unfinished changes are stored until they are applied. */
  draftKey: string;
  readLog: () => Promise<readonly Change[]>;
  onEdit: (edit: Edit) => void;
  onSeeAs: (role: Role["id"]) => void;
  onShow: (view: string) => void;
  onClose: () => void;
}

/** Lets the owner change the app where it is used. */
export interface FrameEditing {
  /** Lazy, so that opening an app loads nothing more. */
  Editor: ComponentType<EditorProps>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  draftKey: string;
}
