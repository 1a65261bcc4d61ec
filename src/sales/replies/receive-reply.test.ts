import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { linkKeys } from "#src/api/link-keys.ts";
import { work } from "#src/api/work-database.ts";
import { prospectId, prospects } from "./prospects.ts";
import { readTicket } from "./read-ticket.ts";
import { receiveReply, replies } from "./receive-reply.ts";
import type { Reply } from "./reply.ts";
import { LARGEST_REPLY_FILE } from "./reply.ts";
import { encodeReply, writeReplyFile } from "./reply-code.ts";
import { writeTicket } from "./ticket.ts";

const ADDRESS = { prospect: "Blue Door", sender: "Maria", email: "maria@example.com", url: "" };

beforeEach(() => work.clear());

test("a ticket names the receiver, and is only made for an address", async () => {
  expect(readTicket(await writeTicket(ADDRESS))).toEqual(ADDRESS);
  expect(await writeTicket({ ...ADDRESS, email: "maria" })).toBe("");
  expect(await writeTicket({ ...ADDRESS, email: "a@b.example?cc=eve@c.example" })).toBe("");
  expect(await writeTicket({ ...ADDRESS, url: "javascript:alert(1)" })).toBe("");
});

test("a reply is stored under the prospect of its link, from a link or a file, and once", async () => {
  const reply = await makeReply();

  const first = await receiveReply({ token: await encodeReply(reply) });
  const again = await receiveReply({ file: fileOf(reply) });

  expect([first.kind, again.kind]).toEqual(["received", "known"]);
  expect(await work.all(replies)).toMatchObject([{ state: "received", prospect: "Blue Door", reply }]);
  expect(await work.get(prospects, prospectId("blue door"))).toMatchObject({
    name: "Blue Door",
    stage: "replied",
    openedAt: "2026-11-20T10:00:00.000Z",
  });
});

test("two simultaneous deliveries are one reply", async () => {
  const token = await encodeReply(await makeReply());

  const outcomes = await Promise.all([receiveReply({ token }), receiveReply({ token })]);

  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["known", "received"]);
  expect(await work.all(replies)).toHaveLength(1);
});

test("parts that a mail had no room for are merged into the reply", async () => {
  const whole = await makeReply({ site: { name: "Blue Door", description: "", token: "A".repeat(40) } });
  const { site, ...rest } = whole;

  expect((await receiveReply({ file: fileOf({ ...rest, without: ["site"] }) })).kind).toBe("received");
  expect((await receiveReply({ file: fileOf(whole) })).kind).toBe("completed");
  expect((await receiveReply({ file: fileOf({ ...rest, without: ["site"] }) })).kind).toBe("known");

  expect(await work.all(replies)).toMatchObject([{ reply: { site } }]);
});

test("a modified reply is refused, and the original stays", async () => {
  const reply = await makeReply();
  await receiveReply({ file: fileOf(reply) });

  const outcome = await receiveReply({ file: fileOf({ ...reply, note: "Pay Eve instead" }) });

  expect(reasonOf(outcome)).toMatch(/^A reply with the same number is here already/);
  expect((await work.all(replies)).find(({ state }) => state === "received")).toMatchObject({ reply });
});

test("a reply to a link that this browser has not signed is refused and set aside, once", async () => {
  const reply = await makeReply();
  const forged = {
    ...reply,
    ticket: reply.ticket.replace(/\../, (found) => (found === ".A" ? ".B" : ".A")),
  };

  expect(reasonOf(await receiveReply({ file: fileOf(forged) }))).toMatch(/was not signed by this browser/);
  expect(reasonOf(await receiveReply({ file: fileOf(forged) }))).toMatch(/was not signed by this browser/);

  expect(await work.all(replies)).toMatchObject([{ state: "refused", prospect: "Blue Door" }]);
  expect(await work.all(prospects)).toEqual([]);
});

test("a ticket for another prospect than signed is refused", async () => {
  const reply = await makeReply();
  const [, signature] = reply.ticket.split(".");
  const content = btoa(JSON.stringify(["Other", "Maria", "maria@example.com", ""])).replaceAll("=", "");

  const outcome = await receiveReply({ file: fileOf({ ...reply, ticket: `${content}.${signature}` }) });

  expect(reasonOf(outcome)).toMatch(/was not signed by this browser/);
});

test("a reply to another known seller's link is refused with a note to pass it on", async () => {
  const reply = await makeReply();
  const theirs = await work.get(linkKeys, "own");
  vi.stubEnv("VITE_LINK_KEYS", theirs?.publicKey ?? "");
  await work.clear();

  const outcome = await receiveReply({ file: fileOf(reply) });

  vi.unstubAllEnvs();
  expect(reasonOf(outcome)).toMatch(/another seller/);
});

test.each<[string, () => Promise<Blob | string>, RegExp]>([
  ["a text", async () => new Blob(["Hello"]), /not a reply, or it is damaged/],
  ["another file of ours", async () => new Blob(['{"format":"sitewright-work"}']), /not a reply/],
  ["a newer version", async () => new Blob(['{"format":"sitewright-reply","version":9}']), /newer version/],
  ["too large a file", async () => new Blob([new Uint8Array(LARGEST_REPLY_FILE + 1)]), /at most/],
  ["too long a link", async () => "A".repeat(16_001), /16000 at most/],
  ["half a link", async () => (await encodeReply(await makeReply())).slice(0, 60), /damaged/],
  [
    "a bomb",
    async () => encodeReply({ ...(await makeReply()), note: "a".repeat(400_000) }),
    /unpacks to more/,
  ],
  ["too long a note", async () => fileOf({ ...(await makeReply()), note: "a".repeat(2_001) }), /damaged/],
  ["no e-mail address", async () => fileOf({ ...(await makeReply()), email: "<b>" }), /damaged/],
])("%s is refused with the reason", async (_, make, reason) => {
  const made = await make();

  const outcome = await receiveReply(typeof made === "string" ? { token: made } : { file: made });

  expect(reasonOf(outcome)).toMatch(reason);
  expect((await work.all(replies)).map(({ state }) => state)).toEqual(["refused"]);
});

test("the number of refused replies is limited", async () => {
  for (let count = 0; count < 102; count++) await receiveReply({ file: new Blob([`nothing ${count}`]) });

  expect(await work.all(replies)).toHaveLength(100);
});

async function makeReply(more: Partial<Reply> = {}): Promise<Reply> {
  return {
    format: "sitewright-reply",
    version: 1,
    id: "0123456789abcdef0123456789abcdef",
    at: "2026-11-20T12:00:00.000Z",
    ticket: await writeTicket(ADDRESS),
    name: "Nora",
    email: "nora@example.com",
    note: "We like it",
    openedAt: "2026-11-20T10:00:00.000Z",
    ...more,
  };
}

const fileOf = (reply: Reply) => new Blob([writeReplyFile(reply)]);

const reasonOf = (outcome: Awaited<ReturnType<typeof receiveReply>>) =>
  outcome.kind === "refused" ? outcome.record.reason : outcome.kind;
