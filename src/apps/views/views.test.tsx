import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TestFrame } from "../run/testing.tsx";
import { openExample } from "../testing.ts";
import { accessibilityProblems } from "./testing.ts";

function show(name: Parameters<typeof openExample>[0]) {
  const opened = openExample(name);
  const { container } = render(<TestFrame {...opened} />);
  return { ...opened, container, user: userEvent.setup() };
}
const goTo = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(screen.getByRole("navigation")).getByRole("button", { name }));

test("cards show records by name, and the search narrows them", async () => {
  const { user } = show("makerspace");

  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Cordless drill",
    "Laser cutter",
    "Planer",
  ]);
  await user.type(screen.getByRole("searchbox", { name: "Search Tools" }), "wood room");
  expect(screen.getByText("1 shown")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Planer" })).toBeVisible();
  await user.type(screen.getByRole("searchbox"), "!");
  expect(screen.getByText("Nothing matches “wood room!”.")).toBeVisible();
});

test("a record's page has its values, its actions and what links to it", async () => {
  const { user, app } = show("makerspace");
  await goTo(user, "Out now");

  await user.click(screen.getByRole("button", { name: "Cordless drill" }));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(screen.getByRole("heading", { level: 2, name: "L-0001" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Give back" }));

  expect(app.records("loans").get("loan-1")?.values.returned).toBe("2026-11-29");
  expect(screen.queryByRole("button", { name: "Give back" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Back to Out now" }));
  expect(screen.getByText("No loans yet.")).toBeVisible();
});

test("a list marks what its rule says, and sums at its foot", async () => {
  const { user } = show("groomer");
  await goTo(user, "Unpaid");

  // The page has its name; a second landmark of the same name would confuse.
  expect(screen.queryAllByRole("region", { name: "Unpaid" })).toEqual([]);
  expect(screen.getByText("Duke")).toBeVisible();
  expect(screen.getAllByText("£18.50")).toHaveLength(2);
});

test("a card of a board moves to another column with the keyboard", async () => {
  const { user, app } = show("makerspace");
  await goTo(user, "Repairs");
  const broken = screen.getByRole("region", { name: "Broken 1" });

  await user.selectOptions(within(broken).getByRole("combobox", { name: "Move Planer" }), "Being repaired");

  expect(within(screen.getByRole("region", { name: "Being repaired 1" })).getByText("Planer")).toBeVisible();
  expect(app.records("tools").get("planer")?.values.state).toBe("repair");
});

test("a form says what is missing, asks what its rules ask, and saves", async () => {
  const { user, app } = show("makerspace");
  await goTo(user, "Borrow");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("combobox", { name: "Tool" })).toHaveAccessibleDescription("Fill in “Tool”.");
  expect(app.canUndo).toBe(false);

  await user.selectOptions(screen.getByRole("combobox", { name: "Tool" }), "Planer");
  await user.selectOptions(screen.getByRole("combobox", { name: "Member" }), "Sami Reyes");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Planer is not in order. Lend it anyway?")).toBeVisible();
  expect(app.canUndo).toBe(false);

  await user.click(screen.getByRole("button", { name: "Yes, save it" }));
  expect(screen.getByText("Enjoy the tool, and bring it back in one piece.")).toBeVisible();
  expect([...app.records("loans").values()].at(-1)?.values).toMatchObject({
    number: 3,
    tool: ["planer"],
    member: ["sami"],
    "back-by": "2026-12-06",
  });
});

test.each(["groomer", "makerspace"] as const)("every page of %s is accessible", async (name) => {
  const { user, container } = show(name);
  for (const button of within(screen.getByRole("navigation")).getAllByRole("button")) {
    await user.click(button);
    expect(await accessibilityProblems(container)).toEqual([]);
  }
});
