/** PBKDF2 with SHA-256: about 30 ms on a laptop, and short enough on a phone. */
const ITERATIONS = 100_000;
const WRITTEN = /^pbkdf2-sha256\$([1-9]\d{0,5})\$((?:[0-9a-f]{2})+)\$([0-9a-f]{64})$/;

interface Derivation {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
}

/** Written `pbkdf2-sha256$<iterations>$<salt>$<hash>`, both in hexadecimal. */
export async function hashPassword(password: string, salt = crypto.getRandomValues(new Uint8Array(16))) {
  const hash = await derive({ password, salt, iterations: ITERATIONS });
  return ["pbkdf2-sha256", ITERATIONS, toHex(salt), toHex(hash)].join("$");
}

export async function isPassword(password: string, written: string) {
  const [, iterations, salt, expected] = WRITTEN.exec(written) ?? [];
  if (!iterations || !salt || !expected) return false;
  return toHex(await derive({ password, salt: fromHex(salt), iterations: Number(iterations) })) === expected;
}

/** 128 random bits, as 32 hexadecimal digits. */
export const newToken = () => toHex(crypto.getRandomValues(new Uint8Array(16)));

let deriveElsewhere: ((derivation: Derivation) => Promise<Uint8Array>) | undefined;

/** For a host without `crypto.subtle`, which browsers withhold from pages served without TLS. */
export function deriveWith(derive: (derivation: Derivation) => Promise<Uint8Array>) {
  deriveElsewhere = derive;
}

async function derive(derivation: Derivation): Promise<Uint8Array> {
  if (deriveElsewhere) return deriveElsewhere(derivation);
  const { password, salt, iterations } = derivation;
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, [
    "deriveBits",
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256),
  );
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
