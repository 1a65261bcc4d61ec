import * as pbkdf2Part from "@noble/hashes/pbkdf2.js";
import * as sha2Part from "@noble/hashes/sha2.js";

/** For pages served without TLS, where browsers withhold `crypto.subtle`; one lazy chunk (docs/decisions/007-common-code.md). */
export const { pbkdf2Async } = pbkdf2Part;
export const { sha256 } = sha2Part;
