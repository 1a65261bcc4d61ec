import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { releases } from "#src/features/changelog/changes.ts";
import { formatDay } from "#src/lib/calendar-days.ts";
import { open } from "../../tests/render-page.tsx";

test("the changelog lists each version with date and changes, newest first", { tags: "short" }, async () => {
  open("/changelog");

  expect(await screen.findByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
  expect(document.title).toBe("Changelog · Sitewright");
  const shown = within(screen.getByRole("main")).getAllByRole("region");
  expect(shown).toHaveLength(releases.length);
  for (const [index, { version, date, title, changes }] of releases.entries()) {
    const release = within(shown[index] as HTMLElement);
    expect(release.getByRole("heading", { level: 2, name: title })).toBeVisible();
    expect(release.getByText(version)).toBeVisible();
    expect(release.getByText(formatDay(date))).toHaveAttribute("datetime", date);
    expect(release.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(changes);
  }
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the footer links to the changelog", async () => {
  const visitor = open("/no-such-page");

  await visitor.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Changelog" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
});
