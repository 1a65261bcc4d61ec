import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { quickHashing, seedOfDelivery } from "../testing.ts";
import { createHost, type HostOptions } from "./host.ts";
import { inProcessPostgres } from "./pglite.ts";
import { statement } from "./sql-database.ts";
import { makeTables } from "./sql-tables.ts";

const pglite = await PGlite.create();
const database = inProcessPostgres(pglite);
afterAll(() => pglite.close());

const ORIGIN = "https://team.example";
const admin = { email: "Boss@team.example", password: "a long enough password" };
let time: number;

beforeEach(async () => {
  await makeTables(database);
  const tables = ["heads", "records", "removed", "set_aside", "rate_limits"];
  await database.run(tables.map((table) => statement(`DELETE FROM ${table}`)));
  time = Date.parse("2026-11-30T10:00:00Z");
});

const open = (options: Partial<HostOptions> = {}) => {
  const answer = createHost({
    database,
    readSeed: seedOfDelivery,
    admin,
    hashing: quickHashing,
    now: () => time,
    ...options,
  });
  return {
    get: (path: string, headers: HeadersInit = {}) =>
      answer(new Request(ORIGIN + path, { headers }), "192.0.2.1"),
    post: (path: string, body?: unknown, headers: HeadersInit = {}, caller = "192.0.2.1") =>
      answer(
        new Request(ORIGIN + path, {
          method: "POST",
          headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        caller,
      ),
  };
};

const signIn = { email: "boss@team.example", password: admin.password };
const cookieOf = (response: Response) => (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const messageOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe("accounts", () => {
  test("the admin of the settings can sign in; the demo accounts cannot", async () => {
    const { post } = open();

    expect((await post("/api/auth/login", signIn)).status).toBe(200);
    const demo = { email: "admin@sitewright.example", password: "dovetail-lamp-27" };
    expect((await post("/api/auth/login", demo)).status).toBe(401);
    expect((await open({ demoAccounts: true }).post("/api/auth/login", demo)).status).toBe(401); // stored already
  });

  test("with demo accounts from the start, they can sign in, and an admin may reset", async () => {
    const { post } = open({ demoAccounts: true });
    const demo = { email: "admin@sitewright.example", password: "dovetail-lamp-27" };

    const cookie = cookieOf(await post("/api/auth/login", demo));

    expect((await post("/api/demo/reset", undefined, { cookie })).status).toBe(200);
  });

  test("real data is never reset, by nobody", async () => {
    const { post } = open();
    const cookie = cookieOf(await post("/api/auth/login", signIn));

    expect((await post("/api/demo/reset")).status).toBe(401);
    const refused = await post("/api/demo/reset", undefined, { cookie });

    expect(refused.status).toBe(403);
    expect(await messageOf(refused)).toBe("This server holds real data, which is never reset.");
  });

  test("a server starts without the sample submissions", async () => {
    const { get, post } = open();
    const cookie = cookieOf(await post("/api/auth/login", signIn));

    expect(await (await get("/api/form-submissions", { cookie })).json()).toEqual([]);
  });
});

describe("sessions", () => {
  test("signing in sets a cookie that scripts cannot read, which is a session beside the bearer token", async () => {
    const { get, post } = open();

    const response = await post("/api/auth/login", signIn);

    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-sitewright=[0-9a-f]{32}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    const { token } = (await response.json()) as { token: string };
    expect((await get("/api/auth/user", { authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await get("/api/auth/user", { cookie: `other=1; ${cookieOf(response)}` })).status).toBe(200);
    expect((await get("/api/auth/user")).status).toBe(401);
  });

  test("signing out ends the session of the cookie, and the cookie", async () => {
    const { get, post } = open();
    const cookie = cookieOf(await post("/api/auth/login", signIn));

    const response = await post("/api/auth/logout", undefined, { cookie });

    expect(response.headers.get("set-cookie")).toMatch(/^__Host-sitewright=; .*Max-Age=0$/);
    expect((await get("/api/auth/user", { cookie })).status).toBe(401);
  });

  test("a wrong password sets no cookie", async () => {
    const response = await open().post("/api/auth/login", { ...signIn, password: "wrong" });

    expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
  });

  test("another origin cannot write with the cookie of a visitor", async () => {
    const { get, post } = open();
    const cookie = cookieOf(await post("/api/auth/login", signIn));

    const forged = await post("/api/auth/logout", undefined, { cookie, origin: "https://evil.example" });

    expect(forged.status).toBe(403);
    expect((await get("/api/auth/user", { cookie })).status).toBe(200);
    expect((await post("/api/auth/logout", undefined, { cookie, origin: ORIGIN })).status).toBe(200);
  });
});

describe("limits", () => {
  const wrong = { ...signIn, email: "nobody@team.example", password: "wrong" };

  test("a caller who tries many addresses has to wait, others do not, and the wait ends", async () => {
    const { post } = open();
    const attempt = (at: number, caller?: string) =>
      post("/api/auth/login", { ...wrong, email: `nobody${at}@team.example` }, {}, caller);
    for (let at = 0; at < 30; at += 1) expect((await attempt(at)).status).toBe(401);

    const refused = await attempt(30);

    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("300");
    expect(await messageOf(refused)).toBe("Too many tries. Wait 5 minutes, then try again.");
    expect((await attempt(31, "192.0.2.2")).status).toBe(401);
    time += 300_000;
    expect((await attempt(32)).status).toBe(401);
  });

  test("hosts share the counts, and a flood of others does not push one out", async () => {
    const [one, other] = [open(), open()];
    const brief = {};
    for (let at = 0; at < 20; at += 1) await (at % 2 ? one : other).post("/api/form-submissions", brief);
    for (let at = 0; at < 60; at += 1) await one.post("/api/form-submissions", brief, {}, `198.51.100.${at}`);

    expect((await one.post("/api/form-submissions", brief)).status).toBe(429);
    expect((await other.post("/api/form-submissions", brief)).status).toBe(429);
  });

  test("all addresses of one IPv6 network are one caller", async () => {
    const { post } = open();
    for (let at = 0; at < 20; at += 1)
      await post("/api/form-submissions", {}, {}, `2001:db8:1:2:${at}::${at}`);

    expect((await post("/api/form-submissions", {}, {}, "2001:DB8:1:2::7")).status).toBe(429);
    expect((await post("/api/form-submissions", {}, {}, "2001:db8:1:3::7")).status).toBe(400);
  });
});

test("several hosts on one database make each change once", async () => {
  const hosts = [open(), open(), open()];
  const people = Array.from({ length: 9 }, (_, at) => ({
    firstName: "Kim",
    lastName: `${at}`,
    email: `kim${at}@team.example`,
    password: "a long enough password",
  }));

  const sessions = await Promise.all(
    people.map(async (person, at) => {
      const host = hosts[at % 3] ?? open();
      const response = await host.post("/api/auth/register", person, {}, `203.0.113.${at}`);
      return (await response.json()) as { user: { id: number } };
    }),
  );

  const ids = sessions.map(({ user }) => user.id);
  expect(new Set(ids).size).toBe(9);
});

test("a database that is gone is said, and the next call works", async () => {
  let isGone = false;
  const { get } = open({
    database: {
      ...database,
      run: (statements) => (isGone ? Promise.reject(new Error("ECONNREFUSED")) : database.run(statements)),
    },
  });
  await get("/api/modules");
  isGone = true;

  const failed = await get("/api/modules");

  expect(failed.status).toBe(503);
  expect(await messageOf(failed)).toBe("The server could not read its data. Please try again in a moment.");
  isGone = false;
  expect((await get("/api/modules")).status).toBe(200);
});
