import { blocks } from "../blocks/blocks.ts";
import type { Block, SiteDocument } from "../document.ts";
import { type BlockPlace, setLook, writeField } from "../edit/edit-blocks.ts";
import { changeMeta } from "../edit/edit-theme.ts";
import { isMarkedSample, isOwn, type Samples } from "../head/samples.ts";
import { businessQuestions } from "./ask.ts";
import {
  type Checked,
  type FieldValue,
  type Finding,
  type Fix,
  listed,
  placeIn,
  placeOf,
  quoted,
  type ShownPage,
  textsOf,
  valuesOf,
} from "./finding.ts";
import { type Facts, factsOf } from "./sample-facts.ts";
import { writeSamples } from "./write-samples.ts";

/** Reports facts that a template or a brief made up and that are still on the site. */
export function checkSamples(checked: Checked): Finding[] {
  return [...businessSamples(checked), ...checked.pages.flatMap((shown) => blockSamples(checked, shown))];
}

const BUSINESS = {
  name: "name",
  phone: "telephone number",
  email: "e-mail address",
  street: "street",
} as const;
type BusinessFact = keyof typeof BUSINESS;

function businessSamples({ document, samples }: Checked): Finding[] {
  const { business } = document.meta;
  const fields = (Object.keys(BUSINESS) as BusinessFact[]).filter(
    (field) => business[field] && !isOwn(business[field], samples),
  );
  if (fields.length === 0) return [];
  const verb = fields.length === 1 ? "is a sample" : "are samples";
  return [
    {
      id: "sample business",
      rule: "sample",
      words: `The ${listed(fields.map((field) => BUSINESS[field]))} of the business ${verb}. Write your own.`,
      place: {},
      fix: writeBusiness(fields, document, samples),
      otherFix: removeBusiness(fields, document),
    },
  ];
}

/** Asks for each sample, and with the street for its town. */
function writeBusiness(fields: readonly BusinessFact[], { meta }: SiteDocument, samples: Samples): Fix {
  const asked = fields.flatMap((field) => (field === "street" ? (["street", "town"] as const) : [field]));
  const firstToLeave = asked.length > 1 ? asked.find((field) => field !== "name") : undefined;
  return {
    label: "Write your own",
    questions: asked.map((field) => ({
      ...businessQuestions[field],
      start: meta.business[field],
      ...(field === firstToLeave && { hint: "A field that you leave empty is taken out." }),
      problemOf: (answer) => {
        if (asked.length === 1 && answer.trim() && !isOwn(answer, samples)) return STILL_SAMPLE;
        const mayStay = answer.trim() === meta.business[field] || (answer.trim() === "" && field !== "name");
        return asked.length > 1 && mayStay ? undefined : businessQuestions[field].problemOf(answer);
      },
    })),
    apply: (site, answers) => {
      // The site may have changed while the questions were open.
      const written = asked.flatMap((field, index) => {
        const answer = answers[index]?.trim() ?? "";
        return answer === meta.business[field] ? [] : [[field, answer]];
      });
      return changeMeta(site, { business: Object.fromEntries(written) });
    },
  };
}

const STILL_SAMPLE = "This is the sample. Write your own.";

/** Only if visitors can still reach the business. A name is never taken out. */
function removeBusiness(fields: readonly BusinessFact[], { meta }: SiteDocument): Fix | undefined {
  const { phone, email, street } = meta.business;
  const left = Object.entries({ phone, email, street }).some(
    ([field, text]) => text.trim() && !fields.includes(field as BusinessFact),
  );
  if (!left || fields.includes("name")) return undefined;
  return {
    label: fields.length === 1 ? "Take it out" : "Take them out",
    apply: (site) => changeMeta(site, { business: Object.fromEntries(fields.map((field) => [field, ""])) }),
  };
}

function blockSamples({ samples }: Checked, shown: ShownPage): Finding[] {
  return shown.blocks.flatMap((block): Finding[] => {
    const facts = factsOf(block, samples);
    const marked = valuesOf(block).filter((value) => textsOf(value).some(isMarkedSample));
    const [first] = marked;
    const path = facts ? [facts.field] : first?.path;
    if (!path) return [];
    const sample = first ? (textsOf(first).find(isMarkedSample) ?? "") : "";
    return [
      {
        id: `sample ${shown.page.id} ${block.id}`,
        rule: "sample",
        words: `${blocks[block.kind].label}: ${facts ? countOf(facts) : `${quoted(sample)} is a sample`}.`,
        place: placeOf(shown, block, path),
        ...(!block.isLocked && fixesOf(facts, marked, block, shown)),
      },
    ];
  });
}

function countOf({ samples, count, what }: Facts) {
  if (samples === count) return `all ${what} are samples`;
  return samples === 1 ? `one of the ${what} is a sample` : `${samples} of the ${what} are samples`;
}

/** The owner writes better ones, or takes them out. */
function fixesOf(
  facts: Facts | undefined,
  marked: readonly FieldValue[],
  block: Block,
  shown: ShownPage,
): Pick<Finding, "fix" | "otherFix"> {
  const place = placeIn(shown, block);
  const write = writeSamples(facts, marked, block, place);
  const remove = facts ? removeFacts(facts, block, place) : removeMarked(marked, block, place);
  return write ? { fix: write, otherFix: remove } : { fix: remove };
}

const hideFix = (place: BlockPlace): Fix => ({
  label: "Hide the block",
  apply: (site) => setLook(site, place, { isHidden: true }),
});

/** A hero is never hidden: every page begins with one. */
function removeFacts({ samples, count, own, field }: Facts, block: Block, place: BlockPlace): Fix {
  if (samples === count && block.kind !== "hero") return hideFix(place);
  return { label: "Remove the samples", apply: (site) => writeField(site, place, [field], own) };
}

/** Takes out the entries that are marked as samples, and texts of the block itself. Its title stays. */
function removeMarked(marked: readonly FieldValue[], block: Block, place: BlockPlace): Fix | undefined {
  const [first] = marked;
  if (!first) return undefined;
  const [name = ""] = first.path;
  const value = (block.data as Record<string, unknown>)[name];
  if (first.path.length === 1) {
    if (name === "title" || first.field.kind === "link") return undefined;
    const rest = Array.isArray(value) ? value.filter((text) => !isMarkedSample(String(text))) : "";
    return { label: "Take it out", apply: (site) => writeField(site, place, [name], rest) };
  }
  const taken = new Set(marked.filter(({ path }) => path[0] === name).map(({ path }) => path[1]));
  const own = Array.isArray(value) ? value.filter((_, index) => !taken.has(index)) : [];
  if (own.length === 0 && block.kind !== "hero") return hideFix(place);
  return { label: "Remove the samples", apply: (site) => writeField(site, place, [name], own) };
}
