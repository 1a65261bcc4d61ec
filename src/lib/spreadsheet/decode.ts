import { SpreadsheetError } from "./sheet.ts";

/** Decodes text by its byte order mark, else as UTF-8, else as Windows-1252. */
export function decode(bytes: Uint8Array<ArrayBuffer>) {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  const text = decodeAs(encoding, bytes) ?? decodeWindows(bytes);
  if (text.includes("\0")) throw new SpreadsheetError("This is not a CSV, XLSX or JSON file.");
  return text;
}

/** The characters from 0x80 to 0x9f. Node's decoder leaves them as control characters. */
const SIGNS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const decodeWindows = (bytes: Uint8Array<ArrayBuffer>) =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);

function decodeAs(encoding: string, bytes: Uint8Array<ArrayBuffer>) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
