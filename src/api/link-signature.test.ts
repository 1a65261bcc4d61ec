import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { linkKeys, ownLinkKey } from "./link-keys.ts";
import { isSigned, readLinkKeys, sign } from "./link-signature.ts";
import { createWorkDatabase } from "./work-database.ts";
import { workUpgrades } from "./work-stores.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("an installation recognizes its own signature, also after a reload", async () => {
  const signature = await sign("$300 for Crumb", createWorkDatabase());

  expect(signature).toMatch(/^[\w-]{86}$/);
  expect(await isSigned("$300 for Crumb", signature, "", createWorkDatabase())).toBe(true);
  expect(await isSigned("$98,000 for Crumb", signature, "", createWorkDatabase())).toBe(false);
});

test.each([
  ["Ed25519 where the browser has it", /^ed25519\.[\w-]{43}$/, () => {}],
  ["P-256 where it has not", /^p256\.[\w-]{87}$/, withoutEd25519],
])("another installation trusts a key that its build names: %s", async (_, form, prepare) => {
  prepare();
  const seller = createWorkDatabase("seller");
  const signature = await sign("From Ann", seller);
  const publicKey = (await ownLinkKey(seller))?.publicKey ?? "";
  expect(publicKey).toMatch(form);
  const prospect = createWorkDatabase("prospect");
  await sign("a key of its own", prospect);

  expect(await isSigned("From Ann", signature, "", prospect)).toBe(false);

  vi.stubEnv("VITE_LINK_KEYS", `p256.${"A".repeat(87)}, nonsense ${publicKey}`);
  expect(await isSigned("From Ann", signature, "", prospect)).toBe(true);
  expect(await isSigned("From Eve", signature, "", prospect)).toBe(false);
});

test("the private key is not extractable, and tabs that start at once share one key", async () => {
  const [here, there] = await Promise.all([createWorkDatabase(), createWorkDatabase()].map(ownLinkKey));

  expect(here?.publicKey).toBe(there?.publicKey);
  expect(here?.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("pkcs8", here?.privateKey as CryptoKey)).rejects.toThrow();
});

test("upgrading a database adds the store for the key and keeps the data", async () => {
  const notes = { store: "favourites", schema: z.object({ id: z.string() }) } as const;
  const before = createWorkDatabase("work", workUpgrades.slice(0, 4));
  await before.change([notes], (change) => change.put(notes, { id: "bakery-counter" }));
  const work = createWorkDatabase();

  const signature = await sign("From Ann", work);

  expect(await isSigned("From Ann", signature, "", work)).toBe(true);
  expect(await work.all(notes)).toEqual([{ id: "bakery-counter" }]);
});

test("deleting all work deletes the key, and a new one is made afterwards", async () => {
  const work = createWorkDatabase();
  const signature = await sign("From Ann", work);

  await work.clear();

  expect(await work.get(linkKeys, "own")).toBeUndefined();
  expect(await isSigned("From Ann", signature, "", work)).toBe(false);
  expect(await isSigned("From Ann", await sign("From Ann", work), "", work)).toBe(true);
});

test.each([
  ["without TLS", () => vi.stubGlobal("crypto", { ...crypto, subtle: undefined })],
  ["without a database", () => vi.stubGlobal("indexedDB", undefined)],
  ["that keeps no keys", refuseToKeep],
])("a browser %s signs nothing and accepts no signature", async (_, prepare) => {
  prepare();
  const work = createWorkDatabase();

  expect(await sign("From Ann", work)).toBe("");
  expect(await isSigned("From Ann", "A".repeat(86), "", work)).toBe(false);
});

test.each(["", "A", "A".repeat(86), "A".repeat(85), `${"A".repeat(85)}!`, "A".repeat(10_000)])(
  "“%.10s…” is not a signature",
  async (signature) => {
    await sign("a key of its own", createWorkDatabase());

    expect(await isSigned("From Ann", signature, "", createWorkDatabase())).toBe(false);
  },
);

test("anything but keys is ignored in the setting of a build", () => {
  const key = `ed25519.${"A".repeat(43)}`;

  expect(readLinkKeys(undefined)).toEqual([]);
  expect(readLinkKeys(`  ${key},${key} rsa.AAAA ed25519.short`)).toEqual([
    { key, name: "" },
    { key, name: "" },
  ]);
  expect(readLinkKeys(`${key} ${key}=Ann  Bell\u200b,rsa.AAAA=Ben`)).toEqual([
    { key, name: "" },
    { key, name: "Ann Bell" },
  ]);
});

test("a key of the build confirms the sender that it belongs to, and no other", async () => {
  const [ann, ben, reader] = ["ann", "ben", "reader"].map((name) => createWorkDatabase(name));
  const [annKey, benKey] = await Promise.all([ownLinkKey(ann), ownLinkKey(ben)]);
  const [byAnn, byBen] = await Promise.all([sign("A link", ann), sign("A link", ben)]);
  const confirms = (signature: string, sender: string, database = reader) =>
    isSigned("A link", signature, sender, database);

  vi.stubEnv("VITE_LINK_KEYS", `${annKey?.publicKey}=Ann Bell, ${benKey?.publicKey}`);

  expect(await confirms(byAnn, "Ann Bell")).toBe(true);
  expect(await confirms(byAnn, "Ben Cole")).toBe(false);
  expect(await confirms(byBen, "Ann Bell")).toBe(false);
  expect(await confirms(byBen, "Ben Cole")).toBe(false);
  expect(await confirms(byBen, "")).toBe(true);
  expect(await confirms(byBen, "Whatever Ben writes, in his own browser", ben)).toBe(true);
});

function withoutEd25519() {
  const generateKey = crypto.subtle.generateKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, "generateKey").mockImplementation(((
    algorithm: EcKeyGenParams,
    ...rest: [boolean, KeyUsage[]]
  ) => {
    if (algorithm.name === "Ed25519") throw new DOMException("Unknown", "NotSupportedError");
    return generateKey(algorithm, ...rest);
  }) as typeof crypto.subtle.generateKey);
}

/** Simulates private windows of Firefox, which cannot store keys in IndexedDB. */
function refuseToKeep() {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Not here", "DataCloneError");
  });
}
