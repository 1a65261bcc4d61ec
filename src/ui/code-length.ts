/** In bytes. A QR code of more is too fine for the camera of a phone. */
const LONGEST_CODE = 1_200;

/** Whether an address fits into a code. Apart from `qr-code.tsx`, so that asking does not load what draws one. */
export function fitsCode(address: string) {
  return new TextEncoder().encode(address).length <= LONGEST_CODE;
}
