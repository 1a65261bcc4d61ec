const POLYNOMIAL = 0xedb88320;

/** Returns the CRC-32 as in archives. It detects accidental damage, not tampering. */
export function checksum(bytes: Uint8Array) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
