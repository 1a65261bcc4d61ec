import { expect, test } from "vitest";
import { currentUser, register } from "#src/contract/auth.ts";
import { projectStatuses, projectTypes } from "#src/contract/project-kinds.ts";
import { listOwnProjects, listPublicProjects } from "#src/contract/projects.ts";
import { aRegistration, type Send, seedOfDelivery, signIn, testBackend, tokenOf } from "../testing.ts";

test("the gallery shows 24 projects, of every type in every status", async () => {
  const { send } = testBackend();

  const projects = await gallery(send);

  expect(projects).toHaveLength(24);
  for (const type of projectTypes) {
    for (const status of projectStatuses) {
      expect(
        projects.some((project) => project.type === type && project.status === status),
        `${type}, ${status}`,
      ).toBe(true);
    }
  }
});

test("the gallery shows public projects only, and some with more than three features", async () => {
  const { send } = testBackend();

  const projects = await gallery(send);

  expect(projects.filter(({ isPublic }) => !isPublic)).toEqual([]);
  expect(projects.some(({ features }) => features.length > 3)).toBe(true);
  expect(new Set(projects.map(({ name }) => name)).size).toBe(24);
});

test("every seeded project was made by somebody with an account, from a template", async () => {
  const { users = [], projects = [] } = await seedOfDelivery();
  const makers = new Set(users.map(({ id }) => id));

  for (const { name, createdBy, templateId } of projects) {
    expect(makers.has(createdBy as number), String(name)).toBe(true);
    expect(templateId, String(name)).toMatch(/^[a-z]+(-[a-z]+)+$/);
  }
});

test.each(["admin", "user"] as const)("the demo %s has projects and sees only their own", async (role) => {
  const { send } = testBackend();
  const token = await signIn(send, role);
  const { user } = currentUser.answer.parse(await (await send(currentUser, undefined, token)).json());

  const projects = await own(send, token);

  expect(projects.some(({ isPublic }) => !isPublic)).toBe(true);
  expect(projects.filter(({ createdBy }) => createdBy !== user.id)).toEqual([]);
});

test("a new account has no projects yet", async () => {
  const { send } = testBackend();
  const token = await tokenOf(await send(register, aRegistration()));

  expect(await own(send, token)).toEqual([]);
});

test.each([undefined, "garbage", "0".repeat(32)])(
  "without a session there are no projects of one's own: %j",
  async (token) => {
    const { send } = testBackend();

    const response = await send(listOwnProjects, undefined, token);

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "Sign in to continue." });
  },
);

async function gallery(send: Send) {
  return listPublicProjects.answer.parse(await (await send(listPublicProjects)).json());
}

async function own(send: Send, token: string) {
  return listOwnProjects.answer.parse(await (await send(listOwnProjects, undefined, token)).json());
}
