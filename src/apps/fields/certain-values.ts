import { isDay, isLocalTime } from "./days.ts";
import type { FieldKindId } from "./kinds.ts";

/** Shorter than the limit of every kind. */
const MAX_TEXT = 60;
const MAX_KNOWN_DAYS = 20_000;

const isText = (value: unknown) => typeof value === "string" && value.length > 0 && value.length <= MAX_TEXT;
const isTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_TEXT && value.every(isText);
const isNumber = (value: unknown) => Number.isSafeInteger(value);

const days = new Set<string>();

/** Records share days. */
function isKnownDay(day: unknown) {
  if (typeof day !== "string") return false;
  if (days.has(day)) return true;
  if (!isDay(day) && !isLocalTime(day)) return false;
  if (days.size >= MAX_KNOWN_DAYS) days.clear();
  days.add(day);
  return true;
}

const certain: Partial<Record<FieldKindId, (value: unknown) => boolean>> = {
  text: isText,
  "long-text": isText,
  phone: isText,
  choice: isText,
  choices: isTexts,
  link: isTexts,
  number: isNumber,
  money: isNumber,
  percent: isNumber,
  duration: isNumber,
  "yes-no": (value) => typeof value === "boolean",
  date: (value) => isKnownDay(value) && String(value).length === 10,
  "date-time": (value) => isKnownDay(value) && String(value).length > 10,
};

/**
 * Whether a value certainly fits its kind, without asking the schema of the kind, which takes twenty times as long. If
 * not, the schema decides.
 */
export const isCertain = (kind: FieldKindId, value: unknown) => certain[kind]?.(value) ?? false;
