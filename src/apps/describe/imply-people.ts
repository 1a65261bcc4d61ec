import { addLink, type DraftField, type DraftTable } from "./draft.ts";
import type { TableWord } from "./lexicon.ts";
import type { Reading } from "./reading.ts";
import { keyOf } from "./text.ts";

/** People in the fields of a table who are records of their own mostly: those for whom the writer works. */
const FOR_WHOM =
  /^(?:customer|client|owner|tenant|renter|patient|guest|hirer|borrower|bride|couple|resident|donor|plot holder|passenger|landlord|keeper|adopter)$/;
const REACH = new Set(["phone", "email"]);

/** "Customer, phone" in the list of a record, "whose it is" and "name and number": the people are a table of their own. */
export function implyPeople(reading: Reading) {
  const { list } = reading.tables;
  if (list.some(({ sort }) => sort === "person")) return;
  for (const table of [...list]) {
    const word = wordOfPeople(reading, table);
    if (!word) continue;
    const fields = table.fields.filter((field) => isPersonal(field, word));
    const evidence = fields.flatMap((field) => field.evidence).slice(0, 1);
    const [first] = evidence;
    if (!first) continue;
    const people = reading.tables.known(word, first);
    addLink(table, people, evidence);
    for (const field of fields.filter(({ kind }) => REACH.has(kind))) people.fields.push(field);
    table.fields = table.fields.filter((field) => !fields.includes(field));
  }
}

const WHO = /^(?:who|owner|who for|for whom|name|who (?:is|has|own|live|belong).*)$/;

function wordOfPeople(reading: Reading, { fields, sort, pack }: DraftTable): TableWord | undefined {
  if (sort === "person" || /^(?:contacts|companies|suppliers)$/.test(pack?.id ?? "")) return undefined;
  for (const { mayLink, name } of fields) {
    const word = mayLink?.find(({ table }) => table.sort === "person");
    if (word && FOR_WHOM.test(keyOf(name))) return word;
  }
  // A venue has a telephone number of its own.
  const isReached = sort !== "place" && fields.some(({ kind }) => REACH.has(kind));
  const to = pack?.fields
    .filter(({ kind }) => kind === "link")
    .flatMap((field) => field.to?.split("|") ?? []);
  const id = to?.find((one) => sortOfPack(reading, one) === "person");
  const isRecord = id !== undefined && /^(?:event|document|work)$/.test(sort);
  const isAsked = fields.some(
    ({ name }) => /^(?:owner|who for)$/.test(keyOf(name)) || (isRecord && keyOf(name) === "who"),
  );
  if (!isReached && !isAsked) return undefined;
  return wordOf(reading, id ?? "customers") ?? wordOf(reading, "customers");
}

const wordOf = (reading: Reading, id: string) =>
  [...reading.lexicon.words.values()].find(({ table }) => table.id === id);
const sortOfPack = (reading: Reading, id: string) => wordOf(reading, id)?.table.sort;

const isPersonal = ({ name, kind, mayLink }: DraftField, word: TableWord) =>
  REACH.has(kind) ||
  WHO.test(keyOf(name)) ||
  keyOf(name) === keyOf(word.one) ||
  mayLink?.some(({ table }) => table === word.table) === true;
