import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterAll, vi } from "vitest";
import { appRecords } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { addOnLine, planLine } from "#src/entities/cart/cart-lines.ts";
import { addLine } from "#src/entities/cart/cart-store.ts";
import { connect, disconnect } from "#src/features/connectors/connections-store.ts";
import { button, firstButton, testPressedTwice } from "../../../tests/press-twice.ts";

/** Counts requests to another host. */
let fetched = 0;

afterAll(() => void vi.unstubAllGlobals());

testPressedTwice([
  {
    what: "Add to cart",
    address: "/pricing",
    prepare: () => firstButton(/^Add to cart/),
    leaves: "saved cart",
  },
  {
    what: "Remove, in the cart",
    address: withCart,
    prepare: () => button(/^Remove.*Mailbox/),
    leaves: "saved cart",
  },
  {
    what: "One more, in the cart",
    address: withCart,
    prepare: () => button("One more"),
    count: () => Number(screen.getByRole("group", { name: "Quantity of Mailbox" }).textContent?.at(-1)),
  },
  {
    what: "Pay, in the cart",
    isSample: true,
    address: withCart,
    prepare: async (visitor) => {
      await fillIn(visitor);
      return button(/^Pay .*, simulated$/);
    },
    leaves: "saved cart",
  },
  {
    what: "Allow, for a connector",
    address: "/app-connector?project=1&connector=mail",
    prepare: async (visitor) => {
      await visitor.click(await button("Connect"));
      const dialog = within(await screen.findByRole("dialog"));
      await visitor.type(dialog.getByLabelText(/^Sender/), "hello@example.com");
      return dialog.getByRole("button", { name: "Allow" });
    },
    leaves: "saved connections",
  },
  {
    what: "Disconnect",
    address: withConnection,
    prepare: () => button("Disconnect"),
    leaves: "saved connections",
  },
  {
    what: "Undo the disconnection",
    address: async () => {
      const address = await withConnection();
      await disconnect("1/mail");
      return address;
    },
    prepare: () => button("Undo the disconnection"),
    leaves: "saved connections",
  },
  {
    what: "Send test call",
    address: withConnection,
    prepare: () => button("Send test call"),
    leaves: "POST /api/connectors/echo",
  },
  {
    what: "Clear the log",
    address: withConnection,
    prepare: () => button("Clear the log"),
    leaves: "saved connections",
  },
  {
    what: "Copy link, which is logged",
    isSample: true,
    address: "/demo-preview",
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText(/^Prospect’s name/), "Nora Quill");
      await button("Copy link");
      await screen.findByText(/^It (never expires|opens)/);
      return button("Copy link");
    },
    leaves: "stored link_log",
  },
  {
    what: "Fetch it once, for a logo",
    address: "/demo-preview",
    prepare: async (visitor) => {
      fetched = 0;
      vi.stubGlobal("Image", MissingImage);
      await visitor.type(await screen.findByLabelText("Or its address"), "https://example.com/logo.png");
      return button("Fetch it once");
    },
    count: () => fetched,
  },
  {
    what: "Add contact, in the CRM",
    address: "/app-preview/app-crm",
    prepare: async (visitor) => {
      await visitor.click(await screen.findByText("New contact"));
      const form = within(screen.getByRole("form", { name: "New contact" }));
      await visitor.type(form.getByLabelText("Name"), "Nora Quill");
      return form.getByRole("button", { name: "Add contact" });
    },
    count: () => screen.queryAllByRole("button", { name: /^Nora Quill/ }).length,
  },
  {
    what: "Place the order, in the shop",
    address: "/app-preview/app-ecommerce",
    prepare: async (visitor) => {
      await visitor.click(await button(/^Morning cup/));
      await visitor.click(await button("Add to basket"));
      await visitor.click(await button("To the basket"));
      await visitor.type(screen.getByLabelText("Name"), "Ada Lindqvist");
      await visitor.type(screen.getByLabelText("Street and number"), "Quay 4");
      await visitor.type(screen.getByLabelText("Postcode and town"), "5003 Bergen");
      return button("Place the order");
    },
    count: async () => (await work.all(appRecords)).filter(({ table }) => table === "orders").length,
  },
]);

async function withCart() {
  await addLine(planLine("full"));
  await addLine(addOnLine("mailbox", 2));
  return "/cart";
}

async function fillIn(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText(/^Name/), "Nora Quill");
  await visitor.type(screen.getByLabelText(/^Email/), "nora@example.com");
}

async function withConnection() {
  await connect({
    id: "1/mail",
    project: "1",
    connector: "mail",
    account: "hello@example.com",
    scopes: ["mail.send"],
    mapping: { subject: "name", to: "name", text: "description" },
    connectedAt: "2026-01-02T03:04:05.000Z",
    calls: [{ at: "2026-01-03T03:04:05.000Z", status: 200, duration: 1, sent: "{}", answer: "{}" }],
  });
  return "/app-connector?project=1&connector=mail";
}

class MissingImage {
  constructor() {
    fetched += 1;
  }
  decode = async () => {
    throw new DOMException("There is no picture.", "EncodingError");
  };
}
