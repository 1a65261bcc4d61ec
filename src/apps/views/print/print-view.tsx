import { type CSSProperties, useId } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { Cell } from "../cell.tsx";
import { useDraft } from "../use-draft.ts";
import type { ViewProps } from "../view-props.ts";
import css from "./print.css?inline";
import { labelOf, type PrintDocument, paperOf, printDocument, sheetsOf } from "./print-document.ts";

adoptStyle(css);

const USUAL_LABELS = { columns: 3, rows: 8 };
const MAX_LABELS = 2_000;

/** An invoice, a quote, a receipt, labels or a record, as it will be on paper. Only the paper is printed. */
export function PrintView(props: ViewProps<"print">) {
  const { columns, table, view, result, shown } = props;
  const { options } = view;
  const id = useId();
  const [{ record: chosen, used }, setDraft] = useDraft(null, readDraft);
  const paper = paperOf(columns.context.locale, options);
  const record = result.records.find((one) => one.id === chosen) ?? result.records.at(-1);
  const labels = options.labels ?? USUAL_LABELS;
  const perSheet = labels.columns * labels.rows;
  if (!record) return <p className="empty">No {table.name.many.toLowerCase()} to print yet.</p>;
  return (
    <div className="print-view">
      <div className="print-bar">
        {options.layout === "labels" ? (
          <label className="field">
            <span>Used labels on the first sheet</span>
            <input
              type="number"
              min={0}
              max={perSheet - 1}
              value={used}
              onChange={({ target }) =>
                setDraft({ used: Math.min(perSheet - 1, Math.max(0, Math.trunc(Number(target.value)) || 0)) })
              }
            />
          </label>
        ) : (
          <div className="field">
            <label htmlFor={id}>{table.name.one}</label>
            <select id={id} value={record.id} onChange={({ target }) => setDraft({ record: target.value })}>
              {result.records.map((one) => (
                <option key={one.id} value={one.id}>
                  {columns.name(table.id, one) || "Unnamed"}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="button" className="act main" onClick={() => window.print()}>
          Print
        </button>
        <p className="hint">{paper}. To get a PDF file, choose “Save as PDF” as the printer.</p>
      </div>
      {options.layout === "labels" ? (
        sheetsOf(
          result.records
            .slice(0, MAX_LABELS)
            .map((one) => ({ id: one.id, lines: labelOf(columns, table, shown, one) })),
          perSheet,
          Math.min(used, perSheet - 1),
        ).map((sheet, at) => (
          <LabelSheet key={sheet.find(Boolean)?.id ?? at} sheet={sheet} labels={labels} paper={paper} />
        ))
      ) : (
        <article className="paper" data-paper={paper} data-layout={options.layout} aria-label={view.name}>
          {options.layout === "page" ? (
            <RecordPage {...props} record={record} />
          ) : (
            <Letter letter={printDocument(columns, table, options, record)} />
          )}
        </article>
      )}
    </div>
  );
}

/** An invoice, quote or receipt. */
function Letter({ letter }: { letter: PrintDocument }) {
  const { title, number, facts, to, from, intro, foot, lines, totals } = letter;
  return (
    <>
      <header>
        <Lines className="from" lines={from} />
        <div className="what">
          <h3>{title}</h3>
          {number && <p className="number-of">{number}</p>}
        </div>
        <Lines className="to" lines={to} />
        <dl>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </header>
      {intro && <p className="intro">{intro}</p>}
      {lines && (
        <table>
          <thead>
            <tr>
              {lines.heads.map((head) => (
                <th key={head.name} scope="col" className={head.isNumeric ? "numeric" : undefined}>
                  {head.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can say the same
              <tr key={at}>
                {row.map((text, cell) => (
                  <td
                    key={lines.heads[cell]?.name}
                    className={lines.heads[cell]?.isNumeric ? "numeric" : undefined}
                  >
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {totals.length > 0 && (
        <dl className="totals">
          {totals.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot && <p className="foot">{foot}</p>}
    </>
  );
}

const Lines = ({ lines, className }: { lines: readonly string[]; className: string }) => (
  <p className={className}>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines can say the same
      <span key={at}>{line}</span>
    ))}
  </p>
);

function RecordPage({
  columns,
  table,
  shown,
  record,
}: ViewProps<"print"> & { record: ViewProps["result"]["records"][number] }) {
  return (
    <>
      <h3>{columns.name(table.id, record)}</h3>
      <dl className="fields">
        {shown
          .filter(
            (column) => column.format(column.value(record)) !== "" && column.field.id !== table.nameField,
          )
          .map((column) => (
            <div key={column.field.id}>
              <dt>{column.field.name}</dt>
              <dd>
                <Cell column={column} value={column.value(record)} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

interface LabelSheetProps {
  sheet: readonly ({ id: string; lines: string[] } | null)[];
  labels: { columns: number; rows: number };
  paper: string;
}

const LabelSheet = ({ sheet, labels, paper }: LabelSheetProps) => (
  <ul
    className="paper"
    data-paper={paper}
    data-layout="labels"
    style={{ "--columns": labels.columns, "--rows": labels.rows } as CSSProperties}
  >
    {sheet.map((label, at) => (
      <li key={label?.id ?? at} aria-hidden={label ? undefined : true}>
        {label && <Lines className="label-text" lines={label.lines} />}
      </li>
    ))}
  </ul>
);

function readDraft(stored: unknown): { record: string; used: number } {
  const { record, used } = (stored ?? {}) as Record<string, unknown>;
  return {
    record: typeof record === "string" ? record : "",
    used: Number.isInteger(used) && (used as number) >= 0 ? (used as number) : 0,
  };
}
