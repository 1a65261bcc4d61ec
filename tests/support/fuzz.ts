import fc from "fast-check";
import { type RunnerTestCase, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many inputs the properties of this test were tried with. */
    inputs?: number;
  }
}

/** How many inputs a property is tried with; a slow one says for itself that it takes fewer. */
export const runs = (usually = 500, inFull = 10_000) => (process.env.FULL ? inFull : usually);

/** The same inputs every time, so that a failure is caused by the change it follows; the full run uses others. */
const seed = process.env.FULL ? undefined : 20_260_801;

const counted = <Inputs>(details: fc.RunDetails<Inputs>) => {
  const meta = TestRunner.getCurrentTest<RunnerTestCase | undefined>()?.meta;
  // The summary of a run adds them up (scripts/survival.mjs).
  if (meta) meta.inputs = (meta.inputs ?? 0) + details.numRuns;
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
};

fc.configureGlobal({ numRuns: runs(), reporter: counted, ...(seed && { seed }) });

export { fc };
