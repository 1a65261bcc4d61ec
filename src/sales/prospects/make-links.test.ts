import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { checkRows } from "#src/lib/spreadsheet/check-rows.ts";
import { guessMapping } from "#src/lib/spreadsheet/column-mapping.ts";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { readInvitation } from "../links/invitation.ts";
import { makeLinks, problemOf, type SheetLink } from "./make-links.ts";
import { prospectFields, prospectRules } from "./prospect-rows.ts";

vi.stubGlobal("location", { origin: "https://sitewright.example" });

const settings = {
  ...{ industry: "bakery", style: "counter", sender: "Maria", replyTo: "maria@example.com", lastDay: "" },
};

/** Two rows with each kind of mistake. */
const wrong = [
  ["", "Bakery", "", "", "", "no name"],
  ["Name without end ".repeat(6), "Bakery", "", "", "", "letters long"],
  ["Industry", "Dragon riding", "", "", "", "no such industry"],
  ["Phone", "Bakery", "call me", "", "", "not a telephone number"],
  ["Colour", "Bakery", "", "reddish", "", "six digits"],
  ["Mail", "Bakery", "", "", "nobody", "e-mail address"],
  ["Sentence", "Bakery", "", "", "", "letters long"],
  ["Style", "Bakery", "", "", "", "no such style"],
  ["Business 1", "Bakery", "", "", "", "in row 2 already"],
  ["Two mails", "Bakery", "", "", "a@example.com; b@example.com", "Enter one e-mail address"],
] as const;

/** A sheet of valid rows and the 20 wrong ones. */
function sheetWith(valid: number) {
  const good = Array.from({ length: valid }, (_, index) => [
    `Business ${index + 1}`,
    ["Bakery", "law-firm", "", "Florist"][index % 4],
    index % 3 ? "+44 131 496 0123" : "",
    index % 2 ? "#a02020" : "",
    `owner${index}@example.com`,
    "We have been here since 1987, and deliver by bicycle.",
    "",
  ]);
  const bad = [...wrong, ...wrong].map(([name, trade, phone, colour, mail], index) => [
    name.startsWith("Business") || !name ? name : `${name}${"!".repeat(index < wrong.length ? 1 : 2)}`,
    ...[trade, phone, colour, mail],
    name === "Sentence" ? "A long story. ".repeat(40) : "",
    name === "Style" ? "Baroque" : "",
  ]);
  const lines = [["Company", "Industry", "Phone", "Color", "E-mail", "About", "Style"], ...good, ...bad];
  return new File([lines.map((line) => line.map((cell) => `"${cell}"`).join(",")).join("\n")], "fair.csv");
}

test("the 20 invalid rows have a reason, and each other link opens as its row says", () => expectLinks(20));

test("the same with 200 rows", { tags: "long" }, () => expectLinks(180));

async function expectLinks(valid: number) {
  const { good, errors, badRows } = await read(sheetWith(valid));
  const progress: number[] = [];

  const made = await makeLinks(good, settings, {
    signal: new AbortController().signal,
    onProgress: ({ length }) => progress.push(length),
  });

  expect([good.length, badRows]).toEqual([valid, 20]);
  for (const [, , , , , message] of wrong)
    expect(errors.filter((error) => error.message.includes(message)).length).toBeGreaterThanOrEqual(2);
  expect(made.filter(({ problem }) => problem)).toEqual([]);
  expect(new Set(made.map(({ path }) => path)).size).toBe(valid);
  expect(made.every(({ isSigned }) => isSigned)).toBe(true);
  expect(progress.at(-1)).toBe(valid);
  expect(readInvitation(made[1]?.path ?? "")).toMatchObject({
    ...{ prospect: "Business 2", templateId: "law-firm-counter", accent: "#a02020", sender: "Maria" },
    ...{ phone: "+44 131 496 0123", about: "We have been here since 1987, and deliver by bicycle." },
  });
}

test("a cancelled sheet keeps the links made so far", async () => {
  const { good } = await read(sheetWith(4));
  const stop = new AbortController();

  const made = await makeLinks(good, settings, {
    signal: stop.signal,
    onProgress: ({ length }) => length === 3 && stop.abort(),
  });

  expect(made).toHaveLength(3);
});

test("a link that was changed, or is too long for a QR code, is detected", async () => {
  const { good } = await read(sheetWith(4));
  const [made] = await makeLinks(good.slice(0, 1), settings, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const invitation = readInvitation((made as SheetLink).path);
  if (!invitation) throw new Error("The link does not open.");

  expect(await problemOf((made as SheetLink).path, invitation)).toBe("");
  expect(await problemOf((made as SheetLink).path.replace("1987", "1988"), invitation)).toMatch(
    /other words/,
  );
  const long = { ...invitation, logo: "a".repeat(2_000) };
  expect(await problemOf(`${(made as SheetLink).path}&logo=${long.logo}`, long)).toMatch(
    /too long for a code/,
  );
});

async function read(file: File) {
  const [sheet] = await readFile(file);
  if (!sheet) throw new Error("There is no sheet.");
  return checkRows(sheet, guessMapping(sheet.columns, prospectFields), prospectRules);
}
