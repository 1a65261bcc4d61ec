import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { writeXlsx } from "./xlsx.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const DAMAGED = "This file is damaged";
const TOO_MUCH = "This file holds too much to be opened here.";

test("an archive that unpacks to more than 150 MB is refused before it is unpacked", async () => {
  const archive = zipSync(workbookFiles());
  write32(archive, centralHeader(archive, SHEET) + 24, 151_000_000);

  await expect(read(archive)).rejects.toThrow(TOO_MUCH);
});

test("a small archive that unpacks to a hundred times its size is refused before it is unpacked", async () => {
  const archive = zipSync({ ...workbookFiles(), [SHEET]: new Uint8Array(14_000_000) }, { level: 9 });
  expect(archive.length).toBeLessThan(100_000);

  await expect(read(archive)).rejects.toThrow("This file unpacks to more than 100 times its size");
});

test("overlapping files count as often as they are listed", async () => {
  const parts = Array.from({ length: 160 }, (_, index) => `xl/part${index}.xml`);
  const archive = zipSync({
    ...workbookFiles(),
    [SHEET]: new Uint8Array(1_000_000),
    ...Object.fromEntries(parts.map((name) => [name, new Uint8Array()])),
  });
  const shared = centralHeader(archive, SHEET);
  for (const header of parts.map((name) => centralHeader(archive, name))) {
    archive.copyWithin(header + 8, shared + 8, shared + 28);
    archive.copyWithin(header + 42, shared + 42, shared + 46);
  }

  await expect(read(archive)).rejects.toThrow(TOO_MUCH);
});

test("a file that is larger than the archive says is refused", async () => {
  const archive = zipSync({ ...workbookFiles(), [SHEET]: new Uint8Array(2_000_000) });
  write32(archive, centralHeader(archive, SHEET) + 24, 1_000);

  await expect(read(archive)).rejects.toThrow(DAMAGED);
});

test("a file that is smaller than the archive says is refused", async () => {
  const archive = zipSync(workbookFiles());
  write32(archive, centralHeader(archive, SHEET) + 24, 9_000_000);

  await expect(read(archive)).rejects.toThrow(DAMAGED);
});

test("an archive that declares a compressed file as stored is refused", async () => {
  const archive = zipSync({ ...workbookFiles(), [SHEET]: new Uint8Array(2_000_000) });
  const header = centralHeader(archive, SHEET);
  new DataView(archive.buffer, archive.byteOffset).setUint16(header + 10, 0, true);
  archive.copyWithin(header + 24, header + 20, header + 24);

  await expect(read(archive)).rejects.toThrow(DAMAGED);
});

test("wrong sizes in local headers have no effect", async () => {
  const archive = zipSync(workbookFiles());
  for (let at = 0; at + 4 < archive.length; at += 1) {
    if (read32(archive, at) === 0x04034b50) write32(archive, at + 22, 0xfffffff0);
  }

  expect((await read(archive)).map(({ rows }) => rows[0]?.cells)).toEqual([["1"]]);
});

test("a workbook that also claims another format is read as a workbook", async () => {
  const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="Other">
    <table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000"/>
    </table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  const archive = zipSync({
    ...workbookFiles(),
    "META-INF/manifest.xml": new TextEncoder().encode("<manifest:manifest/>"),
    "content.xml": new TextEncoder().encode(content),
  });

  expect((await read(archive)).map(({ name }) => name)).toEqual(["Rows"]);
});

const read = (archive: Uint8Array) => readFile(new File([new Uint8Array(archive)], "a.xlsx"));

const workbookFiles = () => unzipSync(writeXlsx([{ name: "Rows", columns: ["a"], rows: [[1]] }]));

/** Returns the offset of this file's entry in the central directory. */
function centralHeader(archive: Uint8Array, name: string) {
  for (let at = archive.length - 46; at >= 0; at -= 1) {
    if (read32(archive, at) !== 0x02014b50) continue;
    if (new TextDecoder().decode(archive.subarray(at + 46, at + 46 + name.length)) === name) return at;
  }
  throw new Error(`${name} is not in the archive`);
}

const view = ({ buffer, byteOffset }: Uint8Array) => new DataView(buffer, byteOffset);
const read32 = (bytes: Uint8Array, at: number) => view(bytes).getUint32(at, true);
const write32 = (bytes: Uint8Array, at: number, value: number) => view(bytes).setUint32(at, value, true);
