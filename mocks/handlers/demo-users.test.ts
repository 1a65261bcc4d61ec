import { expect, test } from "vitest";
import { demoAccounts } from "#src/contract/demo.ts";
import { listDemoUsers } from "#src/contract/demo-users.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { userTypes } from "#src/contract/user-types.ts";
import { testBackend } from "../testing.ts";

test("each module has two to four demo users, no two of them of one type", async () => {
  const demoUsers = await list();

  for (const { name } of moduleCatalogue) {
    const types = demoUsers.filter(({ module }) => module === name).map(({ userType }) => userType);
    expect(types.length, name).toBeGreaterThanOrEqual(2);
    expect(types.length, name).toBeLessThanOrEqual(4);
    expect(new Set(types).size, name).toBe(types.length);
  }
});

test("every demo user belongs to an existing module", async () => {
  const names = new Set(moduleCatalogue.map(({ name }) => name));

  const strays = (await list()).filter(({ module }) => !names.has(module));

  expect(strays).toEqual([]);
});

test("all six user types occur", async () => {
  const types = new Set((await list()).map(({ userType }) => userType));

  expect([...types].sort()).toEqual([...userTypes].sort());
});

test("no two demo users of a module share a username", async () => {
  const usernames = (await list()).map(({ module, username }) => `${module} / ${username}`);

  expect(new Set(usernames).size).toBe(usernames.length);
});

test("the password of the demo accounts opens no module", async () => {
  const fixed = Object.values(demoAccounts).map(({ password }): string => password);

  const shared = (await list()).filter(({ password }) => fixed.includes(password));

  expect(shared).toEqual([]);
});

async function list() {
  const response = await testBackend().send(listDemoUsers);
  expect(response.status).toBe(200);
  return listDemoUsers.answer.parse(await response.json());
}
