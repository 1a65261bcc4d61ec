import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { announcements } from "#src/ui/announce.ts";
import { TestFrame } from "../../run/testing.tsx";
import { openExample } from "../../testing.ts";
import { accessibilityProblems } from "../testing.ts";

async function showMonth(role: "admin" | "guest" = "admin") {
  const opened = openExample("groomer");
  const { container } = render(<TestFrame {...opened} person={{ role }} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "Month" }));
  return { ...opened, container, user };
}

const when = (app: ReturnType<typeof openExample>["app"], id: string) =>
  app.records("appointments").get(id)?.values.when;

test("the arrow keys move through a month, and Enter opens the day", async () => {
  const { user, container } = await showMonth();
  const today = screen.getByRole("gridcell", { name: "Sunday 29 November" });
  expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);

  today.focus();
  await user.keyboard("{ArrowUp}{ArrowLeft}{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
  const bella = await screen.findByRole("gridcell", { name: "Thursday 19 November, 1 entry" });
  await expect.poll(() => document.activeElement).toBe(bella);
  expect(await accessibilityProblems(container)).toEqual([]);

  await user.keyboard("{PageDown}");
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute("data-day")).toBe("2026-12-19");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("heading", { name: "Saturday, 19 December 2026" })).toBeVisible();
  expect(screen.getByText("Nothing on this day.")).toBeVisible();
});

test("Shift and the arrow keys move an entry; one undo moves it back", async () => {
  const { user, app } = await showMonth();
  screen.getByRole("button", { name: "14:00 Duke, nails" }).focus();

  await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(when(app, "visit-2")).toBe("2026-11-19T14:00");
  expect(Object.values(announcements.getState().texts)).toContain("Duke, nails: 19 Nov 2026, 14:00.");
  await expect.poll(() => document.activeElement?.textContent).toBe("14:00 Duke, nails");

  await user.click(screen.getByRole("radio", { name: "Week" }));
  screen.getByRole("button", { name: "14:00 Duke, nails" }).focus();
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(when(app, "visit-2")).toBe("2026-11-19T13:45");
  app.undo();
  app.undo();
  expect(when(app, "visit-2")).toBe("2026-11-20T14:00");
});

test("a day is added to, and shows what a visit needs", async () => {
  const { user, app, container } = await showMonth();
  await user.click(screen.getByRole("button", { name: "Add on Friday 20 November" }));
  expect(screen.getByLabelText("When")).toHaveValue("2026-11-20T09:00");
  await user.click(screen.getByRole("radio", { name: "Moss" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const added = [...app.records("appointments").values()].at(-1);
  expect(added?.values).toMatchObject({ when: "2026-11-20T09:00", dog: ["moss"] });

  await user.click(screen.getByRole("radio", { name: "Day" }));
  for (let day = 0; day < 9; day++) await user.click(screen.getByRole("button", { name: "Previous day" }));
  const visit = screen.getByRole("button", { name: "Duke, nails" }).closest("li");
  if (!visit) throw new Error("The visit is not in a list.");
  expect(within(visit).getByRole("link", { name: "07700 900318" })).toHaveAttribute(
    "href",
    "tel:07700900318",
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

test("guests without rights see a calendar that they cannot change", async () => {
  const opened = openExample("groomer");
  const roles = [
    {
      id: "guest" as const,
      tables: { appointments: { see: true, add: false, change: false, delete: false } },
    },
  ];
  opened.app.apply({ label: "Roles", patches: [], document: { ...opened.app.document, roles } });
  render(<TestFrame {...opened} person={{ role: "guest" }} />);

  expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
});
