import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { templateDocument } from "#src/sites/templates.ts";
import { ImportReview } from "./import-review.tsx";
import { compareWork } from "./merge-work.ts";
import type { Import } from "./read-import.ts";
import { aProject, aSite, aVersion, day } from "./testing.ts";
import { readWorkFile, type WorkRecords, writeWorkFile } from "./work-file.ts";

const pictures = { assets: [], refused: [] };

test("the review of a work file counts all that is in it, and lists where it leads", async () => {
  const ticket = [btoa(JSON.stringify(["Anna", "Eve", "eve@replies.example", ""])), "A".repeat(86)].join(".");
  const link = { address: `/demo?prospect=Anna#seller=${ticket}`, name: "A demo", lastDay: "", at: day };
  const prospect = {
    ...{ id: "for anna", name: "Anna", links: [link], stage: "won", nextStep: "", nextDay: "", notes: "" },
    ...{ email: "anna@example.com", openedAt: null, createdAt: day, updatedAt: day },
  };
  const document = {
    meta: { formAddress: "https://forms.evil.example/1" },
    to: "https://pay.evil.example/a",
  };
  show({
    projects: [aProject(1), aProject(2)],
    documents: [{ ...aSite(1, ""), document }],
    versions: [aVersion(1)],
    prospects: [prospect],
  });

  const region = screen.getByRole("heading", { name: "All that is in it" }).parentElement as HTMLElement;
  expect(
    within(region)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["2 projects", "1 edited site", "1 version of a site", "1 prospect with notes"]);
  const addresses = within(screen.getByRole("region", { name: "Addresses" })).getAllByRole("listitem");
  expect(addresses.map(({ textContent }) => textContent)).toEqual([
    "anna@example.com",
    "eve@replies.example",
    "https://pay.evil.example/a",
  ]);
  expect(screen.getByText(/forms come switched off.*forms\.evil\.example/)).toBeVisible();
});

test("the review of a project file lists where its site leads", async () => {
  const document = structuredClone(await templateDocument("bakery-counter"));
  if (!document) throw new Error("The template of this test is gone.");
  document.meta.business.email = "eve@evil.example";
  const project = {
    ...{ name: "Crumb", description: "Bread", type: "web" as const, templateId: "web-basic", features: [] },
  };
  show({ kind: "project", file: { project, document, formHost: "" }, pictures });

  expect(screen.getByRole("region", { name: "Addresses" })).toHaveTextContent("eve@evil.example");
});

function show(given: WorkRecords | Import) {
  const content: Import =
    "kind" in given
      ? (given as Import)
      : { kind: "work", file: readWorkFile(writeWorkFile(given)), pictures };
  const records = content.kind === "work" ? content.file.records : {};
  render(
    <ImportReview
      content={content}
      comparison={compareWork({}, records)}
      onBringIn={async () => {}}
      onBack={() => {}}
    />,
  );
}
