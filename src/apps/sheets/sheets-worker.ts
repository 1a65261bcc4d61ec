import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import type { Answers, PlanRecord, SheetGrid, SheetPlan } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource, type SheetSource } from "./read/read-source.ts";
import { runInTurns } from "./run-in-turns.ts";

export type SheetTask =
  | { id: number; kind: "open"; source: SheetSource; name: string }
  | { id: number; kind: "plan"; answers: Answers }
  | { id: number; kind: "cancel" };

/** A plan comes without its records, which follow in pieces: one message would block the page. */
export type SheetMessage = { id: number } & (
  | { kind: "progress"; share: number }
  | { kind: "opened" }
  | { kind: "plan"; plan: SheetPlan }
  | { kind: "records"; table: number; records: PlanRecord[] }
  | { kind: "done" }
  | { kind: "failed"; message: string; isOurs: boolean }
);

const RECORDS_AT_ONCE = 2_000;

let opened: { grids: SheetGrid[]; name: string } | undefined;
const running = new Map<number, AbortController>();

addEventListener("message", ({ data: task }: MessageEvent<SheetTask>) => {
  if (task.kind === "cancel") running.get(task.id)?.abort();
  else void perform(task);
});

async function perform(task: Exclude<SheetTask, { kind: "cancel" }>) {
  const { id } = task;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(id, controller);
  const send = (message: SheetMessage) => postMessage(message);
  const onProgress = (share: number) => send({ id, kind: "progress", share });
  try {
    if (task.kind === "open") {
      const grids = await runInTurns(await readSource(task.source), { signal, onProgress });
      opened = { grids, name: task.name };
      send({ id, kind: "opened" });
    } else if (opened) {
      const plan = await runInTurns(planSheets(opened.grids, opened.name, task.answers), {
        signal,
        onProgress,
      });
      send({
        id,
        kind: "plan",
        plan: { ...plan, tables: plan.tables.map((table) => ({ ...table, records: [] })) },
      });
      for (const [table, { records }] of plan.tables.entries()) {
        for (let at = 0; at < records.length; at += RECORDS_AT_ONCE)
          send({ id, kind: "records", table, records: records.slice(at, at + RECORDS_AT_ONCE) });
      }
      send({ id, kind: "done" });
    }
  } catch (error) {
    if (signal.aborted) return;
    const isOurs = error instanceof SpreadsheetError;
    send({ id, kind: "failed", message: error instanceof Error ? error.message : String(error), isOurs });
  } finally {
    running.delete(id);
  }
}
