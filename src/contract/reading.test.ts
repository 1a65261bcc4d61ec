import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { currentUser, login, register } from "./auth.ts";
import { listDemoUsers } from "./demo-users.ts";
import { projectTemplates } from "./project-templates.ts";
import { listOwnProjects, listPublicProjects } from "./projects.ts";

// A hosted server may return exactly the specified fields.

const demoUser = { module: "Client Portal", userType: "client", username: "ann", password: "lamp-27" };

test("demo users without ids get unique ids", () => {
  const read = readBy(listDemoUsers, [demoUser, { ...demoUser, id: "b7e0", username: "bob" }]);

  expect(read).toEqual([
    { ...demoUser, id: 1 },
    { ...demoUser, id: 2, username: "bob" },
  ]);
});

test.each([
  [{ ...demoUser, userType: "root" }],
  [{ ...demoUser, password: undefined }],
  [{ ...demoUser, module: "" }],
])("a demo user such as %j is refused", (demoUser) => {
  expect(() => readBy(listDemoUsers, [demoUser])).toThrow();
});

const user = { email: "ann@example.com", role: "editor" };

test.each([
  ["login", login],
  ["registration", register],
])("the user of a %s needs neither id nor names, and may have any role", (_, endpoint) => {
  expect(readBy(endpoint, { user, token: "abc" })).toEqual({
    user: { ...user, id: "ann@example.com", firstName: "", lastName: "" },
    token: "abc",
  });
});

test("additional fields of a user are read", () => {
  const whole = { ...user, id: "b7e0", firstName: "Ann", lastName: "Petersen" };

  expect(readBy(currentUser, { user: whole })).toEqual({ user: whole });
  expect(readBy(currentUser, { user: { ...whole, id: 7, lastName: null } })).toEqual({
    user: { ...whole, id: 7, lastName: "" },
  });
});

test.each([[{ role: "admin" }], [{ email: "ann@example.com" }], [{ email: "", role: "admin" }], [null]])(
  "a user such as %j is refused",
  (user) => {
    expect(() => readBy(currentUser, { user })).toThrow();
  },
);

const project = {
  id: 7,
  name: "Crumb",
  description: "A bakery with boats in front",
  type: "web",
  status: "draft",
  isPublic: true,
  features: ["Menu"],
  createdAt: "2026-05-04T10:00:00.000Z",
  createdBy: 3,
};

test.each([
  ["web", "web-basic"],
  ["app", "app-dashboard"],
  ["game", "game-puzzle"],
])("a project of type %s without a template opens as %s", (type, templateId) => {
  expect(readBy(listPublicProjects, [{ ...project, type }])).toEqual([{ ...project, type, templateId }]);
  expect(projectTemplates.find(({ id }) => id === templateId)?.type).toBe(type);
});

test("a project with a template keeps it", () => {
  const [read] = readBy(listOwnProjects, [{ ...project, templateId: "bakery-counter" }]);

  expect(read?.templateId).toBe("bakery-counter");
});

test.each([
  [{ createdBy: "ann@example.com" }, { createdBy: 0 }],
  [{ businessCategory: null }, { businessCategory: undefined }],
  [{ createdAt: "2026-05-04T12:00:00+02:00" }, {}],
  [{ createdAt: Date.UTC(2026, 4, 4, 10) }, {}],
])("a project with %j is read", (written, read) => {
  expect(readBy(listPublicProjects, [{ ...project, ...written }])).toEqual([
    { ...project, templateId: "web-basic", ...read },
  ]);
});

test.each([[{ createdAt: "yesterday" }], [{ createdAt: null }], [{ type: "film" }], [{ name: undefined }]])(
  "a project with %j is refused",
  (written) => {
    expect(() => readBy(listPublicProjects, [{ ...project, ...written }])).toThrow();
  },
);

test.each([
  [listDemoUsers, [demoUser]],
  [listPublicProjects, [project]],
  [login, { user, token: "abc" }],
])(
  "our own backend must send every field: $path",
  ({ answer }: { answer: z.ZodMiniType<unknown> }, answered) => {
    expect(answer.safeParse(answered).success).toBe(false);
  },
);

/** Parses a value as it arrives: JSON omits undefined fields. */
function readBy<Read>({ reads }: { reads: z.ZodMiniType<Read> | null }, answered: unknown) {
  if (!reads) throw new Error("The answer of this call is not read.");
  return reads.parse(JSON.parse(JSON.stringify(answered)));
}
