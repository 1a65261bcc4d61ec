import words from "../sheet-words.json";

const CLOCK = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;
const UNITS = new RegExp(
  `^(?:(\\d+(?:[.,]\\d+)?)\\s*(?:${words.hours})\\b\\.?)?\\s*(?:(\\d+)\\s*(?:${words.minutes})\\.?)?$`,
  "i",
);

/** In minutes. "1:30" is one hour and a half. */
export function readDuration(text: string): number | undefined {
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60;
  const [all = "", hours, minutes] = UNITS.exec(text) ?? [];
  if (!all.trim() || (hours === undefined && minutes === undefined)) return undefined;
  return Number((hours ?? "0").replace(",", ".")) * 60 + Number(minutes ?? 0);
}

/** "14:30" can be a duration or a time of day. */
export const isClock = (text: string) => CLOCK.test(text);

/** "9:00" and "9:00 am" are times of day; "31:00" is not. */
export const isTimeOfDay = (text: string) =>
  /^([01]?\d|2[0-3])[:.h][0-5]\d(:[0-5]\d)?(\s*[ap]\.?m\.?)?$/i.test(text);
