import { describe, expect, test } from "vitest";
import { siteFromBrief } from "../brief.ts";
import briefs from "../testing/rows-or-sentences.json";
import { shownTexts } from "../write/not-on-site.ts";

interface Example {
  brief: string;
  rows: string[];
  said?: string[];
}

const kinds = {
  prices: "menu",
  hours: "hours",
  offers: "services",
  people: "team",
  dates: "events",
} as const;

/** The entries of a list, as a visitor reads them. */
async function read(brief: string, kind: (typeof kinds)[keyof typeof kinds]) {
  const { document } = await siteFromBrief(brief);
  const shown = document.pages[0]?.blocks.filter(({ isHidden }) => !isHidden) ?? [];
  const rows = shown.flatMap((block) => {
    if (block.kind !== kind) return [];
    if (block.kind === "menu")
      return block.data.sections.flatMap(({ entries }) => entries.map(({ name, price }) => [name, price]));
    if (block.kind === "hours") return block.data.days.map(({ day, open }) => [day, open]);
    if (block.kind === "services") return block.data.services.map(({ name }) => [name]);
    if (block.kind === "team") return block.data.people.map(({ name }) => [name]);
    return block.kind === "events"
      ? block.data.events.map(({ title, time, price }) => [title, time, price])
      : [];
  });
  return { rows: rows.map((row) => row.filter(Boolean).join(" ")), text: shownTexts(document).join("\n") };
}

describe.each(Object.entries(kinds))("%s stand in rows only where the owner lists them", (name, kind) => {
  test.each((briefs as Record<string, Example[]>)[name] ?? [])(
    "$brief",
    async ({ brief, rows, said = [] }) => {
      const page = await read(brief, kind);

      expect(page.rows).toEqual(rows);
      for (const words of said) expect(page.text.toLowerCase()).toContain(words.toLowerCase());
    },
  );
});
