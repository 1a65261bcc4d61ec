import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { type KeyKind, keyKinds, linkKeys, ownLinkKey, subtleCrypto } from "./link-keys.ts";
import { work } from "./work-database.ts";

/** 64 bytes as base64url. */
const SIGNATURE = /^[\w-]{86}$/;
const MAX_NAME_LENGTH = 120;
const KEY = /^(ed25519|p256)\.([\w-]{43,87})$/;

/** Signs a text with this installation's key; empty if the browser cannot sign. */
export async function sign(text: string, database = work) {
  const key = await ownLinkKey(database);
  if (!key) return "";
  const bytes = await crypto.subtle.sign(keyKinds[key.kind].signature, key.privateKey, bytesOf(text));
  return toBase64Url(new Uint8Array(bytes));
}

/**
 * Whether this installation's key, or one that the build names, has signed the text. A key of the build confirms no
 * other sender than the one whose name it has.
 */
export async function isSigned(text: string, signature: string, sender: string, database = work) {
  const signer = await signerOf(text, signature, database);
  if (signer === undefined || signer === "own" || sender === "") return signer !== undefined;
  return signer.name !== "" && signer.name === plainLine(sender, MAX_NAME_LENGTH);
}

/** Returns whose key has signed the text: this installation's, or another one that the build names. */
export async function signerOf(
  text: string,
  signature: string,
  database = work,
): Promise<"own" | NamedKey | undefined> {
  const subtle = subtleCrypto();
  const bytes = SIGNATURE.test(signature) ? fromBase64Url(signature) : undefined;
  if (!subtle || !bytes) return;
  const own = await database.get(linkKeys, "own");
  if (own && (await verifies(own.publicKey, bytes, bytesOf(text), subtle))) return "own";
  for (const named of readLinkKeys(import.meta.env.VITE_LINK_KEYS))
    if (await verifies(named.key, bytes, bytesOf(text), subtle)) return named;
  return;
}

interface NamedKey {
  key: string;
  /** The only sender that the key confirms; "" if the build gives none. */
  name: string;
}

/** Parses the public keys of a build: `ed25519.…=Ann Bell, p256.…=Ben Cole`. A name belongs to the key before it. */
export const readLinkKeys = (setting: string | undefined): NamedKey[] =>
  (setting ?? "").split(",").flatMap((entry) => {
    const [keys = "", name] = entry.split("=", 2);
    return keys
      .split(/\s+/)
      .filter((key) => KEY.test(key))
      .map((key, index, { length }) => ({
        key,
        name: index === length - 1 ? plainLine(name, MAX_NAME_LENGTH) : "",
      }));
  });

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
