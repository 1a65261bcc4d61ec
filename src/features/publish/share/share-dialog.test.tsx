import { Blob } from "node:buffer";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { decodeShare } from "#src/sites/share/share-token.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ShareDialog } from "./share-dialog.tsx";

const SECRET = "Prices from next year on";

afterEach(() => void vi.unstubAllGlobals());

test("a link leaves hidden blocks here, and says so", async () => {
  vi.stubGlobal("Blob", Blob); // that of jsdom cannot be read as a stream
  await openDialog(await aSite());

  const field = await screen.findByLabelText("Link to the whole site");
  await screen.findByText(/Hidden blocks are left out; the project file keeps them\./);
  await vi.waitFor(() => expect(field).toHaveDisplayValue(/#/));
  const [, token = ""] = (field as HTMLInputElement).value.split("#");

  const { document } = await decodeShare(token);
  expect(JSON.stringify(document)).not.toContain(SECRET);
  expect(document.pages[0]?.blocks.length).toBeGreaterThan(2);
});

test("website files leave hidden blocks out and say where each form goes, which can be changed", async () => {
  const visitor = await openDialog(await aSite("https://forms.example/1"));
  await visitor.click(screen.getByRole("tab", { name: "Website files" }));
  expect(await screen.findByText(/Hidden blocks are left out/)).toBeVisible();
  const forms = await screen.findByRole("region", { name: "Forms" });
  const address = within(forms).getByLabelText("Where forms are sent");
  expect(within(forms).getByRole("listitem")).toHaveTextContent(
    "Contact, on the page Contact: is sent to forms.example",
  );

  await visitor.clear(address);
  await visitor.type(address, "https://localhost/1");
  expect(await within(forms).findByText(/^Use an address such as/)).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Copy as HTML" }));
  expect(screen.queryByText(/characters of HTML are copied/)).not.toBeInTheDocument();

  await visitor.clear(address);
  expect(within(forms).getByRole("listitem")).toHaveTextContent(
    "Contact, on the page Contact: is switched off",
  );
  await visitor.click(screen.getByRole("button", { name: "Copy as HTML" }));
  expect(await screen.findByText(/characters of HTML are copied/)).toBeVisible();
  const html = await navigator.clipboard.readText();
  expect(html).toContain("form-action 'none'");
  expect(html).not.toMatch(new RegExp(`forms\\.example|${SECRET}`));
});

async function openDialog(document: SiteDocument) {
  const visitor = userEvent.setup();
  const project = {
    name: "Crumb",
    description: "Bread",
    type: "web" as const,
    templateId: "x",
    features: [],
  };
  render(<ShareDialog load={async () => ({ project, document })} onClose={() => {}} />);
  await screen.findByText("Crumb");
  return visitor;
}

async function aSite(formAddress = "") {
  const document = await templateDocument("law-firm-ledger");
  if (!document) throw new Error("The template of this test is gone.");
  const [first, ...pages] = document.pages;
  const [block] = first?.blocks.filter(({ kind }) => kind === "hero") ?? [];
  if (!first || !block) throw new Error("The template of this test has no opening.");
  const hidden = { ...block, id: "secret", isHidden: true, data: { ...block.data, title: SECRET } };
  return {
    ...document,
    meta: { ...document.meta, formAddress },
    pages: [{ ...first, blocks: [...first.blocks, hidden] }, ...pages],
  } as SiteDocument;
}
