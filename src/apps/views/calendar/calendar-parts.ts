import type { ViewProps } from "../view-props.ts";
import type { Entry } from "./entries.ts";

/** What the parts of a calendar share. */
export interface CalendarParts {
  props: ViewProps<"calendar">;
  entries: readonly Entry[];
  day: string;
  today: string;
  mayMove: boolean;
  mayAdd: boolean;
  onDay: (day: string) => void;
  /** Opens a day by itself. */
  onOpenDay: (day: string) => void;
  onMove: (entry: Entry, by: { days?: number; minutes?: number }) => void;
  onAdd: (day: string) => void;
}
