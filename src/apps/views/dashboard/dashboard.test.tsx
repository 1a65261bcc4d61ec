import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openProgram } from "../../programs/open-program.ts";
import { TestFrame } from "../../run/testing.tsx";
import { accessibilityProblems } from "../testing.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

test("a dashboard compares its range with the one before, and shows each chart as a table", async () => {
  const opened = await openProgram("app-dashboard", undefined, NOW);
  const { container } = render(<TestFrame {...opened} />);
  const user = userEvent.setup();
  const kept = [...opened.app.records("orders").values()].filter(
    ({ values }) => values.status !== "Refunded",
  );
  const inRange = (from: string, to: string) =>
    kept.filter(({ values }) => String(values.day) >= from && String(values.day) <= to);

  const count = () => screen.getByText("Orders", { selector: "dt" }).nextElementSibling?.textContent;
  expect(count()).toBe(String(inRange("2026-10-23", "2026-11-21").length));
  const slider = screen.getByRole("slider", { name: "Period of Revenue by day" });
  expect(slider).toHaveAttribute("max", "29");

  await user.click(screen.getByRole("radio", { name: "Week" }));
  expect(count()).toBe(String(inRange("2026-11-15", "2026-11-21").length));
  await user.click(screen.getByText("Revenue by day as a table"));
  const table = within(screen.getByRole("region", { name: "Revenue by day as a table" })).getByRole("table");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Period", "Counter", "Online", "Wholesale", "Total"]);
  const sum = inRange("2026-11-20", "2026-11-20").reduce((all, { values }) => all + Number(values.total), 0);
  const friday = within(table).getByRole("row", { name: /^Fri, Nov 20/ });
  expect(within(friday).getAllByRole("cell").at(-1)?.textContent?.replace(/[$,]/g, "")).toBe(
    (sum / 100).toFixed(2).replace(/\.00$/, ""),
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

test("the ledger filters, sorts, and changes the status of an order", async () => {
  const opened = await openProgram("app-dashboard", undefined, NOW);
  render(<TestFrame {...opened} />);
  const user = userEvent.setup();

  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Refunded");
  const orders = [...opened.app.records("orders").values()];
  const refunded = orders.filter(
    ({ values }) => values.status === "Refunded" && String(values.day) >= "2026-10-23",
  );
  const [first] = screen.getAllByRole("combobox", { name: /^Status of/ });
  if (!first) throw new Error("There is no refunded order to try it with.");
  expect(screen.getAllByRole("combobox", { name: /^Status of/ })).toHaveLength(Math.min(12, refunded.length));
  const number = first.getAttribute("aria-label")?.replace("Status of ", "");
  await user.selectOptions(first, "Sent");
  expect(opened.app.records("orders").get(`order-${number}`)?.values.status).toBe("Sent");

  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "All");
  await user.click(screen.getByRole("button", { name: "Total" }));
  const ledger = within(screen.getByRole("region", { name: "The ledger" }));
  expect(ledger.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "ascending");
});
