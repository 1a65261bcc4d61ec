import { type DescribeOptions, type Description, describe } from "#src/apps/describe/describe.ts";
import { addDays } from "#src/apps/fields/days.ts";
import { SAMPLE } from "#src/apps/records/record.ts";
import { dayOf } from "#src/lib/calendar-days.ts";

/** Makes an app of a brief. Its samples can be deleted together, and some are of today, where an app opens. */
export function describeBrief(brief: string, options: DescribeOptions = {}): Description {
  const today = dayOf(new Date());
  // Pounds and euros are not American, whatever the browser says.
  const isAmerican = navigator.language === "en-US" && !/[£€]/.test(brief);
  const describeOn = (day: string) =>
    describe(brief, { ...(isAmerican && { locale: "en-US" }), ...options, today: day });
  let described = describeOn(today);
  const dates = JSON.stringify(described.samples.records);
  if (!dates.includes(`"${today}`) && dates.includes(`"${addDays(today, 1)}`))
    described = describeOn(addDays(today, -1));
  const records = Object.fromEntries(
    Object.entries(described.samples.records).map(([table, list]) => [
      table,
      list.map((record) => ({ ...record, by: SAMPLE })),
    ]),
  );
  return { ...described, samples: { ...described.samples, records } };
}
