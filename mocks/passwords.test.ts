import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { expect, test } from "vitest";
import { hashPassword, isPassword, newToken } from "./passwords.ts";

test("a password is known by its hash, and no other is", async () => {
  const written = await hashPassword("paper-kite-31");

  expect(await isPassword("paper-kite-31", written)).toBe(true);
  for (const other of ["", "paper-kite-32", "Paper-kite-31", "paper-kite-31 "]) {
    expect(await isPassword(other, written), other).toBe(false);
  }
});

test("a hash says how it was made and holds nothing of the password", async () => {
  const written = await hashPassword("paper-kite-31");

  expect(written).toMatch(/^pbkdf2-sha256\$100000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
});

test("one password is written differently each time, since the salt is random", async () => {
  const written = await Promise.all(["same", "same", "same"].map((password) => hashPassword(password)));

  expect(new Set(written).size).toBe(3);
});

test("with a salt given, the hash is the one that PBKDF2 prescribes", async () => {
  const salt = new Uint8Array([1, 2, 3, 4]);
  const expected = pbkdf2(sha256, "paper-kite-31", salt, { c: 100_000, dkLen: 32 });

  const written = await hashPassword("paper-kite-31", salt);

  expect(written).toBe(`pbkdf2-sha256$100000$01020304$${Buffer.from(expected).toString("hex")}`);
});

test.each(["Grüße, 山田 👋", "\u0000", "\ud800", "x".repeat(1_000_000)])(
  "a password may hold any text: %#",
  async (password) => {
    expect(await isPassword(password, await hashPassword(password))).toBe(true);
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
])("a stored hash that is %s fits no password, and breaks nothing", async (_, written) => {
  expect(await isPassword("", written)).toBe(false);
  expect(await isPassword("paper-kite-31", written)).toBe(false);
});

test("a token is 32 hexadecimal digits, and never the same twice", () => {
  const tokens = Array.from({ length: 1_000 }, newToken);

  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(tokens).size).toBe(1_000);
});
