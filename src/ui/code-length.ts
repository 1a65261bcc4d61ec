/** The limit in bytes. The squares of a longer code are too small for phone cameras. */
const MAX_CODE_LENGTH = 1_200;

/** Whether an address fits into a QR code. Separate from `qr-code.tsx`, so that the check does not load the encoder. */
export function fitsCode(address: string) {
  return new TextEncoder().encode(address).length <= MAX_CODE_LENGTH;
}
