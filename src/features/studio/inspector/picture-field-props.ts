import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import type { Picture } from "#src/sites/fields.ts";

export interface PictureFieldProps {
  label: string;
  picture: Picture | null;
  path: FieldPath;
  /** The values of the field's group. */
  data: Record<string, unknown>;
  isDisabled: boolean;
  isWanted: boolean;
  set: (picture: Picture | null) => void;
  onLeave: () => void;
}
