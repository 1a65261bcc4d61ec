import type { HoursData } from "#src/sites/blocks/hours/hours-fields.ts";
import { cut } from "#src/sites/cut.ts";
import { freeId } from "#src/sites/edit/free-id.ts";
import { DAYS, type Week } from "#src/sites/hours-words.ts";
import type { Draft } from "./draft.ts";
import { newBlock, originOf } from "./new-block.ts";
import { replaceAll } from "./set-words.ts";

type Rows = HoursData["days"];

export async function setHours(draft: Draft, said: Week) {
  const all = draft.site.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "hours");
  const open = all.filter(({ isLocked }) => !isLocked);
  const [first] = open;
  if (!first && all[0]) return void draft.isOpen(all[0], "The opening hours");
  if (!first) {
    const { page } = draft;
    const block = newBlock(draft.site, await originOf(draft.site), "hours");
    const foot = page.blocks.findIndex(({ kind }) => kind === "footer");
    page.blocks.splice(foot < 0 ? page.blocks.length : foot, 0, {
      ...block,
      id: freeId("hours", page.blocks),
    });
    return setHours(draft, said);
  }
  const [before, after] = [lineOf(first.data.days), weekFrom(first.data.days, said)];
  const line = lineOf(after);
  if (JSON.stringify(first.data.days) === JSON.stringify(after))
    return draft.note("Those are the opening hours already.");
  for (const block of open) block.data.days = structuredClone(after);
  const old = new Set(
    draft.open.flatMap((block) => (block.kind === "footer" && block.data.hours ? [block.data.hours] : [])),
  );
  for (const text of old) replaceAll(draft, text, cut(line, 120));
  draft.change("Opening hours", before, line);
}

/**
 * Merges the given days into the table. Three days or more with times count as the whole week: all others are
 * closed.
 */
export function weekFrom(rows: Rows, { days, hasTimes }: Week): Rows {
  const isWhole = hasTimes && days.size >= 3;
  const known = new Map(rows.map((row) => [row.day, row]));
  const hasWeek = DAYS.every((day) => known.has(day));
  return DAYS.flatMap((day) => {
    const said = days.get(day);
    if (said) return [{ day, ...said }];
    const before = known.get(day);
    if (before && !isWhole) return [before];
    return isWhole || hasWeek ? [{ day, open: "", close: "", note: "" }] : [];
  });
}

/** Formats the hours as "Monday to Friday 08:00–18:00, Sunday 10:00–14:00". */
export function lineOf(rows: Rows) {
  const pieces: { first: string; last: string; hours: string }[] = [];
  for (const { day, open, close } of rows) {
    const hours = [open, close].filter(Boolean).join("–");
    const last = pieces.at(-1);
    if (last && last.hours === hours) last.last = day;
    else pieces.push({ first: day, last: day, hours });
  }
  return pieces
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`} ${hours}`)
    .join(", ");
}
