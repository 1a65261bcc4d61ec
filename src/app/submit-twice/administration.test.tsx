import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, vi } from "vitest";
import { PageWorker } from "../../../tests/page-worker.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

beforeEach(() => void vi.stubGlobal("Worker", PageWorker));

testPressedTwice([
  {
    what: "Add Module",
    isSample: true,
    address: "/admin/modules",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.type(await screen.findByRole("textbox", { name: /^Name/ }), "Key Cabinet");
      await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
      await visitor.type(screen.getByRole("textbox", { name: /^Description/ }), "Knows every key.");
      return button("Add Module");
    },
    leaves: "POST /api/modules",
  },
  {
    what: "Save prices",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: async (visitor) => {
      const field = await screen.findByRole("textbox", { name: "Set-up, paid in full" });
      await visitor.clear(field);
      await visitor.type(field, "1399");
      return button("Save prices");
    },
    leaves: "POST /api/pricing",
  },
  {
    what: "Reset to list prices",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: () => button("Reset to list prices"),
    leaves: "POST /api/pricing/reset",
  },
  {
    what: "Undo of a change",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await button("Reset to list prices"));
      return button(/^Undo: /);
    },
    leaves: "POST /api/admin/changes/1/undo",
  },
  {
    what: "Hide, for one template",
    isSample: true,
    address: "/admin/marketplace",
    isAdmin: true,
    prepare: async (visitor) => {
      await search(visitor);
      return screen.findByLabelText("Hide Law firm · Ledger");
    },
    leaves: "POST /api/template-settings",
  },
  {
    what: "Feature, for chosen templates",
    address: "/admin/marketplace",
    isAdmin: true,
    prepare: async (visitor) => {
      await search(visitor);
      await visitor.click(await screen.findByLabelText("Select Law firm · Ledger"));
      return button("Feature");
    },
    leaves: "POST /api/template-settings",
  },
  {
    what: "Save, for price and tags of a template",
    address: "/admin/marketplace",
    isAdmin: true,
    prepare: async (visitor) => {
      await search(visitor);
      await visitor.click(await screen.findByLabelText("Edit Law firm · Ledger"));
      const dialog = within(await screen.findByRole("dialog"));
      await visitor.type(dialog.getByLabelText("Price, in dollars"), "49");
      return dialog.getByRole("button", { name: "Save" });
    },
    leaves: "POST /api/template-settings",
  },
  {
    what: "Apply all, for an imported file",
    address: "/admin/marketplace",
    isAdmin: true,
    prepare: async (visitor) => {
      await search(visitor);
      const file = new File(["id,price\nlaw-firm-ledger,59\n"], "templates.csv");
      await visitor.upload(screen.getByLabelText("CSV file to import"), file);
      return button("Apply all");
    },
    leaves: "POST /api/template-settings",
  },
  {
    what: "Export CSV of the marketplace",
    isSample: true,
    address: "/admin/marketplace",
    prepare: async (visitor) => {
      await search(visitor);
      return button("Export CSV");
    },
    leaves: "file",
  },
  {
    what: "Done, for chosen submissions",
    address: "/admin/form-submissions",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByLabelText("Select Larkspur & Rye"));
      return button("Done");
    },
    leaves: "POST /api/form-submissions/update",
  },
  {
    what: "Save notes",
    address: "/admin/form-submissions",
    isAdmin: true,
    prepare: async (visitor) => {
      await openSubmission(visitor);
      await visitor.type(screen.getByLabelText("Notes"), "Call on Monday.");
      return button("Save notes");
    },
    leaves: "POST /api/form-submissions/update",
  },
  {
    what: "Create project from brief",
    address: "/admin/form-submissions",
    isAdmin: true,
    prepare: async (visitor) => {
      await openSubmission(visitor);
      return button("Create project from brief");
    },
    leaves: "saved projects",
  },
  {
    what: "Export CSV of the inbox",
    address: "/admin/form-submissions",
    isAdmin: true,
    prepare: async () => {
      await screen.findByLabelText("Select Larkspur & Rye");
      return button("Export CSV");
    },
    leaves: "file",
  },
  {
    what: "Apply to the pricing page",
    address: "/admin/upload-plans",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await button("Try an example"));
      await visitor.click(await screen.findByRole("radio", { name: /^Apply only the/ }));
      return button("Apply to the pricing page");
    },
    leaves: "POST /api/admin/pricing/change",
  },
  {
    what: "Download CSV of the plans",
    address: "/admin/upload-plans",
    prepare: () => button("Download CSV"),
    leaves: "file",
  },
  {
    what: "Merge, for modules",
    address: "/admin/smartsheet-integration",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await button("Try an example"));
      await visitor.click(await screen.findByRole("radio", { name: /^Apply only the/ }));
      return button("Merge 3");
    },
    leaves: "POST /api/admin/modules/batch",
  },
  {
    what: "Merge, for templates",
    address: "/admin/smartsheet-integration",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByRole("tab", { name: "Template prices and tags" }));
      await screen.findByText("Drop a sheet of templates");
      await visitor.click(await button("Try an example"));
      await visitor.click(await screen.findByRole("radio", { name: /^Apply only the/ }));
      return button("Merge 2");
    },
    leaves: "POST /api/template-settings",
  },
  {
    what: "Export of modules",
    address: "/admin/smartsheet-integration",
    prepare: () => button("Export modules as CSV"),
    leaves: "file",
  },
  {
    what: "Send, to the assistant",
    address: "/admin/ai-assistant",
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText("Say what to do"), "Add 5 CRM modules");
      return button("Send");
    },
    leaves: "stored assistant-conversation",
  },
  {
    what: "Apply, for what the assistant proposes",
    address: "/admin/ai-assistant",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText("Say what to do"), "Add 5 CRM modules{Enter}");
      return button("Apply");
    },
    leaves: "POST /api/admin/modules/batch",
  },
  {
    what: "Undo, for what the assistant has done",
    address: "/admin/ai-assistant",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText("Say what to do"), "Add 5 CRM modules{Enter}");
      await visitor.click(await button("Apply"));
      return button("Undo");
    },
    leaves: "POST /api/admin/changes/1/undo",
  },
]);

/** The virtualized table shows no rows in jsdom, which has no layout. */
async function search(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText("Search"), "law firm");
  await screen.findByLabelText("Edit Law firm · Ledger");
}

async function openSubmission(visitor: UserEvent) {
  await visitor.click(await button("Larkspur & Rye"));
  await screen.findByRole("dialog", { name: "Larkspur & Rye" });
}
