import { pattern } from "#src/lib/pattern.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import type { StudioState } from "../studio-slice.ts";

/** Fields whose text is likely to describe the picture beside them, best first. */
const TELLING = ["caption", "name", "title", "role", "label", "kicker"];
/** Words in file names that cameras, phones and screenshot tools generate. */
const CAMERA_WORDS =
  "img|image|dsc|dscn|dscf|mvimg|pxl|photo|foto|scan|screenshot|screen shot|whatsapp|signal|unnamed|download";
const OF_A_CAMERA = pattern("i")`^${[CAMERA_WORDS.split("|"), /p\d/]}\b|^[\d\s]*$`;
const LONGEST = 120;

/** Suggests alternative texts for a picture, from its metadata, file name and the texts around it. */
export function suggestedWords(
  { history, page, block }: Pick<StudioState, "history" | "page" | "block">,
  beside: Record<string, unknown>,
  asset: Asset | null | undefined,
): string[] {
  const whole = block === null ? undefined : blockAt(history.present, { page, block });
  const around = [wordsIn(beside), ...(whole && whole.data !== beside ? [wordsIn(whole.data)] : [])];
  const all = [asset?.alt ?? "", ...around, wordsOfFile(asset?.name ?? "")];
  return [...new Set(all.map((words) => words.trim()).filter(Boolean))].slice(0, 3);
}

function wordsIn(group: object) {
  const values = group as Record<string, unknown>;
  for (const name of TELLING) {
    const value = values[name];
    if (typeof value === "string" && value.trim()) return value.trim().slice(0, LONGEST);
  }
  return "";
}

/** Turns "red-roses_2.jpg" into "Red roses 2". */
export function wordsOfFile(name: string) {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_.+]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (OF_A_CAMERA.test(words) || !/\p{L}{3}/u.test(words)) return "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, LONGEST);
}
