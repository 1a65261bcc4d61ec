import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { createColumns } from "../computed/columns.ts";
import { deleteRecords } from "../records/delete-records.ts";
import { allRecords, createRecords } from "../records/records.ts";
import { NOW, openExample } from "../testing.ts";
import { LogDialog } from "./log-dialog.tsx";

test("a record that was deleted in an earlier session comes back with the links to it", async () => {
  const user = userEvent.setup();
  const before = openExample("groomer");
  before.app.apply(deleteRecords(before.columns, "customers", ["priya"], "clear"));
  const { document, counters, log } = before.app;
  const app = createRecords({ document, counters, records: allRecords(before.app) });
  const onClose = vi.fn();
  await act(async () => {
    render(
      <Suspense>
        <LogDialog
          columns={createColumns(app, () => NOW)}
          log={Promise.resolve(log)}
          onEdit={(edit) => app.apply(edit)}
          onClose={onClose}
        />
      </Suspense>,
    );
  });
  expect(screen.getByText("Delete Priya Nair")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Bring back Priya Nair" }));

  expect(onClose).toHaveBeenCalledOnce();
  expect(allRecords(app)).toEqual(allRecords(openExample("groomer").app));
});
