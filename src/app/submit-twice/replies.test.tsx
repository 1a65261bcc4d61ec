import { screen, waitFor } from "@testing-library/react";
import { afterAll, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { type OutboxItem, outbox } from "#src/sales/replies/outbox.ts";
import { receiveReply } from "#src/sales/replies/receive-reply.ts";
import type { Reply } from "#src/sales/replies/reply.ts";
import { writeReplyFile } from "#src/sales/replies/reply-code.ts";
import { writeTicket } from "#src/sales/replies/ticket.ts";
import { button, firstButton, testPressedTwice } from "../../../tests/press-twice.ts";

/** Counts replies posted to another host. */
let posted = 0;

vi.stubGlobal("fetch", async () => {
  posted += 1;
  return new Response(null, { status: 503 });
});
afterAll(() => void vi.unstubAllGlobals());

testPressedTwice([
  {
    what: "Send, in a reply",
    isSample: true,
    address: () => linkFrom(location.origin),
    prepare: async (visitor) => {
      await visitor.click(await button("Send to Maria"));
      const send = await button(/^Send to localhost/);
      await waitFor(() => expectReady(send));
      return send;
    },
    count: () => posted,
  },
  {
    what: "Try now, in the outbox",
    address: withWaiting,
    prepare: async (visitor) => {
      await visitor.click(await button("Send to Maria"));
      return button("Try now");
    },
    count: () => posted,
  },
  {
    what: "Make a project, of a reply",
    address: withReply,
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await button("Blue Door"));
      return button("Make a project of it");
    },
    leaves: "saved projects",
  },
  {
    what: "Remove, of a refused reply",
    address: withRefused,
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByText(/^Set aside/));
      return firstButton("Remove");
    },
    leaves: "saved replies",
  },
]);

function expectReady(send: HTMLElement) {
  if (send.getAttribute("aria-disabled") === "true") throw new Error("It is being made.");
}

const ticketTo = (url: string) =>
  writeTicket({ prospect: "Blue Door", sender: "Maria", email: "maria@example.com", url });

const linkFrom = async (url: string) => `/pricing?prospect=Blue+Door#seller=${await ticketTo(url)}`;

async function withWaiting() {
  const item: OutboxItem = {
    ...{ id: "1", url: "https://replies.example/in", to: "Maria", body: "{}", state: "waiting" },
    ...{ problem: "", at: "2026-11-20T12:00:00.000Z", deliveredAt: null },
  };
  await work.change([outbox], (change) => change.put(outbox, item));
  return linkFrom("");
}

async function withReply() {
  const reply: Reply = {
    ...{ format: "sitewright-reply", version: 1, id: "0123456789abcdef0123456789abcdef" },
    ...{ at: "2026-11-20T12:00:00.000Z", ticket: await ticketTo(""), name: "", email: "", note: "" },
    brief: {
      ...{ businessName: "Blue Door", industry: "bakery", description: "A bakery", audience: "" },
      ...{ pages: [], look: { tone: null, palette: null }, features: [] },
      ...{ contactName: "Nora", email: "nora@example.com", phone: "" },
    },
  };
  await receiveReply({ file: new Blob([writeReplyFile(reply)]) });
  return "/admin/form-submissions";
}

async function withRefused() {
  await receiveReply({ file: new Blob(["nothing"]) });
  return "/admin/form-submissions";
}
