import type { AppColumns, Column } from "../computed/column.ts";
import { isEmpty } from "../fields/operators.ts";
import { type Draft, draftOf } from "./field-draft.ts";

export interface ReadMessage {
  /** The values that fit a field, by the field's id. */
  drafts: Record<string, Draft>;
  /** The parts that fit no field, as `Label: value`. */
  rest: string[];
}

interface Part {
  label: string;
  value: string;
}

const MAX_CHARACTERS = 20_000;
/** "Phone: 07700 900123", and "Phone=07700 900123" as browsers write the answers of a form into a mail. */
const LABELLED = /^(\p{L}[^:=\n]{0,59}?)\s*[:=](?!\/\/)\s*(.*)$/u;
const HEADER = /^(?:from|to|cc|bcc|date|sent|subject|reply-to|mime-version|content-[a-z-]+|message-id)$/i;
const SENDER = /^"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>$/;

/** The link of an answer that opened the form (`paths.takeMessage`). */
const APP_LINK = /^https?:\/\/\S+[?&]take=[\w-]+$/;

/** Words in labels for what fields of a kind hold. */
const KINDS: [kinds: readonly string[], label: RegExp][] = [
  [["email"], /\be-?mail\b/i],
  [["phone"], /\bphone\b|\btelephone\b|\bmobile\b|\btel\b|\bcall\b/i],
  [["address"], /\baddress\b|\bwhere\b/i],
  [["web"], /\bweb ?site\b|\blink\b/i],
  [["date", "date-time"], /\bdate\b|\bday\b|\bwhen\b|\btime\b/i],
  [
    ["long-text"],
    /\bmessages?\b|\bquestions?\b|\bnotes?\b|\bcomments?\b|\bremarks?\b|\banything\b|\bdetails?\b/i,
  ],
];

/**
 * Reads a mail or the answers of a form, and finds a field of a new record for each labelled part. What fits none goes
 * behind the text of the first field for longer texts, so that nothing is lost.
 */
export function readMessage(
  text: string,
  inputs: readonly Column[],
  { context }: Pick<AppColumns, "context">,
): ReadMessage {
  const open = new Set(inputs);
  const drafts: Record<string, Draft> = {};
  const put = ({ value }: Part, fits: (column: Column) => boolean) => {
    for (const column of open) {
      if (!fits(column)) continue;
      const parsed = column.kind.parse(value, column.field.options, context);
      if ("problem" in parsed || isEmpty(parsed.value)) continue;
      drafts[column.field.id] = draftOf(column, parsed.value);
      open.delete(column);
      return true;
    }
    return false;
  };
  // Equal names first, so that a similar one does not take their place.
  let parts = partsOf(text);
  for (const fits of [isSameName, isPartOfName, isOfKind])
    parts = parts.filter((part) => !put(part, (column) => fits(part.label, column)));

  const rest = parts.map(({ label, value }) => (label ? `${label}: ${value}` : value));
  const notes = inputs.find(({ field }) => field.kind === "long-text");
  if (notes && rest.length > 0) {
    const before = drafts[notes.field.id];
    const lines = [before && "text" in before ? before.text : "", ...rest].filter(Boolean);
    drafts[notes.field.id] = { text: lines.join("\n") };
    return { drafts, rest: [] };
  }
  return { drafts, rest };
}

/** Cuts a message into labelled parts. The lines of a mail's head are left out, but for who wrote it. */
function partsOf(text: string): Part[] {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/\r?\n/)
    .map((line) => line.replace(/^(?:> ?)+/, "").trim());
  const parts: Part[] = [];
  let sender: Part[] = [];
  let isOpen = false;
  for (const line of lines) {
    const [, label = "", value = ""] = LABELLED.exec(line) ?? [];
    const last = parts.at(-1);
    if (HEADER.test(label) && parts.length === 0) {
      const [, name = "", email = ""] = /^from$/i.test(label) ? (SENDER.exec(value) ?? []) : [];
      if (email)
        sender = [
          { label: "Name", value: name },
          { label: "E-mail", value: email },
        ];
    } else if (label) {
      parts.push({ label, value });
      isOpen = true;
    } else if (line === "") isOpen = last?.value === "" && isOpen;
    else if (last && isOpen) last.value = last.value ? `${last.value}\n${line}` : line;
    else {
      parts.push({ label: "", value: line });
      isOpen = true;
    }
  }
  const known = new Set(parts.map(({ label }) => plain(label)));
  return [
    ...parts.filter(({ value }) => !APP_LINK.test(value)),
    ...sender.filter(({ label }) => !known.has(plain(label))),
  ].filter(({ value }) => value.trim());
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isSameName = (label: string, { field }: Column) => label !== "" && plain(label) === plain(field.name);

function isPartOfName(label: string, { field }: Column) {
  const [one, other] = [plain(label).split(" "), plain(field.name).split(" ")];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return label !== "" && short.every((word) => long.includes(word));
}

const isOfKind = (label: string, { field }: Column) =>
  KINDS.some(([kinds, words]) => kinds.includes(field.kind) && words.test(label));
