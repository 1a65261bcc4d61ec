import { pattern } from "#src/lib/pattern.ts";
import { isLinkInText } from "#src/sites/marked-text.ts";
import { tidy } from "./inline-text.ts";
import { LONGEST_PART, type Missed, MOST_PARTS, type MovedPage, miss, type Part } from "./moved.ts";

/** In characters: longer lines are always paragraphs. */
const LONGEST_SIGN = 2_000;
/** All lines of lists, quotes and tables together, which are parts of parts. */
const MOST_LINES = 10 * MOST_PARTS;
// These read a text once, however many signs in it begin something that never ends.
const HEADING = /^(#{1,6})\s+(\S.*)$/s;
const UNDERLINE = /^\s*(?:=+|-{2,})\s*$/;
const BULLET = /^\s{0,6}(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/s;
const QUOTE = /^\s{0,3}>\s?(.*)$/s;
/** Allows one pair of parentheses, as in some addresses. */
const ADDRESS = /[^()\s]*(?:\([^()\s]*\)[^()\s]*)?/;
const TITLE = /(?:\s{1,9}"[^"\n]{0,300}")?/;
const PICTURE = pattern("g")`!\[([^[\]]*)\]\((${ADDRESS})${TITLE}\)`;
const LINK = pattern("g")`\[([^[\]]+)\]\((${ADDRESS})${TITLE}\)`;
const ROW = /^\s*\|(.+)\|\s*$/s;

/**
 * Reads Markdown as people write it: headings, paragraphs, lists, quotes, tables and pictures. Plain text works, too.
 */
export function readMarkdown(source: string, name: string, missed: Missed): MovedPage {
  const parts: Part[] = [];
  const page: MovedPage = { title: "", description: "", name, parts };
  const lines = withoutFrontMatter(source, page).split(/\r?\n/);
  let open: string[] = [];
  let isCode = false;
  let added = 0;

  const flush = () => {
    const whole = open.join("\n");
    open = [];
    for (const [, label = "", address = ""] of whole.matchAll(PICTURE))
      parts.push({ kind: "picture", source: address, label: tidy(label).slice(0, 300) });
    const { text, marked } = marksOf(whole.replace(PICTURE, ""), missed);
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ kind: "text", text, marked });
  };

  for (const line of lines) {
    if (parts.length >= MOST_PARTS || added >= MOST_LINES) {
      miss(missed, "texts");
      break;
    }
    if (/^\s*(?:```|~~~)/.test(line)) {
      flush();
      isCode = !isCode;
      continue;
    }
    const isPlain = isCode || line.length > LONGEST_SIGN;
    const [, hashes = "", heading] = (!isPlain && HEADING.exec(line)) || [];
    const [bullet, number, item = ""] = (!isPlain && BULLET.exec(line)) || [];
    const [quote, quoted = ""] = (!isPlain && QUOTE.exec(line)) || [];
    const [row, cells = ""] = (!isPlain && ROW.exec(line)) || [];
    if (heading !== undefined) {
      flush();
      parts.push({ kind: "heading", level: hashes.length, text: plain(withoutEnd(heading, "#"), missed) });
    } else if (!isPlain && UNDERLINE.test(line) && open.length === 1) {
      parts.push({ kind: "heading", level: line.includes("=") ? 1 : 2, text: plain(open[0] ?? "", missed) });
      open = [];
    } else if (bullet !== undefined && !/^[-*_\s]+$/.test(line)) {
      flush();
      addItem(parts, plain(item, missed), number !== undefined);
      added += 1;
    } else if (quote !== undefined) {
      flush();
      addQuote(parts, plain(quoted, missed));
      added += 1;
    } else if (row !== undefined) {
      flush();
      addRow(
        parts,
        cells.split("|").map((cell) => plain(cell, missed)),
      );
      added += 1;
    } else if (line.trim() === "" || (!isPlain && /^\s*(?:[-*_]\s*){3,}$/.test(line))) flush();
    else open.push(line.trim());
  }
  flush();
  for (const part of parts) if (part.kind === "quote") part.text = tidy(part.text);
  const title = parts.find((part) => part.kind === "heading");
  page.title ||= title?.kind === "heading" ? title.text.slice(0, 300) : "";
  return page;
}

/** Returns a text without the signs at its end, and the spaces around it. */
function withoutEnd(text: string, sign: string) {
  let end = text.trimEnd().length;
  while (text[end - 1] === sign) end -= 1;
  return text.slice(0, end).trim();
}

/** Removes the front matter, and uses its title and description. */
function withoutFrontMatter(source: string, page: MovedPage) {
  const [whole = "", settings = ""] = /^\uFEFF?---\r?\n([\s\S]{0,20000}?)\r?\n---\r?\n/.exec(source) ?? [];
  const settingOf = (name: string) => {
    const line = settings.split(/\r?\n/).find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? "";
    return line
      .slice(name.length + 1)
      .trim()
      .replace(/^["']|["']$/g, "");
  };
  page.title = tidy(settingOf("title")).slice(0, 300);
  page.description = tidy(settingOf("description")).slice(0, 300);
  return source.slice(whole.length);
}

/** Converts underscores to the document's marks, and checks addresses. */
function marksOf(text: string, missed: Missed) {
  const linked = text
    .replace(/<[^<>]{1,500}>/g, "")
    .replace(LINK, (_, words: string, to: string) => {
      if (isLinkInText(to)) return `[${words}](${to})`;
      if (/^[a-z][a-z0-9+.-]*:/i.test(to)) miss(missed, "links", to.slice(0, 80));
      return words;
    })
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)([^_\n]+)(?<=\S)__(?![\p{L}\p{N}_])/gu, "**$1**")
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+)(?<=\S)_(?![\p{L}\p{N}_])/gu, "*$1*")
    .replace(/(?<! {2}|\\)\n/g, " ");
  const marked = tidy(linked);
  return {
    marked,
    text: tidy(marked.replace(LINK, "$1").replace(/\*{1,2}(?=\S)([^*\n]+)(?<=\S)\*{1,2}/g, "$1")),
  };
}

const plain = (text: string, missed: Missed) =>
  marksOf(text.replace(PICTURE, ""), missed).text.replaceAll("\n", " ");

function addItem(parts: Part[], item: string, isNumbered: boolean) {
  const last = parts.at(-1);
  if (!item) return;
  if (last?.kind === "list" && last.isNumbered === isNumbered) last.items.push(item);
  else parts.push({ kind: "list", items: [item], isNumbered });
}

function addQuote(parts: Part[], line: string) {
  const last = parts.at(-1);
  const by = /^[—–-]{1,2}\s*(.{1,80})$/.exec(line)?.[1];
  if (last?.kind !== "quote") parts.push({ kind: "quote", text: line, by: "" });
  else if (by) last.by = by;
  else if (last.text.length < LONGEST_PART) last.text += ` ${line}`; // tidied once, at the end
}

function addRow(parts: Part[], row: string[]) {
  if (row.every((cell) => /^[\s:-]*$/.test(cell))) return;
  const last = parts.at(-1);
  if (last?.kind === "table") last.rows.push(row);
  else parts.push({ kind: "table", rows: [row] });
}
