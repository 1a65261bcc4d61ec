import moreIcon from "icon:caret-down";
import {
  type Answers,
  AS_IN_FILE,
  type Decision,
  type LeftOut,
  type SheetPlan,
  type WhyLeftOut,
} from "#src/apps/sheets/plan.ts";
import type { RunningTotal } from "#src/apps/sheets/running-totals.ts";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";

interface SheetDecisionsProps {
  plan: SheetPlan;
  totals: readonly RunningTotal[];
  answers: Answers;
  onAnswer: (id: string, choice: string) => void;
}

const MOST_MISFITS = 5;

/** Everything that was decided about a file. Each decision can be undone. */
export function SheetDecisions({ plan, totals, answers, onAnswer }: SheetDecisionsProps) {
  const decisions = [...plan.decisions, ...totalDecisions(plan, totals, answers)];
  const shown = decisions.filter((one) => one.kind !== "column-kind" || one.misfits.length > 0);
  const kinds = decisions.filter((one) => !shown.includes(one));
  const left = leftOutTexts(plan.leftOut);
  const list = (of: readonly Decision[]) => (
    <ul className="grid gap-4">
      {of.map((decision) => (
        <li key={decision.id} className="grid gap-2 border-line border-t pt-3">
          <DecisionChoice decision={decision} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {shown.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">What we decided</h2>
          {list(shown)}
        </div>
      )}
      {kinds.length > 0 && (
        <details className="border-line border-y py-1">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <Icon path={moreIcon} className="size-5 transition-transform [[open]>summary>&]:rotate-180" />
            Kinds of {kinds.length === 1 ? "one column" : `${kinds.length} columns`}
          </summary>
          {list(kinds)}
        </details>
      )}
      {left.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">Left out</h2>
          <ul className="grid gap-1 text-muted">
            {left.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function DecisionChoice({
  decision,
  onAnswer,
}: {
  decision: Decision;
  onAnswer: SheetDecisionsProps["onAnswer"];
}) {
  const { id, text, evidence, choices, chosen, misfits } = decision;
  return (
    <>
      <RadioGroup
        label={text}
        labelClassName="break-words font-semibold"
        value={chosen}
        onChoose={(choice) => onAnswer(id, choice)}
        className="flex flex-wrap gap-2"
      >
        {choices.map((choice) => (
          <RadioButton
            key={choice.id}
            value={choice.id}
            className="min-h-9 rounded-full border border-edge bg-raised px-3 text-sm hover:border-ink aria-checked:border-signal aria-checked:bg-cyan-tint aria-checked:font-semibold"
          >
            {choice.label}
          </RadioButton>
        ))}
      </RadioGroup>
      {evidence.length > 0 && <p className="break-words text-muted text-sm">{evidence.join(" ")}</p>}
      {misfits.length > 0 && (
        <ul className="text-muted text-sm">
          {misfits.slice(0, MOST_MISFITS).map(({ row, text: cell }) => (
            <li key={`${row} ${cell}`} className="break-words">
              Row {row}: “{cell}”
            </li>
          ))}
          {misfits.length > MOST_MISFITS && <li>and {misfits.length - MOST_MISFITS} more</li>}
        </ul>
      )}
    </>
  );
}

/** A running total is no field. Somebody who wants the column gets it. */
function totalDecisions(plan: SheetPlan, totals: readonly RunningTotal[], answers: Answers): Decision[] {
  const refused = Object.entries(answers).flatMap(([id, choice]) => {
    const [kind, table, field] = id.split(":");
    return kind === "total" && choice === AS_IN_FILE && table && field ? [{ table, field }] : [];
  });
  return [...totals, ...refused].flatMap(({ table, field }, at) => {
    const own = plan.tables.find(({ id }) => id === table);
    const column = own?.fields.find(({ id }) => id === field)?.name;
    if (!own || column === undefined) return [];
    return [
      {
        ...{
          id: `total:${table}:${field}`,
          kind: "left-out" as const,
          sheet: own.sheet,
          column,
          misfits: [],
        },
        text: `“${column}” only adds up the rows, and is left out.`,
        evidence: ["It is written again when the file is exported."],
        choices: [
          { id: "leave-out", label: "Leave out" },
          { id: AS_IN_FILE, label: "As in the file" },
        ],
        chosen: at < totals.length ? "leave-out" : AS_IN_FILE,
      },
    ];
  });
}

const reasons: Partial<Record<WhyLeftOut, [one: string, many: string]>> = {
  title: ["One title row", "title rows"],
  "group-heads": ["One row of headings above the heads", "rows of headings above the heads"],
  "blank-row": ["One blank row", "blank rows"],
  "empty-column": ["One empty column", "empty columns"],
};

/** Says which parts of a file are left out without a choice. The others are among the decisions. */
function leftOutTexts(leftOut: readonly LeftOut[]) {
  return Object.entries(reasons).flatMap(([why, [one, many]]) => {
    const found = leftOut.filter((row) => row.why === why);
    if (found.length === 0) return [];
    const words = found.flatMap(({ cells }) => cells.filter(Boolean)).join(", ");
    return [`${found.length === 1 ? one : `${found.length} ${many}`}${words && `: “${words.slice(0, 80)}”`}`];
  });
}
