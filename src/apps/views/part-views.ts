import type { ComponentType } from "react";
import { BoardView } from "./board/board-view.tsx";
import { CalendarView } from "./calendar/calendar-view.tsx";
import { CardsView } from "./cards/cards-view.tsx";
import { FormView } from "./form/form-view.tsx";
import { ListView } from "./list/list-view.tsx";
import { TableView } from "./table/table-view.tsx";
import type { ViewKindId } from "./view-kinds.ts";
import type { ViewProps } from "./view-props.ts";

/** The views that can also be a part of a dashboard. A new one is a folder and a line here. */
export const partViews = {
  table: TableView,
  cards: CardsView,
  board: BoardView,
  list: ListView,
  form: FormView,
  calendar: CalendarView,
};

/** Returns the component of a view that can be a part of a dashboard. */
export const partViewOf = (kind: ViewKindId) =>
  // The table of kinds guarantees that each component gets a view of its kind.
  Object.hasOwn(partViews, kind)
    ? (partViews[kind as keyof typeof partViews] as ComponentType<ViewProps>)
    : undefined;
