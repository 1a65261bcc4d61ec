import type { Column } from "./kinds/column.ts";
import type { Recognised } from "./kinds/recognise.ts";
import type { Body } from "./layout/find-body.ts";
import {
  type Answers,
  AS_IN_FILE,
  type Cell,
  type Decision,
  type FieldKind,
  type Question,
  type WhyLeftOut,
} from "./plan.ts";

const MOST_CELLS = 1_000;
const asInFile = { id: AS_IN_FILE, label: "As in the file" };

const kindNames: Record<FieldKind, string> = {
  text: "text",
  "long-text": "long text",
  number: "a number",
  money: "money",
  percent: "a percentage",
  duration: "a duration",
  date: "a date",
  "date-time": "a date and time",
  choice: "a choice",
  choices: "several choices",
  "yes-no": "yes or no",
  phone: "a telephone number",
  email: "an e-mail address",
  web: "a web address",
  address: "a postal address",
  link: "a link",
  "running-number": "a running number",
};

const reasons: Partial<Record<WhyLeftOut, [one: string, many: string]>> = {
  total: ["a total", "totals"],
  section: ["a heading", "headings"],
  note: ["a note", "notes"],
  "repeated-heads": ["the heads again", "the heads again"],
};

export const decisionsFor = {
  /** The heads of a sheet, and the rows that are no records. */
  layout(body: Body): Decision[] {
    const { sheet, headRow, renamed, leftOut } = body;
    const decisions: Decision[] = [];
    const base = { sheet, column: "", misfits: [] };
    const titles = leftOut.filter(({ why }) => why === "title" || why === "group-heads");
    if (headRow !== 0 || renamed.length > 0) {
      decisions.push({
        ...base,
        ...{ id: `heads:${sheet}`, kind: "heads" },
        text:
          headRow < 0
            ? "The first row is a record, so the columns have no heads."
            : `The heads are in row ${headRow + 1}.`,
        evidence: [
          ...(titles.length > 0
            ? [`Above them: ${titles.map(({ cells }) => `“${cells.filter(Boolean).join(" ")}”`).join(", ")}.`]
            : []),
          ...renamed.map(({ from, to }) =>
            from ? `A second “${from}” becomes “${to}”.` : `“${to}” has no head.`,
          ),
        ],
        choices: [
          ...(headRow < 0 ? [] : [{ id: "found", label: `Row ${headRow + 1}` }]),
          { id: "none", label: "No heads" },
          ...(headRow === 0 ? [] : [{ id: "first-row", label: "The first row" }]),
        ],
        chosen: headRow < 0 ? "none" : "found",
      });
    }
    for (const [why, [one, many]] of Object.entries(reasons) as [WhyLeftOut, [string, string]][]) {
      const rows = leftOut.filter((row) => row.why === why);
      if (rows.length === 0) continue;
      decisions.push({
        ...base,
        ...{ id: `left-out:${sheet}:${why}`, kind: "left-out", chosen: "leave-out" },
        text:
          rows.length === 1
            ? `Row ${rows[0]?.at} is ${one}, and is left out.`
            : `${rows.length} rows are ${many}, and are left out.`,
        evidence: rows
          .slice(0, 5)
          .map(
            ({ at, cells, isSum }) =>
              `Row ${at}: ${cells.filter(Boolean).join(" | ")}${isSum ? ", the sum of the rows" : ""}.`,
          ),
        choices: [{ id: "leave-out", label: "Leave out" }, asInFile],
      });
    }
    return decisions;
  },

  column(body: Body, column: Column, recognised: Recognised, answers: Answers) {
    const { sheet, index, head } = column;
    const { kind, options, asks, numbering } = recognised;
    const decided: Decision[] = [];
    const asked: Question[] = [];
    const base = { sheet, column: head };
    const rowOf = (at: number) => (body.rows[at] ?? 0) + 1;
    const isRefused = answers[`kind:${sheet}:${index}`] === AS_IN_FILE;
    if (index >= 0 && (isRefused || (kind !== "text" && kind !== "long-text"))) {
      const misfits = cellsWith(column, recognised.misfits, rowOf);
      decided.push({
        ...base,
        ...{ id: `kind:${sheet}:${index}`, kind: "column-kind", misfits },
        text: isRefused
          ? `“${head}” is text.`
          : `“${head}” is ${kindNames[kind]}${options.currency ? ` in ${options.currency}` : ""}.`,
        evidence: [
          ...recognised.evidence,
          ...(misfits.length > 0
            ? [`${misfits.length} of the values do not fit, and their fields stay empty.`]
            : []),
          ...blanksAround(column),
        ],
        choices: [
          { id: isRefused ? "found" : kind, label: isRefused ? "As recognised" : kindNames[kind] },
          { ...asInFile, label: "Text, as in the file" },
        ],
        chosen: isRefused ? AS_IN_FILE : kind,
      });
    }
    if (asks) {
      const { readings, isSettled, kind: question, ...rest } = asks;
      const chosen = answers[`${question}:${sheet}:${index}`] ?? answers[question] ?? rest.chosen;
      const own = {
        ...{ ...base, ...rest, chosen, kind: question, misfits: [] },
        // One answer is enough for all columns that the file leaves open.
        id: isSettled ? `${question}:${sheet}:${index}` : question,
        evidence: isSettled ? ["Other columns of the file allow only this."] : [],
        readings: readings.map(({ choice, code, read }) => ({
          ...{
            choice,
            read,
            row: rowOf(column.firsts[code] ?? 0),
            written: column.texts[code]?.trim() ?? "",
          },
        })),
      };
      if (isSettled) decided.push(own);
      else asked.push(own);
    }
    if (numbering && !isRefused) {
      const next = String(numbering.next).padStart(numbering.digits, "0");
      decided.push({
        ...base,
        ...{ id: `running:${sheet}:${index}`, kind: "running-number", misfits: [] },
        text: `“${head}” stays text. It can go on as a running number from ${next}.`,
        evidence: ["Each number is mostly one more than the row before.", "Leading zeros are kept."],
        choices: [{ id: "running-number", label: `Running number from ${next}` }, asInFile],
        chosen: answers[`running:${sheet}:${index}`] ?? AS_IN_FILE,
      });
    }
    return { decided, asked };
  },
};

function cellsWith(column: Column, codes: readonly number[], rowOf: (at: number) => number): Cell[] {
  if (codes.length === 0) return [];
  const wanted = new Set(codes);
  const cells: Cell[] = [];
  for (const [at, code] of column.codes.entries()) {
    if (wanted.has(code)) cells.push({ row: rowOf(at), text: column.texts[code] ?? "" });
    if (cells.length === MOST_CELLS) break;
  }
  return cells;
}

function blanksAround({ texts, counts }: Column) {
  let cells = 0;
  for (const [code, text] of texts.entries())
    if (text.trim() !== "" && text !== text.trim()) cells += counts[code] ?? 0;
  return cells > 0 ? [`Blanks around ${cells} of the values are removed.`] : [];
}
