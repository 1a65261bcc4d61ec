export interface Derivation {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
}

/** Slow hashing for passwords and fast hashing for calls. Not every host offers both through Web Crypto. */
export interface Hashing {
  /** PBKDF2 iterations for a new password. */
  iterations: number;
  /** PBKDF2 with SHA-256; returns 32 bytes. */
  derive: (derivation: Derivation) => Promise<Uint8Array>;
  /** SHA-256. */
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
}

/** The OWASP recommendation for PBKDF2 with SHA-256. */
export const ITERATIONS = 600_000;

export const webHashing: Hashing = {
  iterations: ITERATIONS,
  async derive({ password, salt, iterations }) {
    const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, [
      "deriveBits",
    ]);
    return new Uint8Array(
      await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256),
    );
  },
  digest: async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)),
};

/**
 * Used where browsers withhold `crypto.subtle`, on pages served without TLS. Hashing takes seconds there and
 * yields to the page every few milliseconds.
 */
export const plainHashing: Hashing = {
  iterations: ITERATIONS,
  async derive({ password, salt, iterations }) {
    const { pbkdf2Async, sha256 } = await import("#src/lib/hashes-on-demand.ts");
    return pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 });
  },
  async digest(bytes) {
    const { sha256 } = await import("#src/lib/hashes-on-demand.ts");
    return sha256(bytes);
  },
};

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
