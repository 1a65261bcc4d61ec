import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { type KeyKind, keyKinds, linkKeys, ownLinkKey, subtleCrypto } from "./link-keys.ts";
import { work } from "./work-database.ts";

/** 64 bytes as base64url. */
const SIGNATURE = /^[\w-]{86}$/;
const KEY = /^(ed25519|p256)\.([\w-]{43,87})$/;

/** Signs a text with this installation's key; empty if the browser cannot sign. */
export async function sign(text: string, database = work) {
  const key = await ownLinkKey(database);
  if (!key) return "";
  const bytes = await crypto.subtle.sign(keyKinds[key.kind].signature, key.privateKey, bytesOf(text));
  return toBase64Url(new Uint8Array(bytes));
}

/** Whether this installation's key, or one that the build names, has signed the text. */
export const isSigned = async (text: string, signature: string, database = work) =>
  (await signerOf(text, signature, database)) !== undefined;

/** Returns whose key has signed the text: this installation's, or another one that the build names. */
export async function signerOf(
  text: string,
  signature: string,
  database = work,
): Promise<"own" | "named" | undefined> {
  const subtle = subtleCrypto();
  const bytes = SIGNATURE.test(signature) ? fromBase64Url(signature) : undefined;
  if (!subtle || !bytes) return;
  const own = await database.get(linkKeys, "own");
  if (own && (await verifies(own.publicKey, bytes, bytesOf(text), subtle))) return "own";
  for (const key of readLinkKeys(import.meta.env.VITE_LINK_KEYS))
    if (await verifies(key, bytes, bytesOf(text), subtle)) return "named";
  return;
}

/** Parses the public keys of a build, separated by spaces or commas. */
export const readLinkKeys = (setting: string | undefined) =>
  (setting ?? "").split(/[\s,]+/).filter((key) => KEY.test(key));

async function verifies(
  publicKey: string,
  signature: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
  subtle: SubtleCrypto,
) {
  const [, kind, raw = ""] = KEY.exec(publicKey) ?? [];
  const bytes = fromBase64Url(raw);
  if (!kind || !bytes) return false;
  const { key, signature: algorithm } = keyKinds[kind as KeyKind]; // guaranteed by the pattern
  try {
    return await subtle.verify(
      algorithm,
      await subtle.importKey("raw", bytes, key, false, ["verify"]),
      signature,
      text,
    );
  } catch {
    return false; // an invalid key, or an algorithm that the browser does not support
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
