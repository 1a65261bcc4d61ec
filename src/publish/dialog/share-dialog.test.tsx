import { Blob } from "node:buffer";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { assetReference } from "#src/lib/asset-reference.ts";
import { decodeShare } from "#src/share/share-token.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { ShareDialog } from "./share-dialog.tsx";

const SECRET = "Prices from next year on";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
  delete window.showSaveFilePicker;
});

test("a link leaves out hidden blocks, and says so", { tags: "short" }, async () => {
  vi.stubGlobal("Blob", Blob); // jsdom's file cannot be read as a stream
  await openDialog(await aSite());

  const field = await screen.findByLabelText("Link to the whole site");
  await screen.findByText(/Hidden blocks are left out; the project file keeps them\./);
  await vi.waitFor(() => expect(field).toHaveDisplayValue(/#/));
  const [, token = ""] = (field as HTMLInputElement).value.split("#");

  const { document } = await decodeShare(token);
  expect(JSON.stringify(document)).not.toContain(SECRET);
  expect(document.pages[0]?.blocks.length).toBeGreaterThan(2);
});

test("a link leaves out photographs, says so, and offers the file that contains them", async () => {
  vi.stubGlobal("Blob", Blob);
  const photo = {
    kind: "photo" as const,
    asset: assetReference("ab".repeat(32)),
    width: 900,
    height: 600,
    focus: { x: 50, y: 50 },
    zoom: 100,
    tone: "none" as const,
    art: null,
    label: "Our office",
  };
  const visitor = await openDialog(placePhotos(await aSite(), [photo]).document);

  await screen.findByText(/Your photograph is too large for a link\./);
  await visitor.click(screen.getByRole("button", { name: "Send the file instead" }));

  expect(screen.getByRole("tab", { name: "Project file" })).toHaveAttribute("aria-selected", "true");
});

test("website files leave out hidden blocks and list the destination of each form", async () => {
  const visitor = await openDialog(await aSite("https://forms.example/1"));
  await visitor.click(screen.getByRole("tab", { name: "Website files" }));
  expect(await screen.findByText(/Hidden blocks are left out/)).toBeVisible();
  const forms = await screen.findByRole("region", { name: "Forms" });
  expect(within(forms).getByRole("listitem")).toHaveTextContent(
    "Contact, on the page Contact: goes to forms.example",
  );

  await visitor.click(screen.getByRole("button", { name: "Copy as HTML" }));
  expect(await screen.findByText(/characters of HTML are copied/)).toBeVisible();
  const html = await navigator.clipboard.readText();
  expect(html).toContain("form-action https://forms.example 'self'");
  expect(html).not.toContain(SECRET);
});

test("website files without a destination explain what replaces each form, and how to enable it", async () => {
  const visitor = await openDialog(await aSite());
  await visitor.click(screen.getByRole("tab", { name: "Website files" }));
  const forms = await screen.findByRole("region", { name: "Forms" });

  expect(within(forms).getByRole("listitem")).toHaveTextContent(
    "Contact, on the page Contact: off; visitors see how to call, write and find you",
  );
  expect(forms).toHaveTextContent(
    "Switch forms on under Forms in the studio, once this is a project of yours.",
  );
  await visitor.click(screen.getByRole("button", { name: "Copy as HTML" }));
  expect(await screen.findByText(/characters of HTML are copied/)).toBeVisible();
  const html = await navigator.clipboard.readText();
  expect(html).toContain("form-action 'none'");
  expect(html).not.toMatch(/<form|disabled/);
});

test("the site check is before the website files and before putting the site online", async () => {
  const visitor = await openDialog(await aSite());

  for (const name of ["Put it online", "Website files"]) {
    await visitor.click(screen.getByRole("tab", { name }));
    expect(await screen.findByText(/things to look at before you publish/)).toBeVisible();
  }
  await visitor.click(screen.getByRole("tab", { name: "Link" }));
  expect(screen.queryByText(/before you publish/)).toBeNull();
});

test("a project file can be shared with another app if the browser supports it; otherwise there is no button", async () => {
  const share = stubSharing(({ files: [file] = [] }) => file?.type === "application/json");
  const visitor = await openDialog(await aSite());
  await visitor.click(screen.getByRole("tab", { name: "Project file" }));

  await visitor.click(screen.getByRole("button", { name: "Share…" }));
  expect(await screen.findByText("crumb.sitewright.json is shared.")).toBeVisible();
  const [[{ files }]] = share.mock.calls as [[{ files: File[] }]];
  expect(JSON.parse((await files[0]?.text()) ?? "").project.name).toBe("Crumb");

  share.mockRejectedValueOnce(new DOMException("Closed", "AbortError"));
  await visitor.click(screen.getByRole("button", { name: "Share…" }));
  expect(await screen.findByText("Nothing was shared.")).toBeVisible();

  await visitor.click(screen.getByRole("tab", { name: "Website files" }));
  expect(await screen.findByRole("button", { name: "Save the ZIP" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Share…" })).toBeNull();
});

test("a project file is saved to the chosen file, until another one is requested", async () => {
  const written: string[] = [];
  const chosen = ["first.json", "second.json"];
  window.showSaveFilePicker = async () => {
    const name = chosen.shift();
    const stream = { write: async () => void written.push(name ?? ""), close: async () => {} };
    return { name, createWritable: async () => stream } as unknown as FileSystemFileHandle; // only the methods in use
  };
  const visitor = await openDialog(await aSite());
  await visitor.click(screen.getByRole("tab", { name: "Project file" }));
  expect(screen.queryByRole("button", { name: "Save elsewhere" })).toBeNull();

  await visitor.click(screen.getByRole("button", { name: "Save the project file" }));
  expect(await screen.findByText(/^first\.json is saved, /)).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Save the project file" }));
  await vi.waitFor(() => expect(written).toEqual(["first.json", "first.json"]));
  await visitor.click(screen.getByRole("button", { name: "Save elsewhere" }));

  expect(await screen.findByText(/^second\.json is saved, /)).toBeVisible();
  expect(written).toEqual(["first.json", "first.json", "second.json"]);
});

/** Stubs a browser that can share the data `canShare` accepts. */
function stubSharing(canShare: (data: ShareData) => boolean) {
  const share = vi.fn(async (_: ShareData) => {});
  Object.assign(navigator, { share, canShare });
  return share;
}

async function openDialog(document: SiteDocument) {
  const visitor = userEvent.setup();
  const project = {
    name: "Crumb",
    description: "Bread",
    type: "web" as const,
    templateId: "x",
    features: [],
  };
  render(<ShareDialog projectKey="law-firm-ledger" project={{ project, document }} onClose={() => {}} />);
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
