import { addLink, type DraftField, type DraftTable } from "./draft.ts";
import { sortOf } from "./kind-of.ts";
import type { Reading } from "./reading.ts";
import { keyOf } from "./text.ts";

const CUSTOMERS = /^(?:customers|contacts|companies|restaurants)$/;
const LIVING = /^(?:animals|pets|plants|hives|trees|crops|beds|herds)$/;
const isRecord = ({ sort }: DraftTable) => /^(?:event|document|work)$/.test(sort);
/** Dates of a record, and not of a thing or of a person: "born", "bought" and "expires" are theirs. */
const WHEN = /^(?:date|when|day|date (?:and )?time|time|which day|what time)$/;
const HANDED =
  /^(?:(?:pick up|pickup|collection|collecting|delivery|deliver|drop off|wanted)(?: (?:date|day))?|(?:date|day) (?:collecting|collected|delivered|wanted)|picked(?: up)?|brought(?: back)?|dropped off)$/;
const PERSONAL =
  /^(?:name|first name|surname|phone|telephone|mobile|number|email|e mail|address|postcode|born|birthday|dob|date of birth|age|notes?|contact.*)$/;
/** A thing has a name or a maker, although a date is noted of it. */
const OF_THINGS = /^(?:name|title|maker|color|size|condition|owner|serial.*|inventory.*)$/;
const start = ({ evidence }: DraftField) => evidence[0]?.start ?? 0;

/** "For each ewe the date, lambs alive and dead": with a plain date, it is a record of each time and not of the ewe. */
export function implyRecords(reading: Reading) {
  for (const table of [...reading.tables.list]) {
    if (isRecord(table)) continue;
    const { pack } = table;
    const isPeople = table.sort === "person" || table.sort === "place";
    const date = table.fields.find(({ name, kind }) => {
      const key = keyOf(name);
      return (WHEN.test(key) && kind !== "text") || (isPeople && HANDED.test(key));
    });
    if (!date || date.own) continue;
    // Storms and debates with a date are what happens, without a word that says so.
    if (!pack && !isPeople) {
      if (!table.fields.some(({ name }) => OF_THINGS.test(keyOf(name)))) table.sort = "event";
      continue;
    }
    if (!(isPeople ? CUSTOMERS : LIVING).test(pack?.id ?? "")) continue;
    const moved = isPeople
      ? table.fields.filter(({ name, own }) => !PERSONAL.test(keyOf(name)) && (!own || own.isExtra))
      : table.fields.filter((field) => isOfSentence(reading, field, date));
    if (isPeople && table.key.includes(" ")) continue;
    const isMeasured = moved.some(({ kind }) =>
      isPeople ? kind === "money" || kind === "yes-no" : kind === "number",
    );
    if (moved.length < 3 || !isMeasured) continue;
    const event = recordsOf(reading, table, date, HANDED.test(keyOf(date.name)));
    if (!event) continue;
    event.fields.push(
      ...moved.filter(({ name }) => !event.fields.some((one) => keyOf(one.name) === keyOf(name))),
    );
    table.fields = table.fields.filter((field) => !moved.includes(field));
    // The record has the links that its sentence names.
    const links = table.links.filter(({ evidence }) => (evidence[0]?.start ?? 0) > start(date));
    table.links = table.links.filter((link) => !links.includes(link));
    for (const { to, evidence } of links) if (to !== event) addLink(event, to, evidence);
    addLink(event, table, date.evidence);
  }
}

/** Whether a field is named in the sentence of the date. */
function isOfSentence(reading: Reading, field: DraftField, date: DraftField) {
  const sentenceOf = (place: number) => reading.tokens.find(({ end }) => end > place)?.sentence ?? 0;
  return sentenceOf(start(field)) === sentenceOf(start(date)) && !PERSONAL.test(keyOf(field.name));
}

const NO_DOING =
  /^(?:morning|evening|something|anything|nothing|everything|spring|string|ceiling|building|clothing|farming|spelling|training|sibling|darling|wedding)$/;

/** The table that the text has for such records, or a new one. */
function recordsOf(reading: Reading, table: DraftTable, date: DraftField, isOrder: boolean) {
  const evidence = date.evidence[0];
  if (!evidence) return undefined;
  const own = reading.tables.list.find((one) => isRecord(one) && one.links.some(({ to }) => to === table));
  const named = reading.tables.list.find(
    (one) => isRecord(one) && one.links.length === 0 && one.fields.length < 2,
  );
  if (own ?? named) return own ?? named;
  if (isOrder) return reading.addPack("orders", evidence);
  const noun = reading.tokens.find(
    ({ part, low }) =>
      part === "noun" && /.{3}ing$/.test(low) && sortOf(low) === "event" && !NO_DOING.test(low),
  );
  const name = noun ? `${noun.low}s` : `${table.one.toLowerCase()} records`;
  return reading.tables.unknown(name, "event", evidence);
}
