import type { Block, SiteDocument } from "../document.ts";
import {
  type BlockPlace,
  blockAt,
  type FieldPath,
  fieldsOf,
  valueAt,
  writeField,
} from "../edit/edit-blocks.ts";
import type { Field, Picture } from "../fields.ts";
import { isMarkedSample } from "../head/samples.ts";
import { fieldText } from "./ask.ts";
import { type FieldValue, type Fix, type FixQuestion, textsOf } from "./finding.ts";
import type { Facts } from "./sample-facts.ts";

/** The most questions of one finding. The next check asks for the others. */
const MOST_QUESTIONS = 24;
/** Nothing is left of an entry without these. */
const NEEDED: ReadonlySet<string> = new Set(["name", "quote", "answer", "figure", "title"]);
/** The text that names an entry, unless it is asked for itself. */
const NAMES = ["name", "question", "label", "day"];

interface Asked {
  path: FieldPath;
  question: FixQuestion;
}

/** Asks for the owner's own facts in the place of samples; undefined if a few fields cannot hold them. */
export function writeSamples(
  facts: Facts | undefined,
  marked: readonly FieldValue[],
  block: Block,
  place: BlockPlace,
): Fix | undefined {
  const ofFacts = facts ? factQuestions(facts, block) : [];
  const known = new Set(ofFacts.map(({ path }) => path.join(".")));
  const ofMarks = marked.flatMap((value) => markedQuestions(value, block));
  const all = [...ofFacts, ...ofMarks.filter(({ path }) => !known.has(path.join(".")))];
  // Articles take more than the words that are marked in them.
  if (all.length === 0 || (facts && ofFacts.length === 0)) return undefined;
  const asked = all.slice(0, MOST_QUESTIONS);
  return {
    label: all.length > asked.length ? `Write the first ${asked.length}` : "Write your own",
    questions: asked.map(({ question }) => question),
    apply: (site, answers) =>
      asked.reduce((written, { path, question }, index) => {
        // The site may have changed while the questions were open.
        const isThere = valueAt(blockAt(written, place)?.data, path) === question.start;
        return isThere ? writeWithPicture(written, place, path, answers[index]?.trim() ?? "") : written;
      }, site),
  };
}

function factQuestions({ found, asked }: Facts, block: Block): Asked[] {
  return found.flatMap(({ entry, path }) =>
    asked.flatMap((name): Asked[] => {
      const value = entry[name];
      const of = fieldAt(block, [...path, name]);
      if (typeof value !== "string" || !of || (value === "" && !NEEDED.has(name))) return [];
      const named = NAMES.find((key) => !asked.includes(key) && typeof entry[key] === "string" && entry[key]);
      const title = named ? String(entry[named]) : entryName(block, path);
      return [askFor({ field: of, path: [...path, name], value }, value, title, !NEEDED.has(name))];
    }),
  );
}

const markedQuestions = (found: FieldValue, block: Block): Asked[] =>
  textsOf(found)
    .filter(isMarkedSample)
    .map((text) => askFor(found, text, found.path.length > 1 ? entryName(block, found.path) : "", false));

function askFor(found: FieldValue, start: string, title: string, mayBeEmpty: boolean): Asked {
  const { label, kind, path, problemOf } = fieldText(found, start);
  const question: FixQuestion = {
    label: title ? `${title} – ${label.replace(/ \(.*\)$/, "").toLowerCase()}` : label,
    kind,
    start,
    problemOf: (answer) => (mayBeEmpty && !answer.trim() ? undefined : problemOf(answer)),
  };
  return { path, question };
}

/** The field at a path, on which the indexes of lists are skipped. */
function fieldAt(block: Block, path: FieldPath): Field | undefined {
  const [first, ...names] = path.filter((key) => typeof key === "string");
  return names.reduce<Field | undefined>(
    (field, name) => field?.fields?.[name],
    fieldsOf(block.kind)[first ?? ""],
  );
}

/** "Person 2" */
function entryName(block: Block, path: FieldPath) {
  const index = path.findLastIndex((key) => typeof key === "number");
  const list = fieldAt(block, path.slice(0, index));
  return `${list?.entry ?? "Entry"} ${Number(path[index]) + 1}`;
}

/** Drawn portraits and marks show the name of their entry. */
function writeWithPicture(
  site: SiteDocument,
  place: BlockPlace,
  path: FieldPath,
  text: string,
): SiteDocument {
  const written = writeField(site, place, path, text);
  if (written === site || path.at(-1) !== "name") return written;
  const at = [...path.slice(0, -1), "picture"];
  const picture = valueAt(blockAt(site, place)?.data, at) as Picture | null | undefined;
  if (picture?.kind !== "person" && picture?.kind !== "wordmark") return written;
  const label = picture.name ? picture.label.replace(picture.name, text) : picture.label;
  return writeField(written, place, at, { ...picture, name: text, label });
}
