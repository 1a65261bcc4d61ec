import { SpreadsheetError } from "./sheet.ts";

export const DAMAGED =
  "This file is damaged, or it is not a spreadsheet. Open it in your spreadsheet program and save it anew.";
const LARGEST_CONTENT = 150_000_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;

interface Entry {
  name: string;
  method: number;
  packed: number;
  start: number;
}

/**
 * Unpacks an XLSX file by the browser's own means and forgets what comes out. What reads the sheets must not meet a
 * damaged file, with which it may never come to an end, nor one that unpacks to far more than it weighs.
 */
export async function checkArchive(bytes: Uint8Array<ArrayBuffer>) {
  const entries = readEntries(bytes);
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) {
    throw new SpreadsheetError("This is an archive, but not a spreadsheet.");
  }
  let total = 0;
  for (const { method, packed, start } of entries) {
    const content = bytes.subarray(start, start + packed);
    if (method === STORED) {
      total += packed;
      refuseTooMuch(total);
      continue;
    }
    for await (const size of unpackedSizes(content)) {
      total += size;
      refuseTooMuch(total);
    }
  }
}

function refuseTooMuch(total: number) {
  if (total <= LARGEST_CONTENT) return;
  throw new SpreadsheetError("This file holds too much to be opened here. Split it and import its parts.");
}

/** The size of each piece as it comes. */
async function* unpackedSizes(content: Uint8Array<ArrayBuffer>) {
  const { writable, readable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  // What is wrong is told by the reader.
  writer.write(content).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  try {
    for (let next = await unpack(reader); next; next = await unpack(reader)) yield next.length;
  } finally {
    void reader.cancel().catch(() => {}); // it has ended, or failed already
  }
}

async function unpack(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return (await reader.read()).value;
  } catch {
    throw new SpreadsheetError(DAMAGED);
  }
}

/** What the list at the end of the archive names. */
function readEntries(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new SpreadsheetError(DAMAGED);
  const entries: Entry[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  while (entries.length < count) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new SpreadsheetError(DAMAGED);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length) throw new SpreadsheetError(DAMAGED);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
