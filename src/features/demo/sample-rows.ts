import type { ModuleCategory } from "#src/contract/module-categories.ts";

export type RowStatus =
  | "Active"
  | "Completed"
  | "Secure"
  | "Inactive"
  | "Pending"
  | "Testing"
  | "Beta"
  | "Warning"
  | "In Progress"
  | "Training"
  | "Maintenance"
  | "Critical";

interface Row {
  id: number;
  name: string;
  status: RowStatus;
}

export interface CrmRow extends Row {
  contact: string;
  /** The revenue in whole dollars. */
  revenue: number;
}

export interface ProductivityRow extends Row {
  assignee: string;
  /** An ISO date. */
  dueDate: string;
}

export interface GameRow extends Row {
  players: number;
  /** From 0 to 5. */
  rating: number;
}

export interface SecurityRow extends Row {
  /** An ISO date and time. */
  lastChecked: string;
  risk: "Low" | "Medium" | "High";
}

export interface AiRow extends Row {
  /** The accuracy in percent. */
  accuracy: number;
  /** An ISO date. */
  lastTrained: string;
}

interface RowOf {
  CRM: CrmRow;
  Productivity: ProductivityRow;
  Games: GameRow;
  Security: SecurityRow;
  AI: AiRow;
}

export const sampleRows = {
  CRM: [
    { id: 1, name: "Gannet Row Dental", status: "Active", contact: "Dr. Elif Sayın", revenue: 18_400 },
    { id: 2, name: "Three Kilns Pottery", status: "Pending", contact: "Gwen Ashdown", revenue: 3_250 },
    { id: 3, name: "Ferryman's Inn", status: "Active", contact: "Callum Reyes", revenue: 27_900 },
    { id: 4, name: "Morrow & Pike Surveyors", status: "Completed", contact: "Ada Morrow", revenue: 12_650 },
    { id: 5, name: "Bluebell Day Nursery", status: "Inactive", contact: "Farah Jalali", revenue: 5_800 },
  ],
  Productivity: [
    {
      id: 1,
      name: "Renew the food hygiene certificate",
      status: "In Progress",
      assignee: "Marta Oyelaran",
      dueDate: "2026-12-04",
    },
    {
      id: 2,
      name: "Count the cellar before the wine order",
      status: "Completed",
      assignee: "Jonas Petit",
      dueDate: "2026-11-16",
    },
    {
      id: 3,
      name: "Publish the December rota",
      status: "Completed",
      assignee: "Nadia Kowalczyk",
      dueDate: "2026-11-18",
    },
    {
      id: 4,
      name: "Fit the new sink in bay two",
      status: "Pending",
      assignee: "Theo Makinde",
      dueDate: "2026-12-11",
    },
    {
      id: 5,
      name: "Answer winter booking requests",
      status: "Active",
      assignee: "Sofia Lindgren",
      dueDate: "2026-11-27",
    },
  ],
  Games: [
    { id: 1, name: "The Florist's Five Blooms", status: "Active", players: 512, rating: 4.7 },
    { id: 2, name: "Harbour Street Stamp Walk", status: "Maintenance", players: 4_870, rating: 4.5 },
    { id: 3, name: "Thursday Night Quiz League", status: "Active", players: 431, rating: 4.8 },
    { id: 4, name: "Ninety-Second Noodle Catch", status: "Beta", players: 2_740, rating: 4.1 },
    { id: 5, name: "Corner Café Rummy", status: "Active", players: 297, rating: 4.4 },
  ],
  Security: [
    {
      id: 1,
      name: "Front door and till locks",
      status: "Secure",
      lastChecked: "2026-11-20T07:45:00Z",
      risk: "Low",
    },
    {
      id: 2,
      name: "Supplier logins unchanged for a year",
      status: "Warning",
      lastChecked: "2026-11-19T16:20:00Z",
      risk: "Medium",
    },
    {
      id: 3,
      name: "Nightly copy of the order book",
      status: "Secure",
      lastChecked: "2026-11-20T02:04:00Z",
      risk: "Low",
    },
    {
      id: 4,
      name: "Lookalike shop address",
      status: "Critical",
      lastChecked: "2026-11-20T08:10:00Z",
      risk: "High",
    },
    {
      id: 5,
      name: "Fire drill headcount",
      status: "Completed",
      lastChecked: "2026-11-13T11:00:00Z",
      risk: "Low",
    },
  ],
  AI: [
    { id: 1, name: "Opening-hours answer bot", status: "Active", accuracy: 94.2, lastTrained: "2026-11-09" },
    { id: 2, name: "Saturday loaf forecast", status: "Active", accuracy: 91.7, lastTrained: "2026-11-15" },
    { id: 3, name: "Review grumble finder", status: "Testing", accuracy: 88.4, lastTrained: "2026-11-17" },
    { id: 4, name: "Before-and-after picker", status: "Active", accuracy: 92.1, lastTrained: "2026-10-28" },
    { id: 5, name: "Portuguese call notes", status: "Training", accuracy: 86.6, lastTrained: "2026-11-19" },
  ],
} satisfies { [Category in ModuleCategory]: readonly RowOf[Category][] };

/** The fields that the rows of all categories share. */
export type SampleRow = Row;
