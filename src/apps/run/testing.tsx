import type { AppColumns } from "../computed/column.ts";
import type { AppRecords } from "../records/records.ts";
import type { Person } from "../rules/rights.ts";
import { ADMIN } from "../views/view-props.ts";
import { AppFrame } from "./app-frame.tsx";

interface TestFrameProps {
  app: AppRecords;
  columns: AppColumns;
  person?: Person;
}

/** An app as a page of its own, without a theme. */
export const TestFrame = ({ app, columns, person = ADMIN }: TestFrameProps) => (
  <AppFrame app={app} columns={columns} person={person} readLog={async () => app.log} isPage />
);
