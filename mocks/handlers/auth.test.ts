import { expect, test, vi } from "vitest";
import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { createMemoryStore } from "#src/data/store.ts";
import { makerSeed } from "../db/seed/makers.ts";
import { webHashing } from "../hashing.ts";
import {
  aRegistration,
  firstReleaseAccount,
  quickBackend,
  type Send,
  seedOfDelivery,
  sender,
  signIn,
  testBackend,
  tokenOf,
} from "../testing.ts";

const MEGABYTE = "a".repeat(1_000_000);

test("an account registers, signs in and signs out with nothing but what the specification names", async () => {
  const { backend } = testBackend();
  const json = { "content-type": "application/json" };
  const post = (path: string, init: RequestInit) =>
    backend(new Request(`http://localhost${path}`, { method: "POST", ...init }));
  const { email, password } = aRegistration();

  const registered = await post("/api/auth/register", {
    headers: json,
    body: JSON.stringify(aRegistration()),
  });
  const signedIn = await post("/api/auth/login", {
    headers: json,
    body: JSON.stringify({ email, password }),
  });

  expect([registered.status, signedIn.status]).toEqual([200, 200]);
  expect(await registered.json()).toEqual({
    user: expect.objectContaining({ email }),
    token: expect.any(String),
  });
  const { user, token } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  const current = () => backend(new Request("http://localhost/api/auth/user", { headers }));
  expect(await (await current()).json()).toEqual({ user });

  expect((await post("/api/auth/logout", { headers })).status).toBe(200);

  expect((await current()).status).toBe(401);
});

test("registering creates an ordinary user and signs in", async () => {
  const { send } = testBackend();

  const response = await send(register, aRegistration({ firstName: "  Nora ", email: " Nora@Example.COM " }));

  const { user, token } = await response.json();
  expect(response.status).toBe(200);
  expect(user).toEqual({
    id: makerSeed.length + 3,
    email: "nora@example.com",
    role: "user",
    firstName: "Nora",
    lastName: "Quill",
  });
  expect(await (await send(currentUser, undefined, token)).json()).toEqual({ user });
});

test("signing in to a new account ignores the case of the e-mail address", async () => {
  const { send } = testBackend();
  await send(register, aRegistration({ email: "nora@example.com" }));

  const response = await send(login, { email: "  NORA@Example.com ", password: aRegistration().password });

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { email: "nora@example.com" } });
});

test("each sign-in gets a new token of 32 hexadecimal digits", async () => {
  const { send } = testBackend();

  const tokens = [
    await tokenOf(await send(register, aRegistration())),
    await signIn(send, "admin"),
    await signIn(send, "admin"),
    await signIn(send, "user"),
  ];

  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test.each([
  ["a wrong password", { ...demoAccounts.admin, password: "dovetail-lamp-28" }],
  ["no password", { ...demoAccounts.admin, password: "" }],
  ["an unknown address", { ...demoAccounts.admin, email: "nobody@example.com" }],
  ["a maker of sample projects, who has no password", { email: makerSeed[0]?.email, password: "" }],
  ["the name of a built-in property", { email: "__proto__", password: "constructor" }],
])("%s does not sign in", async (_, credentials) => {
  const { send } = testBackend();

  const response = await send(login, credentials);

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: "Invalid email or password" });
});

test("an account of the first release can sign in, and its password is hashed again", async () => {
  const store = createMemoryStore();
  const { passwordHash, ...user } = firstReleaseAccount;
  const seed = { ...(await seedOfDelivery()), users: [{ ...user, passwordHash }] };
  const send = sender(
    quickBackend({ openStore: async () => store, readSeed: async () => seed, hashing: webHashing }),
  );
  const credentials = { email: user.email, password: "paper-kite-31" };

  expect((await send(login, { ...credentials, password: "paper-kite-32" })).status).toBe(401);
  expect(await (await send(login, credentials)).json()).toMatchObject({ user });

  const [users] = await store.load(["users"]);
  expect(users).toMatchObject([{ passwordHash: expect.stringMatching(/^pbkdf2-sha256\$600000\$/) }]);
  expect((await send(login, credentials)).status).toBe(200);
});

test.each(["nora@example.com", "NORA@EXAMPLE.COM", " nora@example.com "])(
  "an e-mail address that is taken cannot be registered again as %j",
  async (email) => {
    const { send } = testBackend();
    await send(register, aRegistration({ email: "nora@example.com" }));

    const response = await send(register, aRegistration({ email, password: "another-kite-32" }));

    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: expect.stringContaining("already exists") });
    expect(await statusOfLogin(send, "another-kite-32")).toBe(401);
  },
);

test.each([
  ["that is not JSON", "{", "The request is not valid JSON."],
  ["that is empty", "", "The request is not valid JSON."],
  ["of null", null, "The request is not a JSON object."],
  ["of a list", [], "The request is not a JSON object."],
  ["of a number", 7, "The request is not a JSON object."],
  ["without any field", {}, "firstName: Required"],
  ["without a last name", without("lastName"), "lastName: Required"],
  ["without an e-mail address", without("email"), "email: Required"],
  ["without a password", without("password"), "password: Required"],
  ["with a blank first name", aRegistration({ firstName: " \n\t" }), "firstName: Required"],
  ["with a first name of 1 MB", aRegistration({ firstName: MEGABYTE }), "firstName: At most 80 characters"],
  [
    "with an e-mail address of 1 MB",
    aRegistration({ email: `${MEGABYTE}@b.cd` }),
    "email: At most 254 characters",
  ],
  ["with a password of 1 MB", aRegistration({ password: MEGABYTE }), "password: Use at most 200 characters"],
  ["with a short password", aRegistration({ password: "1234567" }), "password: Use at least 8 characters"],
  [
    "with something else for an e-mail address",
    aRegistration({ email: "nora at example" }),
    "email: Enter an e-mail address such as name@example.com",
  ],
  ["with a list for a first name", { ...aRegistration(), firstName: ["Nora"] }, "firstName: Required"],
])("a registration %s is refused with its reason", async (_, body, error) => {
  const { send } = testBackend();

  const response = await send(register, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error });
});

