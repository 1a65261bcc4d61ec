import { describe, expect, test } from "vitest";
import type { Brief } from "#src/contract/brief.ts";
import { listChanges, undoChange } from "#src/contract/changes.ts";
import {
  listSubmissions,
  type Submission,
  submitBrief,
  updateSubmissions,
} from "#src/contract/form-submissions.ts";
import { asOfToday } from "../db/seed/form-submissions.ts";
import { type Send, seedOfDelivery, signIn, testBackend } from "../testing.ts";

const DELIVERED = 12;

test("any visitor may send a brief, and an admin finds it first in the inbox", async () => {
  const { send } = testBackend();

  const response = await send(submitBrief, aBrief({ email: " Nora@Example.com " }));

  expect(response.status).toBe(200);
  const { id } = submitBrief.answer.parse(await response.json());
  const [newest] = await list(send, await signIn(send, "admin"));
  expect(newest).toMatchObject({
    ...aBrief(),
    id,
    email: "nora@example.com",
    status: "new",
    notes: "",
    projectId: null,
  });
});

test("the seeded submissions are always from the last thirty days", async () => {
  for (const day of ["2026-02-01T00:00:00Z", "2027-08-15T13:00:00Z", "2031-12-31T23:59:59Z"]) {
    const now = Date.parse(day);
    const { formSubmissions = [] } = asOfToday(await seedOfDelivery(), now);
    const ages = formSubmissions.map(({ createdAt }) => (now - Date.parse(String(createdAt))) / 86_400_000);

    expect(ages).toHaveLength(DELIVERED);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(30);
  }
});

test("several submissions can be marked in one step, and one undo restores them", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const before = await list(send, admin);

  const response = await send(updateSubmissions, { ids: [1, 3, 3], changes: { status: "archived" } }, admin);

  expect(updateSubmissions.answer.parse(await response.json()).map(({ id }) => id)).toEqual([1, 3]);
  expect((await list(send, admin)).filter(({ status }) => status === "archived")).toHaveLength(3);
  const [change] = await changes(send, admin);
  expect(change?.summary).toBe("2 submissions: marked as archived");
  await send(undoChange, undefined, admin, { params: { id: change?.id ?? 0 } });
  expect(await list(send, admin)).toEqual(before);
});

test("notes are stored, and an update without changes is not logged", async () => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const note = { ids: [3], changes: { notes: " Call on Monday " } };

  await send(updateSubmissions, note, admin);
  await send(updateSubmissions, note, admin);

  expect((await list(send, admin)).find(({ id }) => id === 3)?.notes).toBe("Call on Monday");
  expect(await changes(send, admin)).toHaveLength(1);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
  ["a forged token", 401, async () => "0".repeat(32)],
])("%s neither reads the inbox nor changes it", async (_, status, enter) => {
  const { send } = testBackend();
  const token = await enter(send);

  const read = await send(listSubmissions, undefined, token);
  const write = await send(updateSubmissions, { ids: [1], changes: { status: "done" } }, token);

  expect([read.status, write.status]).toEqual([status, status]);
  expect(await read.text()).not.toContain("@");
});

describe.each([
  ["no field at all", {}, "businessName: Required"],
  ["no name", aBrief({ businessName: " " }), "businessName: Required"],
  ["a name of 1 MB", aBrief({ businessName: "a".repeat(1_000_000) }), "businessName: At most 120 characters"],
  ["a novel", aBrief({ description: "a".repeat(4_001) }), "description: At most 4000 characters"],
  [
    "no address to answer to",
    { ...aBrief(), email: "nora" },
    "email: Enter an e-mail address such as name@example.com",
  ],
  ["a phone number of letters", aBrief({ phone: "call me" }), "phone: Enter a number such as +1 555 0100"],
  ["a hundred pages", aBrief({ pages: Array(100).fill("Home") }), "pages: At most 20 of them"],
  ["an unknown tone", { ...aBrief(), look: { tone: "loud", palette: null } }, "look.tone: Choose a tone"],
  ["features that are no list", { ...aBrief(), features: "booking" }, "features: Required"],
])("a brief with %s", (_, body, error) => {
  test("is refused with its reason, and is not kept", async () => {
    const { send } = testBackend();

    const response = await send(submitBrief, body);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error });
    expect(await list(send, await signIn(send, "admin"))).toHaveLength(DELIVERED);
  });
});

test.each([
  ["nobody", { ids: [], changes: { status: "done" } }, 400, "ids: Choose at least one"],
  ["no change", { ids: [1], changes: {} }, 400, "changes: Say what to change"],
  ["an unknown status", { ids: [1], changes: { status: "lost" } }, 400, "changes.status: Choose a status"],
  ["one that is not there", { ids: [1, 99], changes: { status: "done" } }, 404, "There is no submission 99."],
])("an update of %s is refused, and changes nothing", async (_, body, status, error) => {
  const { send } = testBackend();
  const admin = await signIn(send, "admin");
  const before = await list(send, admin);

  const response = await send(updateSubmissions, body, admin);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
  expect(await list(send, admin)).toEqual(before);
});

test("fields that a sender may not set are ignored", async () => {
  const { send } = testBackend();

  await send(submitBrief, { ...aBrief(), id: 1, status: "done", createdAt: "1999-01-01T00:00:00Z" });

  const inbox = await list(send, await signIn(send, "admin"));
  expect(inbox).toHaveLength(DELIVERED + 1);
  expect(inbox[0]).toMatchObject({ status: "new", id: DELIVERED + 1 });
});

test("a full inbox refuses with a message", async () => {
  const [first] = (await seedOfDelivery()).formSubmissions ?? [];
  const formSubmissions = Array.from({ length: 5_000 }, (_, index) => ({ ...first, id: index + 1 }));
  const { send } = testBackend({ seed: { ...(await seedOfDelivery()), formSubmissions } });

  const response = await send(submitBrief, aBrief());

  expect(response.status).toBe(429);
});

function aBrief(fields: Partial<Brief> = {}): Brief {
  return {
    businessName: "Quill & Ink",
    industry: "bookshop",
    description: "Paper, pens and a reading corner.",
    audience: "",
    pages: ["Home", "Shop"],
    look: { tone: "calm", palette: "earthy" },
    features: ["shop"],
    contactName: "Nora Quill",
    email: "nora@example.com",
    phone: "",
    ...fields,
  };
}

const list = async (send: Send, token: string | undefined): Promise<Submission[]> =>
  listSubmissions.answer.parse(await (await send(listSubmissions, undefined, token)).json());

const changes = async (send: Send, token: string) =>
  listChanges.answer.parse(
    await (await send(listChanges, undefined, token, { search: { area: "form-submissions" } })).json(),
  );
