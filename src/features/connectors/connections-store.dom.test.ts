import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { Connection } from "#src/contract/connectors.ts";
import type { ConnectableProject } from "./connectable-project.ts";
import {
  changeMapping,
  connect,
  connectionId,
  disconnect,
  listConnections,
  logCall,
  reconnect,
} from "./connections-store.ts";
import { connectors, firstMapping } from "./connector-catalogue.ts";
import { payloadOf, unfilled } from "./payload.ts";
import { sendTestCall } from "./send-test-call.ts";

test("a connection belongs to its project, and a disconnection can be undone", async () => {
  await connect(aConnection({ project: "1" }));
  await connect(aConnection({ project: "2" }));

  await disconnect("1/mail");
  await changeMapping("2/mail", { subject: "type" });

  expect(await listConnections()).toMatchObject([
    { id: "1/mail", disconnectedAt: expect.any(String), mapping: { subject: "name" } },
    { id: "2/mail", mapping: { subject: "type" } },
  ]);
  await reconnect("1/mail");
  expect((await listConnections())[0]).toEqual(aConnection({ project: "1" }));
});

test("the log keeps the last twenty calls", async () => {
  await connect(aConnection({ project: "3" }));

  for (let status = 200; status < 230; status += 1) {
    await logCall("3/mail", {
      at: new Date().toISOString(),
      status,
      duration: 1,
      sent: "{}",
      answer: "{}",
    });
  }

  const [{ calls } = { calls: [] }] = (await listConnections()).filter(({ project }) => project === "3");
  expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, (_, index) => 229 - index));
});

test.each(connectors)("$name starts with all required mappings", (connector) => {
  const mapping = firstMapping(connector);

  expect(unfilled(connector, mapping)).toEqual([]);
  expect(unfilled(connector, {})).not.toEqual([]);
  expect(Object.keys(payloadOf(mapping, aProject()))).toEqual(connector.fields.map(({ key }) => key));
});

test("an outdated mapping does not fill unknown fields", () => {
  expect(payloadOf({ a: "name", b: "constructor", c: "gone" }, aProject())).toEqual({ a: "Harbour Bakery" });
});

test("a call is logged with its request and response", async () => {
  const good = await sendTestCall("mail", { subject: "Hello" }, undefined);
  const bad = await sendTestCall("mail", { subject: "Hello" }, "down");

  expect(good).toMatchObject({ status: 200, sent: '{\n  "subject": "Hello"\n}' });
  expect(good.answer).toContain('"receivedAt"');
  expect(bad).toMatchObject({ status: 503, answer: expect.stringContaining("down for maintenance") });
});

function aConnection(fields: Partial<Connection> = {}): Connection {
  const project = fields.project ?? "local-1";
  return {
    id: connectionId(project, "mail"),
    project,
    connector: "mail",
    account: "hello@example.com",
    scopes: ["mail.send"],
    mapping: { subject: "name" },
    connectedAt: "2026-01-02T03:04:05.000Z",
    calls: [],
    ...fields,
  };
}

function aProject(): ConnectableProject {
  return {
    key: "local-1",
    isLocal: true,
    link: "http://localhost/app-preview/local-1",
    name: "Harbour Bakery",
    description: "Bread",
    type: "web",
    status: "draft",
    businessCategory: "Food",
    features: ["Menu"],
    templateId: "bakery-studio",
    createdAt: "2026-01-02T03:04:05.000Z",
  };
}
