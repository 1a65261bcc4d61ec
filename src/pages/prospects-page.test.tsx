import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { paths } from "#src/lib/paths.ts";
import { keepLinks, prospectId, prospects } from "#src/sales/replies/prospects.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(() => work.clear());

const link = { address: "/demo-preview?prospect=Blue+Door&from=Maria", name: "A welcome page", lastDay: "" };

test("a seller without prospects sees how to start", async () => {
  open(paths.prospects);

  expect(await screen.findByText("No prospects yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Make a link" })).toHaveAttribute("href", paths.demoPreview);
  expect(screen.getByRole("link", { name: "Links from a sheet" })).toHaveAttribute("href", paths.manyLinks);
});

test("notes, stage and next step are saved while typing, and the mail follows the stage", {
  tags: "short",
}, async () => {
  await keepLinks([{ prospect: "Blue Door", email: "owner@example.com", ...link }]);
  const visitor = open(paths.prospects);
  await visitor.click(await screen.findByRole("link", { name: "Blue Door" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Blue Door" })).toBeVisible();
  expect(screen.getByText(/^Not known\. Links report nothing by themselves/)).toBeVisible();
  await visitor.type(screen.getByLabelText("Notes"), "Likes blue");
  await visitor.type(screen.getByLabelText("Next step"), "Call on Monday");
  await visitor.selectOptions(screen.getByLabelText("Stage"), "talking");
  await waitFor(async () =>
    expect(await work.get(prospects, prospectId("Blue Door"))).toMatchObject({
      ...{ notes: "Likes blue", nextStep: "Call on Monday", stage: "talking" },
    }),
  );

  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>("Its text").value).toMatch(
      /Thank you for our conversation\..*Next: Call on Monday/s,
    ),
  );
  expect(screen.getByRole("link", { name: "Write the mail" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:owner@example\.com\?subject=Your%20website/),
  );
});

test("an unknown prospect says so, and a removed one is gone", async () => {
  await keepLinks([{ prospect: "Blue Door", ...link }]);
  const visitor = open(paths.prospect(prospectId("Blue Door")));
  await visitor.click(await screen.findByRole("button", { name: "Remove this prospect" }));
  await visitor.click(screen.getByRole("button", { name: "Remove Blue Door" }));
  expect(await screen.findByText("No prospects yet")).toBeVisible();

  history.pushState(null, "", paths.prospect(prospectId("Blue Door")));
  expect(await screen.findByText("This browser knows no such prospect")).toBeVisible();
});
