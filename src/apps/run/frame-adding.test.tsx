import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openExample } from "../testing.ts";
import { AppFrame } from "./app-frame.tsx";

test("a calendar adds in a dialog with its day filled in, and shows the day of what was added", async () => {
  const opened = openExample("groomer");
  const before = opened.app.records("appointments").size;
  const user = userEvent.setup();
  render(<AppFrame {...opened} person={{ role: "admin" }} readLog={async () => opened.app.log} />);

  await user.click(screen.getByRole("button", { name: "Add appointment" }));
  const dialog = within(screen.getByRole("dialog", { name: "New appointment" }));
  expect(dialog.getByLabelText("When")).toHaveValue("2026-11-29T09:00");
  await user.clear(dialog.getByLabelText("When"));
  await user.type(dialog.getByLabelText("When"), "2026-12-24T10:00");
  await user.click(dialog.getByRole("radio", { name: "Moss" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opened.app.records("appointments").size).toBe(before + 1);
  // The calendar goes to the day of the new record.
  expect(screen.getByRole("heading", { name: "Thursday, 24 December 2026" })).toBeVisible();
});
