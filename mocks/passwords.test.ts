import { pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { ITERATIONS, plainHashing, webHashing } from "./hashing.ts";
import { createPasswords } from "./passwords.ts";
import { firstReleaseAccount, quickHashing } from "./testing.ts";

const { hash, isRight, isOutdated } = createPasswords(quickHashing);

test("only the right password matches a hash", async () => {
  const written = await hash("paper-kite-31");

  expect(await isRight("paper-kite-31", written)).toBe(true);
  for (const other of ["", "paper-kite-32", "Paper-kite-31", "paper-kite-31 "]) {
    expect(await isRight(other, written), other).toBe(false);
  }
});

test("a hash contains its parameters and no part of the password", async () => {
  const written = await hash("paper-kite-31");

  expect(written).toMatch(/^pbkdf2-sha256\$1000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
});

test("the same password has a different hash each time, because the salt is random", async () => {
  const written = await Promise.all(["same", "same", "same"].map((password) => hash(password)));

  expect(new Set(written).size).toBe(3);
});

test("a password is hashed with 600,000 iterations", async () => {
  expect(ITERATIONS).toBe(600_000);
  expect(await createPasswords(webHashing).hash("paper-kite-31")).toMatch(/^pbkdf2-sha256\$600000\$/);
});

test.each([
  ["the browser's own way", quickHashing],
  ["the way of pages without TLS", { ...plainHashing, iterations: 1_000 }],
])("with a given salt, the hash is that of PBKDF2, in %s", async (_, hashing) => {
  const salt = new Uint8Array([1, 2, 3, 4]);
  const expected = pbkdf2Sync("paper-kite-31", salt, 1_000, 32, "sha256").toString("hex");

  const written = await createPasswords(hashing).hash("paper-kite-31", salt);

  expect(written).toBe(`pbkdf2-sha256$1000$01020304$${expected}`);
});

test("a hash of the first release matches its password and is outdated", async () => {
  const written = firstReleaseAccount.passwordHash;
  const today = createPasswords(webHashing);

  expect(await today.isRight("paper-kite-31", written)).toBe(true);
  expect(await today.isRight("paper-kite-32", written)).toBe(false);
  expect(today.isOutdated(written)).toBe(true);
  expect(isOutdated(await hash("paper-kite-31"))).toBe(false);
});

test("refusing a password costs the same without an account, with an old hash and with a new one", async () => {
  const iterations: number[] = [];
  const { isRight } = createPasswords({
    ...quickHashing,
    async derive(derivation) {
      iterations.push(derivation.iterations);
      return quickHashing.derive(derivation);
    },
  });
  const old = await createPasswords({ ...quickHashing, iterations: 400 }).hash("paper-kite-31");

  for (const written of [undefined, null, "garbage", old, await hash("paper-kite-31")]) {
    iterations.length = 0;
    expect(await isRight("wrong", written)).toBe(false);
    expect(iterations.reduce((sum, count) => sum + count)).toBe(1_000);
  }
});

test.each(["Grüße, 山田 👋", "\u0000", "\ud800", "x".repeat(1_000_000)])(
  "a password may hold any text: %#",
  async (password) => {
    expect(await isRight(password, await hash(password))).toBe(true);
  },
);

test.each([
  ["empty", ""],
  ["of another scheme", `md5$1$00$${"0".repeat(64)}`],
  ["without a salt", `pbkdf2-sha256$1$$${"0".repeat(64)}`],
  ["without a hash", "pbkdf2-sha256$1$00$"],
  ["cut short", `pbkdf2-sha256$1$00$${"0".repeat(63)}`],
  ["without iterations", `pbkdf2-sha256$0$00$${"0".repeat(64)}`],
  ["with a word for a number", `pbkdf2-sha256$many$00$${"0".repeat(64)}`],
  ["that would take minutes to check", `pbkdf2-sha256$4000000000$00$${"0".repeat(64)}`],
])("a stored hash that is %s matches no password and causes no error", async (_, written) => {
  expect(await isRight("", written)).toBe(false);
  expect(await isRight("paper-kite-31", written)).toBe(false);
});
