import * as z from "zod/mini";
import { toBase64Url } from "#src/lib/base64url.ts";
import { type WorkCollection, work } from "./work-database.ts";
import { WorkError } from "./work-error.ts";

/** The supported signature algorithms, preferred one first. Both make signatures of 64 bytes. */
export const keyKinds = {
  ed25519: { key: { name: "Ed25519" }, signature: { name: "Ed25519" } },
  p256: { key: { name: "ECDSA", namedCurve: "P-256" }, signature: { name: "ECDSA", hash: "SHA-256" } },
} as const;
export type KeyKind = keyof typeof keyKinds;

const linkKeySchema = z.object({
  id: z.literal("own"),
  kind: z.enum(["ed25519", "p256"]),
  /** The format of the keys in `VITE_LINK_KEYS`: `ed25519.…` or `p256.…`, with the raw key as base64url. */
  publicKey: z.string(),
  /** A non-extractable key. */
  privateKey: z.custom<CryptoKey>((value) => value instanceof CryptoKey),
});
export type LinkKey = z.infer<typeof linkKeySchema>;

export const linkKeys: WorkCollection<LinkKey> = { store: "linkKeys", schema: linkKeySchema };

/** Undefined in an insecure context, where Web Crypto is unavailable. */
export const subtleCrypto = () => globalThis.crypto?.subtle as SubtleCrypto | undefined;

/**
 * Returns the key that this installation signs links with, created on first use. Undefined if the browser cannot create
 * or store one.
 */
export async function ownLinkKey(database = work): Promise<LinkKey | undefined> {
  const subtle = subtleCrypto();
  if (!subtle) return;
  try {
    if ((await database.mode()) === "memory") return;
    const stored = await database.get(linkKeys, "own");
    if (stored) return stored;
    const made = await makeLinkKey(subtle);
    return await database.change([linkKeys], async (change) => {
      const other = await change.get(linkKeys, "own");
      if (other) return other; // another tab was faster
      await change.put(linkKeys, made);
      return made;
    });
  } catch (error) {
    // A private window that cannot store keys, full storage, or a database of a newer version.
    if (error instanceof WorkError || error instanceof DOMException) return;
    throw error;
  }
}

async function makeLinkKey(subtle: SubtleCrypto): Promise<LinkKey> {
  try {
    return await makeKeyOf("ed25519", subtle);
  } catch {
    return makeKeyOf("p256", subtle); // supported by every browser
  }
}

async function makeKeyOf(kind: KeyKind, subtle: SubtleCrypto): Promise<LinkKey> {
  const made = await subtle.generateKey(keyKinds[kind].key, false, ["sign", "verify"]);
  const { privateKey, publicKey } = made as CryptoKeyPair; // both algorithms support this
  const bytes = new Uint8Array(await subtle.exportKey("raw", publicKey));
  return { id: "own", kind, publicKey: `${kind}.${toBase64Url(bytes)}`, privateKey };
}
