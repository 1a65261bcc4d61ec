import fc from "fast-check";
import { type RunnerTestCase, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Number of inputs tried by the properties of this test. */
    inputs?: number;
  }
}

/** Number of inputs per property. Slow properties pass smaller numbers. */
export const runs = (usually = 500, inFull = 10_000) => (process.env.FULL ? inFull : usually);

/** A fixed seed, so that a failure is caused by a code change. The full run uses a random one. */
const seed = process.env.FULL ? undefined : 20_260_801;

const counted = <Inputs>(details: fc.RunDetails<Inputs>) => {
  const meta = TestRunner.getCurrentTest<RunnerTestCase | undefined>()?.meta;
  // The summary of a run adds up the inputs (scripts/survival.mjs).
  if (meta) meta.inputs = (meta.inputs ?? 0) + details.numRuns;
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
};

fc.configureGlobal({ numRuns: runs(), reporter: counted, ...(seed && { seed }) });

export { fc };
