import { zipSync } from "fflate";
import { SpreadsheetError } from "./sheet.ts";

export const DAMAGED =
  "This file is damaged, or it is not a spreadsheet. Open it in your spreadsheet program and save it again.";
const LARGEST_CONTENT = 150_000_000;
/** Spreadsheets, even of equal rows, are packed about ten times smaller, because each cell names its place. */
const MOST_RATIO = 100;
/** Small files are no danger, whatever their ratio. */
const SMALL_CONTENT = 10_000_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** SheetJS picks its reader by file name. Anything outside a workbook could start the reader of another format. */
const WORKBOOK_FILE = /^(\[Content_Types\]\.xml$|_rels\/|xl\/|docProps\/)/;

interface Entry {
  name: string;
  isDeflated: boolean;
  packed: Uint8Array<ArrayBuffer>;
  size: number;
}

/**
 * Unpacks an XLSX file by its central directory, and packs the files again without compression. SheetJS trusts local
 * headers and has no limits, so it only gets this copy, whose headers and sizes are verified.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const entries = readEntries(bytes);
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) {
    throw new SpreadsheetError("This is an archive, but not a spreadsheet.");
  }
  const content = entries.reduce((total, { size }) => total + size, 0);
  if (content > LARGEST_CONTENT) {
    throw new SpreadsheetError("This file holds too much to be opened here. Split it and import its parts.");
  }
  if (content > Math.max(SMALL_CONTENT, bytes.length * MOST_RATIO)) {
    throw new SpreadsheetError(
      `This file unpacks to more than ${MOST_RATIO} times its size, as no spreadsheet does. Save it as CSV in your spreadsheet program, and import that.`,
    );
  }
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) files.set(entry.name, await contentOf(entry));
  return zipSync(Object.fromEntries(files), { level: 0 });
}

/** Throws as soon as the content exceeds the size in the central directory. */
async function contentOf({ isDeflated, packed, size }: Entry) {
  const content = new Uint8Array(size);
  let at = 0;
  for await (const piece of isDeflated ? inflate(packed) : [packed]) {
    if (at + piece.length > size) throw new SpreadsheetError(DAMAGED);
    content.set(piece, at);
    at += piece.length;
  }
  if (at !== size) throw new SpreadsheetError(DAMAGED);
  return content;
}

async function* inflate(packed: Uint8Array<ArrayBuffer>) {
  const { writable, readable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  // The reader reports the error.
  writer.write(packed).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  try {
    for (let piece = await next(reader); piece; piece = await next(reader)) yield piece;
  } finally {
    void reader.cancel().catch(() => {}); // already ended or failed
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return (await reader.read()).value;
  } catch {
    throw new SpreadsheetError(DAMAGED);
  }
}

/** Lists the files of a workbook from the central directory. */
function readEntries(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new SpreadsheetError(DAMAGED);
  const entries: Entry[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new SpreadsheetError(DAMAGED);
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length) throw new SpreadsheetError(DAMAGED);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const isKnown = method === STORED || method === DEFLATED;
    if (!isKnown || view.getUint16(local + 8, true) !== method) throw new SpreadsheetError(DAMAGED);
    if (WORKBOOK_FILE.test(name) && !name.endsWith("/")) {
      entries.push({
        name,
        isDeflated: method === DEFLATED,
        packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
        size: view.getUint32(at + 24, true),
      });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
