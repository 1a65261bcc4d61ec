import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { announcements } from "#src/ui/announce.ts";
import { openProgram } from "../../programs/open-program.ts";
import { TestFrame } from "../../run/testing.tsx";
import { accessibilityProblems } from "../testing.ts";

async function showDeals(role: "admin" | "guest" = "admin") {
  const opened = await openProgram("app-crm", undefined, new Date("2026-11-21T10:00:00Z"));
  const { container } = render(<TestFrame {...opened} person={{ role }} />);
  return { ...opened, container, user: userEvent.setup() };
}

const column = (name: RegExp) => screen.getByRole("region", { name });
const cards = (name: RegExp) =>
  within(column(name))
    .queryAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent);

test("the arrow keys move a deal, keep its focus, and write its history", async () => {
  const { user, app, container } = await showDeals();
  expect(cards(/^Met/)).toEqual(["New booking desk", "Fleet stickers"]);
  screen.getByRole("button", { name: "Fleet stickers" }).focus();

  await user.keyboard("{ArrowUp}");
  expect(cards(/^Met/)).toEqual(["Fleet stickers", "New booking desk"]);
  await user.keyboard("{ArrowRight}");
  expect(cards(/^Talking/)).toEqual([
    "Menu for the spring",
    "Showroom lighting",
    "Tasting room",
    "Fleet stickers",
  ]);
  expect(Object.values(announcements.getState().texts)).toContain("Fleet stickers: Talking.");
  await expect.poll(() => document.activeElement?.textContent).toBe("Fleet stickers");
  expect(column(/^Talking/)).toHaveAccessibleName(/\$24,250/);
  expect(await accessibilityProblems(container)).toEqual([]);

  const moved = [...app.records("activities").values()].at(-1)?.values;
  expect(moved).toEqual({ contact: ["contact-5"], kind: "Moved", text: "Fleet stickers: Met → Talking" });
  app.undo();
  expect(app.records("activities").size).toBe(3);
  expect(app.records("deals").get("deal-2")?.values.stage).toBe("Met");
});

test("a guest moves and adds nothing", async () => {
  await showDeals("guest");
  expect(screen.queryByRole("combobox", { name: /^Move/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("form", { name: "A new deal" })).not.toBeInTheDocument();
});
