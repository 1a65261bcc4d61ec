import { describe } from "#src/apps/describe/describe.ts";
import { addDays } from "#src/apps/fields/days.ts";
import { SAMPLE } from "#src/apps/records/record.ts";
import type { AppTask, BriefApp } from "./app-task.ts";

/** Makes an app of a brief. Its samples can be deleted together, and some are of today, where an app opens. */
export function describeBrief({ brief, without, today, language }: AppTask): BriefApp {
  // Pounds and euros are not American, whatever the browser says.
  const isAmerican = language === "en-US" && !/[£€]/.test(brief);
  const describeOn = (day: string) =>
    describe(brief, { ...(isAmerican && { locale: "en-US" }), without, today: day });
  let { samples, parts, questions, isUnsure } = describeOn(today);
  const dates = JSON.stringify(samples.records);
  if (!dates.includes(`"${today}`) && dates.includes(`"${addDays(today, 1)}`))
    ({ samples, parts, questions, isUnsure } = describeOn(addDays(today, -1)));
  const records = Object.fromEntries(
    Object.entries(samples.records).map(([table, list]) => [
      table,
      list.map((record) => ({ ...record, by: SAMPLE })),
    ]),
  );
  return { parts, questions, isUnsure, samples: { ...samples, records } };
}
