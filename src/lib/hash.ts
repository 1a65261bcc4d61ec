/** Returns the 32-bit FNV-1a hash of a text, from 0 to 2³² - 1. It is not cryptographic. */
export function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
