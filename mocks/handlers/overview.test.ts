import { expect, test } from "vitest";
import { addModule } from "#src/contract/modules.ts";
import { readOverview } from "#src/contract/overview.ts";
import { asOfToday } from "../db/seed/form-submissions.ts";
import { aModule, type Send, seedOfDelivery, signIn, testBackend } from "../testing.ts";

test("the dashboard counts records by kind and by day", async () => {
  const { send } = testBackend({ seed: asOfToday(await seedOfDelivery()) });
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);

  const response = await send(readOverview, undefined, admin);

  const { modules, submissions, days } = readOverview.answer.parse(await response.json());
  expect(modules).toEqual({ CRM: 7, Games: 7, Security: 8, Productivity: 7, AI: 7 });
  expect(submissions).toEqual({ new: 4, "in-progress": 3, done: 4, archived: 1 });
  expect(days).toHaveLength(30);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(days.at(-1)).toMatchObject({ changes: 1 });
  expect(days.reduce((sum, day) => sum + day.submissions, 0)).toBe(12);
});

test.each([
  ["a visitor", 401, async () => undefined],
  ["an ordinary user", 403, (send: Send) => signIn(send, "user")],
])("%s sees no figures", async (_, status, enter) => {
  const { send } = testBackend();

  expect((await send(readOverview, undefined, await enter(send))).status).toBe(status);
});
