import * as z from "zod/mini";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { workStores } from "#src/api/work-stores.ts";
import type { PublishHost } from "#src/lib/publish-hosts.ts";

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));
const recordSchema = z.object({
  id: z.string(),
  /** A non-extractable key. */
  key: z.optional(z.custom<CryptoKey>((value) => value instanceof CryptoKey)),
  sealed: z.optional(z.object({ iv: bytes, data: bytes })),
  folder: z.optional(
    z.custom<FileSystemDirectoryHandle>((value) => typeof value === "object" && value !== null),
  ),
});
const publishKeys: WorkCollection<z.infer<typeof recordSchema>> = {
  store: "publishKeys",
  schema: recordSchema,
};

/**
 * The tokens of this session. They are in no other variable, and in no storage unless the visitor chooses to remember
 * them.
 */
const held = new Map<PublishHost, string>();
// Deleting all work, in this tab or another, deletes the tokens, too.
work.onChange((stores) => stores.length === workStores.length && held.clear());

const KEY = "key";
const idOf = (host: PublishHost) => `token ${host}`;

/** Returns the token of a host, from this session or from storage. */
export async function readToken(host: PublishHost, database = work): Promise<string | undefined> {
  const token = held.get(host) ?? (await unsealed(host, database));
  if (token) held.set(host, token);
  return token;
}

/**
 * Holds a token for this session. To remember it, the token is encrypted with a non-extractable key and stored.
 * Resolves to whether it is stored, because some browsers cannot store keys.
 */
export async function holdToken(
  host: PublishHost,
  token: string,
  { isRemembered }: { isRemembered: boolean },
  database = work,
) {
  held.set(host, token);
  if (!isRemembered) {
    await removeToken(host, database);
    return false;
  }
  try {
    if ((await database.mode()) === "memory") return false;
    const key = await ownKey(database);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = new Uint8Array(
      await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(token)),
    );
    await database.change([publishKeys], (change) =>
      change.put(publishKeys, { id: idOf(host), sealed: { iv, data } }),
    );
    return true;
  } catch (error) {
    if (error instanceof WorkError || error instanceof DOMException) return false;
    throw error;
  }
}

export async function forgetToken(host: PublishHost, database = work) {
  held.delete(host);
  await removeToken(host, database);
}

export const isTokenRemembered = async (host: PublishHost, database = work) =>
  (await database.get(publishKeys, idOf(host))) !== undefined;

const removeToken = (host: PublishHost, database: typeof work) =>
  database.change([publishKeys], (change) => change.remove(publishKeys, idOf(host)));

async function unsealed(host: PublishHost, database: typeof work) {
  const record = await database.get(publishKeys, idOf(host));
  const key = (await database.get(publishKeys, KEY))?.key;
  if (!record?.sealed || !key) return undefined;
  try {
    const { iv, data } = record.sealed;
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
  } catch (error) {
    if (error instanceof DOMException) return undefined; // encrypted with a key that no longer exists
    throw error;
  }
}

async function ownKey(database: typeof work) {
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return database.change([publishKeys], async (change) => {
    const stored = (await change.get(publishKeys, KEY))?.key;
    if (!stored) await change.put(publishKeys, { id: KEY, key: made });
    return stored ?? made;
  });
}

const folderId = (project: string) => `folder ${project}`;

/** Returns the folder that the project was last published to. The browser asks for write permission again. */
export const readFolder = async (project: string, database = work) =>
  (await database.get(publishKeys, folderId(project)))?.folder;

export const keepFolder = (project: string, folder: FileSystemDirectoryHandle, database = work) =>
  database.change([publishKeys], (change) => change.put(publishKeys, { id: folderId(project), folder }));

export const forgetFolder = (project: string, database = work) =>
  database.change([publishKeys], (change) => change.remove(publishKeys, folderId(project)));
