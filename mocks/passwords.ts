import { type Hashing, toHex } from "./hashing.ts";

const WRITTEN = /^pbkdf2-sha256\$([1-9]\d{0,5})\$((?:[0-9a-f]{2})+)\$([0-9a-f]{64})$/;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes are stored as `pbkdf2-sha256$<iterations>$<salt>$<hash>`, the last two in hexadecimal. */
export function createPasswords({ iterations, derive }: Hashing) {
  return {
    async hash(password: string, salt = newSalt()) {
      const hash = await derive({ password, salt, iterations });
      return ["pbkdf2-sha256", iterations, toHex(salt), toHex(hash)].join("$");
    },

    /**
     * A rejection takes the same time without a hash or with fewer iterations, so that timing does not reveal
     * which addresses have an account.
     */
    async isRight(password: string, written: string | null | undefined) {
      const { own, salt, expected } = read(written);
      const isRight =
        own > 0 && toHex(await derive({ password, salt: fromHex(salt), iterations: own })) === expected;
      if (!isRight && own < iterations) {
        await derive({ password, salt: newSalt(), iterations: iterations - own });
      }
      return isRight;
    },

    /** Whether the password should be hashed again with the current number of iterations. */
    isOutdated: (written: string | null) => read(written).own < iterations,
  };
}

function read(written: string | null | undefined) {
  const [, own = "0", salt = "", expected] = WRITTEN.exec(written ?? "") ?? [];
  return { own: Number(own), salt, expected };
}

const newSalt = () => crypto.getRandomValues(new Uint8Array(16));
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