test.each([
  ["that is not JSON", "email=a&password=b", "The request is not valid JSON."],
  ["without a password", { email: "a@b.cd" }, "password: Required"],
  ["without an e-mail address", { password: "x" }, "email: Required"],
  ["with a blank e-mail address", { email: "  ", password: "x" }, "email: Required"],
  ["with an e-mail address of 1 MB", { email: MEGABYTE, password: "x" }, "email: At most 254 characters"],
  ["with a password of 1 MB", { email: "a@b.cd", password: MEGABYTE }, "password: At most 1000 characters"],
])("a login %s is refused with its reason", async (_, body, error) => {
  const { send } = testBackend();

  const response = await send(login, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error });
});

test("markup in a name is stored as text", async () => {
  const { send } = testBackend();
  const lastName = `<img src=x onerror="alert(1)">&amp;`;

  const response = await send(register, aRegistration({ lastName }));

  expect(response.headers.get("content-type")).toContain("application/json");
  expect(await response.json()).toMatchObject({ user: { lastName } });
});

test("registration ignores a role, an id or a hash in the request", async () => {
  const { send } = testBackend();
  const own = { role: "admin", id: 1, passwordHash: "pbkdf2-sha256$1$00$00", isAdmin: true };

  const { user } = await (await send(register, { ...aRegistration(), ...own })).json();

  expect(user).toMatchObject({ role: "user", id: makerSeed.length + 3 });
  expect(Object.keys(user)).toEqual(["id", "email", "role", "firstName", "lastName"]);
  expect(await statusOfLogin(send, aRegistration().password)).toBe(200);
});

test("a body with __proto__ changes no prototype", async () => {
  const { send } = testBackend();
  const body = JSON.stringify(aRegistration()).replace(
    "{",
    '{"__proto__":{"role":"admin"},"constructor":{},',
  );

  const { user } = await (await send(register, body)).json();

  expect(user.role).toBe("user");
  expect({}).not.toHaveProperty("role");
});

test.each([
  ["none", ""],
  ["an unknown one", "0".repeat(32)],
  ["one that is too short", "abc"],
  ["one in capitals", "ABCDEF0123456789ABCDEF0123456789"],
  ["markup", "<script>alert(1)</script>"],
  ["one of 1 MB", MEGABYTE],
])("a token that is %s belongs to no account", async (_, token) => {
  const { send } = testBackend();

  const response = await send(currentUser, undefined, token);

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: "Sign in to continue." });
});

test("a token is accepted only as a bearer token", async () => {
  const { backend, send } = testBackend();
  const token = await signIn(send, "user");

  const statuses = [];
  for (const authorization of [token, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token}`]) {
    const request = new Request(`http://localhost${currentUser.path}`, { headers: { authorization } });
    statuses.push((await backend(request)).status);
  }

  expect(statuses).toEqual([401, 401, 401, 200]);
});

test.each([10, -10])(
  "a clock that is %d years off signs nobody out and prevents no sign-in",
  async (years) => {
    const { send } = testBackend();
    const token = await signIn(send, "user");

    vi.setSystemTime(Date.now() + years * 365.25 * 86_400_000);

    expect((await send(currentUser, undefined, token)).status).toBe(200);
    const later = await signIn(send, "user");
    vi.useRealTimers();
    expect((await send(currentUser, undefined, later)).status).toBe(200);
  },
);

test("signing out ends that session and no other", async () => {
  const { send } = testBackend();
  const here = await signIn(send, "user");
  const elsewhere = await signIn(send, "user");

  const response = await send(logout, undefined, here);

  expect(response.status).toBe(200);
  expect((await send(currentUser, undefined, here)).status).toBe(401);
  expect((await send(currentUser, undefined, elsewhere)).status).toBe(200);
});

test.each(["", "garbage", "0".repeat(32)])("signing out with the token %j is no error", async (token) => {
  const { send } = testBackend();

  const response = await send(logout, undefined, token);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
});

test("a password hash never leaves the backend", async () => {
  const { send } = testBackend();
  const registered = await send(register, aRegistration());
  const signedIn = await send(login, demoAccounts.admin);
  const known = await send(currentUser, undefined, await tokenOf(signedIn.clone()));

  const texts = await Promise.all([registered, signedIn, known].map((response) => response.text()));

  for (const secret of ["passwordHash", "pbkdf2", aRegistration().password, demoAccounts.admin.password]) {
    expect(texts.join()).not.toContain(secret);
  }
});

test("every refusal says why under `error`, and nothing else", async () => {
  const { send } = testBackend();
  await send(register, aRegistration());

  const refusals = [
    await send(register, {}),
    await send(register, aRegistration()),
    await send(login, "{"),
    await send(login, { email: "a@b.cd", password: "x" }),
    await send(currentUser),
  ];

  for (const response of refusals) {
    const body = await response.json();
    expect(Object.keys(body)).toEqual(["error"]);
    expect(refusalSchema.parse(body).error).not.toBe("");
  }
});

function without(field: keyof ReturnType<typeof aRegistration>) {
  return { ...aRegistration(), [field]: undefined };
}

async function statusOfLogin(send: Send, password: string) {
  return (await send(login, { email: aRegistration().email, password })).status;
}
